// The table of this game in a terminal; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "story/teller.h"
#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

std::string picture(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);

}  // namespace hallali::sixth_game
