#include "games/chasse_en_folie/rules/facts.h"

#include "kit/facts.h"

namespace hallali::chasse_en_folie {

Facts Game::facts() {
  const auto fact_of = [](Card card) {
    return CardFact{kFullHand.count(card), taken_by(card), prey_points(card), hand_points(card)};
  };
  return {for_each_of<Card>(fact_of), kLodgePoints, kDays};
}

}  // namespace hallali::chasse_en_folie
