// From words of the command line to a game's own types.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "bots/bot.h"
#include "cli/commands.h"
#include "kit/options.h"

namespace hallali::cli {

// "key=value" each; the same key twice with two values is a contradiction.
OptionTexts parse_option_words(const std::vector<std::string>& words);

// One bot for all `seats`, or one for each.
std::vector<Bot> parse_bots(const std::vector<std::string>& names, int seats);

template <Rules G>
typename G::Options game_options(const GameChoice& choice) {
  return make_options<G>(choice.players.value_or(typename G::Options{}.players), parse_option_words(choice.options));
}

inline Seed game_seed(const GameChoice& choice) { return choice.seed ? seed_from_text(*choice.seed) : fresh_seed(); }

}  // namespace hallali::cli
