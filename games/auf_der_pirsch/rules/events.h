// What happens in a round of Auf der Pirsch.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "games/auf_der_pirsch/rules/cards.h"
#include "kit/seat.h"

namespace hallali::auf_der_pirsch {

struct RoundBegan {
  static constexpr std::string_view kind = "round-began";
  std::uint8_t round = 0;  // from 1
  Suit trump{};
  Seat leader{};
  bool operator==(const RoundBegan&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round, trump, leader))

// The last card of the trick suit, laid open before its owner instead of being played (6.1).
struct CardRefused {
  static constexpr std::string_view kind = "card-refused";
  Seat seat{};
  Card card{};
  bool operator==(const CardRefused&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardRefused, (), (seat, card))

struct Played {
  static constexpr std::string_view kind = "played";
  Seat seat{};
  Card card{};
  bool counts = true;  // false for a player at quota
  bool operator==(const Played&) const = default;
};
BOOST_DESCRIBE_STRUCT(Played, (), (seat, card, counts))

// The best card of the trick is this player's.
struct TrickWon {
  static constexpr std::string_view kind = "trick-won";
  Seat seat{};
  Card card{};
  bool operator==(const TrickWon&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrickWon, (), (seat, card))

struct TrickOffered {
  static constexpr std::string_view kind = "trick-offered";
  Seat seat{};
  Seat to{};
  bool operator==(const TrickOffered&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrickOffered, (), (seat, to))

// An offered trick was declined: `out` goes into it, `in` comes to the hand.
struct TrickDeclined {
  static constexpr std::string_view kind = "trick-declined";
  Seat seat{};
  Card out{};
  Card in{};
  bool operator==(const TrickDeclined&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrickDeclined, (), (seat, out, in))

// A refused card goes back to the hand because another card of its suit came in (AP-27).
struct RefusedCardBack {
  static constexpr std::string_view kind = "refused-card-back";
  Seat seat{};
  Card card{};
  bool operator==(const RefusedCardBack&) const = default;
};
BOOST_DESCRIBE_STRUCT(RefusedCardBack, (), (seat, card))

// The trick ends up with this player, who leads next.
struct TrickTaken {
  static constexpr std::string_view kind = "trick-taken";
  Seat seat{};
  std::uint8_t tricks = 0;  // that this player has now
  bool operator==(const TrickTaken&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrickTaken, (), (seat, tricks))

// Rounds 1 to 3: tracks times kinds. Round 4: kinds is 0 and the points are those of the animals.
struct RoundScored {
  static constexpr std::string_view kind = "round-scored";
  std::uint8_t round = 0;  // from 1
  Seat seat{};
  std::uint8_t tracks = 0;
  std::uint8_t kinds = 0;
  std::int16_t points = 0;
  std::int16_t total = 0;
  bool operator==(const RoundScored&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoundScored, (), (round, seat, tracks, kinds, points, total))

struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  SeatSet winners;
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winners))

using Event = std::variant<RoundBegan, CardRefused, Played, TrickWon, TrickOffered, TrickDeclined, RefusedCardBack,
                           TrickTaken, RoundScored, GameEnded>;

}  // namespace hallali::auf_der_pirsch
