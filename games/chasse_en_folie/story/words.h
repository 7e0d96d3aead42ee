// What the cards of Chasse en folie are called.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "games/chasse_en_folie/rules/rules.h"
#include "story/words.h"

namespace hallali::chasse_en_folie {

inline const std::array<cli::Noun, kKinds> kNouns{{
    {{"carotte", "carrot"}, {"carottes", "carrots"}, cli::Ink::red, true},
    {{"chasse interdite", "closed season"}, {"chasses interdites", "closed seasons"}, cli::Ink::magenta, true},
    {{"lapin", "rabbit"}, {"lapins", "rabbits"}, cli::Ink::yellow},
    {{"loup", "wolf"}, {"loups", "wolves"}, cli::Ink::blue},
    {{"chasseur", "hunter"}, {"chasseurs", "hunters"}, cli::Ink::green},
}};

inline const cli::Noun& noun(Card card) { return kNouns[static_cast<std::size_t>(card)]; }

// "le lapin facile", "the easy rabbit"
inline cli::Noun easy_noun(Card card) {
  const cli::Noun& plain = noun(card);
  return {{plain.one.fr + " facile", "easy " + plain.one.en},
          {plain.many.fr + " faciles", "easy " + plain.many.en},
          plain.ink,
          plain.feminine};
}

}  // namespace hallali::chasse_en_folie
