// What the things of Chasse-cercueils are called. A card has a letter for its colour and a sign for its symbol, so
// that it reads without colour: J☾ is the yellow (jaune) moon, V^v^ the purple (violet) bat.
#pragma once

#include <string>

#include "games/chasse_cercueils/rules/rules.h"
#include "story/words.h"

namespace hallali::chasse_cercueils {

const cli::Noun& noun(Card card);                             // lune jaune, yellow moon
std::string sign(Card card, const cli::Teller& teller);       // J☾
std::string dice_text(Dice dice, const cli::Teller& teller);  // lune jaune (J☾)
Phrase call_name(Symbol symbol);                              // what an exclamation mark with this symbol is

// "votre carte 3", "le cercueil 2 d'Ada": by the number of its place.
std::string card_of(Spot spot, const cli::Teller& teller);
std::string vampire_of(Spot spot, const cli::Teller& teller);
std::string coffin_of(Spot spot, const cli::Teller& teller);

inline int number(Place place) { return static_cast<int>(place) + 1; }
inline bool seated(const View& view) { return index(view.viewer) < view.options.players; }
inline const CardView& card_at(const View& view, Spot spot) {
  return view.hands[slot(spot.owner)].cards[static_cast<std::size_t>(spot.place)];
}

}  // namespace hallali::chasse_cercueils
