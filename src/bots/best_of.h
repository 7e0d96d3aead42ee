// The move somebody likes best who can say what each is worth.
#pragma once

namespace hallali {

// The first of the best. There must be a move.
template <class Moves, class Value>
auto best_of(const Moves& legal, Value value) {
  auto best = legal.front();
  double most = value(best);
  for (const auto& move : legal) {
    const double here = value(move);
    if (here > most) most = here, best = move;
  }
  return best;
}

}  // namespace hallali
