// What happens around the garlic. No event names the face of a card at the moment it goes face down: whoever wants to
// know it later has to remember it (CC-24).
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "games/chasse_cercueils/rules/cards.h"
#include "games/chasse_cercueils/rules/places.h"

namespace hallali::chasse_cercueils {

struct Rolled {
  static constexpr std::string_view kind = "rolled";
  Seat seat{};
  Dice dice;
  bool operator==(const Rolled&) const = default;
};
BOOST_DESCRIBE_STRUCT(Rolled, (), (seat, dice))

// Calm mode: somebody has made up their mind.
struct Decided {
  static constexpr std::string_view kind = "decided";
  Seat seat{};
  bool operator==(const Decided&) const = default;
};
BOOST_DESCRIBE_STRUCT(Decided, (), (seat))

// Calm mode: whose hands came down; the first among them is drawn. On the skull in a race as well: all of them are
// punished.
struct HandsShown {
  static constexpr std::string_view kind = "hands-shown";
  SeatSet seats;
  bool operator==(const HandsShown&) const = default;
};
BOOST_DESCRIBE_STRUCT(HandsShown, (), (seats))

struct Slapped {
  static constexpr std::string_view kind = "slapped";
  Seat seat{};
  bool operator==(const Slapped&) const = default;
};
BOOST_DESCRIBE_STRUCT(Slapped, (), (seat))

struct NobodySlapped {
  static constexpr std::string_view kind = "nobody-slapped";
  bool operator==(const NobodySlapped&) const = default;
};
BOOST_DESCRIBE_STRUCT(NobodySlapped, (), ())

// The card is shown to all, whatever becomes of it.
struct Claimed {
  static constexpr std::string_view kind = "claimed";
  Seat seat{};
  Spot spot;
  Card card{};
  bool right = false;
  bool operator==(const Claimed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Claimed, (), (seat, spot, card, right))

struct Admitted {
  static constexpr std::string_view kind = "admitted";
  Seat seat{};
  bool operator==(const Admitted&) const = default;
};
BOOST_DESCRIBE_STRUCT(Admitted, (), (seat))

// A hand came down on the skull.
struct Trapped {
  static constexpr std::string_view kind = "trapped";
  Seat seat{};
  bool operator==(const Trapped&) const = default;
};
BOOST_DESCRIBE_STRUCT(Trapped, (), (seat))

// A vampire is now a coffin.
struct Closed {
  static constexpr std::string_view kind = "closed";
  Spot spot;
  bool operator==(const Closed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Closed, (), (spot))

// Why a coffin is turned up again: somebody else did it, the claim on it was wrong, or as a penalty.
enum class Opening : std::uint8_t { attacked, mistaken, penalty };
BOOST_DESCRIBE_ENUM(Opening, attacked, mistaken, penalty)

struct Opened {
  static constexpr std::string_view kind = "opened";
  Spot spot;
  Card card{};
  Opening why{};
  bool operator==(const Opened&) const = default;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (spot, card, why))

struct Chased {
  static constexpr std::string_view kind = "chased";
  Spot spot;
  Card card{};
  std::uint8_t count = 0;  // how many its owner has chased now
  bool operator==(const Chased&) const = default;
};
BOOST_DESCRIBE_STRUCT(Chased, (), (spot, card, count))

// A new card, face up: to fill up, or as a penalty.
struct Drawn {
  static constexpr std::string_view kind = "drawn";
  Spot spot;
  Card card{};
  bool penalty = false;
  bool operator==(const Drawn&) const = default;
};
BOOST_DESCRIBE_STRUCT(Drawn, (), (spot, card, penalty))

// The pile is empty: no penalty (CC-14).
struct Spared {
  static constexpr std::string_view kind = "spared";
  Seat seat{};
  bool operator==(const Spared&) const = default;
};
BOOST_DESCRIBE_STRUCT(Spared, (), (seat))

struct Picked {
  static constexpr std::string_view kind = "picked";
  Seat seat{};
  Spot spot;
  bool operator==(const Picked&) const = default;
};
BOOST_DESCRIBE_STRUCT(Picked, (), (seat, spot))

struct Looked {
  static constexpr std::string_view kind = "looked";
  Seat seat{};
  bool operator==(const Looked&) const = default;
};
BOOST_DESCRIBE_STRUCT(Looked, (), (seat))

// To who looks, alone.
struct Saw {
  static constexpr std::string_view kind = "saw";
  Seat seat{};
  Card first{};
  Card second{};
  bool operator==(const Saw&) const = default;
};
BOOST_DESCRIBE_STRUCT(Saw, (), (seat, first, second))

struct Swapped {
  static constexpr std::string_view kind = "swapped";
  Seat seat{};
  Spot first;
  Spot second;
  bool operator==(const Swapped&) const = default;
};
BOOST_DESCRIBE_STRUCT(Swapped, (), (seat, first, second))

struct Declined {
  static constexpr std::string_view kind = "declined";
  Seat seat{};
  bool operator==(const Declined&) const = default;
};
BOOST_DESCRIBE_STRUCT(Declined, (), (seat))

struct DicePassed {
  static constexpr std::string_view kind = "dice-passed";
  Seat to{};
  bool operator==(const DicePassed&) const = default;
};
BOOST_DESCRIBE_STRUCT(DicePassed, (), (to))

struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  Seat winner{};
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winner))

using Event =
    std::variant<Rolled, Decided, HandsShown, Slapped, NobodySlapped, Claimed, Admitted, Trapped, Closed, Opened,
                 Chased, Drawn, Spared, Picked, Looked, Saw, Swapped, Declined, DicePassed, GameEnded>;

}  // namespace hallali::chasse_cercueils
