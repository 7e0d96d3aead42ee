// The streams of a game's seed. They are part of the record format: whoever holds the seed can draw all of them
// again.
#pragma once

#include <cstdint>

#include "kit/random.h"

namespace hallali {

enum class Stream : std::uint64_t {
  chance = 0,    // of the game itself: what the rules draw
  thoughts = 1,  // of the bots, in a game among bots on one machine
  draws = 2,  // of the table, where the rules have nothing to say: two hands at the same moment, a player out of time
};

inline Random stream_of(const Seed& seed, Stream stream) { return Random(seed, static_cast<std::uint64_t>(stream)); }

// The table's draws have a stream of their own for every move, so that how often it draws for one does not change
// what it draws for the next.
inline Random draws_for(const Seed& seed, std::size_t moves_made) {
  return stream_of(derive_seed(seed, moves_made), Stream::draws);
}

}  // namespace hallali
