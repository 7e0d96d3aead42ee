// For tests: games that stand before a window, where somebody is asked behind a closed hand.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/test_table.h"

namespace hallali {

// Who is asked behind a closed hand, and has a choice or nothing to decide.
inline SeatSet asked_with(const Match& match, ClosedHand hand) {
  SeatSet seats;
  for (Seat seat : match.awaited()) {
    if (match.closed_hand(seat) == hand) seats.insert(seat);
  }
  return seats;
}

inline std::string steady_move(const Match& match, Seat seat) {
  const Seed seed = derive_seed(seed_from_text("steady"), match.moves_made());
  return match.thought(Bot::steady, seat, seed)(kNoHurry);
}

// The entries of a game up to a moment that is wanted, among people who play like steady bots. Every answer is an
// entry of its own, as logs had it before there were windows.
inline std::vector<entry::Any> game_until(const Settings& settings,
                                          const std::function<bool(const Match& match)>& wanted) {
  for (int attempt = 0; attempt < 200; ++attempt) {
    TestTable it(settings);
    std::vector<entry::Any> entries{entry::Dealt{seed_from_text("window " + std::to_string(attempt))}};
    it.seat(settings.players).apply(entries.front());
    while (it.table.playing() && it.table.match()->moves_made() < 150) {
      const Match& match = *it.table.match();
      if (wanted(match)) return entries;
      const Seat seat = match.awaited().first();
      entries.emplace_back(entry::Moved{seat, steady_move(match, seat), Mover::player});
      it.apply(entries.back());
    }
  }
  ADD_FAILURE() << "no such moment was found";
  return {};
}

}  // namespace hallali
