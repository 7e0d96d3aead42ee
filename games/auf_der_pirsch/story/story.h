// What is said about this game; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "games/auf_der_pirsch/rules/rules.h"
#include "story/teller.h"

namespace hallali::auf_der_pirsch {

std::string welcome(const cli::Teller& teller, const Options& options);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);

}  // namespace hallali::auf_der_pirsch
