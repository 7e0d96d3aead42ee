// Client to server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/entries.h"

namespace hallali::wire::command {

struct Command {
  std::string id;  // chosen by the client, 1 to 40 characters; the answer carries it
};
BOOST_DESCRIBE_STRUCT(Command, (), (id))

// First of all, and again to see through other eyes: subscribes to a stream.
struct Enter : Command {
  static constexpr std::string_view kind = "enter";
  std::optional<Seat> seat;          // one of this browser's; none: a spectator
  std::optional<std::int64_t> last;  // the last number seen, to get only what was missed
  std::optional<std::string> invite;
  std::optional<bool> draws = {};  // this client has numbers for deals (docs/fair-deal.md)
};
BOOST_DESCRIBE_STRUCT(Enter, (Command), (seat, last, invite, draws))

// Answered at once; says that the connection lives.
struct Ping : Command {
  static constexpr std::string_view kind = "ping";
};
BOOST_DESCRIBE_STRUCT(Ping, (Command), ())

// Take an empty seat (any, if none is named).
struct Sit : Command {
  static constexpr std::string_view kind = "sit";
  std::optional<Seat> seat;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Sit, (Command), (seat, name))

// Leave one's own seat, or, as the host, empty one. In a game a bot stands in.
struct Vacate : Command {
  static constexpr std::string_view kind = "vacate";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Vacate, (Command), (seat))

struct SeatBot : Command {
  static constexpr std::string_view kind = "seat-bot";
  Seat seat{};
  Bot bot{};
};
BOOST_DESCRIBE_STRUCT(SeatBot, (Command), (seat, bot))

struct Set : Command {
  static constexpr std::string_view kind = "set";
  Settings settings;
};
BOOST_DESCRIBE_STRUCT(Set, (Command), (settings))

// Begin the game, or the next one when one is over.
struct Start : Command {
  static constexpr std::string_view kind = "start";
};
BOOST_DESCRIBE_STRUCT(Start, (Command), ())

struct Move : Command {
  static constexpr std::string_view kind = "move";
  Seat seat{};
  int turn = 0;  // as in GameNow: a move meant for an earlier turn is refused
  std::string move;
};
BOOST_DESCRIBE_STRUCT(Move, (Command), (seat, turn, move))

// In a race (GameNow.race), once for each seat: my hand came down, or it will not. A race in which everybody has said
// one or the other ends at once.
struct Slap : Command {
  static constexpr std::string_view kind = "slap";
  Seat seat{};
  std::int64_t race = 0;
  std::optional<int> after;  // milliseconds since this screen showed the start; none: not this time
};
BOOST_DESCRIBE_STRUCT(Slap, (Command), (seat, race, after))

// The player of this seat is back, the bot steps aside.
struct Return : Command {
  static constexpr std::string_view kind = "return";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Return, (Command), (seat))

struct AskUndo : Command {
  static constexpr std::string_view kind = "ask-undo";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(AskUndo, (Command), (seat))

struct AnswerUndo : Command {
  static constexpr std::string_view kind = "answer-undo";
  Seat seat{};
  bool agree = false;
};
BOOST_DESCRIBE_STRUCT(AnswerUndo, (Command), (seat, agree))

struct Say : Command {
  static constexpr std::string_view kind = "say";
  std::optional<Seat> seat;  // one of this browser's; none: as a spectator, with a name
  std::optional<std::string> name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Say, (Command), (seat, name, text))

struct React : Command {
  static constexpr std::string_view kind = "react";
  Seat seat{};
  Reaction reaction{};
};
BOOST_DESCRIBE_STRUCT(React, (Command), (seat, reaction))

// Points at something of the game that is on, for everybody to see: one thing a topic. Words of small letters, digits
// and dashes, up to 24 of them; Gespensterjagd has the topics "max" (a room) and "frame" (an animal).
struct Mark : Command {
  static constexpr std::string_view kind = "mark";
  Seat seat{};
  std::string topic;
  std::optional<std::string> at;  // none: the mark is taken away
};
BOOST_DESCRIBE_STRUCT(Mark, (Command), (seat, topic, at))

// What would a bot do? The value is a move.
struct Hint : Command {
  static constexpr std::string_view kind = "hint";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Hint, (Command), (seat))

// The value is a token that brings this seat to another device once, within ten minutes: #/t/TABLE/device/TOKEN
struct Device : Command {
  static constexpr std::string_view kind = "device";
  Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Device, (Command), (seat))

// On the other device, before `enter`. The value is the seat.
struct Claim : Command {
  static constexpr std::string_view kind = "claim";
  std::string token;
};
BOOST_DESCRIBE_STRUCT(Claim, (Command), (token))

// The host sends somebody away, whoever sits in `seat` or one of You.watchers; in a game a bot plays on for them.
// With `ban` this browser of theirs does not come in again.
struct Remove : Command {
  static constexpr std::string_view kind = "remove";
  std::optional<Seat> seat;
  std::optional<std::string> watcher;
  bool ban = false;
};
BOOST_DESCRIBE_STRUCT(Remove, (Command), (seat, watcher, ban))

// The host wants another invite: the old one opens nothing from then on, and whoever came by it and has no seat goes.
struct NewInvite : Command {
  static constexpr std::string_view kind = "new-invite";
};
BOOST_DESCRIBE_STRUCT(NewInvite, (Command), ())

// The hash of this browser's number for the next deal (TableInfo.next): SHA-256 of 32 random bytes. One a browser,
// for one of its seats; a later one takes its place until the numbers are asked for.
struct Pledge : Command {
  static constexpr std::string_view kind = "pledge";
  Seat seat{};
  std::string promise;  // of the deal it is meant for
  std::string hash;
};
BOOST_DESCRIBE_STRUCT(Pledge, (Command), (seat, promise, hash))

// While TableInfo.next.revealing: the number itself.
struct Reveal : Command {
  static constexpr std::string_view kind = "reveal";
  Seat seat{};
  Seed number;
};
BOOST_DESCRIBE_STRUCT(Reveal, (Command), (seat, number))

using Any = std::variant<Enter, Ping, Sit, Vacate, SeatBot, Set, Start, Move, Slap, Return, AskUndo, AnswerUndo, Say,
                         React, Mark, Hint, Device, Claim, Remove, NewInvite, Pledge, Reveal>;

}  // namespace hallali::wire::command

namespace hallali {
template <>
inline constexpr std::string_view variant_tag<wire::command::Any> = "do";

HALLALI_JSON_ELSEWHERE(wire::command::Any);
}  // namespace hallali
