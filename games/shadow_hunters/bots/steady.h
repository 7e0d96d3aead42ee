// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);

}  // namespace hallali::shadow_hunters
