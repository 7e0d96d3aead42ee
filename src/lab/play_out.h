// One game from deal to end among bots. This loop is what `simulate` and `bench` measure, so nothing in it allocates
// and a random bot is not even asked to look at the table.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "kit/rules.h"

namespace hallali {

// Stream 0 of a game's seed is its chance; its bots think with stream 1.
inline constexpr std::uint64_t kThoughts = 1;

// Who is first in a race, drawn from how quick the bots are: the seat, or nobody.
template <Races G>
std::optional<Seat> first_of(const typename G::State& state, std::span<const Bot> bots, Random& thoughts) {
  std::optional<Seat> first;
  int best = 0;
  std::uint32_t ties = 0;
  for (Seat seat : awaited(state) | allowed(state)) {
    const Bot bot = bots[slot(seat)];
    const Reflex time = bot == Bot::random ? random_reflex(thoughts) : reflex_of(bot, know(state, seat), thoughts);
    if (!time || (first && *time > best)) continue;
    ties = first && *time == best ? ties + 1 : 1;
    if (ties > 1 && thoughts.below(ties) != 0) continue;
    first = seat;
    best = *time;
  }
  return first;
}

template <Rules G, class OnMove>
typename G::State play_out(const typename G::Options& options, const Seed& seed, std::span<const Bot> bots,
                           OnMove on_move) {
  Random chance(seed);
  Random thoughts(seed, kThoughts);
  typename G::State state = deal(options, chance);
  Silent silent;
  for (SeatSet waiting = awaited(state); !waiting.empty(); waiting = awaited(state)) {
    if constexpr (Races<G>) {
      if (racing(state)) {
        const std::optional<Seat> first = first_of<G>(state, bots, thoughts);
        const Seat seat = first.value_or(waiting.first());
        const auto moves = legal(state, seat);
        const typename G::Move move = first ? moves.back() : moves.front();
        on_move(seat, move);
        apply(state, seat, move, chance, silent);
        continue;
      }
    }
    const Seat seat = waiting.first();
    const auto moves = legal(state, seat);
    const Bot bot = bots[slot(seat)];
    const typename G::Move move =
        bot == Bot::random ? random_move(moves, thoughts) : choose(bot, know(state, seat), moves, thoughts, kNoHurry);
    on_move(seat, move);
    apply(state, seat, move, chance, silent);
  }
  return state;
}

}  // namespace hallali
