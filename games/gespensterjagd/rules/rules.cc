#include "games/gespensterjagd/rules/rules.h"

#include <cassert>

namespace hallali::gespensterjagd {
namespace {

constexpr std::array<OptionHelp, 8> kOptionHelp{{
    {"ghost", "qui joue Max : tiré au sort, ou le joueur de cette place",
     "who plays Max: drawn by lot, or the player of that seat"},
    {"chimney", "Max a la carte cheminée : il vole de 42 à 53 et retour",
     "Max has the chimney card: he flies from 42 to 53 and back"},
    {"door", "Max a la carte porte : il ferme une porte rouge, une fois",
     "Max has the door card: he locks one red door, once"},
    {"trap", "quel chasseur a le piège, posé une fois dans une pièce",
     "which hunter has the trap, laid once in a room"},
    {"one_pause", "Max n'a qu'une pause au lieu de deux", "Max has one pause instead of two"},
    {"one_cheat", "Max n'a qu'une carte x2 au lieu de deux", "Max has one x2 card instead of two"},
    {"show_path", "les pièces que Max a montrées restent marquées", "the rooms Max has shown stay marked"},
    {"show_possible", "les pièces où Max peut être sont ombrées", "the rooms where Max can be are shaded"},
}};

}  // namespace

const About kAbout{
    .id = "gespensterjagd",
    .title = "Gespensterjagd",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .minutes = 60,
    .fr = "Un fantôme invisible dans un château de 54 pièces : il traverse les murs, les chasseurs le cernent.",
    .en = "An unseen ghost in a castle of 54 rooms: he walks through walls, the hunters close in.",
    .option_help = kOptionHelp,
};

std::optional<Phrase> check(const Options& options) {
  if (options.players < kAbout.min_players || options.players > kAbout.max_players) {
    return Phrase{"Gespensterjagd se joue de 2 à 5 joueurs.", "Gespensterjagd is for 2 to 5 players."};
  }
  if (static_cast<int>(options.ghost) > options.players) {
    return Phrase{"Max doit être à une place de la table.", "Max must sit at one of the table's seats."};
  }
  if (static_cast<int>(options.trap) >= options.players) {
    return Phrase{"Il n'y a pas autant de chasseurs pour tenir le piège.",
                  "There are not that many hunters to hold the trap."};
  }
  return {};
}

std::optional<Seat> trapper_of(const Public& table) {
  if (table.options.trap == TrapHolder::no) return {};
  return hunter_at(table, static_cast<int>(table.options.trap) - 1);
}

RoomSet hunted(const Public& table) {
  RoomSet rooms;
  for (int i = 0; i < table.placed; ++i) rooms.insert(table.figures[static_cast<std::size_t>(i)]);
  return rooms;
}

namespace {

// The door that is locked.
RedDoor locked_door(const Public& table) {
  for (const RedDoor& door : castle_of(table.board).red_doors) {
    if (door.of == *table.locked) return door;
  }
  return {};
}

}  // namespace

RoomSet ways(const Public& table, Room room) {
  RoomSet rooms = castle_of(table.board).walks[static_cast<std::size_t>(room)];
  if (!table.locked) [[likely]]
    return rooms;
  const RedDoor door = locked_door(table);
  if (room == door.of) rooms.erase(door.other);
  if (room == door.other) rooms.erase(door.of);
  return rooms;
}

Room last_seen(const Public& table) { return table.trail.back().room; }

int rounds_of(const Public& table) {
  int rounds = 0;
  for (Animal animal : table.in_play) rounds += castle_of(table.board).animals[static_cast<std::size_t>(animal)];
  return rounds;
}

Haunt haunt_of(const Public& table, const Path& path) {
  Haunt haunt{last_seen(table), table.shown, table.pauses, table.cheats};
  for (Room room : path) {
    if (room == haunt.at) --haunt.pauses;
    haunt.at = room;
    haunt.visited.insert(room);
  }
  return haunt;
}

RoomSet fresh_rooms(const Public& table, const Haunt& haunt) {
  return neighbours(table, haunt.at) - hunted(table) - haunt.visited;
}

RoomSet old_rooms(const Public& table, const Haunt& haunt) {
  if (haunt.cheats == 0) return {};
  return (neighbours(table, haunt.at) & haunt.visited) - hunted(table);
}

bool is_stuck(const Public& table, const Haunt& haunt) {
  return haunt.pauses == 0 && fresh_rooms(table, haunt).empty() && old_rooms(table, haunt).empty();
}

State deal_on(Board board, const Options& options, Random& random) {
  State state;
  Public& table = state.table;
  table.options = options;
  table.board = board;
  const auto players = static_cast<std::uint32_t>(options.players);
  table.max = options.ghost == Ghost::drawn ? seat_at(static_cast<int>(random.below(players)))
                                            : seat_at(static_cast<int>(options.ghost) - 1);
  table.in_play = kAllAnimals;
  if (frames_of(options.players) < kAnimals) table.in_play.erase(static_cast<Animal>(random.below(kAnimals)));
  table.frames = table.in_play;
  table.pauses = options.one_pause ? kPauses - 1 : kPauses;
  table.cheats = options.one_cheat ? kCheats - 1 : kCheats;
  table.door_card = options.door;
  table.trap_card = options.trap != TrapHolder::no;
  table.phase = Phase::place_hunters;  // GJ-02
  table.turn = captain_of(table);
  return state;
}

State deal(const Options& options, Random& random, int /*rules*/) {
  return deal_on(Board::canterville, options, random);
}

namespace {

void add_locks(const Public& table, MoveList& moves) {
  if (!table.door_card) return;
  RoomSet rooms;
  for (const RedDoor& door : castle_of(table.board).red_doors) rooms.insert(door.of);
  for (Room room : rooms) moves.push_back(Move::lock(room));
}

void add_max_moves(const State& state, MoveList& moves) {
  const Public& table = state.table;
  if (table.acted) {
    moves.push_back(Move::end());
  } else {
    const Haunt haunt = haunt_of(table, state.path);
    moves.append_each(fresh_rooms(table, haunt), Move::move);
    if (haunt.pauses > 0) moves.push_back(Move::pause());
    moves.append_each(old_rooms(table, haunt), Move::cheat);
  }
  add_locks(table, moves);
}

void add_hunter_moves(const Public& table, Seat seat, MoveList& moves) {
  moves.push_back(Move::end());
  const int each = figures_each(table.options.players);
  const int first = hunter_of(table, seat) * each;
  for (int figure = first; figure < first + each; ++figure) {
    if ((table.moved >> figure & 1) != 0) continue;
    moves.append_each(ways(table, table.figures[static_cast<std::size_t>(figure)]),
                      [figure](Room room) { return Move::walk(figure, room); });
  }
  if (table.locked) {
    const RedDoor door = locked_door(table);
    for (int figure = first; figure < first + each; ++figure) {
      const Room room = table.figures[static_cast<std::size_t>(figure)];
      if ((table.moved >> figure & 1) == 0 && (room == door.of || room == door.other)) {
        moves.push_back(Move::open(figure));
      }
    }
  }
  if (table.trap_card && trapper_of(table) == seat) moves.append_each(castle_of(table.board).all(), Move::trap);
}

}  // namespace

MoveList legal(const State& state, Seat seat) {
  MoveList moves;
  const Public& table = state.table;
  if (seat != table.turn) return moves;
  switch (table.phase) {
    case Phase::hunter_turn:
      add_hunter_moves(table, seat, moves);
      break;
    case Phase::max_turn:
      add_max_moves(state, moves);
      break;
    case Phase::place_hunters:
      moves.append_each(castle_of(table.board).all(), Move::place);
      break;
    case Phase::place_max:
      moves.append_each(castle_of(table.board).all() - hunted(table), Move::place);
      break;
    case Phase::choose_frame:
      for (Animal animal : table.frames) moves.push_back(Move::frame(animal));
      break;
    case Phase::over:
      break;
  }
  return moves;
}

Move time_out(const State& state, Seat seat, Random& random) {
  const MoveList moves = legal(state, seat);
  const Move::Kind kind = moves.front().kind();
  if (kind != Move::Kind::move && kind != Move::Kind::cheat) return moves.front();
  const auto rooms = std::ranges::count(moves, kind, &Move::kind);  // they come first
  return moves[random.below(static_cast<std::uint32_t>(rooms))];
}

namespace {

constexpr std::uint8_t number(int figure) { return static_cast<std::uint8_t>(figure + 1); }

template <class Events>
class Turn {
 public:
  Turn(State& state, Events& events) : state_(state), table_(state.table), events_(events) {}

  void place(Seat seat, Room room) {
    if (table_.phase == Phase::place_max) {
      table_.trail.push_back({room, StepKind::start});
      table_.shown.insert(room);  // GJ-04
      table_.seen = true;
      tell(MaxPlaced{room});
      ask_for_frame();
      return;
    }
    table_.figures[table_.placed] = room;
    tell(FigurePlaced{seat, number(table_.placed), room});
    ++table_.placed;
    if (table_.placed == figures_of(table_.options.players)) {
      table_.phase = Phase::place_max;
      table_.turn = table_.max;
    } else {
      table_.turn = owner_of(table_, table_.placed);
    }
  }

  void choose_frame(Seat seat, Animal animal) {
    table_.frame = animal;
    table_.animals_left = castle_of(table_.board).animals[static_cast<std::size_t>(animal)];
    table_.open_from = static_cast<std::uint8_t>(table_.trail.size() - 1);  // GJ-19: the rest goes to the box
    tell(FrameChosen{seat, animal, table_.animals_left});
    begin_max_turn();
  }

  // Max lays a card. Where it leads is his secret; that it was not a room with a hunter or a trap is everybody's.
  void act(StepKind kind, Room to) {
    state_.path.push_back(to);
    Trace trace;
    trace.entered = castle_of(table_.board).all() - hunted(table_);
    trace.unsearched = castle_of(table_.board).all();
    trace.cheat = kind == StepKind::cheat;
    if (trace.cheat) --table_.cheats;
    trace.sprung = table_.trap == to && kind != StepKind::pause;
    if (trace.sprung) {
      trace.entered = {to};
    } else if (table_.trap) {
      trace.entered.erase(*table_.trap);
    }
    table_.traces.push_back(trace);
    table_.acted = true;
    table_.seen = trace.sprung;
    tell(MaxMoved{trace.cheat});
    events_(SeatSet{table_.max}, CardLaid{{to, kind}});
    if (trace.sprung) tell(TrapSprung{to});
    if (!table_.door_card) begin_hunters();
  }

  void lock(Room room) {
    table_.door_card = false;
    table_.locked = room;
    tell(DoorLocked{room, locked_door(table_).other});
    if (table_.acted) begin_hunters();
  }

  void walk(Seat seat, int figure, Room to) {
    const Room from = table_.figures[static_cast<std::size_t>(figure)];
    table_.figures[static_cast<std::size_t>(figure)] = to;
    tell(FigureMoved{seat, number(figure), from, to});
    if (state_.path.back() == to) [[unlikely]] {  // GJ-14
      finish(Reason::caught);
      return;
    }
    table_.traces[table_.traces.size() - 1].unsearched.erase(to);
    has_moved(seat, figure);
  }

  void open(Seat seat, int figure) {
    const RedDoor door = locked_door(table_);
    table_.locked.reset();
    tell(DoorOpened{seat, number(figure), door.of, door.other});
    has_moved(seat, figure);
  }

  void lay_trap(Seat seat, Room room) {
    table_.trap_card = false;
    table_.trap = room;
    tell(TrapLaid{seat, room});
    end_if_done(seat);
  }

  void end(Seat seat) {
    if (table_.phase == Phase::max_turn) {
      begin_hunters();
      return;
    }
    for (int figure = 0; figure < table_.placed; ++figure) {
      if (owner_of(table_, figure) == seat && (table_.moved >> figure & 1) == 0) {
        tell(FigureStayed{seat, number(figure), table_.figures[static_cast<std::size_t>(figure)]});
      }
    }
    next_hunter(seat);
  }

 private:
  template <class Event>
  void tell(const Event& event) {
    events_(kEverybody, event);
  }

  void ask_for_frame() {
    table_.phase = Phase::choose_frame;
    table_.turn = captain_of(table_);  // GJ-03
  }

  void begin_max_turn() {
    table_.phase = Phase::max_turn;
    table_.turn = table_.max;
    table_.acted = false;
    table_.moved = 0;
    if (is_stuck(table_, haunt_of(table_, state_.path))) finish(Reason::stuck);  // GJ-13
  }

  void begin_hunters() {
    table_.phase = Phase::hunter_turn;
    table_.turn = captain_of(table_);
  }

  void has_moved(Seat seat, int figure) {
    table_.moved = static_cast<std::uint8_t>(table_.moved | 1U << figure);
    end_if_done(seat);
  }

  // A turn ends by itself when nothing is left to do.
  void end_if_done(Seat seat) {
    if (table_.trap_card && trapper_of(table_) == seat) return;
    const int each = figures_each(table_.options.players);
    const unsigned all = ((1U << each) - 1) << (hunter_of(table_, seat) * each);
    if ((table_.moved & all) != all) return;
    next_hunter(seat);
  }

  void next_hunter(Seat seat) {
    table_.turn = next(seat, table_.options.players);
    if (table_.turn == table_.max) end_round();
  }

  void end_round() {
    ++table_.round;
    --table_.animals_left;
    tell(AnimalGone{*table_.frame, table_.animals_left});  // GJ-18
    if (table_.animals_left > 0) {
      begin_max_turn();
      return;
    }
    table_.frames.erase(*table_.frame);
    table_.frame.reset();
    if (table_.frames.empty()) {
      finish(Reason::escaped);  // GJ-20
      return;
    }
    appear();
    ask_for_frame();
  }

  // GJ-19: the row is turned over.
  void appear() {
    const Haunt haunt = haunt_of(table_, state_.path);
    Row row{table_.trail.back()};
    Room at = last_seen(table_);
    for (std::size_t i = 0; i < state_.path.size(); ++i) {
      const Room room = state_.path[i];
      const StepKind kind = table_.traces[i].cheat ? StepKind::cheat : room == at ? StepKind::pause : StepKind::move;
      at = room;
      row.push_back({room, kind});
      table_.trail.push_back(row.back());
    }
    table_.shown = haunt.visited;
    table_.pauses = static_cast<std::uint8_t>(haunt.pauses);
    table_.seen = true;
    table_.traces.clear();
    state_.path.clear();
    tell(MaxAppeared{haunt.at, row});
  }

  // GJ-13, GJ-14: at every ending the whole path is shown.
  void finish(Reason reason) {
    appear();
    table_.end = reason;
    table_.phase = Phase::over;
    tell(GameEnded{outcome(state_)->winners, reason});
  }

  State& state_;
  Public& table_;
  Events& events_;
};

}  // namespace

template <class Events>
void apply(State& state, Seat seat, Move move, Random&, Events& events) {
  Turn<Events> turn(state, events);
  switch (move.kind()) {
    case Move::Kind::walk:
      turn.walk(seat, move.figure(), move.room());
      break;
    case Move::Kind::end:
      turn.end(seat);
      break;
    case Move::Kind::move:
      turn.act(StepKind::move, move.room());
      break;
    case Move::Kind::cheat:
      turn.act(StepKind::cheat, move.room());
      break;
    case Move::Kind::pause:
      turn.act(StepKind::pause, haunt_of(state.table, state.path).at);
      break;
    case Move::Kind::place:
      turn.place(seat, move.room());
      break;
    case Move::Kind::frame:
      turn.choose_frame(seat, move.animal());
      break;
    case Move::Kind::open:
      turn.open(seat, move.figure());
      break;
    case Move::Kind::lock:
      turn.lock(move.room());
      break;
    case Move::Kind::trap:
      turn.lay_trap(seat, move.room());
      break;
  }
}

template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

SeatSet must_remember(const State& state) {
  const Public& table = state.table;
  if (table.options.show_path) return {};
  return seats_up_to(table.options.players).with(Seat::spectator).without(table.max);
}

std::optional<Outcome> outcome(const State& state) {
  const Public& table = state.table;
  if (!table.end) return {};
  Outcome result;
  result.reason = *table.end;
  const bool max_wins = result.reason == Reason::escaped;
  for (int i = 0; i < table.options.players; ++i) {
    const bool won = (seat_at(i) == table.max) == max_wins;
    result.scores.push_back(won ? 1 : 0);
    if (won) result.winners.insert(seat_at(i));
  }
  return result;
}

}  // namespace hallali::gespensterjagd
