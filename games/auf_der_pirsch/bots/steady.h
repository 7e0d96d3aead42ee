// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);

}  // namespace hallali::auf_der_pirsch
