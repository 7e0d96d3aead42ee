// Chasse en folie (Jagdfieber), by Stefan Zlatintsis. 3 to 5 players, four days of hunting.
//
// Rules: ../guide/rules.{fr,en}.md, from the French rulebook; the ids CF-xx name its rulings. Nothing
// deviates from them. Everybody chooses a card in secret; all else resolves by itself, so the one decision of the
// game is which card to play (CF-05). There are no options besides the number of players.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/chasse_en_folie/rules/cards.h"
#include "games/chasse_en_folie/rules/events.h"
#include "kit/rules.h"

namespace hallali::chasse_en_folie {

inline constexpr int kMaxPlayers = 5;
inline constexpr int kDays = 4;
inline constexpr int kLodgePoints = 4;  // CF-07

struct Options {
  std::uint8_t players = 4;

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players))

struct Move {
  Card card{};

  auto operator<=>(const Move&) const = default;
};
std::string notation(Move move);  // play wolf
bool parse_notation(std::string_view text, Move& move);

using MoveList = FixedList<Move, kKinds>;

// One player's lodge and what lies around it.
struct Lodge {
  Pile hand;                 // while a choice is secret, the chosen card is still counted here
  Pile prey;                 // left of the lodge
  std::optional<Card> easy;  // right of the lodge: easy prey
  bool hunter_home = false;  // under the lodge: worth nothing any more
  bool four = false;         // turned to its "4" by a closed season that caught a hunter

  bool operator==(const Lodge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Lodge, (), (hand, prey, easy, hunter_home, four))

using DayScores = std::array<std::int16_t, kMaxPlayers>;

// All that everybody at the table knows, given a good memory (CF-24, CF-25).
struct Public {
  Options options;
  std::uint8_t day = 0;    // 0 to 3; 4 when the game is over
  std::uint8_t round = 0;  // within the day
  Seat start{};            // holder of the card "the hunt starts here"
  SeatSet chosen;          // who has chosen a card this round
  std::array<Lodge, kMaxPlayers> lodges;
  std::array<DayScores, kDays> scores{};
  FixedList<Card, kMaxPlayers> revealed;  // the last round's cards, by seat

  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (), (options, day, round, start, chosen, lodges, scores, revealed))

struct State {
  Public table;
  std::array<std::optional<Card>, kMaxPlayers> choice{};  // of the seats in table.chosen

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, choice))

// Hands are public to a player with a perfect memory; only this round's choices are hidden.
struct Knowledge {
  Seat viewer{};
  Public table;
  std::optional<Card> choice;  // the viewer's own

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, choice))

// What lies before a player's eyes: their own cards, the others' by number only (CF-24, CF-25).
struct LodgeView {
  std::uint8_t hand_size = 0;
  std::uint8_t prey_size = 0;
  std::optional<Card> easy;
  bool hunter_home = false;
  bool four = false;
  bool chosen = false;
  FixedList<std::int16_t, kDays> days;  // scores of the days played
  std::int16_t total = 0;

  bool operator==(const LodgeView&) const = default;
};
BOOST_DESCRIBE_STRUCT(LodgeView, (), (hand_size, prey_size, easy, hunter_home, four, chosen, days, total))

struct View {
  Seat viewer{};
  std::uint8_t day = 0;  // from 1
  std::uint8_t round = 0;
  Seat start{};
  FixedList<LodgeView, kMaxPlayers> lodges;
  FixedList<Card, kMaxPlayers> revealed;
  Pile hand;  // the viewer's own, less the card already chosen
  Pile prey;
  std::optional<Card> choice;
  bool over = false;

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (viewer, day, round, start, lodges, revealed, hand, prey, choice, over))

enum class Reason : std::uint8_t { most_points, best_day, shared };
BOOST_DESCRIBE_ENUM(Reason, most_points, best_day, shared)
using Outcome = OutcomeOf<Reason>;

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
inline SeatSet awaited(const State& state) {
  if (state.table.day == kDays) return {};
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

// Building blocks that bots and tests share with the rules.
int prey_points(Card card);         // in the prey pile
int hand_points(Card card);         // left in the hand
int day_score(const Lodge& lodge);  // CF-22
int total_score(const Public& table, Seat seat);

// Plays out one round: `cards` are the choices by seat, already taken from the hands.
template <class Events>
void resolve_round(Public& table, const std::array<Card, kMaxPlayers>& cards, Events& events);

struct Facts;

struct Game {
  static constexpr const About& about = kAbout;
  using Options = chasse_en_folie::Options;
  using State = chasse_en_folie::State;
  using Move = chasse_en_folie::Move;
  using MoveList = chasse_en_folie::MoveList;
  using Event = chasse_en_folie::Event;
  using Outcome = chasse_en_folie::Outcome;
  using Knowledge = chasse_en_folie::Knowledge;
  using View = chasse_en_folie::View;
  static Facts facts();  // facts.h
};
static_assert(Rules<Game> && sizeof(State) <= 512);

}  // namespace hallali::chasse_en_folie
