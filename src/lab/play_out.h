// One game from deal to end among bots. This loop is what `simulate` and `bench` measure, so nothing in it allocates
// and a random bot is not even asked to look at the table.
#pragma once

#include <span>

#include "bots/bot.h"
#include "kit/rules.h"

namespace hallali {

// Stream 0 of a game's seed is its chance; its bots think with stream 1.
inline constexpr std::uint64_t kThoughts = 1;

template <Rules G, class OnMove>
typename G::State play_out(const typename G::Options& options, const Seed& seed, std::span<const Bot> bots,
                           OnMove on_move) {
  Random chance(seed);
  Random thoughts(seed, kThoughts);
  typename G::State state = deal(options, chance);
  Silent silent;
  for (SeatSet waiting = awaited(state); !waiting.empty(); waiting = awaited(state)) {
    const Seat seat = waiting.first();
    const auto moves = legal(state, seat);
    const Bot bot = bots[static_cast<std::size_t>(index(seat))];
    const typename G::Move move =
        bot == Bot::random ? random_move(moves, thoughts) : choose(bot, know(state, seat), moves, thoughts, kNoHurry);
    on_move(seat, move);
    apply(state, seat, move, chance, silent);
  }
  return state;
}

}  // namespace hallali
