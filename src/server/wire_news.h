// What happened at a table besides the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/entries.h"

namespace hallali::wire::news {

struct Set {
  static constexpr std::string_view kind = "set";
};
BOOST_DESCRIBE_STRUCT(Set, (), ())
struct Seated {
  static constexpr std::string_view kind = "seated";
  Seat seat{};
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Seated, (), (seat, name))
struct BotSeated {
  static constexpr std::string_view kind = "bot-seated";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(BotSeated, (), (seat))
struct Vacated {
  static constexpr std::string_view kind = "vacated";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Vacated, (), (seat))
struct Dealt {
  static constexpr std::string_view kind = "dealt";
  int game = 0;
};
BOOST_DESCRIBE_STRUCT(Dealt, (), (game))
// The clock ran out and the table moved for this seat.
struct TimedOut {
  static constexpr std::string_view kind = "timed-out";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(TimedOut, (), (seat))
// How a race went: every hand that was counted, the first one first; none if nobody slapped.
struct Raced {
  static constexpr std::string_view kind = "raced";
  std::vector<Slap> slaps;
};
BOOST_DESCRIBE_STRUCT(Raced, (), (slaps))
struct StoodIn {
  static constexpr std::string_view kind = "stood-in";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(StoodIn, (), (seat))
struct Returned {
  static constexpr std::string_view kind = "returned";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Returned, (), (seat))
struct UndoAsked {
  static constexpr std::string_view kind = "undo-asked";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(UndoAsked, (), (seat))
struct UndoRefused {
  static constexpr std::string_view kind = "undo-refused";
  Seat seat{};  // who refused
};
BOOST_DESCRIBE_STRUCT(UndoRefused, (), (seat))
struct TakenBack {
  static constexpr std::string_view kind = "taken-back";
  Seat seat{};  // whose move
};
BOOST_DESCRIBE_STRUCT(TakenBack, (), (seat))
struct Said {
  static constexpr std::string_view kind = "said";
  std::optional<Seat> seat;  // none: a spectator
  std::string name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Said, (), (seat, name, text))
struct Reacted {
  static constexpr std::string_view kind = "reacted";
  Seat seat{};
  Reaction reaction{};
};
BOOST_DESCRIBE_STRUCT(Reacted, (), (seat, reaction))

// Somebody points at something, or no longer does.
struct Marked {
  static constexpr std::string_view kind = "marked";
  Seat seat{};
  std::string topic;
  std::optional<std::string> at;
};
BOOST_DESCRIBE_STRUCT(Marked, (), (seat, topic, at))

// The host has sent somebody away.
struct Removed {
  static constexpr std::string_view kind = "removed";
  std::string name;  // empty: it is not known
  bool banned = false;
};
BOOST_DESCRIBE_STRUCT(Removed, (), (name, banned))
struct InviteReplaced {
  static constexpr std::string_view kind = "invite-replaced";
};
BOOST_DESCRIBE_STRUCT(InviteReplaced, (), ())

using Any = std::variant<Set, Seated, BotSeated, Vacated, Dealt, TimedOut, Raced, StoodIn, Returned, UndoAsked,
                         UndoRefused, TakenBack, Said, Reacted, Marked, Removed, InviteReplaced>;

}  // namespace hallali::wire::news

namespace hallali {
template <>
inline constexpr std::string_view variant_tag<wire::news::Any> = "news";
}  // namespace hallali
