// What is printed on the cards, for whoever draws them.
#pragma once

#include <map>
#include <optional>

#include "games/chasse_en_folie/rules/rules.h"

namespace hallali::chasse_en_folie {

struct CardFact {
  int copies = 0;             // in a hand
  std::optional<Card> takes;  // whom it eats, or arrests
  int prey_points = 0;
  int hand_points = 0;
};
BOOST_DESCRIBE_STRUCT(CardFact, (), (copies, takes, prey_points, hand_points))

struct Facts {
  std::map<Card, CardFact> cards;
  int lodge_points = 0;  // of a lodge that is turned to its 4
  int days = 0;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (cards, lodge_points, days))

}  // namespace hallali::chasse_en_folie
