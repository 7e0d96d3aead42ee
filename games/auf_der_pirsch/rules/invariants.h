// What must hold in every position of Auf der Pirsch, and where secrets are, written without the rules' own help.
#pragma once

#include <string>

#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  const int players = table.options.players;
  CardSet all = cards_of(table.trick);
  int count = static_cast<int>(table.trick.size());
  int tricks = 0;
  int missing = 0;
  for (int i = 0; i < players; ++i) {
    const CardSet hand = state.hands[i];
    all |= hand | table.won[i];
    count += hand.size() + table.won[i].size();
    tricks += table.tricks[i];
    missing += 12 / players - table.tricks[i];
    if (table.won[i].size() != table.tricks[i] * players) return "a trick is not as large as the table";
    if (!hand.contains(table.known[i])) return "a known card is not in the hand";
    if (table.refused[i] && !table.known[i].contains(*table.refused[i])) return "a refused card is not in sight";
    for (Suit suit : table.lacks[i]) {
      if (hand.intersects(cards_in(suit) - table.known[i])) return "a hand holds what it lacks";
    }
    if (table.phase != Phase::over && hand.size() != hand_size(table, seat_at(i))) return "a hand of the wrong size";
    if (table.round < 3 && table.tricks[i] > 12 / players) return "more tricks than the quota";
    if (table.round > 0 && table.known[i] != hand) return "a hand of a later round is not known";
  }
  if (all != deck_for(players) || count != all.size()) return "cards were lost or made";
  if (tricks != table.tricks_done) return "tricks were lost or made";
  if (table.round < 3 && table.phase == Phase::play && missing != 12 - tricks) return "quotas do not fill the round";
  return {};
}

// Two hidden cards of two other hands could be swapped without anybody noticing.
inline bool something_is_hidden(const State& state, Seat viewer) {
  const Public& table = state.table;
  const auto could_hold = [&](int i, Card card) { return !table.lacks[i].contains(suit_of(card)); };
  for (int i = 0; i < table.options.players; ++i) {
    for (int j = i + 1; j < table.options.players; ++j) {
      if (seat_at(i) == viewer || seat_at(j) == viewer) continue;
      for (Card a : state.hands[i] - table.known[i]) {
        for (Card b : state.hands[j] - table.known[j]) {
          if (could_hold(i, b) && could_hold(j, a)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace hallali::auf_der_pirsch
