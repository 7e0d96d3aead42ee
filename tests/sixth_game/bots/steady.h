// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);

}  // namespace hallali::sixth_game
