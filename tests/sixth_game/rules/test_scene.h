// Rounds of Goupil in a few letters, for the tests: B brook, W wood, F farm, one letter a seat.
#pragma once

#include <string_view>
#include <vector>

#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

inline constexpr Seat kAda = seat_at(0);
inline constexpr Seat kBruno = seat_at(1);
inline constexpr Seat kCleo = seat_at(2);

inline Place place_of(char letter) { return kPlaces.at(std::string_view("BWF").find(letter)); }

// A game that has just been dealt; Ada is the first fox.
inline State new_game(int players, bool alarm = false) {
  State state;
  state.table.options = {static_cast<std::uint8_t>(players), alarm};
  return state;
}

// Everybody goes where the letters say; what a spectator is told.
inline std::vector<Event> play(State& state, std::string_view places) {
  Random random{Seed{}};
  EventLog<Event> log;
  for (std::size_t i = 0; i < places.size(); ++i) {
    apply(state, seat_at(static_cast<int>(i)), {place_of(places[i])}, random, log);
  }
  return log.seen_by(Seat::spectator);
}

inline std::vector<int> totals(const State& state) {
  std::vector<int> all;
  for (int i = 0; i < state.table.options.players; ++i) all.push_back(total(state.table.points[i]));
  return all;
}

}  // namespace hallali::sixth_game
