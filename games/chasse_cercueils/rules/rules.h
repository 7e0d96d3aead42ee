// Chasse-cercueils (Särge schubsen), by Thierry Chapeau. 2 to 6 players, two dice and one garlic to slap.
//
// Rules: ../guide/rules.{fr,en}.md, from the French rulebook; the ids CC-xx name its rulings. Nothing
// deviates from them. Who slapped first is decided outside (docs/fair-race.md): in a race everybody may slap, and the
// first one who does so has slapped first. That nobody did is a move of the roller, which the table makes when the
// window closes.
//
//   race      live: the fastest hand; calm: everybody decides in secret, the first among the slappers is drawn
//   reflexes  of the bots: how quick they are and how well they remember. The rules do not look at it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/chasse_cercueils/rules/cards.h"
#include "games/chasse_cercueils/rules/events.h"
#include "games/chasse_cercueils/rules/move.h"
#include "kit/memory.h"
#include "kit/rules.h"

namespace hallali::chasse_cercueils {

inline constexpr int kMaxPlayers = 6;
inline constexpr int kHand = 4;
inline constexpr int kGoal = 4;  // coffins to chase

enum class Race : std::uint8_t { live, calm };
BOOST_DESCRIBE_ENUM(Race, live, calm)

enum class Reflexes : std::uint8_t { slow, steady, quick };
BOOST_DESCRIBE_ENUM(Reflexes, slow, steady, quick)

struct Options {
  std::uint8_t players = 4;
  Race race = Race::live;
  Reflexes reflexes = Reflexes::steady;

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, race, reflexes))

// All cards of the table can be claimed at once, and a few places of scratch.
using MoveList = FixedList<Move, 48>;

enum class Phase : std::uint8_t {
  roll,     // the roller rolls
  window,   // hands may come down
  claim,    // the slapper shows a card
  penalty,  // the slapper chooses one of their coffins
  bat,      // the slapper may do one of three things
  moon,     // the slapper chooses two cards
  swap,     // and swaps them, or not
  over
};
BOOST_DESCRIBE_ENUM(Phase, roll, window, claim, penalty, bat, moon, swap, over)

// A player's row. Places without a card are in neither set.
struct Hand {
  PlaceSet up;                                     // vampires
  PlaceSet down;                                   // coffins
  std::array<Card, kMostPlaces> cards{};           // at a place without a card: the first kind
  std::array<std::uint16_t, kMostPlaces> since{};  // of a coffin: the roll at which it was last seen
  FixedList<Card, kGoal> chased;

  PlaceSet all() const { return up | down; }
  Card at(Place place) const { return cards[static_cast<std::size_t>(place)]; }
  bool operator==(const Hand&) const = default;
};
BOOST_DESCRIBE_STRUCT(Hand, (), (up, down, cards, since, chased))

// The latest thing that somebody did for all to see: which card was shown in vain changes nothing on the table, but
// everybody knows it.
struct Deed {
  Seat seat{};
  Move move;

  bool operator==(const Deed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Deed, (), (seat, move))

// All that everybody knows, given a perfect memory: every card enters face up, and swaps are seen (CC-24).
struct Public {
  Options options;
  std::uint8_t rules = 0;  // the version this game is played by
  Phase phase{};
  Seat roller{};
  std::optional<Dice> dice;  // the last roll
  std::uint16_t rolls = 0;
  SeatSet decided;              // calm mode: who has made up their mind
  SeatSet slapped;              // whose hands came down on this roll, as far as they were seen
  SeatSet punished;             // on the skull: whose penalty is still to come (CC-03)
  std::optional<Seat> slapper;  // whose decision it is, after the window
  std::optional<Deed> last;
  FixedList<Spot, 2> picked;  // under the moon
  bool looked = false;        // at the picked cards
  std::uint8_t pile = 0;      // cards left
  std::array<Hand, kMaxPlayers> hands;

  Hand& hand(Seat seat) { return hands[slot(seat)]; }
  const Hand& hand(Seat seat) const { return hands[slot(seat)]; }
  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (),
                      (options, rules, phase, roller, dice, rolls, decided, slapped, punished, slapper, last, picked,
                       looked, pile, hands))

struct State {
  Public table;
  std::array<Card, kCards>
      pile{};        // the first `table.pile` of them, drawn from the end; the rest are of the first kind
  SeatSet slapping;  // calm mode: whose hand will come down, among those who have decided

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, pile, slapping))

struct Knowledge {
  Seat viewer{};
  Public table;
  bool slapping = false;  // the viewer's own choice

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, slapping))

enum class Side : std::uint8_t { none, vampire, coffin };
BOOST_DESCRIBE_ENUM(Side, none, vampire, coffin)

struct CardView {
  Side side{};
  std::optional<Card> card;  // of a coffin only while the viewer looks at it, and when the game is over
  bool picked = false;

  bool operator==(const CardView&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardView, (), (side, card, picked))

struct HandView {
  FixedList<CardView, kMostPlaces> cards;  // by place; at least four places
  FixedList<Card, kGoal> chased;
  bool decided = false;  // calm mode

  bool operator==(const HandView&) const = default;
};
BOOST_DESCRIBE_STRUCT(HandView, (), (cards, chased, decided))

// What lies on the table. Coffins show their backs to everybody, their owner included (CC-24).
struct View {
  Seat viewer{};
  Options options;
  Phase phase{};
  Seat roller{};
  std::optional<Dice> dice;
  std::uint16_t rolls = 0;
  std::optional<Seat> slapper;
  bool looked = false;
  std::optional<bool> slapping;  // calm mode: the viewer's own decision
  std::uint8_t pile = 0;
  FixedList<HandView, kMaxPlayers> hands;

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (viewer, options, phase, roller, dice, rolls, slapper, looked, slapping, pile, hands))

enum class Reason : std::uint8_t { four_chased };
BOOST_DESCRIBE_ENUM(Reason, four_chased)
using Outcome = OutcomeOf<Reason>;

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
SeatSet awaited(const State& state);
SeatSet allowed(const State& state);
MoveList legal(const State& state, Seat seat);
template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events);
std::optional<Outcome> outcome(const State& state);
Knowledge know(const State& state, Seat viewer);
State imagine(const Knowledge& knowledge, Random& random);
View show(const Knowledge& knowledge);

// A race, and how long the table gives for what is to be decided: the rulebook's five seconds for the window, ours
// for the rest (CC-02, CC-05). Calm mode has the table's own clock only.
inline bool starts_race(const State& state) {
  return state.table.phase == Phase::roll && state.table.options.race == Race::live;
}
inline bool racing(const State& state) {
  return state.table.phase == Phase::window && state.table.options.race == Race::live;
}
void hands_down(State& state, SeatSet hands);
int seconds_given(const State& state);
ClosedHand closed_hand(const State& state, Seat seat);
inline bool in_the_open(Move) { return false; }
// CC-24: everybody has to remember what lies face down; a roll is told until the next one.
inline SeatSet must_remember(const State& state) {
  return seats_up_to(state.table.options.players).with(Seat::spectator);
}
inline bool sweeps(const Event& event) { return std::holds_alternative<Rolled>(event); }

// What differed in version 1: there, the skull punished the first hand only (CC-03).
inline bool skull_punishes_all(const Public& table) { return table.rules >= 2; }

// Whether there are two cards to choose under the moon, and which may be the next one (CC-18, CC-20).
PlaceSet pickable(const Public& table, Seat owner);

struct Facts;

struct Game {
  static constexpr const About& about = kAbout;
  using Options = chasse_cercueils::Options;
  using State = chasse_cercueils::State;
  using Move = chasse_cercueils::Move;
  using MoveList = chasse_cercueils::MoveList;
  using Event = chasse_cercueils::Event;
  using Outcome = chasse_cercueils::Outcome;
  using Knowledge = chasse_cercueils::Knowledge;
  using View = chasse_cercueils::View;
  static Facts facts();  // facts.h
};
static_assert(Rules<Game> && Races<Game> && Forgets<Game> && ClosedHands<Game> && sizeof(State) <= 1024);

}  // namespace hallali::chasse_cercueils
