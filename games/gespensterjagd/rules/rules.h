// Gespensterjagd auf Canterville Castle, by Kai Haferkamp. 2 to 5 players: one is Max, the ghost, the others hunt
// him.
//
// Rules: ../guide/rules.{fr,en}.md, from the French rulebook; the ids GJ-xx name its rulings. Nothing
// deviates from them. The board is our own (boards/canterville.json).
//
//   ghost          who is Max: drawn by lot, or the player of that seat
//   chimney        Max has the chimney card (GJ-31)
//   door           Max has the door card (GJ-23 to GJ-26)
//   trap           which hunter has the trap (GJ-27 to GJ-29)
//   one-pause      handicap: Max has one pause instead of two (GJ-30)
//   one-cheat      handicap: Max has one x2 card instead of two
//   show-path      the page lists the rooms that Max has shown (GJ-21)
//   show-possible  the page shades the rooms where Max can be (GJ-22)
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/gespensterjagd/rules/castle.h"
#include "games/gespensterjagd/rules/events.h"
#include "kit/memory.h"
#include "kit/rules.h"

namespace hallali::gespensterjagd {

inline constexpr int kMaxPlayers = 5;
inline constexpr int kMostFigures = 4;
inline constexpr int kPauses = 2;
inline constexpr int kCheats = 2;

enum class Ghost : std::uint8_t { drawn, seat_1, seat_2, seat_3, seat_4, seat_5 };
BOOST_DESCRIBE_ENUM(Ghost, drawn, seat_1, seat_2, seat_3, seat_4, seat_5)

// The captain sits at Max's left; the others are counted from there.
enum class TrapHolder : std::uint8_t { no, captain, hunter_2, hunter_3, hunter_4 };
BOOST_DESCRIBE_ENUM(TrapHolder, no, captain, hunter_2, hunter_3, hunter_4)

struct Options {
  std::uint8_t players = 4;
  Ghost ghost = Ghost::drawn;
  bool chimney = false;
  bool door = false;
  TrapHolder trap = TrapHolder::no;
  bool one_pause = false;
  bool one_cheat = false;
  bool show_path = false;
  bool show_possible = false;

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (players, ghost, chimney, door, trap, one_pause, one_cheat, show_path, show_possible))

// One word: kind, figure, room. In the order of the kinds, so that the first legal move is the quietest: a hunter
// whose time has run out stays where they are (GJ-35).
class Move {
 public:
  enum class Kind : std::uint8_t { end, move, place, frame, pause, cheat, walk, open, lock, trap };

  constexpr Move() = default;
  static constexpr Move end() { return Move(Kind::end, 0, 0); }  // hunters: all other figures stay; Max: not now
  static constexpr Move move(Room to) { return Move(Kind::move, 0, to); }
  static constexpr Move place(Room room) { return Move(Kind::place, 0, room); }
  static constexpr Move frame(Animal animal) { return Move(Kind::frame, 0, animal); }
  static constexpr Move pause() { return Move(Kind::pause, 0, 0); }
  static constexpr Move cheat(Room to) { return Move(Kind::cheat, 0, to); }
  static constexpr Move walk(int figure, Room to) { return Move(Kind::walk, figure, to); }
  static constexpr Move open(int figure) { return Move(Kind::open, figure, 0); }
  static constexpr Move lock(Room of) { return Move(Kind::lock, 0, of); }
  static constexpr Move trap(Room room) { return Move(Kind::trap, 0, room); }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> 16); }
  constexpr int figure() const { return static_cast<int>(word_ >> 8 & 0xFF); }  // from 0
  constexpr Room room() const { return static_cast<Room>(word_ & 0xFF); }
  constexpr Animal animal() const { return static_cast<Animal>(word_ & 0xFF); }

  constexpr auto operator<=>(const Move&) const = default;

 private:
  template <class What>
  constexpr Move(Kind kind, int figure, What what)
      : word_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(figure) << 8 |
              static_cast<std::uint32_t>(what)) {}

  std::uint32_t word_ = 0;
};
// end | move 27 | place 27 | frame owl | pause | cheat 27 | walk 2 27 | open 2 | lock 12 | trap 27
std::string notation(Move move);
bool parse_notation(std::string_view text, Move& move);

// The longest list: a trap in any room, and the ways of three or four figures.
using MoveList = FixedList<Move, 100>;

enum class Phase : std::uint8_t { place_hunters, place_max, choose_frame, max_turn, hunter_turn, over };
BOOST_DESCRIBE_ENUM(Phase, place_hunters, place_max, choose_frame, max_turn, hunter_turn, over)

// What the hunters know of one face-down card: the rooms it can name (`entered`: free of hunters, no trap sprung),
// the rooms in which nobody found him in the round after it (`unsearched`), and what Max had to say.
struct Trace {
  RoomSet entered;
  RoomSet unsearched;
  bool cheat = false;
  bool sprung = false;  // the trap: so it was no pause (GJ-10)

  bool operator==(const Trace&) const = default;
};
BOOST_DESCRIBE_STRUCT(Trace, (), (entered, unsearched, cheat, sprung))

// Everything Max has shown, from his first room on.
using Trail = FixedList<Step, 1 + kMostRounds>;

// All that everybody at the table knows, given a good memory.
struct Public {
  Options options;
  Board board{};
  Phase phase{};
  Seat max{};
  Seat turn{};
  std::uint8_t round = 0;                    // rounds that are over
  std::uint8_t placed = 0;                   // figures on the board
  std::array<Room, kMostFigures> figures{};  // in the order of their players, clockwise from Max's left
  std::uint8_t moved = 0;                    // bit by bit: figures that have had their move in this turn
  bool acted = false;                        // Max has laid his card in this turn
  AnimalSet frames;                          // still to be filled, the current one included
  AnimalSet in_play;                         // all frames of this game (GJ-01)
  std::optional<Animal> frame;               // the current one
  std::uint8_t animals_left = 0;             // of that frame
  std::uint8_t pauses = 0;                   // Max had left when he was seen last
  std::uint8_t cheats = 0;                   // left
  bool door_card = false;
  bool trap_card = false;
  std::optional<Room> locked;  // by the room the red door belongs to
  std::optional<Room> trap;
  bool seen = false;  // Max's figure stands on the board
  std::optional<Reason> end;
  RoomSet shown;                        // rooms Max is known to have visited
  FixedList<Trace, kMostSteps> traces;  // the cards that lie face down
  std::uint8_t open_from = 0;           // from this place on the trail still lies open on the table
  Trail trail;

  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (),
                      (options, board, phase, max, turn, round, placed, figures, moved, acted, frames, in_play, frame,
                       animals_left, pauses, cheats, door_card, trap_card, locked, trap, seen, end, shown, traces,
                       open_from, trail))

// Max's rooms since he was seen last, one for each trace; a pause names the same room again.
using Path = FixedList<Room, kMostSteps>;

struct State {
  Public table;
  Path path;

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, path))

struct Knowledge {
  Seat viewer{};
  Public table;
  Path path;  // for Max himself; for the others empty

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, path))

struct FigureView {
  Seat seat{};               // whose it is
  std::optional<Room> room;  // until it is placed: nowhere
  bool moved = false;        // in this turn

  bool operator==(const FigureView&) const = default;
};
BOOST_DESCRIBE_STRUCT(FigureView, (), (seat, room, moved))

struct FrameView {
  Animal animal{};
  std::uint8_t animals = 0;  // the frame holds
  std::uint8_t left = 0;     // still in the wood
  bool in_play = false;
  bool current = false;

  bool operator==(const FrameView&) const = default;
};
BOOST_DESCRIBE_STRUCT(FrameView, (), (animal, animals, left, in_play, current))

// A card of Max's row on the table; a room only where it lies open, or for Max himself.
struct CardView {
  std::optional<Room> room;
  std::optional<StepKind> kind;
  bool cheat = false;  // the x2 card lies with it
  bool sprung = false;

  bool operator==(const CardView&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardView, (), (room, kind, cheat, sprung))

struct View {
  Seat viewer{};
  Options options;
  Phase phase{};
  Seat turn{};
  Seat max{};
  Seat captain{};
  std::uint8_t round = 0;  // from 1
  std::uint8_t rounds = 0;
  bool acted = false;
  FixedList<FigureView, kMostFigures> figures;
  FixedList<FrameView, kAnimals> frames;
  std::optional<Room> ghost;    // where Max is, for those who may know it now
  bool seen = false;            // his figure stands on the board for everybody
  std::uint8_t pauses = 0;      // left; for the hunters as many as when he was seen last
  std::uint8_t cheats = 0;      // left
  bool door_card = false;       // still to be played
  std::optional<Room> locked;   // by the room the red door belongs to
  std::optional<Seat> trapper;  // who has the trap, or laid it
  bool trap_card = false;       // still to be laid
  std::optional<Room> trap;
  FixedList<CardView, kMostCards> row;  // on the table
  std::optional<RoomSet> visited;       // Max's own, and what he has shown where the table shows that (GJ-21)
  std::optional<RoomSet> possible;      // where he can be, as the hunters can know: for Max, and with the option
  Trail trail;                          // the whole hunt, once it is over
  std::optional<Reason> end;

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, options, phase, turn, max, captain, round, rounds, acted, figures, frames, ghost, seen,
                       pauses, cheats, door_card, locked, trapper, trap_card, trap, row, visited, possible, trail,
                       end))

using Outcome = OutcomeOf<Reason>;

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
State deal_on(Board board, const Options& options, Random& random);  // tests play on a smaller board
inline SeatSet awaited(const State& state) {
  return state.table.phase == Phase::over ? SeatSet{} : SeatSet{state.table.turn};
}
inline SeatSet allowed(const State&) { return {}; }
MoveList legal(const State& state, Seat seat);
// Max goes to a room drawn by lot: one that everybody could work out would give him away (GJ-35).
Move time_out(const State& state, Seat seat, Random& random);
template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events);
std::optional<Outcome> outcome(const State& state);
// GJ-21: everybody but Max, unless the table shows the path. The cards go to the box with the choice of a frame.
SeatSet must_remember(const State& state);
inline bool sweeps(const Event& event) { return std::holds_alternative<FrameChosen>(event); }
Knowledge know(const State& state, Seat viewer);
State imagine(const Knowledge& knowledge, Random& random);
View show(const Knowledge& knowledge);

// Building blocks that bots, screens and tests share with the rules.

// GJ-01: by the number of hunting players.
constexpr int figures_each(int players) { return players == 2 ? 3 : players == 3 ? 2 : 1; }
constexpr int figures_of(int players) { return figures_each(players) * (players - 1); }
constexpr int frames_of(int players) { return figures_of(players) == 3 ? 5 : 4; }

inline Seat captain_of(const Public& table) { return next(table.max, table.options.players); }
// Hunters count clockwise from Max's left, from 0.
inline Seat hunter_at(const Public& table, int hunter) {
  const int seat = index(table.max) + 1 + hunter;
  return seat_at(seat < table.options.players ? seat : seat - table.options.players);
}
inline int hunter_of(const Public& table, Seat seat) {
  const int hunter = index(seat) - index(table.max) - 1;
  return hunter < 0 ? hunter + table.options.players : hunter;
}
inline Seat owner_of(const Public& table, int figure) {
  return hunter_at(table, figure / figures_each(table.options.players));
}
std::optional<Seat> trapper_of(const Public& table);
RoomSet hunted(const Public& table);  // rooms with hunters in them

// Rooms Max can reach from a room, hunters and memory aside.
inline RoomSet neighbours(const Public& table, Room room) {
  const Castle& castle = castle_of(table.board);
  const auto i = static_cast<std::size_t>(room);
  return table.options.chimney ? castle.haunts[i] | castle.chimney[i] : castle.haunts[i];
}
// Rooms a hunter can reach from a room: a locked door is shut (GJ-25).
RoomSet ways(const Public& table, Room room);

Room last_seen(const Public& table);  // where Max stood when he was seen last
int rounds_of(const Public& table);

// Max's side of a position: where he is, where he has been, what he has left.
struct Haunt {
  Room at{};
  RoomSet visited;
  int pauses = 0;
  int cheats = 0;
};
Haunt haunt_of(const Public& table, const Path& path);
// Where he could go, and whether he could do anything at all (GJ-13).
RoomSet fresh_rooms(const Public& table, const Haunt& haunt);
RoomSet old_rooms(const Public& table, const Haunt& haunt);
bool is_stuck(const Public& table, const Haunt& haunt);

struct Facts;

struct Game {
  static constexpr const About& about = kAbout;
  using Options = gespensterjagd::Options;
  using State = gespensterjagd::State;
  using Move = gespensterjagd::Move;
  using MoveList = gespensterjagd::MoveList;
  using Event = gespensterjagd::Event;
  using Outcome = gespensterjagd::Outcome;
  using Knowledge = gespensterjagd::Knowledge;
  using View = gespensterjagd::View;
  static Facts facts();  // facts.h
};
static_assert(Rules<Game> && Forgets<Game> && sizeof(State) <= 512);

}  // namespace hallali::gespensterjagd
