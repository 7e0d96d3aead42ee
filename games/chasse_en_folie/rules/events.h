// What happens in a round of Chasse en folie, in the order in which it happens.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "games/chasse_en_folie/rules/cards.h"
#include "kit/seat.h"

namespace hallali::chasse_en_folie {

// A card lies face down above the lodge; which one, nobody else knows.
struct Chosen {
  static constexpr std::string_view kind = "chosen";
  Seat seat{};
  bool operator==(const Chosen&) const = default;
};
BOOST_DESCRIBE_STRUCT(Chosen, (), (seat))

struct Revealed {
  static constexpr std::string_view kind = "revealed";
  Seat seat{};
  Card card{};
  bool operator==(const Revealed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Revealed, (), (seat, card))

// Closed season caught a poacher: this player's lodge turns to its "4".
struct LodgeTurned {
  static constexpr std::string_view kind = "lodge-turned";
  Seat seat{};
  bool operator==(const LodgeTurned&) const = default;
};
BOOST_DESCRIBE_STRUCT(LodgeTurned, (), (seat))

// A hunter in the closed season: onto its own owner's prey pile.
struct Poached {
  static constexpr std::string_view kind = "poached";
  Seat seat{};
  bool operator==(const Poached&) const = default;
};
BOOST_DESCRIBE_STRUCT(Poached, (), (seat))

// `hunter` (a hunter, wolf or rabbit of `seat`) takes `prey` from `from`, out of its easy zone or from play.
struct Caught {
  static constexpr std::string_view kind = "caught";
  Seat seat{};
  Card hunter{};
  Card prey{};
  Seat from{};
  bool easy = false;
  bool operator==(const Caught&) const = default;
};
BOOST_DESCRIBE_STRUCT(Caught, (), (seat, hunter, prey, from, easy))

// Back to the hand: a hunter after its catch, a hungry wolf or rabbit.
struct TakenBack {
  static constexpr std::string_view kind = "taken-back";
  Seat seat{};
  Card card{};
  bool operator==(const TakenBack&) const = default;
};
BOOST_DESCRIBE_STRUCT(TakenBack, (), (seat, card))

// A hunter without a wolf goes under its lodge.
struct WentHome {
  static constexpr std::string_view kind = "went-home";
  Seat seat{};
  bool operator==(const WentHome&) const = default;
};
BOOST_DESCRIBE_STRUCT(WentHome, (), (seat))

// Everybody played a wolf (or a rabbit) and none of them ate: all stay.
struct AllStay {
  static constexpr std::string_view kind = "all-stay";
  Card card{};
  bool operator==(const AllStay&) const = default;
};
BOOST_DESCRIBE_STRUCT(AllStay, (), (card))

// End of the round: easy prey that nobody took is safe in its owner's pile...
struct Secured {
  static constexpr std::string_view kind = "secured";
  Seat seat{};
  Card card{};
  bool operator==(const Secured&) const = default;
};
BOOST_DESCRIBE_STRUCT(Secured, (), (seat, card))

// ...and what still lies above a lodge becomes easy prey.
struct Exposed {
  static constexpr std::string_view kind = "exposed";
  Seat seat{};
  Card card{};
  bool operator==(const Exposed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Exposed, (), (seat, card))

struct RoundEnded {
  static constexpr std::string_view kind = "round-ended";
  Seat start{};  // the next holder of the start card
  bool operator==(const RoundEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoundEnded, (), (start))

// Somebody has no card left, so the day is over for everybody; what still lies out is safe.
struct DayEnded {
  static constexpr std::string_view kind = "day-ended";
  std::uint8_t day = 0;  // from 1
  SeatSet empty_handed;
  bool operator==(const DayEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(DayEnded, (), (day, empty_handed))

struct DayScored {
  static constexpr std::string_view kind = "day-scored";
  std::uint8_t day = 0;  // from 1
  Seat seat{};
  std::int16_t points = 0;
  std::int16_t total = 0;
  bool operator==(const DayScored&) const = default;
};
BOOST_DESCRIBE_STRUCT(DayScored, (), (day, seat, points, total))

struct DayBegan {
  static constexpr std::string_view kind = "day-began";
  std::uint8_t day = 0;  // from 1
  bool operator==(const DayBegan&) const = default;
};
BOOST_DESCRIBE_STRUCT(DayBegan, (), (day))

struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  SeatSet winners;
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winners))

using Event = std::variant<Chosen, Revealed, LodgeTurned, Poached, Caught, TakenBack, WentHome, AllStay, Secured,
                           Exposed, RoundEnded, DayEnded, DayScored, DayBegan, GameEnded>;

}  // namespace hallali::chasse_en_folie
