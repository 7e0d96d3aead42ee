// What is printed on the cards, for whoever draws them.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

struct SuitFact {
  int worth = 0;  // of a card in the last round
};
BOOST_DESCRIBE_STRUCT(SuitFact, (), (worth))

// Which cards are played with.
struct DeckFact {
  int players = 0;
  std::vector<int> values;  // in each suit
};
BOOST_DESCRIBE_STRUCT(DeckFact, (), (players, values))

struct Facts {
  int rounds = 0;
  int tricks = 0;
  std::map<Suit, SuitFact> suits;
  std::array<int, kValues + 1> tracks{};  // on a card, by its value
  std::vector<DeckFact> decks;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (rounds, tricks, suits, tracks, decks))

}  // namespace hallali::auf_der_pirsch
