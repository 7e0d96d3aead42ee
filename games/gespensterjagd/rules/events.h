// What happens in a hunt.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "games/gespensterjagd/rules/castle.h"
#include "kit/seat.h"

namespace hallali::gespensterjagd {

// One card of Max's row.
enum class StepKind : std::uint8_t { start, move, cheat, pause };
BOOST_DESCRIBE_ENUM(StepKind, start, move, cheat, pause)

struct Step {
  Room room{};
  StepKind kind{};
  bool operator==(const Step&) const = default;
};
BOOST_DESCRIBE_STRUCT(Step, (), (room, kind))

inline constexpr std::size_t kMostCards =
    1 + kMostSteps;  // in the row: where he was seen last, and what he did since
using Row = FixedList<Step, kMostCards>;

struct FigurePlaced {
  static constexpr std::string_view kind = "figure-placed";
  Seat seat{};
  std::uint8_t figure = 0;  // from 1
  Room room{};
  bool operator==(const FigurePlaced&) const = default;
};
BOOST_DESCRIBE_STRUCT(FigurePlaced, (), (seat, figure, room))

struct MaxPlaced {
  static constexpr std::string_view kind = "max-placed";
  Room room{};
  bool operator==(const MaxPlaced&) const = default;
};
BOOST_DESCRIBE_STRUCT(MaxPlaced, (), (room))

struct FrameChosen {
  static constexpr std::string_view kind = "frame-chosen";
  Seat seat{};
  Animal animal{};
  std::uint8_t rounds = 0;  // until Max has to appear
  bool operator==(const FrameChosen&) const = default;
};
BOOST_DESCRIBE_STRUCT(FrameChosen, (), (seat, animal, rounds))

// What everybody hears: a card was laid face down.
struct MaxMoved {
  static constexpr std::string_view kind = "max-moved";
  bool cheat = false;  // he has to say so (GJ-08)
  bool operator==(const MaxMoved&) const = default;
};
BOOST_DESCRIBE_STRUCT(MaxMoved, (), (cheat))

// What only Max sees of it.
struct CardLaid {
  static constexpr std::string_view kind = "card-laid";
  Step step;
  bool operator==(const CardLaid&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardLaid, (), (step))

struct DoorLocked {
  static constexpr std::string_view kind = "door-locked";
  Room room{};   // whose red door it is
  Room other{};  // what lies behind it
  bool operator==(const DoorLocked&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoorLocked, (), (room, other))

struct TrapLaid {
  static constexpr std::string_view kind = "trap-laid";
  Seat seat{};
  Room room{};
  bool operator==(const TrapLaid&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrapLaid, (), (seat, room))

// Max has walked into the trap: where he is, and nothing more (GJ-29).
struct TrapSprung {
  static constexpr std::string_view kind = "trap-sprung";
  Room room{};
  bool operator==(const TrapSprung&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrapSprung, (), (room))

struct FigureMoved {
  static constexpr std::string_view kind = "figure-moved";
  Seat seat{};
  std::uint8_t figure = 0;  // from 1
  Room from{};
  Room to{};
  bool operator==(const FigureMoved&) const = default;
};
BOOST_DESCRIBE_STRUCT(FigureMoved, (), (seat, figure, from, to))

struct FigureStayed {
  static constexpr std::string_view kind = "figure-stayed";
  Seat seat{};
  std::uint8_t figure = 0;  // from 1
  Room room{};
  bool operator==(const FigureStayed&) const = default;
};
BOOST_DESCRIBE_STRUCT(FigureStayed, (), (seat, figure, room))

struct DoorOpened {
  static constexpr std::string_view kind = "door-opened";
  Seat seat{};
  std::uint8_t figure = 0;  // from 1
  Room room{};              // whose red door it is
  Room other{};
  bool operator==(const DoorOpened&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoorOpened, (), (seat, figure, room, other))

struct AnimalGone {
  static constexpr std::string_view kind = "animal-gone";
  Animal animal{};
  std::uint8_t left = 0;  // of its kind
  bool operator==(const AnimalGone&) const = default;
};
BOOST_DESCRIBE_STRUCT(AnimalGone, (), (animal, left))

// The row is turned over: the path since Max was seen last, and where he stands now.
struct MaxAppeared {
  static constexpr std::string_view kind = "max-appeared";
  Room room{};
  Row path;
  bool operator==(const MaxAppeared&) const = default;
};
BOOST_DESCRIBE_STRUCT(MaxAppeared, (), (room, path))

enum class Reason : std::uint8_t { caught, stuck, escaped };
BOOST_DESCRIBE_ENUM(Reason, caught, stuck, escaped)

struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  SeatSet winners;
  Reason reason{};
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winners, reason))

using Event = std::variant<FigurePlaced, MaxPlaced, FrameChosen, MaxMoved, CardLaid, DoorLocked, TrapLaid, TrapSprung,
                           FigureMoved, FigureStayed, DoorOpened, AnimalGone, MaxAppeared, GameEnded>;

}  // namespace hallali::gespensterjagd
