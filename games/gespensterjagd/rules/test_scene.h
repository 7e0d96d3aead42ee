// Hunts for the tests, written as people say them: rooms by their numbers, moves in their notation.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/gespensterjagd/rules/rules.h"
#include "kit/test_events.h"

namespace hallali::gespensterjagd {

inline constexpr Seat kAda = seat_at(0), kBruno = seat_at(1), kCleo = seat_at(2), kDev = seat_at(3),
                      kEve = seat_at(4);

inline RoomSet rooms(std::initializer_list<int> numbers) {
  RoomSet set;
  for (int number : numbers) set.insert(room_at(number));
  return set;
}
inline std::vector<int> numbers(RoomSet set) {
  std::vector<int> all;
  for (Room room : set) all.push_back(number_of(room));
  return all;
}

inline Move read_move(std::string_view text) {
  Move move;
  if (!parse_notation(text, move)) ADD_FAILURE() << "cannot read \"" << text << '"';
  return move;
}

inline std::vector<std::string> choices(const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legal(state, state.table.turn)) texts.push_back(notation(move));
  return texts;
}

// The rooms that complete "move", "cheat", "lock", "walk 2" ... to a legal move.
inline std::vector<int> reach(const State& state, const std::string& words) {
  std::vector<int> found;
  for (const std::string& text : choices(state)) {
    if (text.starts_with(words + ' ')) found.push_back(std::stoi(text.substr(words.size() + 1)));
  }
  return found;
}

inline bool can(const State& state, std::string_view text) {
  const MoveList moves = legal(state, state.table.turn);
  return std::find(moves.begin(), moves.end(), read_move(text)) != moves.end();
}

// For the seat in turn; who has nothing to do must not be in turn.
inline Move random_move(const State& state, Random& random) {
  const MoveList moves = legal(state, state.table.turn);
  if (moves.empty()) throw std::logic_error("a turn without a move");
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// Max's first turn, Max being Ada unless the options say otherwise. What is set after `frame` is put straight on the
// table before the frame is chosen, as if more of the hunt were over.
struct Scene {
  Options options{};
  std::vector<int> hunters{};  // one room for each figure
  int max = 0;
  Animal frame = Animal::hedgehog;
  RoomSet visited{};
  std::optional<int> pauses{};
  std::optional<int> cheats{};
};

inline State fresh(Options options, std::string_view seed = "scene") {
  if (options.ghost == Ghost::drawn) options.ghost = Ghost::seat_1;
  EXPECT_FALSE(check(options));
  Random random(seed_from_text(seed));
  return deal(options, random);
}

struct Match {
  State state;
  EventLog<Event> log{};

  explicit Match(const State& start) : state(start) {}
  explicit Match(const Scene& scene) : state(fresh(scene.options)) {
    Public& table = state.table;
    if (!table.in_play.contains(scene.frame)) {  // another one went to the box
      table.in_play = table.frames = kAllAnimals.without(scene.frame == Animal::cat ? Animal::bat : Animal::cat);
    }
    for (int room : scene.hunters) make(Move::place(room_at(room)));
    EXPECT_EQ(table.phase, Phase::place_max) << "a room for each figure";
    make(Move::place(room_at(scene.max)));
    table.shown |= scene.visited;
    if (scene.pauses) table.pauses = static_cast<std::uint8_t>(*scene.pauses);
    if (scene.cheats) table.cheats = static_cast<std::uint8_t>(*scene.cheats);
    make(Move::frame(scene.frame));
  }

  void make(Move move) {
    Random unused(Seed{});
    apply(state, state.table.turn, move, unused, log);
  }

  // Whoever is in turn makes these moves, one after the other.
  Match& moves(std::initializer_list<std::string_view> texts) {
    for (std::string_view text : texts) {
      if (!can(state, text)) {
        ADD_FAILURE() << '"' << text << "\" is not legal";
        break;
      }
      make(read_move(text));
    }
    return *this;
  }

  // The hunters stay where they are for the rest of the round.
  Match& pass() {
    for (int turns = 0; state.table.phase == Phase::hunter_turn; ++turns) {
      if (turns == kMaxPlayers) throw std::logic_error("a round without an end");
      make(Move::end());
    }
    return *this;
  }

  // A round, or several: Max lays these cards and nobody else stirs.
  Match& alone(std::initializer_list<std::string_view> texts) {
    for (std::string_view text : texts) {
      moves({text});
      if (state.table.phase == Phase::max_turn && state.table.acted) moves({"end"});
      pass();
    }
    return *this;
  }

  template <class E>
  std::vector<E> told() const {
    return log.all<E>();
  }

  // The kinds of all that this viewer was told since the log was last cleared.
  std::vector<std::string> heard_by(Seat viewer) const { return kinds_of(log.seen_by(viewer)); }

  View view(Seat viewer) const { return show(know(state, viewer)); }
  Room max_at() const { return haunt_of(state.table, state.path).at; }
};

}  // namespace hallali::gespensterjagd
