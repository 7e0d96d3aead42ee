// Where a card lies: before whom, and at which place in their row. A card keeps its place until it is chased, because
// people remember places.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "kit/bit_set.h"
#include "kit/seat.h"

namespace hallali::chasse_cercueils {

// With two players, one of them may have drawn the whole pile as penalties.
inline constexpr int kMostPlaces = 40;

enum class Place : std::uint8_t {};
using PlaceSet = BitSet<Place>;

std::string notation(Place place);  // from 1
bool parse_notation(std::string_view text, Place& place);

struct Spot {
  Seat owner{};
  Place place{};

  auto operator<=>(const Spot&) const = default;
};
std::string notation(Spot spot);  // 2.3: the third card of seat 2
bool parse_notation(std::string_view text, Spot& spot);

}  // namespace hallali::chasse_cercueils
