#include "games/auf_der_pirsch/rules/rules.h"

#include <algorithm>
#include <cassert>

namespace hallali::auf_der_pirsch {
namespace {

constexpr std::array<OptionHelp, 2> kOptionHelp{{
    {"refuse_card", "on peut mettre de côté sa dernière carte de la couleur demandée",
     "you may lay your last card of the trick suit aside"},
    {"give_trick", "on peut offrir le pli que l'on vient de gagner",
     "you may offer the trick you have just won to somebody else"},
}};

constexpr CardSet kTracked = [] {
  CardSet cards;
  for (int value = 1; value <= kValues; ++value) {
    if (tracks_on(value) > 0) cards |= cards_worth(value);
  }
  return cards;
}();

}  // namespace

const About kAbout{
    .id = "auf-der-pirsch",
    .title = "Auf der Pirsch",
    .rules_version = 1,
    .min_players = 3,
    .max_players = kMaxPlayers,
    .minutes = 40,
    .fr = "Des plis en nombre compté : on suit les empreintes, et ce qu'on gagne devient la main suivante.",
    .en = "Tricks in a fixed number: follow the tracks, and what you win becomes your next hand.",
    .option_help = kOptionHelp,
};

Tracks count_tracks(CardSet cards) {
  Tracks result;
  for (int value = 5; value <= 9; ++value) result.tracks += tracks_on(value) * (cards & cards_worth(value)).size();
  for (Suit suit : kAllSuits) result.kinds += cards.intersects(cards_in(suit) & kTracked) ? 1 : 0;
  return result;
}

int animal_points(CardSet cards) {
  int points = 0;
  for (Suit suit : kAllSuits) points += worth(suit) * (cards & cards_in(suit)).size();
  return points;
}

int round_points(int round, CardSet won) {
  return round == kLastRound ? animal_points(won) : count_tracks(won).points();
}

int total_score(const Public& table, Seat seat) {
  int total = 0;
  for (const RoundScores& round : table.scores) total += round[index(seat)];
  return total;
}

CardSet cards_of(const Trick& trick) {
  CardSet cards;
  for (Card card : trick) cards.insert(card);
  return cards;
}

SeatSet receivers(const Public& table) {
  SeatSet seats;
  if (table.round == kLastRound) return seats;  // AP-23
  Seat seat = table.leader;
  for (Card card : table.trick) {
    if (seat != table.winner && needy(table, seat) && value_of(card) != 1) seats.insert(seat);  // AP-24
    seat = next(seat, table.options.players);
  }
  return seats;
}

std::optional<Phrase> check(const Options& options) {
  if (options.players >= kAbout.min_players && options.players <= kAbout.max_players) return {};
  return Phrase{"Auf der Pirsch se joue à 3 ou 4 joueurs.", "Auf der Pirsch is for 3 or 4 players."};
}

State deal(const Options& options, Random& random, int /*rules*/) {
  State state;
  Public& table = state.table;
  table.options = options;
  table.quota = static_cast<std::uint8_t>(quota_for(options.players));

  const CardSet deck = deck_for(options.players);
  std::array<Card, std::size_t{kSuits} * kValues> cards;
  std::size_t size = 0;
  for (Card card : deck) cards[size++] = card;
  random.shuffle(std::span(cards).first(size));
  for (std::size_t i = 0; i < size; ++i) state.hands[i / kTricks].insert(cards[i]);

  table.trumps = kAllSuits;
  random.shuffle(std::span<Suit>(table.trumps));  // AP-17

  for (int i = 0; i < options.players; ++i) {
    if (state.hands[i].contains(kFirstLead)) table.turn = seat_at(i);  // AP-01
  }
  table.round_leader = table.leader = table.turn;
  table.known[index(table.turn)].insert(kFirstLead);
  return state;
}

namespace {

void add_plays(const State& state, Seat seat, MoveList& moves) {
  const Public& table = state.table;
  const CardSet hand = state.hands[index(seat)];
  const CardSet follow = table.trick_suit ? hand & cards_in(*table.trick_suit) : CardSet{};
  moves.append_each(follow.empty() ? hand : follow, Move::play);
  // AP-19 to AP-21: exactly one card of the suit, nothing refused yet, and another card to play.
  if (!table.options.refuse_card || follow.size() != 1 || table.refused[index(seat)]) return;
  for (Card card : hand - follow) moves.push_back(Move::refuse(follow.first(), card));
}

void add_offers(const Public& table, MoveList& moves) {
  moves.push_back(Move::keep());
  for (Seat to : receivers(table)) moves.push_back(Move::give(to));
}

// AP-25, AP-26: a card lower than all of the trick, in one of its suits, against any card of the trick.
void add_answers(const State& state, Seat seat, MoveList& moves) {
  moves.push_back(Move::accept());
  const CardSet trick = cards_of(state.table.trick);
  int lowest = kValues;
  CardSet suits;
  for (Card card : trick) {
    lowest = std::min(lowest, value_of(card));
    suits |= cards_in(suit_of(card));
  }
  for (Card out : state.hands[index(seat)] & suits) {
    if (value_of(out) >= lowest) continue;
    for (Card in : trick) moves.push_back(Move::decline(out, in));
  }
}

}  // namespace

MoveList legal(const State& state, Seat seat) {
  MoveList moves;
  if (seat != state.table.turn) return moves;
  if (state.table.phase == Phase::play) [[likely]] {
    add_plays(state, seat, moves);
  } else if (state.table.phase == Phase::offer) {
    add_offers(state.table, moves);
  } else if (state.table.phase == Phase::answer) {
    add_answers(state, seat, moves);
  }
  return moves;
}

namespace {

// Scores the round, and begins the next one or ends the game.
template <class Events>
class EndOfRound {
 public:
  EndOfRound(State& state, Events& events) : state_(state), table_(state.table), events_(events) {}

  void run() {
    const int players = table_.options.players;
    for (int i = 0; i < players; ++i) {
      const int points = round_points(table_.round, table_.won[i]);
      table_.scores[table_.round][i] = static_cast<std::int16_t>(points);
      const bool last = table_.round == kLastRound;
      const Tracks tracks = last ? Tracks{} : count_tracks(table_.won[i]);
      tell(RoundScored{static_cast<std::uint8_t>(table_.round + 1), seat_at(i),
                       static_cast<std::uint8_t>(tracks.tracks), static_cast<std::uint8_t>(tracks.kinds),
                       static_cast<std::int16_t>(points),
                       static_cast<std::int16_t>(total_score(table_, seat_at(i)))});
    }
    if (table_.round == kLastRound) {
      table_.phase = Phase::over;
      return;
    }
    begin_round();
  }

 private:
  template <class Event>
  void tell(const Event& event) {
    events_(kEverybody, event);
  }

  void begin_round() {
    if (++table_.round == kLastRound) table_.quota = kTricks;
    state_.hands = table_.won;  // AP-14
    table_.known = table_.won;
    table_.won = {};
    table_.lacks = {};
    table_.tricks = {};
    table_.tricks_done = 0;
    table_.turn = table_.leader = table_.round_leader = new_leader();
    tell(RoundBegan{static_cast<std::uint8_t>(table_.round + 1), table_.trumps[table_.round], table_.turn});
  }

  // AP-02, AP-03: the most points in all; among equals the holder of the mouflon 10, else clockwise.
  Seat new_leader() const {
    const int players = table_.options.players;
    int most = -1;
    SeatSet tied;
    for (int i = 0; i < players; ++i) {
      const int total = total_score(table_, seat_at(i));
      if (total > most) most = total, tied = {};
      if (total == most) tied.insert(seat_at(i));
    }
    for (Seat seat : tied) {
      if (state_.hands[index(seat)].contains(kFirstLead)) return seat;
    }
    Seat seat = table_.round_leader;
    while (!tied.contains(seat)) seat = next(seat, players);
    return seat;
  }

  State& state_;
  Public& table_;
  Events& events_;
};

// Once in 48 moves: out of the way of the other 47.
template <class Events>
[[gnu::noinline]] void end_round(State& state, Events& events) {
  EndOfRound<Events>(state, events).run();
}

// One move: a value of three references that the compiler dissolves.
template <class Events>
class Turn {
 public:
  Turn(State& state, Events& events) : state_(state), table_(state.table), events_(events) {}

  void play(Seat seat, Card card) {
    const int i = index(seat);
    remove(seat, card);
    const bool counts = needy(table_, seat);
    table_.trick.push_back(card);
    tell(Played{seat, card, counts});
    // Later rounds have no secrets; asking that first is also what the processor can predict.
    if (table_.round == 0 && table_.trick_suit && suit_of(card) != *table_.trick_suit) {
      table_.lacks[i].insert(*table_.trick_suit);
    }
    if (counts) {  // AP-10: cards of players at quota neither set the suit nor win
      const bool first = !table_.trick_suit;
      if (first) table_.trick_suit = suit_of(card);
      if (first || beats(card, table_.best, table_.trumps[table_.round])) {
        table_.winner = seat;
        table_.best = card;
      }
    }
    if (static_cast<int>(table_.trick.size()) < table_.options.players) {
      table_.turn = next(seat, table_.options.players);
    } else {
      end_of_trick();
    }
  }

  void refuse(Seat seat, Card card) {
    table_.refused[index(seat)] = card;
    table_.known[index(seat)].insert(card);  // AP-22
    tell(CardRefused{seat, card});
  }

  void give(Seat to) {
    tell(TrickOffered{table_.winner, to});
    table_.phase = Phase::answer;
    table_.turn = to;
  }

  void decline(Seat seat, Card out, Card in) {
    const int i = index(seat);
    remove(seat, out);
    state_.hands[i].insert(in);
    table_.known[i].insert(in);
    std::replace(table_.trick.begin(), table_.trick.end(), in, out);
    tell(TrickDeclined{seat, out, in});
    if (table_.refused[i] && suit_of(*table_.refused[i]) == suit_of(in)) {  // AP-27
      tell(RefusedCardBack{seat, *table_.refused[i]});
      table_.refused[i].reset();
    }
    take(table_.winner);  // AP-28
  }

  // Forced inline: a call would make this object live in memory, for every move and not only for one in four.
  [[gnu::always_inline]] void take(Seat seat) {
    const int i = index(seat);
    table_.won[i] |= cards_of(table_.trick);
    ++table_.tricks[i];
    tell(TrickTaken{seat, table_.tricks[i]});
    table_.last_trick = table_.trick;
    table_.last_leader = table_.leader;
    table_.last_taker = seat;
    table_.trick.clear();
    table_.trick_suit.reset();
    table_.best = kLowestCard;
    table_.turn = table_.leader = seat;  // AP-08
    table_.phase = Phase::play;
    if (++table_.tricks_done == kTricks) [[unlikely]]
      end_round(state_, events_);
  }

 private:
  template <class Event>
  void tell(const Event& event) {
    events_(kEverybody, event);
  }

  void remove(Seat seat, Card card) {
    const int i = index(seat);
    state_.hands[i].erase(card);
    table_.known[i].erase(card);
    if (table_.refused[i] == card) table_.refused[i].reset();  // AP-21: the place is free again
  }

  void end_of_trick() {
    assert(table_.trick_suit);  // AP-11: somebody could win this trick
    tell(TrickWon{table_.winner, table_.best});
    table_.turn = table_.winner;
    if (table_.options.give_trick && !receivers(table_).empty()) {  // AP-28
      table_.phase = Phase::offer;
    } else {
      take(table_.winner);
    }
  }

  State& state_;
  Public& table_;
  Events& events_;
};

// The moves of the optional rules, out of the way of the one that matters for speed.
template <class Events>
[[gnu::noinline]] void apply_option(State& state, Seat seat, Move move, Events& events) {
  Turn<Events> turn(state, events);
  switch (move.kind()) {
    case Move::Kind::refuse:
      turn.refuse(seat, move.other());
      [[fallthrough]];
    case Move::Kind::play:
      turn.play(seat, move.card());
      break;
    case Move::Kind::keep:
      turn.take(state.table.winner);
      break;
    case Move::Kind::give:
      turn.give(move.to());
      break;
    case Move::Kind::accept:
      turn.take(seat);
      break;
    case Move::Kind::decline:
      turn.decline(seat, move.card(), move.other());
      break;
  }
}

}  // namespace

template <class Events>
void apply(State& state, Seat seat, Move move, Random&, Events& events) {
  if (move.kind() == Move::Kind::play) [[likely]] {
    Turn<Events>(state, events).play(seat, move.card());
  } else {
    apply_option(state, seat, move, events);
  }
  if (state.table.phase == Phase::over) events(kEverybody, GameEnded{outcome(state)->winners});
}

template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

std::optional<Outcome> outcome(const State& state) {
  if (state.table.phase != Phase::over) return {};
  Outcome result;
  int most = -1;
  for (int i = 0; i < state.table.options.players; ++i) {
    const int total = total_score(state.table, seat_at(i));
    result.scores.push_back(static_cast<std::int16_t>(total));
    if (total > most) most = total, result.winners = {};
    if (total == most) result.winners.insert(seat_at(i));  // AP-16
  }
  result.reason = result.winners.size() == 1 ? Reason::most_points : Reason::shared;
  return result;
}

}  // namespace hallali::auf_der_pirsch
