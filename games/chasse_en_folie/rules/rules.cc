#include "games/chasse_en_folie/rules/rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallali::chasse_en_folie {

const About kAbout{
    .id = "chasse-en-folie",
    .title = "Chasse en folie",
    .rules_version = 1,
    .min_players = 3,
    .max_players = kMaxPlayers,
    .minutes = 30,
    .fr = "Chacun choisit une carte en secret, puis tout le monde mange tout le monde.",
    .en = "Everybody chooses a card in secret, then everybody eats everybody.",
    .option_help = {},
};

namespace {

constexpr std::array<std::int8_t, kKinds> kPreyPoints{1, 1, 2, 4, -4};  // CF-22
constexpr std::array<std::int8_t, kKinds> kHandPoints{-1, -1, -2, -4, -4};

void begin_day(Public& table) {
  for (int i = 0; i < table.options.players; ++i) {
    table.lodges[i] = Lodge{};  // CF-08
    table.lodges[i].hand = kFullHand;
  }
  table.round = 0;
}

}  // namespace

int prey_points(Card card) { return kPreyPoints[static_cast<std::size_t>(card)]; }
int hand_points(Card card) { return kHandPoints[static_cast<std::size_t>(card)]; }

int day_score(const Lodge& lodge) {
  int score = lodge.four ? kLodgePoints : 0;
  for (Card card : kCards) {
    score += lodge.prey.count(card) * prey_points(card) + lodge.hand.count(card) * hand_points(card);
  }
  return score;
}

int total_score(const Public& table, Seat seat) {
  int total = 0;
  for (const DayScores& day : table.scores) total += day[index(seat)];
  return total;
}

std::string notation(Move move) { return "play " + hallali::notation(move.card); }

bool parse_notation(std::string_view text, Move& move) {
  constexpr std::string_view verb = "play ";
  return text.starts_with(verb) && hallali::parse_notation(text.substr(verb.size()), move.card);
}

std::optional<Phrase> check(const Options& options) {
  if (options.players >= kAbout.min_players && options.players <= kAbout.max_players) return {};
  return Phrase{"Chasse en folie se joue de 3 à 5 joueurs.", "Chasse en folie is for 3 to 5 players."};
}

State deal(const Options& options, Random& random, int /*rules*/) {
  State state;
  state.table.options = options;
  state.table.start = seat_at(static_cast<int>(random.below(options.players)));  // CF-01
  begin_day(state.table);
  return state;
}

MoveList legal(const State& state, Seat seat) {
  MoveList moves;
  if (!awaited(state).contains(seat)) return moves;
  const Pile hand = state.table.lodges[index(seat)].hand;
  for (Card card : kCards) moves.push_back_if(hand.contains(card), {card});
  return moves;
}

namespace {

// One round in progress: what still lies above the lodges, by kind, as sets of seats.
template <class Events>
class Round {
 public:
  Round(Public& table, const std::array<Card, kMaxPlayers>& cards, Events& events)
      : table_(table), cards_(cards), events_(events), players_(table.options.players) {
    for (int i = 0; i < players_; ++i) {
      played(cards[i]).insert(seat_at(i));
      if (table.lodges[i].easy) easy(*table.lodges[i].easy).insert(seat_at(i));
      tell(Revealed{seat_at(i), cards[i]});
    }
  }

  void resolve() {
    closed_season();
    hunters();
    eaters(Card::wolf);
    // From here on a closed season is a carrot like any other, played or easy (CF-06, CF-09).
    merge(played_);
    merge(easy_);
    eaters(Card::rabbit);
    end_of_round();
  }

 private:
  using ByKind = std::array<SeatSet, kKinds>;

  SeatSet& played(Card card) { return played_[static_cast<std::size_t>(card)]; }
  SeatSet& easy(Card card) { return easy_[static_cast<std::size_t>(card)]; }
  Lodge& lodge(Seat seat) { return table_.lodges[index(seat)]; }
  template <class Event>
  void tell(const Event& event) {
    events_(kEverybody, event);
  }

  static void merge(ByKind& sets) {
    sets[static_cast<std::size_t>(Card::carrot)] |= sets[static_cast<std::size_t>(Card::closed_season)];
  }

  // The seats of a set clockwise from the start card (CF-13): those from it on, then those before it.
  template <class Visit>
  void clockwise(SeatSet seats, Visit visit) {
    const SeatSet before = seats & seats_up_to(index(table_.start));
    for (Seat seat : seats - before) visit(seat);
    for (Seat seat : before) visit(seat);
  }

  void closed_season() {
    const SeatSet poachers = played(*taken_by(Card::closed_season));
    if (played(Card::closed_season).empty() || poachers.empty()) return;  // CF-06
    for (Seat seat : poachers) {
      lodge(seat).prey.insert(Card::hunter);
      tell(Poached{seat});
    }
    for (Seat seat : played(Card::closed_season)) {
      lodge(seat).four = true;  // CF-07
      tell(LodgeTurned{seat});
    }
    played(Card::hunter) = {};  // CF-11
  }

  void hunters() {
    clockwise(played(Card::hunter), [&](Seat seat) {
      if (capture(seat, Card::hunter)) {
        lodge(seat).hand.insert(Card::hunter);  // CF-12
        tell(TakenBack{seat, Card::hunter});
      } else {
        lodge(seat).hunter_home = true;
        tell(WentHome{seat});
      }
    });
    played(Card::hunter) = {};
  }

  // Wolves eat rabbits, rabbits eat carrots: each eater in play takes one or goes back hungry.
  void eaters(Card eater) {
    const bool everybody = played(eater).size() == players_;
    SeatSet hungry;
    clockwise(played(eater), [&](Seat seat) {
      if (!capture(seat, eater)) hungry.insert(seat);
    });
    if (hungry.empty()) return;
    if (everybody && hungry.size() == players_) {  // CF-16
      tell(AllStay{eater});
      return;
    }
    played(eater) -= hungry;  // CF-15
    for (Seat seat : hungry) {
      lodge(seat).hand.insert(eater);
      tell(TakenBack{seat, eater});
    }
  }

  // Takes the nearest prey clockwise, at each lodge the easy one first, never one's own (CF-02, CF-03, CF-04).
  bool capture(Seat seat, Card hunter) {
    const Card prey = *taken_by(hunter);
    const SeatSet others = (easy(prey) | played(prey)).without(seat);
    if (others.empty()) return false;
    const SeatSet ahead = others - seats_up_to(index(seat));
    const Seat from = ahead.empty() ? others.first() : ahead.first();
    const bool is_easy = easy(prey).contains(from);
    Card taken = prey;
    if (is_easy) {
      taken = *lodge(from).easy;
      lodge(from).easy.reset();
      easy(prey).erase(from);
    } else {
      taken = cards_[index(from)];
      played(prey).erase(from);
    }
    lodge(seat).prey.insert(taken);
    tell(Caught{seat, hunter, taken, from, is_easy});
    return true;
  }

  void end_of_round() {
    for (int i = 0; i < players_; ++i) secure(seat_at(i));  // CF-19: the old easy prey leaves first
    for (Seat seat : played(Card::wolf) | played(Card::rabbit) | played(Card::carrot)) {  // CF-18
      lodge(seat).easy = cards_[index(seat)];
      tell(Exposed{seat, cards_[index(seat)]});
    }
    table_.start = next(table_.start, players_);
    tell(RoundEnded{table_.start});
    ++table_.round;
    SeatSet empty_handed;
    for (int i = 0; i < players_; ++i) {
      if (table_.lodges[i].hand.empty()) empty_handed.insert(seat_at(i));
    }
    if (!empty_handed.empty()) end_of_day(empty_handed);  // CF-20
  }

  void secure(Seat seat) {
    if (!lodge(seat).easy) return;
    lodge(seat).prey.insert(*lodge(seat).easy);
    tell(Secured{seat, *lodge(seat).easy});
    lodge(seat).easy.reset();
  }

  void end_of_day(SeatSet empty_handed) {
    tell(DayEnded{static_cast<std::uint8_t>(table_.day + 1), empty_handed});
    for (int i = 0; i < players_; ++i) secure(seat_at(i));  // CF-21
    for (int i = 0; i < players_; ++i) {
      const int score = day_score(table_.lodges[i]);
      table_.scores[table_.day][i] = static_cast<std::int16_t>(score);
      tell(DayScored{static_cast<std::uint8_t>(table_.day + 1), seat_at(i), static_cast<std::int16_t>(score),
                     static_cast<std::int16_t>(total_score(table_, seat_at(i)))});
    }
    if (++table_.day == kDays) return;
    begin_day(table_);
    tell(DayBegan{static_cast<std::uint8_t>(table_.day + 1)});
  }

  Public& table_;
  const std::array<Card, kMaxPlayers>& cards_;
  Events& events_;
  const int players_;
  ByKind played_{};
  ByKind easy_{};
};

}  // namespace

template <class Events>
void resolve_round(Public& table, const std::array<Card, kMaxPlayers>& cards, Events& events) {
  Round<Events>(table, cards, events).resolve();
}

template <class Events>
void apply(State& state, Seat seat, Move move, Random&, Events& events) {
  Public& table = state.table;
  state.choice[index(seat)] = move.card;
  table.chosen.insert(seat);
  events(kEverybody, Chosen{seat});
  const int players = table.options.players;
  if (table.chosen.size() < players) return;

  std::array<Card, kMaxPlayers> cards{};
  table.chosen = {};
  table.revealed.clear();
  for (int i = 0; i < players; ++i) {
    cards[i] = *state.choice[i];
    state.choice[i].reset();
    table.lodges[i].hand.erase(cards[i]);
    table.revealed.push_back(cards[i]);
  }
  resolve_round(table, cards, events);
  if (table.day == kDays) events(kEverybody, GameEnded{outcome(state)->winners});
}

template void resolve_round(Public&, const std::array<Card, kMaxPlayers>&, Silent&);
template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

std::optional<Outcome> outcome(const State& state) {
  const Public& table = state.table;
  if (table.day < kDays) return {};
  Outcome result;
  const int players = table.options.players;
  const auto keep_best = [&](SeatSet among, auto points) {
    SeatSet best;
    int most = 0;
    for (Seat seat : among) {
      const int here = points(seat);
      if (best.empty() || here > most) best = {}, most = here;
      if (here == most) best.insert(seat);
    }
    return best;
  };
  for (int i = 0; i < players; ++i) {
    result.scores.push_back(static_cast<std::int16_t>(total_score(table, seat_at(i))));
  }
  const SeatSet leaders =
      keep_best(seats_up_to(players), [&](Seat seat) { return static_cast<int>(result.scores[index(seat)]); });
  result.winners = keep_best(leaders, [&](Seat seat) {  // CF-23
    int best = table.scores[0][index(seat)];
    for (const DayScores& day : table.scores) best = std::max<int>(best, day[index(seat)]);
    return best;
  });
  result.reason = leaders.size() == 1          ? Reason::most_points
                  : result.winners.size() == 1 ? Reason::best_day
                                               : Reason::shared;
  return result;
}

}  // namespace hallali::chasse_en_folie
