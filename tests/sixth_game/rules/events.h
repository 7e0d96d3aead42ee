// What happens in a round of Goupil, in the order in which it happens.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "kit/notation.h"
#include "kit/seat.h"

namespace hallali::sixth_game {

// In the order in which a table chooses for a player whose time has run out (GO-09).
enum class Place : std::uint8_t { brook, wood, farm };
BOOST_DESCRIBE_ENUM(Place, brook, wood, farm)

// Somebody has chosen; where they go, nobody else knows.
struct Chosen {
  static constexpr std::string_view kind = "chosen";
  Seat seat{};
  bool operator==(const Chosen&) const = default;
};
BOOST_DESCRIBE_STRUCT(Chosen, (), (seat))

struct Revealed {
  static constexpr std::string_view kind = "revealed";
  Seat seat{};
  Place place{};
  bool operator==(const Revealed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Revealed, (), (seat, place))

// Each of the hunters at the fox's place scores.
struct Caught {
  static constexpr std::string_view kind = "caught";
  Seat fox{};
  SeatSet hunters;
  Place place{};
  std::int16_t points = 0;
  bool operator==(const Caught&) const = default;
};
BOOST_DESCRIBE_STRUCT(Caught, (), (fox, hunters, place, points))

struct Escaped {
  static constexpr std::string_view kind = "escaped";
  Seat fox{};
  Place place{};
  std::int16_t points = 0;
  bool operator==(const Escaped&) const = default;
};
BOOST_DESCRIBE_STRUCT(Escaped, (), (fox, place, points))

struct RoundBegan {
  static constexpr std::string_view kind = "round-began";
  std::uint8_t round = 0;  // from 1
  Seat fox{};
  bool operator==(const RoundBegan&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round, fox))

struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  SeatSet winners;
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winners))

using Event = std::variant<Chosen, Revealed, Caught, Escaped, RoundBegan, GameEnded>;

}  // namespace hallali::sixth_game
