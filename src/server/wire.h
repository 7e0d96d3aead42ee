// Everything that crosses the wire, as plain structs. JSON, the TypeScript types of the page and the tables of
// docs/protocol.md are made from these descriptions; there is no second list. docs/protocol.md tells how they are
// used.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"
#include "store/store.h"
#include "table/entries.h"

namespace hallali::wire {

// ---- What a table looks like -------------------------------------------------------------------------------------

enum class Sitter : std::uint8_t { empty, person, bot };
BOOST_DESCRIBE_ENUM(Sitter, empty, person, bot)

struct SeatInfo {
  Seat seat{};
  Sitter sitter{};
  std::string name;
  std::optional<Bot> bot;  // of a bot, or of the one that stands in for a person
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (seat, sitter, name, bot))

// A move somebody would like to take back, and who has not answered yet.
struct UndoInfo {
  Seat seat{};
  SeatSet waiting;
};
BOOST_DESCRIBE_STRUCT(UndoInfo, (), (seat, waiting))

enum class Stage : std::uint8_t { waiting, playing, over };
BOOST_DESCRIBE_ENUM(Stage, waiting, playing, over)

struct TableInfo {
  TableId table = 0;
  Settings settings;
  Stage stage{};
  int game = 0;  // which game at this table, from 1; 0 before the first
  std::vector<SeatInfo> seats;
  std::string commitment;    // SHA-256 of the seed, known before the first move
  std::optional<Seed> seed;  // when the game is over
  std::optional<UndoInfo> undo;
};
BOOST_DESCRIBE_STRUCT(TableInfo, (), (table, settings, stage, game, seats, commitment, seed, undo))

// Who is connected right now, and who may start, change the settings, and seat and remove others.
struct Presence {
  SeatSet here;
  std::optional<Seat> host;
  int watchers = 0;
};
BOOST_DESCRIBE_STRUCT(Presence, (), (here, host, watchers))

// What concerns the receiver alone.
struct You {
  std::optional<Seat> eyes;  // the seat whose stream this is; none: a spectator
  SeatSet seats;             // all seats of this browser
  std::string invite;        // for the link #/t/TABLE/join/INVITE; whoever sits here may invite
  std::string pass;          // shows the games that are over here to anybody; for whoever sits here to share
};
BOOST_DESCRIBE_STRUCT(You, (), (eyes, seats, invite, pass))

// A race is on: everybody may slap. The same for all; a screen that got this message `t` milliseconds after it was
// sent shows the start `show_in - t` later.
struct RaceNow {
  std::int64_t race = 0;  // which one, for `slap`
  int show_in = 0;        // milliseconds until the start is shown; negative: it has been
  int window = 0;         // milliseconds from then on in which hands count
};
BOOST_DESCRIBE_STRUCT(RaceNow, (), (race, show_in, window))

// In the words of the game that is played: its View, and a list of its events.
struct ViewJson : RawJson {};
struct EventsJson : RawJson {};

struct GameNow {
  ViewJson view;                   // through these eyes
  std::vector<std::string> legal;  // moves that this seat may make now
  SeatSet awaited;                 // seats the game waits for
  int turn = 0;                    // how many moves this seat has made; goes back with a move
  bool undo = false;               // this seat's last move can still be taken back
  std::optional<int> clock;        // milliseconds left to decide
  std::optional<RaceNow> race;
  std::optional<MatchResult> result;
};
BOOST_DESCRIBE_STRUCT(GameNow, (), (view, legal, awaited, turn, undo, clock, race, result))

// ---- What happened at the table besides the game ----------------------------------------------------------

namespace news {

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

using Any = std::variant<Set, Seated, BotSeated, Vacated, Dealt, TimedOut, Raced, StoodIn, Returned, UndoAsked,
                         UndoRefused, TakenBack, Said, Reacted, Marked>;

}  // namespace news

// ---- Server to client -------------------------------------------------------------------------------------

namespace message {

// Everything at once: after entering, and whenever updates were skipped.
struct Snapshot {
  static constexpr std::string_view kind = "snapshot";
  std::int64_t n = 0;
  You you;
  TableInfo table;
  Presence presence;
  std::optional<GameNow> game;
  std::vector<news::Said> chat;  // the latest
  std::vector<Mark> marks;       // what people point at, the newest last; a new game begins without any
};
BOOST_DESCRIBE_STRUCT(Snapshot, (), (n, you, table, presence, game, chat, marks))

// Number n of this stream: what happened since n - 1.
struct Update {
  static constexpr std::string_view kind = "update";
  std::int64_t n = 0;
  std::optional<std::string> re;  // caused by this connection's own command of that id: this is the answer as well
  std::optional<news::Any> news;
  EventsJson events;               // as far as these eyes see them
  std::optional<TableInfo> table;  // if it has changed
  std::optional<GameNow> game;     // if it has changed
};
BOOST_DESCRIBE_STRUCT(Update, (), (n, re, news, events, table, game))

// Not numbered: what concerns this connection alone, or is true only for the moment.
struct YouNow {
  static constexpr std::string_view kind = "you";
  You you;
};
BOOST_DESCRIBE_STRUCT(YouNow, (), (you))
struct PresenceNow {
  static constexpr std::string_view kind = "presence";
  Presence presence;
};
BOOST_DESCRIBE_STRUCT(PresenceNow, (), (presence))

// Somebody has thrown what begins a race; what comes up is decided when it comes to rest.
struct Tumbling {
  static constexpr std::string_view kind = "tumbling";
  Seat seat{};
  int time = 0;  // milliseconds
};
BOOST_DESCRIBE_STRUCT(Tumbling, (), (seat, time))

// The answer to a command. Exactly one of `error` and `value` says something, or neither.
struct Reply {
  static constexpr std::string_view kind = "reply";
  std::string re;  // the command's id
  bool ok = true;
  std::optional<Phrase> error;
  std::optional<std::string> value;
};
BOOST_DESCRIBE_STRUCT(Reply, (), (re, ok, error, value))

using Any = std::variant<Snapshot, Update, YouNow, PresenceNow, Tumbling, Reply>;

}  // namespace message

// ---- Client to server -------------------------------------------------------------------------------------

namespace command {

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
};
BOOST_DESCRIBE_STRUCT(Enter, (Command), (seat, last, invite))

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

using Any = std::variant<Enter, Ping, Sit, Vacate, SeatBot, Set, Start, Move, Slap, Return, AskUndo, AnswerUndo, Say,
                         React, Mark, Hint, Device, Claim>;

}  // namespace command

// ---- HTTP -------------------------------------------------------------------------------------------------

struct OptionInfo {
  std::string key;
  std::vector<std::string> values;
  std::string standard;
  Phrase help;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, values, standard, help))

struct GameInfo {
  std::string id;
  std::string title;
  int min_players = 0;
  int max_players = 0;
  int minutes = 0;
  Phrase sentence;
  std::vector<OptionInfo> options;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, title, min_players, max_players, minutes, sentence, options))

struct TableSummary {
  TableId table = 0;
  std::string game;
  Stage stage{};
  bool open = false;
  int players = 0;
  std::vector<std::string> names;  // by seat; empty: free
  SeatSet yours;
  SeatSet awaited;
};
BOOST_DESCRIBE_STRUCT(TableSummary, (), (table, game, stage, open, players, names, yours, awaited))

// POST /api/hello: gives a new browser its key (a cookie) and says what there is.
struct Hello {
  std::vector<GameInfo> games;
  std::vector<Bot> bots;
  std::vector<TableSummary> yours;
  std::vector<TableSummary> open;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (games, bots, yours, open))

// POST /api/tables: the seats in order, who sits where. Several persons: pass and play on this device.
struct SeatWish {
  Sitter sitter{};
  std::optional<std::string> name;
  std::optional<Bot> bot;
};
BOOST_DESCRIBE_STRUCT(SeatWish, (), (sitter, name, bot))

struct OpenTable {
  Settings settings;
  std::vector<SeatWish> seats;
  bool start = false;
};
BOOST_DESCRIBE_STRUCT(OpenTable, (), (settings, seats, start))

struct Opened {
  TableId table = 0;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (table))

// GET /api/tables/TABLE/story?game=1&seat=2: a game so far through one pair of eyes. While it is being played only
// through one's own, or a spectator's (no seat); when it is over through anybody's.
struct StoryStep {
  EventsJson events;
  ViewJson view;
  SeatSet awaited;
};
BOOST_DESCRIBE_STRUCT(StoryStep, (), (events, view, awaited))

struct Story {
  std::int64_t n = 0;  // the number of the stream at which it was taken
  std::string game;
  std::vector<std::string> names;
  std::optional<Seat> eyes;
  std::vector<StoryStep> steps;  // the first is the deal
  std::optional<MatchResult> result;
};
BOOST_DESCRIBE_STRUCT(Story, (), (n, game, names, eyes, steps, result))

struct Failure {
  Phrase error;
};
BOOST_DESCRIBE_STRUCT(Failure, (), (error))

}  // namespace hallali::wire

namespace hallali {
template <>
inline constexpr std::string_view variant_tag<wire::news::Any> = "news";
template <>
inline constexpr std::string_view variant_tag<wire::message::Any> = "type";
template <>
inline constexpr std::string_view variant_tag<wire::command::Any> = "do";

HALLALI_JSON_ELSEWHERE(wire::message::Any);
HALLALI_JSON_ELSEWHERE(wire::command::Any);
HALLALI_JSON_ELSEWHERE(wire::Hello);
HALLALI_JSON_ELSEWHERE(wire::OpenTable);
HALLALI_JSON_ELSEWHERE(wire::Story);
HALLALI_JSON_ELSEWHERE(wire::Failure);
}  // namespace hallali
