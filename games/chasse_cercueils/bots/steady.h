// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);
Reflex steady_reflex(const Knowledge& knowledge, Random& random);

}  // namespace hallali::chasse_cercueils
