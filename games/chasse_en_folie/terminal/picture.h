// The table of this game in a terminal; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "games/chasse_en_folie/rules/rules.h"
#include "story/teller.h"

namespace hallali::chasse_en_folie {

std::string picture(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);

}  // namespace hallali::chasse_en_folie
