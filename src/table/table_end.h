// A table has an end: so many entries, which is some hundred evenings. Whoever sits there is told in good time.
#pragma once

#include <cstdint>
#include <optional>

#include "table/entries.h"

namespace hallali {

inline constexpr std::int64_t kMostEntries = 100'000;
inline constexpr std::int64_t kForTheLastGame = 5000;  // kept for the moves of a game that has begun
inline constexpr std::int64_t kForMoves = 2000;        // and of these for nothing but moves

// BadInput, kindly, if the table has no space for this entry any more.
void must_fit(const entry::Any& what, std::int64_t entries);

// What the table itself says to everybody when it has so many entries.
std::optional<entry::Said> last_words(std::int64_t entries);

}  // namespace hallali
