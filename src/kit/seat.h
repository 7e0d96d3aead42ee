// Seats around a table, numbered clockwise. Inside the program they count from 0, everywhere else (records,
// JSON, the screen) from 1: `notation` is the only place that adds the one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "kit/bit_set.h"

namespace hallali {

// `table` moves when a clock runs out; `spectator` only ever watches.
enum class Seat : std::uint8_t { table = 14, spectator = 15 };

inline constexpr int kMaxSeats = 8;

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr int index(Seat seat) { return static_cast<int>(seat); }
// Where a seat's entry is in a list of everybody's.
constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat); }

// The left neighbour: the next seat clockwise.
constexpr Seat next(Seat from, int players) { return seat_at(index(from) + 1 == players ? 0 : index(from) + 1); }

// The right neighbour.
constexpr Seat previous(Seat from, int players) { return seat_at(index(from) == 0 ? players - 1 : index(from) - 1); }

using SeatSet = BitSet<Seat, std::uint16_t>;

constexpr SeatSet seats_up_to(int players) {
  return SeatSet::from_bits(static_cast<std::uint16_t>((1U << players) - 1));
}

// Everybody who may watch a table: all seats and the spectators.
inline constexpr SeatSet kEverybody = SeatSet::from_bits((1U << kMaxSeats) - 1).with(Seat::spectator);

std::string notation(Seat seat);
bool parse_notation(std::string_view text, Seat& seat);

}  // namespace hallali
