// What must hold in every position of Goupil, and where secrets are, written without the rules' own help: the
// conformance suite holds the rules and the gate against it.
#pragma once

#include <string>

#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  const int players = table.options.players;
  if (index(table.fox) >= players) return "the fox sits at no seat";
  if (table.closed && !table.options.alarm) return "a place is closed without an alarm";
  int scored = 0;
  for (int i = 0; i < kMaxPlayers; ++i) {
    const bool chosen = table.chosen.contains(seat_at(i));
    if (chosen != state.choice[i].has_value()) return "a choice of somebody who has none";
    if (chosen && state.choice[i] == table.closed) return "somebody goes to a closed place";
    if (table.points[i].size() != (i < players ? table.round : 0U)) return "a round was not counted";
    for (std::int16_t points : table.points[i]) scored += points > 0 ? 1 : 0;
  }
  if (table.chosen.size() == players) return "everybody has chosen and nothing is revealed";
  return scored < table.round ? "a round in which nobody scored" : "";
}

// Somebody else has chosen, and two places at least are always open.
inline bool something_is_hidden(const State& state, Seat viewer) {
  return !state.table.chosen.without(viewer).empty();
}

}  // namespace hallali::sixth_game
