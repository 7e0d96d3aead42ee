// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);

}  // namespace hallali::gespensterjagd
