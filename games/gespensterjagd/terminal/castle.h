// The castle as a drawing for the terminal.
#pragma once

#include <string>

#include "games/gespensterjagd/rules/rules.h"
#include "story/teller.h"

namespace hallali::gespensterjagd {

// 22 lines of at most 80 columns, without a line break at the end: rooms as boxes with their number, what is in them,
// and the hunters' ways as signs in the walls.
std::string castle_picture(const View& view, const cli::Teller& teller);

}  // namespace hallali::gespensterjagd
