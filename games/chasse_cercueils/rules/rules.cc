#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

namespace {

using Kind = Move::Kind;

constexpr int kRollSeconds = 15;
constexpr int kWindowSeconds = 5;  // CC-02
constexpr int kClaimSeconds = 8;   // CC-05
constexpr int kChoiceSeconds = 20;
constexpr int kMostRolls = 0xFFFF;  // players who do nothing can roll for ever; coffins then stop ageing

constexpr std::array<OptionHelp, 2> kOptionHelp{{
    {"race",
     "live : la main la plus rapide ; calm : chacun décide en secret, le premier est tiré au sort parmi ceux qui "
     "tapent",
     "live: the fastest hand; calm: everybody decides in secret, the first is drawn among those who slap"},
    {"reflexes", "des bots : leur vitesse et leur mémoire",
     "of the bots: how quick they are and how well they remember"},
}};

}  // namespace

const About kAbout{
    .id = "chasse-cercueils",
    .title = "Chasse-cercueils",
    .rules_version = 2,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .minutes = 15,
    .fr = "Les dés roulent, la main la plus rapide sur l'ail range un vampire ; encore faut-il se rappeler où.",
    .en = "The dice roll, the fastest hand on the garlic boxes up a vampire; if only one remembered where.",
    .option_help = kOptionHelp,
};

std::optional<Phrase> check(const Options& options) {
  if (options.players >= kAbout.min_players && options.players <= kAbout.max_players) return {};
  return Phrase{"Chasse-cercueils se joue de 2 à 6 joueurs.", "Chasse-cercueils is for 2 to 6 players."};
}

State deal(const Options& options, Random& random, int rules) {
  State state;
  Public& table = state.table;
  table.options = options;
  table.rules = static_cast<std::uint8_t>(rules);
  std::size_t next = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int copy = 0; copy < kCopies[static_cast<std::size_t>(kind)]; ++copy) {
      state.pile[next++] = static_cast<Card>(kind);
    }
  }
  random.shuffle<Card>(state.pile);
  for (int i = 0; i < options.players; ++i) {
    Hand& hand = table.hand(seat_at(i));
    for (std::size_t place = 0; place < kHand; ++place) {
      hand.cards[place] = state.pile[--next];
      state.pile[next] = Card{};
    }
    hand.up = PlaceSet::from_bits((1U << kHand) - 1);
  }
  table.pile = static_cast<std::uint8_t>(next);
  table.roller = seat_at(static_cast<int>(random.below(options.players)));  // CC-23
  return state;
}

SeatSet awaited(const State& state) {
  const Public& table = state.table;
  switch (table.phase) {
    case Phase::over:
      return {};
    case Phase::roll:
      return {table.roller};
    case Phase::window:
      if (table.options.race == Race::live) return {table.roller};
      return seats_up_to(table.options.players) - table.decided;
    default:
      return {*table.slapper};
  }
}

SeatSet allowed(const State& state) {
  if (!racing(state)) return {};
  return seats_up_to(state.table.options.players).without(state.table.roller);  // CC-01
}

namespace {

bool is_skull(const Dice& dice) { return dice.colour == Colour::call && dice.symbol == Symbol::skull; }

}  // namespace

// Only on the skull does it matter who else touched the garlic.
void hands_down(State& state, SeatSet hands) {
  if (skull_punishes_all(state.table) && is_skull(*state.table.dice)) state.table.slapped = hands;
}

int seconds_given(const State& state) {
  if (state.table.options.race == Race::calm) return 0;
  switch (state.table.phase) {
    case Phase::over:
      return 0;
    case Phase::roll:
      return kRollSeconds;
    case Phase::window:
      return kWindowSeconds;
    case Phase::claim:
    case Phase::penalty:
      return kClaimSeconds;
    default:
      return kChoiceSeconds;
  }
}

// Calm mode: who thinks before "not now" would tell the others that there is something to think about.
ClosedHand closed_hand(const State& state, Seat) {
  const bool deciding = state.table.phase == Phase::window && state.table.options.race == Race::calm;
  return deciding ? ClosedHand::in_person : ClosedHand::none;
}

PlaceSet pickable(const Public& table, Seat owner) {
  const Hand& hand = table.hand(owner);
  if (!table.picked.empty()) {
    const Spot first = table.picked.front();
    if (table.hand(first.owner).up.contains(first.place)) return owner == first.owner ? PlaceSet{} : hand.up;
    return owner == first.owner ? hand.down.without(first.place) : hand.down;
  }
  int coffins = 0;
  bool against_others = false;
  bool vampires_elsewhere = false;
  for (int i = 0; i < table.options.players; ++i) {
    const Hand& other = table.hands[static_cast<std::size_t>(i)];
    coffins += other.down.size();
    against_others |= seat_at(i) != table.slapper && !other.down.empty();
    vampires_elsewhere |= seat_at(i) != owner && !other.up.empty();
  }
  PlaceSet places;
  if (coffins >= 2) places |= hand.down;                         // CC-18
  if (!against_others && vampires_elsewhere) places |= hand.up;  // CC-20
  return places;
}

namespace {

void append(MoveList& moves, Kind kind, Seat owner, PlaceSet places) {
  moves.append_each(places, [=](Place place) { return Move(kind, {owner, place}); });
}

MoveList window_moves(const State& state, Seat seat) {
  MoveList moves;
  if (!racing(state) || seat == state.table.roller) moves.push_back(Move(Kind::pass));
  moves.push_back(Move(Kind::slap));
  return moves;
}

MoveList slapper_moves(const Public& table, Seat seat) {
  MoveList moves;
  const int players = table.options.players;
  const Hand& own = table.hand(seat);
  switch (table.phase) {
    case Phase::claim:  // CC-05, CC-06, CC-10
      moves.push_back(Move(Kind::admit));
      for (int i = 0; i < players; ++i) {
        const Hand& hand = table.hands[static_cast<std::size_t>(i)];
        append(moves, Kind::claim, seat_at(i), seat_at(i) == seat ? hand.all() : hand.down);
      }
      break;
    case Phase::penalty:
      append(moves, Kind::suffer, seat, own.down);
      break;
    case Phase::bat:  // CC-17
      moves.push_back(Move(Kind::decline));
      append(moves, Kind::close, seat, own.up);
      append(moves, Kind::chase, seat, own.down);
      for (int i = 0; i < players; ++i) {
        if (seat_at(i) != seat) append(moves, Kind::open, seat_at(i), table.hands[static_cast<std::size_t>(i)].down);
      }
      break;
    case Phase::moon:
      moves.push_back(Move(Kind::decline));
      for (int i = 0; i < players; ++i) append(moves, Kind::pick, seat_at(i), pickable(table, seat_at(i)));
      break;
    case Phase::swap: {  // CC-19
      const Spot first = table.picked.front();
      moves.push_back(Move(Kind::decline));
      moves.push_back_if(!table.looked && table.hand(first.owner).down.contains(first.place), Move(Kind::look));
      moves.push_back(Move(Kind::swap));
      break;
    }
    default:
      break;
  }
  return moves;
}

}  // namespace

MoveList legal(const State& state, Seat seat) {
  const Public& table = state.table;
  if (!(awaited(state) | allowed(state)).contains(seat)) return {};
  if (table.phase == Phase::roll) return {Move(Kind::roll)};
  if (table.phase == Phase::window) return window_moves(state, seat);
  return slapper_moves(table, seat);
}

namespace {

// One move, and all that follows from it.
template <class Events>
class Turn {
 public:
  Turn(State& state, Random& random, Events& events)
      : state_(state), table_(state.table), random_(random), events_(events) {}

  void play(Seat seat, Move move) {
    if (table_.phase != Phase::window) table_.last = Deed{seat, move};
    switch (move.kind()) {
      case Kind::roll:
        return roll();
      case Kind::pass:
        return racing(state_) ? nobody() : decide(seat, false);
      case Kind::slap:
        return racing(state_) ? slap(seat) : decide(seat, true);
      case Kind::admit:
        tell(Admitted{seat});
        return punish(seat);
      case Kind::claim:
        return claim(seat, move.spot());
      case Kind::suffer:
        open(move.spot(), Opening::penalty);
        return end();
      case Kind::close:
        close(move.spot());
        return end();
      case Kind::chase:
        return chase(move.spot());
      case Kind::open:
        open(move.spot(), Opening::attacked);
        return end();
      case Kind::decline:
        tell(Declined{seat});
        return end();
      case Kind::pick:
        return pick(seat, move.spot());
      case Kind::look:
        return look(seat);
      case Kind::swap:
        return swap(seat);
    }
  }

 private:
  template <class Event>
  void tell(const Event& event) {
    events_(kEverybody, event);
  }
  Card& card_at(Spot spot) { return table_.hand(spot.owner).cards[static_cast<std::size_t>(spot.place)]; }

  void roll() {
    table_.dice = Dice{kColourDie[random_.below(kColourDie.size())], kSymbolDie[random_.below(kSymbolDie.size())]};
    if (table_.rolls < kMostRolls) ++table_.rolls;
    table_.slapped = {};
    table_.phase = Phase::window;
    tell(Rolled{table_.roller, *table_.dice});
  }

  void decide(Seat seat, bool slaps) {
    table_.decided.insert(seat);
    if (slaps) state_.slapping.insert(seat);
    tell(Decided{seat});
    if (table_.decided.size() < table_.options.players) return;
    const SeatSet hands = state_.slapping;
    table_.decided = {};
    state_.slapping = {};
    if (hands.empty()) return nobody();
    table_.slapped = hands;
    tell(HandsShown{hands});
    if (punishes_all()) return punish_all();
    auto first = hands.begin();
    for (auto skip = random_.below(static_cast<std::uint32_t>(hands.size())); skip > 0; --skip) ++first;
    slap(*first);
  }

  void nobody() {
    table_.last = Deed{table_.roller, Move(Kind::pass)};
    tell(NobodySlapped{});
    end();
  }

  // Only the first slap counts, except on the skull (CC-03).
  void slap(Seat seat) {
    table_.slapped.insert(seat);
    if (punishes_all()) {
      tell(HandsShown{table_.slapped});
      return punish_all();
    }
    table_.slapper = seat;
    table_.last = Deed{seat, Move(Kind::slap)};
    tell(Slapped{seat});
    if (table_.dice->colour != Colour::call) {
      table_.phase = Phase::claim;
    } else if (table_.dice->symbol == Symbol::bat) {
      table_.phase = Phase::bat;
    } else if (table_.dice->symbol == Symbol::moon) {
      table_.phase = Phase::moon;
    } else {
      tell(Trapped{seat});
      punish(seat);
    }
  }

  bool punishes_all() const { return skull_punishes_all(table_) && is_skull(*table_.dice); }

  // One after the other in the order of play, the roller first.
  void punish_all() {
    table_.punished = table_.slapped;
    table_.last = Deed{next_punished(), Move(Kind::slap)};
    punish_next();
  }

  Seat next_punished() const {
    Seat seat = table_.roller;
    while (!table_.punished.contains(seat)) seat = previous(seat, table_.options.players);
    return seat;
  }

  void punish_next() {
    const Seat seat = next_punished();
    table_.punished.erase(seat);
    table_.slapper = seat;
    tell(Trapped{seat});
    punish(seat);
  }

  void claim(Seat seat, Spot spot) {
    const bool coffin = table_.hand(spot.owner).down.contains(spot.place);
    const Card card = card_at(spot);
    const bool right = matches(card, *table_.dice);
    tell(Claimed{seat, spot, card, right});
    if (spot.owner == seat && !coffin) {
      if (!right) return punish(seat);
      close(spot);  // CC-07, CC-08
    } else if (spot.owner == seat) {
      if (right) return chase(spot);
      open(spot, Opening::mistaken);  // CC-11
    } else {
      if (!right) return look_again(seat, spot);
      open(spot, Opening::attacked);
    }
    end();
  }

  // Everybody has seen the card; it goes back face down (CC-12).
  void look_again(Seat seat, Spot spot) {
    table_.hand(spot.owner).since[static_cast<std::size_t>(spot.place)] = table_.rolls;
    punish(seat);
  }

  void punish(Seat seat) {
    const PlaceSet coffins = table_.hand(seat).down;
    if (coffins.size() > 1) {  // CC-13
      table_.phase = Phase::penalty;
      return;
    }
    if (coffins.size() == 1) {
      open({seat, coffins.first()}, Opening::penalty);
    } else if (table_.pile == 0) {  // CC-14
      tell(Spared{seat});
    } else {
      draw({seat, first_free(seat)}, true);
    }
    end();
  }

  Place first_free(Seat seat) const { return static_cast<Place>(std::countr_one(table_.hand(seat).all().bits())); }

  void close(Spot spot) {
    Hand& hand = table_.hand(spot.owner);
    hand.up.erase(spot.place);
    hand.down.insert(spot.place);
    hand.since[static_cast<std::size_t>(spot.place)] = table_.rolls;
    tell(Closed{spot});
  }

  void open(Spot spot, Opening why) {
    Hand& hand = table_.hand(spot.owner);
    hand.down.erase(spot.place);
    hand.up.insert(spot.place);
    hand.since[static_cast<std::size_t>(spot.place)] = 0;
    tell(Opened{spot, card_at(spot), why});
  }

  void chase(Spot spot) {
    Hand& hand = table_.hand(spot.owner);
    const Card card = card_at(spot);
    hand.down.erase(spot.place);
    hand.since[static_cast<std::size_t>(spot.place)] = 0;
    card_at(spot) = Card{};
    hand.chased.push_back(card);
    tell(Chased{spot, card, static_cast<std::uint8_t>(hand.chased.size())});
    if (hand.chased.size() == kGoal) {  // before the refill (CC-27)
      table_.phase = Phase::over;
      table_.slapper.reset();
      tell(GameEnded{spot.owner});
      return;
    }
    if (hand.all().size() < kHand && table_.pile > 0) draw(spot, false);  // CC-15, CC-16
    end();
  }

  void draw(Spot spot, bool penalty) {
    Card& top = state_.pile[--table_.pile];
    card_at(spot) = top;
    top = Card{};
    table_.hand(spot.owner).up.insert(spot.place);
    tell(Drawn{spot, card_at(spot), penalty});
  }

  void pick(Seat seat, Spot spot) {
    table_.picked.push_back(spot);
    tell(Picked{seat, spot});
    if (table_.picked.size() == 2) table_.phase = Phase::swap;
  }

  void look(Seat seat) {
    table_.looked = true;
    tell(Looked{seat});
    events_(SeatSet{seat}, Saw{seat, card_at(table_.picked[0]), card_at(table_.picked[1])});
  }

  void swap(Seat seat) {
    const Spot first = table_.picked[0];
    const Spot second = table_.picked[1];
    const auto since = [&](Spot spot) -> std::uint16_t& {
      return table_.hand(spot.owner).since[static_cast<std::size_t>(spot.place)];
    };
    std::swap(card_at(first), card_at(second));
    std::swap(since(first), since(second));
    tell(Swapped{seat, first, second});
    end();
  }

  // The dice go to the right (CC-23), once nobody is left to be punished.
  void end() {
    if (!table_.punished.empty()) return punish_next();
    table_.slapper.reset();
    table_.picked.clear();
    table_.looked = false;
    table_.phase = Phase::roll;
    table_.roller = previous(table_.roller, table_.options.players);
    tell(DicePassed{table_.roller});
  }

  State& state_;
  Public& table_;
  Random& random_;
  Events& events_;
};

}  // namespace

template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events) {
  Turn<Events>(state, random, events).play(seat, move);
}

template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

std::optional<Outcome> outcome(const State& state) {
  if (state.table.phase != Phase::over) return {};
  Outcome result;
  for (int i = 0; i < state.table.options.players; ++i) {
    const auto chased = static_cast<std::int16_t>(state.table.hand(seat_at(i)).chased.size());
    result.scores.push_back(chased);
    if (chased == kGoal) result.winners.insert(seat_at(i));
  }
  return result;
}

}  // namespace hallali::chasse_cercueils
