// What is printed on the cards and the dice, for whoever draws them.
#pragma once

#include <map>
#include <vector>

#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

struct CardFact {
  bool yellow = false;  // else purple
  Symbol symbol{};
  int copies = 0;
};
BOOST_DESCRIBE_STRUCT(CardFact, (), (yellow, symbol, copies))

struct Facts {
  int hand = 0;  // places in a row at least
  int goal = 0;  // coffins to chase
  std::map<Card, CardFact> cards;
  std::vector<Colour> colour_die;  // its faces
  std::vector<Symbol> symbol_die;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (hand, goal, cards, colour_die, symbol_die))

}  // namespace hallali::chasse_cercueils
