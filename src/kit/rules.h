// The contract between a game and everything else. It is written here once; each game folder only says what is
// particular to it.
//
// A game is a value and a handful of free functions in its own namespace, found by argument-dependent lookup, and
// a tag type `Game` that names its types. No virtual functions, no heap, no clock, no input or output: a State can
// be copied as bytes, and a simulation is a loop.
//
//   deal(options, random, rules) -> State
//                                       the set-up. `options` has passed `check`. `rules` is the version of the rules
//                                       that the game is played by to its end, 1 to about.rules_version, today's by
//                                       default: what was ruled otherwise before stands behind one small function.
//   awaited(state) -> SeatSet           who must move before the game can go on: one seat, or several at once in a
//                                       simultaneous choice. Empty exactly when the game is over.
//   allowed(state) -> SeatSet           who may move as well without being waited for, as far as everybody can tell.
//                                       Disjoint from `awaited`.
//   legal(state, seat) -> MoveList      sorted, without duplicates; never empty for an awaited seat, always empty for
//                                       one that is neither awaited nor allowed. It depends only on what that seat
//                                       knows. The first one is the move the table makes for a seat whose time has
//                                       run out.
//   apply(state, seat, move, random, events)
//                                       the only function that changes a state. `move` must be in legal(state, seat).
//                                       Chance comes from `random` alone, so a record of moves and a seed replay.
//   outcome(state) -> optional          empty while somebody is awaited; then winners, scores and the reason.
//   know(state, viewer) -> Knowledge    THE GATE: every hard fact about the position that this seat, or a spectator,
//                                       may know with perfect memory. All screens, bots and messages are made from
//                                       it.
//   imagine(knowledge, random) -> State a whole world that fits: know(imagine(k), viewer) == k, and every world that
//                                       fits can come up.
//   show(knowledge) -> View             what the screen shows now; less than Knowledge where people must remember.
//
// A game with races (concept Races) has four more functions. Rules have no clock, so they only say what kind of
// position this is; who was first is measured by the table or drawn by a simulation.
//
//   starts_race(state) -> bool          the only move of the only awaited seat begins a race, so that a table can
//                                       prepare everybody for it.
//   racing(state) -> bool               everybody may make the same move, the last one of each seat's list, and
//                                       whoever makes it first ends the race. The only awaited seat can also end it
//                                       in the name of all, with the first move of its list: nobody moved in time.
//   hands_down(state, hands)            called before the move that ends a race: all whose hands count, the first one
//                                       among them. Without a call the first hand is the only one.
//   seconds_given(state) -> int         how long the rules give for this decision; 0: as long as the table likes.
//
// When a seat's time has run out, the table makes the first of its legal moves. A game where that would betray a
// secret (concept DrawsTimeOut) says itself which it is:
//
//   time_out(state, seat, random) -> Move
//
// A game of memory (concept Forgets) says what people have to remember by themselves: kit/memory.h.
//
// In some games people are asked who may have nothing to decide, so that nobody can tell who has (concept
// ClosedHands). How long they think must not tell it either: they answer behind closed hands, and a table opens all
// answers at once, in seat order. Each of them must still be legal then.
//
//   closed_hand(state, seat) -> ClosedHand
//                                       how an awaited seat answers. Whether it does so behind a closed hand follows
//                                       from what everybody knows; the rest only from what that seat knows.
//   in_the_open(move) -> bool           a move that everybody sees as it is made, also of a seat with a closed hand.
//
// A game with constants that a page shows (concept HasFacts) describes them in rules/facts.h and makes them from its
// own tables, so that nobody types them again:
//
//   Game::facts() -> Facts
//
// Events tell a story: apply hands each one to `events(audience, event)` together with the seats that may see it.
// An event never tells its audience more than `know` does afterwards. `Silent` listens to nothing and costs nothing.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "kit/fixed_list.h"
#include "kit/json.h"
#include "kit/notation.h"
#include "kit/phrase.h"
#include "kit/random.h"
#include "kit/seat.h"

namespace hallali {

// How a game ended. `Reason` is an enumeration of the game.
template <class Reason>
struct OutcomeOf {
  SeatSet winners;
  FixedList<std::int16_t, kMaxSeats> scores;
  Reason reason{};

  bool operator==(const OutcomeOf&) const = default;
  BOOST_DESCRIBE_CLASS(OutcomeOf, (), (winners, scores, reason), (), ())
};

struct Silent {
  template <class Event>
  void operator()(SeatSet, const Event&) const {}
};

// Keeps all events with their audience; `seen_by` is what reaches one viewer.
template <class Event>
struct EventLog {
  struct Entry {
    SeatSet audience;
    Event event;
  };
  std::vector<Entry> entries;

  void operator()(SeatSet audience, const Event& event) { entries.push_back({audience, event}); }

  std::vector<Event> seen_by(Seat viewer) const {
    std::vector<Event> seen;
    for (const Entry& entry : entries) {
      if (entry.audience.contains(viewer)) seen.push_back(entry.event);
    }
    return seen;
  }

  // All of one kind, whoever saw them.
  template <class E>
  std::vector<E> all() const {
    std::vector<E> events;
    for (const Entry& entry : entries) {
      if (const E* event = std::get_if<E>(&entry.event)) events.push_back(*event);
    }
    return events;
  }
};

// One variant of a game as its players choose it: `--option refuse-card=yes`. The key is the dashed name of a
// member of Options, the values follow from the member's type.
struct OptionHelp {
  std::string_view member;
  std::string_view fr;
  std::string_view en;
};

// What a game says about itself. `option_help` has one entry for each member of Options except `players`.
struct About {
  std::string_view id;  // in commands, file names and records
  std::string_view title;
  int rules_version;  // today's; goes up when a ruling changes. Games begun under an older one go on under it.
  int min_players;
  int max_players;
  int minutes;
  std::string_view fr;  // one sentence
  std::string_view en;
  std::span<const OptionHelp> option_help;
};

// How a seat answers that the game waits for.
enum class ClosedHand : std::uint8_t {
  none,       // in the open
  nothing,    // it has nothing to decide: the table answers for it, with its first legal move
  choice,     // it has, where others in its place would have nothing
  in_person,  // everybody in its place answers themselves, whether they have a choice or not
};

template <class G>
concept Rules = requires(const typename G::Options& options, typename G::State& state,
                         const typename G::State& position, const typename G::Move& move,
                         const typename G::Knowledge& knowledge, Seat seat, Random& random, int rules, Silent& silent,
                         EventLog<typename G::Event>& log) {
  { G::about } -> std::convertible_to<const About&>;
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::is_trivially_copyable_v<typename G::Move> && sizeof(typename G::Move) <= 8;
  requires std::is_trivially_copyable_v<typename G::Knowledge>;
  requires std::totally_ordered<typename G::Move> && Notated<typename G::Move>;
  requires Described<typename G::Options> && Described<typename G::State>;
  requires Described<typename G::Knowledge> && Described<typename G::View>;
  requires std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Knowledge>;
  requires std::equality_comparable<typename G::View> && std::equality_comparable<typename G::Event>;
  { check(options) } -> std::same_as<std::optional<Phrase>>;
  { deal(options, random) } -> std::same_as<typename G::State>;
  { deal(options, random, rules) } -> std::same_as<typename G::State>;
  { awaited(position) } -> std::same_as<SeatSet>;
  { allowed(position) } -> std::same_as<SeatSet>;
  { legal(position, seat) } -> std::same_as<typename G::MoveList>;
  apply(state, seat, move, random, silent);
  apply(state, seat, move, random, log);
  { outcome(position) } -> std::same_as<std::optional<typename G::Outcome>>;
  { know(position, seat) } -> std::same_as<typename G::Knowledge>;
  { imagine(knowledge, random) } -> std::same_as<typename G::State>;
  { show(knowledge) } -> std::same_as<typename G::View>;
};

template <class G>
concept DrawsTimeOut = Rules<G> && requires(const typename G::State& position, Seat seat, Random& random) {
  { time_out(position, seat, random) } -> std::same_as<typename G::Move>;
};

template <class G>
concept HasFacts = requires {
  &G::facts;
};

template <class G>
concept Races = Rules<G> && requires(const typename G::State& position, typename G::State& state, SeatSet hands) {
  { starts_race(position) } -> std::same_as<bool>;
  { racing(position) } -> std::same_as<bool>;
  hands_down(state, hands);
  { seconds_given(position) } -> std::same_as<int>;
};

template <class G>
concept ClosedHands = Rules<G> &&
    requires(const typename G::State& position, const typename G::Move& move, Seat seat) {
  { closed_hand(position, seat) } -> std::same_as<ClosedHand>;
  { in_the_open(move) } -> std::same_as<bool>;
};

}  // namespace hallali
