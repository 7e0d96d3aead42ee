// The two sides of a steady hunt: each has its own way to think (docs/bots.md).
#pragma once

#include <array>

#include "bots/best_of.h"
#include "bots/bot.h"
#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

Move steady_hunter(const Knowledge& knowledge, const MoveList& legal, Random& random);
Move steady_max(const Knowledge& knowledge, const MoveList& legal, Random& random);

// How likely each room is Max's, to somebody who knows only what everybody knows and takes him to choose at random.
using Belief = std::array<double, kMostRooms>;
Belief belief_of(const Public& table);

constexpr std::size_t at(Room room) { return static_cast<std::size_t>(room); }

}  // namespace hallali::gespensterjagd
