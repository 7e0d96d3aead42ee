// What a table looks like to whoever is told of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"
#include "store/store.h"
#include "table/entries.h"

namespace hallali::wire {

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

// The deal that is prepared (docs/fair-deal.md).
struct NextInfo {
  std::string promise;        // SHA-256 of the server's secret
  bool starting = false;      // the game begins as soon as the browsers are ready
  bool revealing = false;     // all hashes are here: show the numbers
  std::vector<Share> shares;  // hashes only
};
BOOST_DESCRIBE_STRUCT(NextInfo, (), (promise, starting, revealing, shares))

struct TableInfo {
  TableId table = 0;
  Settings settings;
  Stage stage{};
  int game = 0;  // which game at this table, from 1; 0 before the first
  std::vector<SeatInfo> seats;
  std::string commitment;    // SHA-256 of the secret, or of the seed if there is none; known before the first move
  std::optional<Seed> seed;  // when the game is over
  std::optional<UndoInfo> undo;
  std::optional<Seed> secret;    // of a game that was drawn by several, when it is over
  std::vector<Share> shares;     // what browsers put into this game
  std::optional<NextInfo> next;  // while no game is on
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (table, settings, stage, game, seats, commitment, seed, undo, secret, shares, next))

// Who is connected right now, and who may start, change the settings, and seat and remove others.
struct Presence {
  SeatSet here;
  std::optional<Seat> host;
  int watchers = 0;
};
BOOST_DESCRIBE_STRUCT(Presence, (), (here, host, watchers))

// Somebody without a seat, as the host may name them in `remove`.
struct Watcher {
  std::string watcher;
  std::string name;  // under which they spoke; empty: they have said nothing

  bool operator==(const Watcher&) const = default;
};
BOOST_DESCRIBE_STRUCT(Watcher, (), (watcher, name))

// What concerns the receiver alone.
struct You {
  std::optional<Seat> eyes;       // the seat whose stream this is; none: a spectator
  SeatSet seats;                  // all seats of this browser
  std::string invite;             // for the link #/t/TABLE/join/INVITE; whoever sits here may invite
  std::string pass;               // shows the games that are over here to anybody; for whoever sits here to share
  std::vector<Watcher> watchers;  // for the host, the first 50
};
BOOST_DESCRIBE_STRUCT(You, (), (eyes, seats, invite, pass, watchers))

// A race is on: everybody may slap. The same for all; a screen that got this message `t` milliseconds after it was
// sent shows the start `show_in - t` later.
struct RaceNow {
  std::int64_t race = 0;  // which one, for `slap`
  int show_in = 0;        // milliseconds until the start is shown; negative: it has been
  int window = 0;         // milliseconds from then on in which hands count
};
BOOST_DESCRIBE_STRUCT(RaceNow, (), (race, show_in, window))

// These eyes belong to a seat that is asked to answer behind a closed hand, together with others or alone. All
// answers are opened at once.
struct WindowNow {
  bool choice = false;    // it has something to decide; otherwise the table answers for it
  bool received = false;  // its answer is in; another one takes its place
};
BOOST_DESCRIBE_STRUCT(WindowNow, (), (choice, received))

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
  std::optional<WindowNow> window;
  std::optional<MatchResult> result;
};
BOOST_DESCRIBE_STRUCT(GameNow, (), (view, legal, awaited, turn, undo, clock, race, window, result))

}  // namespace hallali::wire
