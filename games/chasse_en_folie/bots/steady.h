// The steady player of this game (docs/bots.md).
#pragma once

#include "bots/bot.h"
#include "games/chasse_en_folie/rules/rules.h"

namespace hallali::chasse_en_folie {

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);

}  // namespace hallali::chasse_en_folie
