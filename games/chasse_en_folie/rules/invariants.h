// What must hold in every position of Chasse en folie, and where secrets are, written without the rules' own help.
#pragma once

#include <string>

#include "games/chasse_en_folie/rules/rules.h"

namespace hallali::chasse_en_folie {

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  if (table.day == kDays) return {};
  Pile all;
  for (int i = 0; i < table.options.players; ++i) {
    const Lodge& lodge = table.lodges[i];
    for (Card card : lodge.hand) all.insert(card);
    for (Card card : lodge.prey) all.insert(card);
    if (lodge.easy) all.insert(*lodge.easy);
    if (lodge.hunter_home) all.insert(Card::hunter);
    if (lodge.hand.empty()) return "the day goes on with an empty hand";
    if (table.chosen.contains(seat_at(i)) != state.choice[i].has_value()) return "a choice of somebody who has none";
    if (lodge.easy == Card::hunter) return "a hunter is easy prey";
    if (table.chosen.contains(seat_at(i)) && !lodge.hand.contains(*state.choice[i]))
      return "a chosen card not in hand";
  }
  const int players = table.options.players;
  const bool whole = all.count(Card::carrot) == 3 * players && all.count(Card::rabbit) == 3 * players &&
                     all.count(Card::wolf) == 2 * players && all.count(Card::hunter) == players &&
                     all.count(Card::closed_season) == players;
  return whole ? "" : "cards were lost or made";
}

// Somebody else has chosen, and could have chosen otherwise.
inline bool something_is_hidden(const State& state, Seat viewer) {
  for (Seat seat : state.table.chosen) {
    const Pile hand = state.table.lodges[index(seat)].hand;
    if (seat != viewer && hand.count(*hand.begin()) < hand.size()) return true;
  }
  return false;
}

}  // namespace hallali::chasse_en_folie
