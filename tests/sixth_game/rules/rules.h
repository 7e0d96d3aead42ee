// Goupil, the sixth game: complete, and so small that its rules fit on one screen. It is no part of what ships; it
// shows that a game is a folder, and is there to be copied (docs/add-a-game.md). The contract that all of this
// fulfils is kit/rules.h.
//
// Rules: ../guide/rules.{fr,en}.md; the ids GO-xx name their rulings. In each round one player is the fox and the
// others hunt; everybody chooses one of three places in secret, and that is the only decision (GO-03).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/rules.h"
#include "tests/sixth_game/rules/events.h"

namespace hallali::sixth_game {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kTimesFox = 2;  // GO-02
inline constexpr int kMaxRounds = kTimesFox * kMaxPlayers;
inline constexpr std::array<Place, 3> kPlaces{Place::brook, Place::wood, Place::farm};

struct Options {
  std::uint8_t players = 3;
  bool alarm = false;  // a place where the fox was caught is closed for a round (GO-07)

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, alarm))

struct Move {
  Place place{};

  auto operator<=>(const Move&) const = default;
};
std::string notation(Move move);  // go farm
bool parse_notation(std::string_view text, Move& move);

using MoveList = FixedList<Move, kPlaces.size()>;
using Points = FixedList<std::int16_t, kMaxRounds>;  // of one player, round by round

// What everybody at the table knows.
struct Public {
  Options options;
  std::uint8_t round = 0;  // from 0; as many as there are when the game is over
  Seat fox{};
  SeatSet chosen;               // who has chosen in this round
  std::optional<Place> closed;  // in this round (GO-07)
  std::array<Points, kMaxPlayers> points;
  FixedList<Place, kMaxPlayers> revealed;  // where everybody was in the last round, by seat

  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (), (options, round, fox, chosen, closed, points, revealed))

// The truth: what is public, and beside it the secrets.
struct State {
  Public table;
  std::array<std::optional<Place>, kMaxPlayers> choice{};  // of the seats in table.chosen

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, choice))

// What one viewer knows: what is public, and beside it their own secret.
struct Knowledge {
  Seat viewer{};
  Public table;
  std::optional<Place> choice;

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, choice))

// What a screen shows. It brings the facts of the rules along (what a place is worth, how many rounds there are), so
// that no screen has to know them a second time.
struct PlaceView {
  Place place{};
  std::int16_t points = 0;
  bool open = true;

  bool operator==(const PlaceView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlaceView, (), (place, points, open))

struct PlayerView {
  bool chosen = false;
  Points points;
  std::int16_t total = 0;

  bool operator==(const PlayerView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (chosen, points, total))

struct View {
  Seat viewer{};
  std::uint8_t round = 0;  // from 1
  std::uint8_t rounds = 0;
  Seat fox{};
  FixedList<PlaceView, kPlaces.size()> places;
  FixedList<PlayerView, kMaxPlayers> players;
  FixedList<Place, kMaxPlayers> revealed;  // in the last round
  Seat last_fox{};                         // who was the fox in it
  std::optional<Place> choice;             // the viewer's own
  bool over = false;

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (viewer, round, rounds, fox, places, players, revealed, last_fox, choice, over))

enum class Reason : std::uint8_t { most_points, shared };
BOOST_DESCRIBE_ENUM(Reason, most_points, shared)
using Outcome = OutcomeOf<Reason>;

inline int rounds(const Options& options) { return kTimesFox * options.players; }
inline bool over(const Public& table) { return table.round == rounds(table.options); }

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
inline SeatSet awaited(const State& state) {
  if (over(state.table)) return {};
  return seats_up_to(state.table.options.players) - state.table.chosen;
}
inline SeatSet allowed(const State&) { return {}; }
MoveList legal(const State& state, Seat seat);
template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events);
std::optional<Outcome> outcome(const State& state);
Knowledge know(const State& state, Seat viewer);
State imagine(const Knowledge& knowledge, Random& random);
View show(const Knowledge& knowledge);

// Building blocks that the gate, bots and tests share with the rules.
std::int16_t worth(Place place);            // GO-04
MoveList open_places(const Public& table);  // the same for everybody
std::int16_t total(const Points& points);

struct Game {
  static constexpr const About& about = kAbout;
  using Options = sixth_game::Options;
  using State = sixth_game::State;
  using Move = sixth_game::Move;
  using MoveList = sixth_game::MoveList;
  using Event = sixth_game::Event;
  using Outcome = sixth_game::Outcome;
  using Knowledge = sixth_game::Knowledge;
  using View = sixth_game::View;
};
static_assert(Rules<Game> && sizeof(State) <= 128);

}  // namespace hallali::sixth_game
