#include "games/chasse_cercueils/rules/facts.h"

#include "kit/facts.h"

namespace hallali::chasse_cercueils {

Facts Game::facts() {
  const auto fact_of = [](Card card) {
    return CardFact{is_yellow(card), symbol_of(card), kCopies[static_cast<std::size_t>(card)]};
  };
  return {kHand,
          kGoal,
          for_each_of<Card>(fact_of),
          {kColourDie.begin(), kColourDie.end()},
          {kSymbolDie.begin(), kSymbolDie.end()}};
}

}  // namespace hallali::chasse_cercueils
