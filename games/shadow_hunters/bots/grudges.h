// Whom a seat wants to see hurt, and how much: 1 for a sure enemy, negative for a friend. Each character has its own
// idea of it.
#pragma once

#include <array>

#include "games/shadow_hunters/bots/belief.h"

namespace hallali::shadow_hunters {

using Grudges = std::array<double, kMaxPlayers>;  // 0 for oneself and for the dead
Grudges grudges_of(const Knowledge& knowledge, const Suspicions& suspicions);

}  // namespace hallali::shadow_hunters
