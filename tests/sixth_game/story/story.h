// What is said about this game; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "story/teller.h"
#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

std::string welcome(const cli::Teller& teller, const Options& options);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
// That somebody has chosen is no news; where they go is told when all places are revealed.
inline bool told_elsewhere(const Event& event) { return std::holds_alternative<Chosen>(event); }
std::string help(const View& view, const cli::Teller& teller);

}  // namespace hallali::sixth_game
