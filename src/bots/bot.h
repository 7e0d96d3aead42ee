// Honest bots. A bot is handed what its seat knows, the moves it may make, a random stream of its own and a deadline,
// and nothing else: it cannot cheat because it has nothing to cheat with.
//
// A game declares its own in bots/steady.h, in its namespace, where the templates below find them:
//
//   Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline);
//   Reflex steady_reflex(const Knowledge& knowledge, Random& random);      only of a game with races
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "kit/notation.h"
#include "kit/phrase.h"
#include "kit/random.h"

namespace hallali {

enum class Bot : std::uint8_t {
  random,  // any legal move, all equally likely
  steady,  // a sensible player who looks at the table and does not search
};
BOOST_DESCRIBE_ENUM(Bot, random, steady)

// When an answer is due. The bots of today are far quicker than any deadline; a search will need it.
using Deadline = std::chrono::steady_clock::time_point;
inline constexpr Deadline kNoHurry = Deadline::max();

// In a race: how many milliseconds after the start the hand comes down, if it does.
using Reflex = std::optional<int>;

template <class MoveList>
auto random_move(const MoveList& legal, Random& random) {
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

// `legal` must not be empty.
template <class Knowledge, class MoveList>
auto choose(Bot bot, const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline deadline) {
  if (legal.size() == 1) return legal.front();
  return bot == Bot::random ? random_move(legal, random) : steady_move(knowledge, legal, random, deadline);
}

// No bot is quicker than people are.
inline constexpr int kQuickestBot = 200;

inline Reflex random_reflex(Random& random) {
  if (random.below(2) == 0) return {};
  return kQuickestBot + static_cast<int>(random.below(2000));
}

// In a race, for a seat that may move.
template <class Knowledge>
Reflex reflex_of(Bot bot, const Knowledge& knowledge, Random& random) {
  return bot == Bot::random ? random_reflex(random) : steady_reflex(knowledge, random);
}

// BadInput naming the bots there are.
Bot bot_named(std::string_view name);

}  // namespace hallali
