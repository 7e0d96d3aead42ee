// What the places of Goupil are called.
#pragma once

#include <array>
#include <cstddef>

#include "story/words.h"
#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

struct PlaceWords {
  cli::Noun noun;
  Phrase there;    // au bois, in the wood
  Phrase towards;  // au bois, to the wood
};

inline const std::array<PlaceWords, kPlaces.size()> kPlaceWords{{
    {{{"ruisseau", "brook"}, {}, cli::Ink::cyan}, {"au ruisseau", "at the brook"}, {"au ruisseau", "to the brook"}},
    {{{"bois", "wood"}, {}, cli::Ink::green}, {"au bois", "in the wood"}, {"au bois", "to the wood"}},
    {{{"ferme", "farm"}, {}, cli::Ink::yellow, true}, {"à la ferme", "at the farm"}, {"à la ferme", "to the farm"}},
}};

inline const PlaceWords& words_of(Place place) { return kPlaceWords[static_cast<std::size_t>(place)]; }

}  // namespace hallali::sixth_game
