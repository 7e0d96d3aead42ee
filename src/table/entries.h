// What the log of a table consists of. Everything that happens at a table is one of these entries, appended and
// durable before anybody is told; a table is nothing but its entries applied in order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "kit/json.h"
#include "kit/options.h"
#include "kit/random.h"
#include "kit/seat.h"
#include "match/record.h"
#include "table/next_deal.h"

namespace hallali {

// How quickly bots answer. `instant` is for tests and for the impatient.
enum class Pace : std::uint8_t { instant, brisk, human };
BOOST_DESCRIBE_ENUM(Pace, instant, brisk, human)

// What the host chooses when setting the table.
struct Settings {
  std::string game;
  int players = 0;
  OptionTexts options;
  bool open = false;        // listed in the lobby for everybody; otherwise by invite only
  int clock = 0;            // seconds a decision may take; 0: no clock
  int patience = 90;        // seconds after which a bot stands in for somebody who is away
  Pace pace = Pace::human;  // of the bots

  bool operator==(const Settings&) const = default;
};
BOOST_DESCRIBE_STRUCT(Settings, (), (game, players, options, open, clock, patience, pace))

// What somebody points at, for everybody to see: a topic of the game, and a thing of that topic. The rules know
// nothing of it.
struct Mark {
  Seat seat{};
  std::string topic;
  std::string at;

  bool operator==(const Mark&) const = default;
};
BOOST_DESCRIBE_STRUCT(Mark, (), (seat, topic, at))

enum class Reaction : std::uint8_t { bravo, laugh, ouch, hurry, thanks, think };
BOOST_DESCRIBE_ENUM(Reaction, bravo, laugh, ouch, hurry, thanks, think)

// Who made a move: the player, a bot, or the table because the clock ran out.
enum class Mover : std::uint8_t { player, bot, clock };
BOOST_DESCRIBE_ENUM(Mover, player, bot, clock)

namespace entry {

// First entry of a table, and again when the host changes something before a game.
struct Set {
  static constexpr std::string_view kind = "set";
  Settings settings;
};
BOOST_DESCRIBE_STRUCT(Set, (), (settings))

// A person is the hash of a browser's key; the key itself is never stored.
struct Seated {
  static constexpr std::string_view kind = "seated";
  Seat seat{};
  std::string person;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Seated, (), (seat, person, name))

// The same seat from another device as well.
struct Shared {
  static constexpr std::string_view kind = "shared";
  Seat seat{};
  std::string person;
};
BOOST_DESCRIBE_STRUCT(Shared, (), (seat, person))

struct BotSeated {
  static constexpr std::string_view kind = "bot-seated";
  Seat seat{};
  Bot bot{};
  std::optional<std::string> name = {};  // none: that of its seat, as always at tables of old
};
BOOST_DESCRIBE_STRUCT(BotSeated, (), (seat, bot, name))

// Before a game: nobody sits there any more.
struct Vacated {
  static constexpr std::string_view kind = "vacated";
  Seat seat{};
  std::optional<bool> by_host = {};  // and not by whoever sat there
};
BOOST_DESCRIBE_STRUCT(Vacated, (), (seat, by_host))

// The host sends somebody away, from all seats of all these keys; in a game bots play on there. Whoever is banned
// does not come in again.
struct Removed {
  static constexpr std::string_view kind = "removed";
  std::vector<std::string> people;
  std::string name;  // as far as it is known
  bool banned = false;
};
BOOST_DESCRIBE_STRUCT(Removed, (), (people, name, banned))

// From now on another invite opens the table, and the old one does not.
struct InviteReplaced {
  static constexpr std::string_view kind = "invite-replaced";
};
BOOST_DESCRIBE_STRUCT(InviteReplaced, (), ())

// The server's secret of the next deal. Everybody is told its hash, and the secret itself when that game is over.
struct Promised {
  static constexpr std::string_view kind = "promised";
  Seed secret;
  bool starting = false;  // the game begins by itself, as soon as the browsers are ready
};
BOOST_DESCRIBE_STRUCT(Promised, (), (secret, starting))

// A browser has a number for the next deal, and this is its hash.
struct Pledged {
  static constexpr std::string_view kind = "pledged";
  Seat seat{};
  std::string hash;
};
BOOST_DESCRIBE_STRUCT(Pledged, (), (seat, hash))

// All hashes are here: the numbers may be shown, and the deal follows.
struct Revealing {
  static constexpr std::string_view kind = "revealing";
};
BOOST_DESCRIBE_STRUCT(Revealing, (), ())

// A game begins, the first or a rematch. It is played to its end by the version of the rules it began with; tables
// from before rules had versions do not name it: 1. `numbers` are those that were shown for it; without them the seed
// is the server's own.
struct Dealt {
  static constexpr std::string_view kind = "dealt";
  Seed seed;
  std::optional<int> rules = {};
  std::optional<std::vector<Shown>> numbers = {};
};
BOOST_DESCRIBE_STRUCT(Dealt, (), (seed, rules, numbers))

struct Moved {
  static constexpr std::string_view kind = "moved";
  Seat seat{};
  std::string move;
  Mover by{};
};
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, move, by))

// The end of a race: the move of whoever was first, or that nobody moved.
struct Raced {
  static constexpr std::string_view kind = "raced";
  Seat seat{};
  std::string move;
  std::vector<Slap> slaps;  // the first one first
};
BOOST_DESCRIBE_STRUCT(Raced, (), (seat, move, slaps))

// What one seat answered behind a closed hand. `command` is the mark of the command behind it, as of a Logged.
struct ClosedAnswer {
  Seat seat{};
  std::string move;
  Mover by{};
  std::string command;
};
BOOST_DESCRIBE_STRUCT(ClosedAnswer, (), (seat, move, by, command))

// All answers of a window, opened together: in seat order, whoever was first.
struct Answered {
  static constexpr std::string_view kind = "answered";
  std::vector<ClosedAnswer> answers;
};
BOOST_DESCRIBE_STRUCT(Answered, (), (answers))

// During a game: a bot plays for somebody who is away, until they are back.
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

// `waiting` are the people who were there and have to agree.
struct UndoAsked {
  static constexpr std::string_view kind = "undo-asked";
  Seat seat{};
  SeatSet waiting;
};
BOOST_DESCRIBE_STRUCT(UndoAsked, (), (seat, waiting))

// When the last one agrees, the move is taken back.
struct UndoAnswered {
  static constexpr std::string_view kind = "undo-answered";
  Seat seat{};
  bool agree = false;
};
BOOST_DESCRIBE_STRUCT(UndoAnswered, (), (seat, agree))

// Without a seat: by a spectator.
struct Said {
  static constexpr std::string_view kind = "said";
  std::optional<Seat> seat;
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

// Without a thing: the mark is taken away.
struct Marked {
  static constexpr std::string_view kind = "marked";
  Seat seat{};
  std::string topic;
  std::optional<std::string> at;
};
BOOST_DESCRIBE_STRUCT(Marked, (), (seat, topic, at))

using Any = std::variant<Set, Seated, Shared, BotSeated, Vacated, Dealt, Moved, Raced, Answered, StoodIn, Returned,
                         UndoAsked, UndoAnswered, Said, Reacted, Marked, Removed, InviteReplaced, Promised, Pledged,
                         Revealing>;

}  // namespace entry

template <>
inline constexpr std::string_view variant_tag<entry::Any> = "entry";

HALLALI_JSON_ELSEWHERE(Settings);
HALLALI_JSON_ELSEWHERE(entry::Any);

}  // namespace hallali
