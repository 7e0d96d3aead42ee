// One game from deal to end among bots. `on_move(seat, move, hands)` is told of every move before it is made.
// This loop is what `simulate` and `bench` measure, so nothing in it allocates
// and a random bot is not even asked to look at the table.
#pragma once

#include <span>

#include "bots/bot.h"
#include "kit/rules.h"
#include "match/race.h"
#include "match/streams.h"

namespace hallali {

template <Rules G, class OnMove>
typename G::State play_out(const typename G::Options& options, const Seed& seed, std::span<const Bot> bots,
                           OnMove on_move) {
  Random chance = stream_of(seed, Stream::chance);
  Random thoughts = stream_of(seed, Stream::thoughts);
  typename G::State state = deal(options, chance);
  Silent silent;
  std::size_t made = 0;
  for (SeatSet waiting = awaited(state); !waiting.empty(); waiting = awaited(state), ++made) {
    if constexpr (Races<G>) {
      if (racing(state)) {
        const Hands hands = hands_of<G>(state, bots, thoughts, [&] { return draw_lots(draws_for(seed, made)); });
        const auto first = hands.empty() ? std::nullopt : std::optional(hands.front().seat);
        const auto [seat, move] = end_of_race<G>(state, first);
        on_move(seat, move, hands);
        if (hands.size() > 1) hands_down(state, seats_of(hands));
        apply(state, seat, move, chance, silent);
        continue;
      }
    }
    const Seat seat = waiting.first();
    const auto moves = legal(state, seat);
    const Bot bot = bots[slot(seat)];
    const typename G::Move move =
        bot == Bot::random ? random_move(moves, thoughts) : choose(bot, know(state, seat), moves, thoughts, kNoHurry);
    on_move(seat, move, Hands());
    apply(state, seat, move, chance, silent);
  }
  return state;
}

}  // namespace hallali
