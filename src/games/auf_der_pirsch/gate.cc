// The gate of Auf der Pirsch. The only secrets are the hands of the first round; from the second on every hand is a
// pile of tricks that everybody saw.
#include "games/auf_der_pirsch/rules.h"

namespace hallali::auf_der_pirsch {

Knowledge know(const State& state, Seat viewer) {
  Knowledge knowledge{.viewer = viewer, .table = state.table, .hand = {}};
  if (index(viewer) < state.table.options.players) knowledge.hand = state.hands[index(viewer)];
  return knowledge;
}

namespace {

// Deals the unseen cards to the hidden parts of the hands so that each world that fits is equally likely. Suit by
// suit it draws how many cards each seat gets, weighted by the number of ways to complete the rest; which cards
// they are is then a plain shuffle. The counts run over the room left in the first three hidden hands (the room in
// the last one follows), small enough for a table on the stack.
class HiddenHands {
 public:
  HiddenHands(const Knowledge& knowledge, State& state) : state_(state) {
    const Public& table = knowledge.table;
    unseen_ = deck_for(table.options.players) - cards_of(table.trick) - knowledge.hand;
    for (int i = 0; i < table.options.players; ++i) {
      unseen_ -= table.won[i];
      if (seat_at(i) == knowledge.viewer) continue;
      unseen_ -= table.known[i];
      const int room = hand_size(table, seat_at(i)) - table.known[i].size();
      if (room == 0) continue;
      seats_.push_back(seat_at(i));
      room_.push_back(room);
      lacks_.push_back(table.lacks[i]);
    }
  }

  void deal(Random& random) {
    if (seats_.empty()) return;
    bool free = true;
    for (SuitSet lacks : lacks_) free &= lacks.empty();
    if (free) {
      shuffle_into(unseen_, room_, random);
      return;
    }
    for (Suit suit : kAllSuits) deal_suit(suit, random);
  }

 private:
  using Counts = FixedList<int, kMaxPlayers>;
  static constexpr int kSide = kTricks + 1;

  CardSet unseen_in(Suit suit) const { return unseen_ & cards_in(suit); }

  // Gives `counts[k]` of the cards, chosen at random, to the k-th hidden hand.
  void shuffle_into(CardSet cards, const Counts& counts, Random& random) {
    std::array<Card, kSuits * kValues> order;
    std::size_t size = 0;
    for (Card card : cards) order[size++] = card;
    random.shuffle(std::span(order).first(size));
    std::size_t at = 0;
    for (std::size_t k = 0; k < seats_.size(); ++k) {
      for (int n = 0; n < counts[k]; ++n) state_.hands[index(seats_[k])].insert(order[at++]);
    }
  }

  // Calls visit(counts, ways) for each way to split `size` cards of a suit over the room left.
  template <class Visit>
  void splits(Suit suit, const Counts& room, int size, Visit visit) const {
    Counts counts;
    const auto fill = [&](auto& self, std::size_t k, int left, double ways) -> void {
      if (k == seats_.size()) {
        if (left == 0) visit(counts, ways);
        return;
      }
      const int most = lacks_[k].contains(suit) ? 0 : std::min(left, room[k]);
      double choose = 1;  // `left` over n
      for (int n = 0; n <= most; ++n) {
        Counts longer = counts;
        longer.push_back(n);
        std::swap(counts, longer);
        self(self, k + 1, left - n, ways * choose);
        std::swap(counts, longer);
        choose = choose * (left - n) / (n + 1);
      }
    };
    fill(fill, 0, size, 1.0);
  }

  // In how many ways the suits from `suit` on fill exactly this room.
  double completions(int suit, const Counts& room) {
    if (suit == kSuits) {
      for (int left : room) {
        if (left != 0) return 0;
      }
      return 1;
    }
    double& known = memo_[static_cast<std::size_t>(suit)][place(room)];
    if (known >= 0) return known;
    double total = 0;
    splits(static_cast<Suit>(suit), room, unseen_in(static_cast<Suit>(suit)).size(),
           [&](const Counts& counts, double ways) { total += ways * completions(suit + 1, minus(room, counts)); });
    return known = total;
  }

  void deal_suit(Suit suit, Random& random) {
    if (suit == kAllSuits.front()) {
      for (auto& row : memo_) row.fill(-1);
    }
    const int following = static_cast<int>(suit) + 1;
    double left = random.unit() * completions(static_cast<int>(suit), room_);
    Counts chosen;
    splits(suit, room_, unseen_in(suit).size(), [&](const Counts& counts, double ways) {
      const double weight = ways * completions(following, minus(room_, counts));
      // Keep the last split that can be completed, in case rounding carries `left` past the end.
      if (weight > 0 && left >= 0) chosen = counts;
      left -= weight;
    });
    shuffle_into(unseen_in(suit), chosen, random);
    room_ = minus(room_, chosen);
  }

  static Counts minus(Counts room, const Counts& counts) {
    for (std::size_t k = 0; k < room.size(); ++k) room[k] -= counts[k];
    return room;
  }

  static std::size_t place(const Counts& room) {
    std::size_t at = 0;
    for (std::size_t k = 0; k + 1 < room.size(); ++k) at = at * kSide + static_cast<std::size_t>(room[k]);
    return at;
  }

  State& state_;
  CardSet unseen_;
  FixedList<Seat, kMaxPlayers> seats_;
  Counts room_;
  FixedList<SuitSet, kMaxPlayers> lacks_;
  std::array<std::array<double, kSide * kSide * kSide>, kSuits> memo_;
};

}  // namespace

State imagine(const Knowledge& knowledge, Random& random) {
  State state{.table = knowledge.table, .hands = knowledge.table.known};
  if (index(knowledge.viewer) < knowledge.table.options.players) {
    state.hands[index(knowledge.viewer)] = knowledge.hand;
  }
  if (knowledge.table.round == 0) HiddenHands(knowledge, state).deal(random);
  return state;
}

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  const int players = table.options.players;
  const bool last_round = table.round == kLastRound;
  View view{.viewer = knowledge.viewer,
            .round = static_cast<std::uint8_t>(table.round + 1),
            .trick_number = static_cast<std::uint8_t>(std::min<int>(table.tricks_done + 1, kTricks)),
            .quota = static_cast<std::uint8_t>(last_round ? 0 : quota(players)),
            .trumps = table.trumps,
            .phase = table.phase,
            .turn = table.turn,
            .trick = table.trick,
            .trick_suit = table.trick_suit,
            .winning = table.trick_suit ? std::optional(table.winner) : std::nullopt,
            .seats = {},
            .hand = knowledge.hand,
            .won = {},
            .last_trick = table.last_trick,
            .last_taker = table.last_taker};
  for (int i = 0; i < players; ++i) {
    const Seat seat = seat_at(i);
    const Tracks tracks = last_round ? Tracks{} : count_tracks(table.won[i]);
    SeatView shown{.hand_size = static_cast<std::uint8_t>(hand_size(table, seat)),
                   .tricks = table.tricks[i],
                   .full = !needy(table, seat),
                   .refused = table.refused[i],
                   .tracks = static_cast<std::uint8_t>(tracks.tracks),
                   .kinds = static_cast<std::uint8_t>(tracks.kinds),
                   .points = static_cast<std::int16_t>(round_points(table.round, table.won[i])),
                   .rounds = {},
                   .total = static_cast<std::int16_t>(total_score(table, seat))};
    const int rounds = table.phase == Phase::over ? kRounds : table.round;
    for (int round = 0; round < rounds; ++round) shown.rounds.push_back(table.scores[round][i]);
    view.seats.push_back(shown);
    if (seat == knowledge.viewer) view.won = table.won[i];
  }
  return view;
}

}  // namespace hallali::auf_der_pirsch
