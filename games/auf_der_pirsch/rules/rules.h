// Auf der Pirsch (Trump, Tricks, Game!), by Günter Burkhardt. 3 or 4 players, four rounds of twelve tricks.
//
// Rules: ../guide/rules.{fr,en}.md, from the French rulebook; the ids AP-xx name its rulings. Nothing
// deviates from them. Numbers 6.1 and 6.2 in comments are the rulebook's two optional rules:
//
//   refuse-card (6.1)  the last card of the trick suit may be laid open instead of being played
//   give-trick  (6.2)  a trick won may be offered to another player, who may decline it with a lower card
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/auf_der_pirsch/rules/cards.h"
#include "games/auf_der_pirsch/rules/events.h"
#include "kit/rules.h"

namespace hallali::auf_der_pirsch {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 4;
inline constexpr int kTricks = 12;  // in a round, and cards in a hand
inline constexpr int kLastRound = kRounds - 1;

struct Options {
  std::uint8_t players = 4;
  bool refuse_card = false;
  bool give_trick = false;

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, refuse_card, give_trick))

// One word, because it is made and copied in every turn: the kind in the highest byte, so that the order of the moves
// is the order of the words, and the most frequent move, play, is simply its card.
class Move {
 public:
  enum class Kind : std::uint8_t { play, refuse, keep, give, accept, decline };

  constexpr Move() = default;
  static constexpr Move play(Card card) { return Move(Kind::play, 0, static_cast<std::uint32_t>(card)); }
  static constexpr Move refuse(Card laid_open, Card played) { return Move(Kind::refuse, played, laid_open); }
  static constexpr Move keep() { return Move(Kind::keep, 0, 0); }
  static constexpr Move give(Seat to) { return Move(Kind::give, 0, static_cast<std::uint32_t>(to)); }
  static constexpr Move accept() { return Move(Kind::accept, 0, 0); }
  static constexpr Move decline(Card out, Card in) { return Move(Kind::decline, out, in); }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> 16); }
  // The card that leaves the hand: played, or put into the trick to decline it.
  constexpr Card card() const { return kind() == Kind::play ? low<Card>() : static_cast<Card>(word_ >> 8 & 0xFF); }
  // refuse: the card laid open; decline: the card taken out of the trick.
  constexpr Card other() const { return low<Card>(); }
  constexpr Seat to() const { return low<Seat>(); }

  constexpr auto operator<=>(const Move&) const = default;

 private:
  template <class High, class Low>
  constexpr Move(Kind kind, High high, Low low)
      : word_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(high) << 8 |
              static_cast<std::uint32_t>(low)) {}
  template <class T>
  constexpr T low() const {
    return static_cast<T>(word_ & 0xFF);
  }

  std::uint32_t word_ = 0;
};
// play bear-7 | refuse wolf-3 play bear-7 | keep | give 2 | accept | decline wolf-1 for bear-9
std::string notation(Move move);
bool parse_notation(std::string_view text, Move& move);

// The longest list is a declined trick: up to twelve cards out times four cards in.
using MoveList = FixedList<Move, kTricks * kMaxPlayers + 4>;

enum class Phase : std::uint8_t { play, offer, answer, over };
BOOST_DESCRIBE_ENUM(Phase, play, offer, answer, over)

using RoundScores = std::array<std::int16_t, kMaxPlayers>;

using Trick = FixedList<Card, kMaxPlayers>;  // in the order of play, clockwise from its leader

// All that everybody at the table knows, given a good memory. From the second round on that is everything.
struct Public {
  Options options;
  Phase phase{};
  std::uint8_t round = 0;        // 0 to 3
  std::uint8_t tricks_done = 0;  // in this round
  std::uint8_t quota = 0;        // tricks one may win in this round; all twelve in the last
  std::array<Suit, kRounds> trumps{};
  Seat round_leader{};  // led the first trick of this round
  Seat leader{};        // of this trick
  Seat turn{};          // who plays, offers or answers
  Trick trick;
  std::optional<Suit> trick_suit;  // set by the first needy player (AP-09)
  Seat winner{};                   // best card so far, once the suit is set; then the one who may give the trick
  Card best = kLowestCard;         // that card; before the suit is set it says nothing
  std::array<std::uint8_t, kMaxPlayers> tricks{};          // won in this round
  std::array<CardSet, kMaxPlayers> won{};                  // in this round
  std::array<std::optional<Card>, kMaxPlayers> refused{};  // lying open (6.1), still part of the hand
  std::array<CardSet, kMaxPlayers> known{};                // cards that everybody knows to be in a hand
  std::array<SuitSet, kMaxPlayers> lacks{};                // suits that the rest of a hand is known not to hold
  std::array<RoundScores, kRounds> scores{};
  Trick last_trick;
  Seat last_leader{};
  Seat last_taker{};

  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (),
                      (options, phase, round, tricks_done, quota, trumps, round_leader, leader, turn, trick,
                       trick_suit, winner, best, tricks, won, refused, known, lacks, scores, last_trick, last_leader,
                       last_taker))

struct State {
  Public table;
  std::array<CardSet, kMaxPlayers> hands{};

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, hands))

struct Knowledge {
  Seat viewer{};
  Public table;
  CardSet hand;  // the viewer's own

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, hand))

struct SeatView {
  std::uint8_t hand_size = 0;
  std::uint8_t tricks = 0;
  bool full = false;            // at quota: cards no longer count
  std::optional<Card> refused;  // lying open
  std::uint8_t tracks = 0;      // on the cards won so far in this round
  std::uint8_t kinds = 0;
  std::int16_t points = 0;  // what they are worth now
  FixedList<std::int16_t, kRounds> rounds;
  std::int16_t total = 0;

  bool operator==(const SeatView&) const = default;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (hand_size, tricks, full, refused, tracks, kinds, points, rounds, total))

struct TrickCard {
  Seat seat{};
  Card card{};

  bool operator==(const TrickCard&) const = default;
};
BOOST_DESCRIBE_STRUCT(TrickCard, (), (seat, card))
using TrickView = FixedList<TrickCard, kMaxPlayers>;

struct View {
  Seat viewer{};
  Options options;
  std::uint8_t round = 0;  // from 1
  std::uint8_t trick_number = 0;
  std::uint8_t quota = 0;  // 0 in the last round
  std::array<Suit, kRounds> trumps{};
  Phase phase{};
  Seat turn{};
  TrickView trick;  // in the order of play; cards of players who are full do not count
  std::optional<Suit> trick_suit;
  std::optional<Seat> winning;
  FixedList<SeatView, kMaxPlayers> seats;
  CardSet hand;  // the viewer's own
  CardSet won;   // likewise (AP-05)
  TrickView last_trick;
  Seat last_taker{};

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, options, round, trick_number, quota, trumps, phase, turn, trick, trick_suit, winning,
                       seats, hand, won, last_trick, last_taker))

enum class Reason : std::uint8_t { most_points, shared };
BOOST_DESCRIBE_ENUM(Reason, most_points, shared)
using Outcome = OutcomeOf<Reason>;

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
inline SeatSet awaited(const State& state) {
  return state.table.phase == Phase::over ? SeatSet{} : SeatSet{state.table.turn};
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

// Tricks a player may win in rounds 1 to 3: an equal share of twelve.
constexpr int quota_for(int players) { return kTricks / players; }

// A player who can still win tricks; in the last round that is everybody.
inline bool needy(const Public& table, Seat seat) { return table.tricks[index(seat)] < table.quota; }

inline bool beats(Card card, Card best, Suit trump) {
  return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trump;
}

// Whether a seat has played to the trick on the table.
inline bool has_played(const Public& table, Seat seat) {
  const int players = table.options.players;
  return (index(seat) - index(table.leader) + players) % players < static_cast<int>(table.trick.size());
}

inline int hand_size(const Public& table, Seat seat) {
  return kTricks - table.tricks_done - (has_played(table, seat) ? 1 : 0);
}

struct Tracks {
  int tracks = 0;
  int kinds = 0;  // suits that show at least one (AP-13)
  int points() const { return tracks * kinds; }
};
Tracks count_tracks(CardSet cards);
int animal_points(CardSet cards);  // AP-15
int round_points(int round, CardSet won);
int total_score(const Public& table, Seat seat);
CardSet cards_of(const Trick& trick);
SeatSet receivers(const Public& table);  // to whom the trick may be given (AP-23, AP-24)

struct Facts;

struct Game {
  static constexpr const About& about = kAbout;
  using Options = auf_der_pirsch::Options;
  using State = auf_der_pirsch::State;
  using Move = auf_der_pirsch::Move;
  using MoveList = auf_der_pirsch::MoveList;
  using Event = auf_der_pirsch::Event;
  using Outcome = auf_der_pirsch::Outcome;
  using Knowledge = auf_der_pirsch::Knowledge;
  using View = auf_der_pirsch::View;
  static Facts facts();  // facts.h
};
static_assert(Rules<Game> && sizeof(State) <= 512);

}  // namespace hallali::auf_der_pirsch
