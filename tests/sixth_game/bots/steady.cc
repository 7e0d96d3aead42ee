// A steady player of Goupil cannot be outguessed: it mixes the places as a fox and a single hunter would who know
// each other's habits. Then a hunter is as well off at any place (6 x 2 = 4 x 3 = 3 x 4), and so is the fox (12/13 of
// 2 = 8/13 of 3 = 6/13 of 4).
#include "tests/sixth_game/bots/steady.h"

namespace hallali::sixth_game {
namespace {

using Weights = std::array<std::uint32_t, kPlaces.size()>;  // brook, wood, farm
constexpr Weights kFox{6, 4, 3};
constexpr Weights kHunter{1, 5, 7};

}  // namespace

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline) {
  const Weights& weights = knowledge.viewer == knowledge.table.fox ? kFox : kHunter;
  const auto weight = [&](Move move) { return weights[static_cast<std::size_t>(move.place)]; };
  std::uint32_t all = 0;
  for (Move move : legal) all += weight(move);
  std::uint32_t drawn = random.below(all);
  for (Move move : legal) {
    if (drawn < weight(move)) return move;
    drawn -= weight(move);
  }
  return legal.back();
}

}  // namespace hallali::sixth_game
