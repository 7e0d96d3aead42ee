#include "games/auf_der_pirsch/rules/facts.h"

#include "kit/facts.h"

namespace hallali::auf_der_pirsch {

Facts Game::facts() {
  Facts facts{kRounds, kTricks, for_each_of<Suit>([](Suit suit) { return SuitFact{worth(suit)}; }), {}, {}};
  for (int value = 1; value <= kValues; ++value) facts.tracks[static_cast<std::size_t>(value)] = tracks_on(value);
  for (int players = kAbout.min_players; players <= kAbout.max_players; ++players) {
    DeckFact deck{players, {}};
    for (Card card : deck_for(players) & cards_in(kAllSuits.front())) deck.values.push_back(value_of(card));
    facts.decks.push_back(std::move(deck));
  }
  return facts;
}

}  // namespace hallali::auf_der_pirsch
