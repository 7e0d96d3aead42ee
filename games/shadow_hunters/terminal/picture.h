// The table of this game in a terminal; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "games/shadow_hunters/rules/rules.h"
#include "story/teller.h"

namespace hallali::shadow_hunters {

std::string picture(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);

}  // namespace hallali::shadow_hunters
