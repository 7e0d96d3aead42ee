// What must hold in every position of Gespensterjagd, and where secrets are, written without the rules' own help.
#pragma once

#include <string>
#include <vector>

#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

inline bool joined(const Public& table, Room a, Room b) {
  const Plan& plan = plan_of(table.board);
  const int from = number_of(a);
  const int to = number_of(b);
  const auto pair = [&](const std::array<int, 2>& ends) {
    return (ends[0] == from && ends[1] == to) || (ends[1] == from && ends[0] == to);
  };
  for (const auto& wall : plan.walls) {
    if (pair(wall)) return true;
  }
  return pair(plan.passage) || (table.options.chimney && pair(plan.chimney));
}

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  if (table.traces.size() != state.path.size()) return "a card without a trace";
  if (table.placed > figures_of(table.options.players)) return "too many figures";
  if (table.phase >= Phase::choose_frame && table.trail.empty()) return "nobody has ever seen Max";
  if (!table.frames.empty() && !table.in_play.contains(table.frames)) return "a frame from the box";
  if (table.phase < Phase::choose_frame || table.trail.empty()) return {};
  // The whole way of Max, shown and hidden, step by step.
  std::vector<Step> way(table.trail.begin(), table.trail.end());
  for (std::size_t i = 0; i < state.path.size(); ++i) {
    const bool stays = state.path[i] == way.back().room;
    way.push_back({state.path[i], table.traces[i].cheat ? StepKind::cheat
                                  : stays               ? StepKind::pause
                                                        : StepKind::move});
  }
  int pauses = 0;
  int cheats = 0;
  std::vector<bool> visited(64);
  for (std::size_t i = 0; i < way.size(); ++i) {
    const bool old = visited[static_cast<std::size_t>(way[i].room)];
    visited[static_cast<std::size_t>(way[i].room)] = true;
    if (way[i].kind == StepKind::start) continue;
    const bool stays = way[i].room == way[i - 1].room;
    pauses += way[i].kind == StepKind::pause ? 1 : 0;
    cheats += way[i].kind == StepKind::cheat ? 1 : 0;
    if (way[i].kind == StepKind::pause ? !stays : !joined(table, way[i - 1].room, way[i].room)) {
      return "Max has jumped";
    }
    if (way[i].kind == StepKind::move && old) return "Max has been here before";
    if (way[i].kind == StepKind::cheat && !old) return "Max has cheated without need";
  }
  if (pauses > (table.options.one_pause ? 1 : 2)) return "too many pauses";
  if (cheats + table.cheats != (table.options.one_cheat ? 1 : 2)) return "x2 cards were lost or made";
  const int acted = table.phase == Phase::hunter_turn || (table.phase == Phase::max_turn && table.acted) ? 1 : 0;
  if (!table.end && static_cast<int>(way.size()) != 1 + table.round + acted) return "not one card a round";
  bool caught = false;
  for (int i = 0; i < table.placed; ++i) caught |= table.figures[static_cast<std::size_t>(i)] == way.back().room;
  if (caught != (table.end == Reason::caught)) return "a hunter in Max's room ends the game, and nothing else does";
  for (std::size_t i = 0; i < state.path.size(); ++i) {
    if (!table.traces[i].unsearched.contains(state.path[i])) return "a searched room";
  }
  return {};
}

// Somebody other than Max cannot tell his last step from another one: he could have gone to a different room, or
// stayed, and everything seen since would be the same.
inline bool something_is_hidden(const State& state, Seat viewer) {
  const Public& table = state.table;
  if (viewer == table.max || state.path.empty()) return false;
  const std::size_t last = state.path.size() - 1;
  const Trace& trace = table.traces[last];
  State other = state;
  for (Room room : castle_of(table.board).all() & trace.entered & trace.unsearched) {
    other.path[last] = room;
    if (room == state.path[last] || !broken_invariant(other).empty()) continue;
    // At his turn it is known that he can do something; a room where he could not is no alternative.
    if (table.phase == Phase::max_turn && !table.acted && legal(other, table.max).empty()) continue;
    return true;
  }
  return false;
}

}  // namespace hallali::gespensterjagd
