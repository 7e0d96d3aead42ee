// Six areas in three pairs around a triangle. Slots are numbered 0 to 5 around the ring; 2k and 2k+1 are a pair.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "kit/bit_set.h"
#include "kit/notation.h"

namespace hallali::shadow_hunters {

enum class Area : std::uint8_t { hermits_cabin, underworld_gate, church, cemetery, weird_woods, erstwhile_altar };
BOOST_DESCRIBE_ENUM(Area, hermits_cabin, underworld_gate, church, cemetery, weird_woods, erstwhile_altar)

inline constexpr int kAreas = 6;
using AreaSet = BitSet<Area, std::uint8_t>;
inline constexpr AreaSet kAllAreas = AreaSet::from_bits((1U << kAreas) - 1);

// The area with that number; none for 7, which is a free choice.
constexpr std::optional<Area> area_rolled(int total) {
  switch (total) {
    case 2:
    case 3:
      return Area::hermits_cabin;
    case 4:
    case 5:
      return Area::underworld_gate;
    case 6:
      return Area::church;
    case 8:
      return Area::cemetery;
    case 9:
      return Area::weird_woods;
    case 10:
      return Area::erstwhile_altar;
    default:
      return {};
  }
}

using Ring = std::array<Area, kAreas>;  // the area in each slot

constexpr int slot_of(const Ring& ring, Area area) {
  int slot = 0;
  while (ring[static_cast<std::size_t>(slot)] != area) ++slot;
  return slot;
}

// The area itself and its mate: who stands there can be attacked from it.
constexpr AreaSet pair_of(const Ring& ring, Area area) {
  AreaSet found;
  for (std::size_t slot = 0; slot < ring.size(); slot += 2) {
    const AreaSet pair{ring[slot], ring[slot + 1]};
    found = pair.contains(area) ? pair : found;  // no early end: nobody can predict where it would be
  }
  return found;
}

// The mate and the nearest area of one neighbouring pair (Q6).
constexpr AreaSet beside(const Ring& ring, Area area) {
  const int slot = slot_of(ring, area);
  return {ring[static_cast<std::size_t>((slot + 1) % kAreas)], ring[static_cast<std::size_t>((slot + 5) % kAreas)]};
}

}  // namespace hallali::shadow_hunters
