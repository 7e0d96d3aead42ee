// Games of memory. Such a game says who has to remember by themselves what they have seen, and when it is gone. While
// the game is on, nothing from before the latest such event can be looked up: not in a story, on a screen, or in a
// message that is asked for again. When it is over, everything is told.
//
//   must_remember(state) -> SeatSet     the same seats throughout a game; spectators may be among them.
//   sweeps(event) -> bool               with this event, whatever lay open before is gone.
#pragma once

#include "kit/rules.h"

namespace hallali {

template <class G>
concept Forgets = Rules<G> && requires(const typename G::State& position, const typename G::Event& event) {
  { must_remember(position) } -> std::same_as<SeatSet>;
  { sweeps(event) } -> std::same_as<bool>;
};

}  // namespace hallali
