// The gate of Auf der Pirsch. The only secrets are the hands of the first round; from the second on every hand is a
// pile of tricks that everybody saw.
#include <algorithm>
#include <utility>

#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

Knowledge know(const State& state, Seat viewer) {
  Knowledge knowledge{.viewer = viewer, .table = state.table, .hand = {}};
  if (index(viewer) < state.table.options.players) knowledge.hand = state.hands[index(viewer)];
  return knowledge;
}

namespace {

// Deals the unseen cards to the hidden parts of the hands so that each world that fits is equally likely. Hands that
// lack the same suits are alike and count as one group, whose cards are shuffled out to its seats in the end. Suit
// by suit it draws how many cards each group gets, weighted by the number of ways to complete the rest; which cards
// they are is then a plain shuffle. The counts run over the room left in the first three groups (the room in the
// last one follows), small enough for a table on the stack.
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
      if (room > 0) add(seat_at(i), room, table.lacks[i]);
    }
  }

  void deal(Random& random) {
    if (groups_.size() == 1) groups_[0].cards = unseen_;
    if (groups_.size() > 1) {
      full_ = room_;
      for (auto& row : memo_) std::fill_n(row.begin(), place(full_) + 1, -1.0);
      for (Suit suit : kAllSuits) deal_suit(suit, random);
    }
    for (const Group& group : groups_) {
      hand_out(group.cards, group.rooms, random,
               [&](std::size_t k, Card card) { state_.hands[index(group.seats[k])].insert(card); });
    }
  }

 private:
  using Counts = std::array<int, kMaxPlayers>;  // one number a seat or group, 0 where there is none
  // Places of the table: most for four groups of one seat each, as many as the first three have room from 0 to 12.
  static constexpr std::size_t kPlaces = std::size_t{kTricks + 1} * (kTricks + 1) * (kTricks + 1);

  CardSet unseen_in(Suit suit) const { return unseen_ & cards_in(suit); }

  struct Group {
    SuitSet lacks;
    CardSet cards;
    FixedList<Seat, kMaxPlayers> seats;
    Counts rooms{};  // of each seat
  };

  void add(Seat seat, int room, SuitSet lacks) {
    std::size_t g = 0;
    while (g < groups_.size() && groups_[g].lacks != lacks) ++g;
    if (g == groups_.size()) groups_.push_back({.lacks = lacks, .cards = {}, .seats = {}});
    groups_[g].rooms[groups_[g].seats.size()] = room;
    groups_[g].seats.push_back(seat);
    room_[g] += room;
  }

  // Gives `counts[k]` of the cards, chosen at random, to the k-th.
  template <class Give>
  static void hand_out(CardSet cards, const Counts& counts, Random& random, Give give) {
    std::array<Card, kSuits * kValues> order;
    std::size_t size = 0;
    for (Card card : cards) order[size++] = card;
    random.shuffle(std::span(order).first(size));
    std::size_t at = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
      for (int n = 0; n < counts[k]; ++n) give(k, order[at++]);
    }
  }

  // Calls visit(counts, ways) for each way to split `size` cards of a suit over the room left.
  template <class Visit>
  void splits(Suit suit, const Counts& room, int size, Visit visit) const {
    Counts counts{};
    const auto fill = [&](auto& self, std::size_t k, int left, double ways) -> void {
      if (k == kMaxPlayers || k == groups_.size()) {
        if (left == 0) visit(counts, ways);
        return;
      }
      const int most = groups_[k].lacks.contains(suit) ? 0 : std::min(left, room[k]);
      double choose = 1;  // `left` over n
      for (int n = 0; n <= most; ++n) {
        counts[k] = n;
        self(self, k + 1, left - n, ways * choose);
        choose = choose * (left - n) / (n + 1);
      }
      counts[k] = 0;
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
    const int following = static_cast<int>(suit) + 1;
    double left = random.unit() * completions(static_cast<int>(suit), room_);
    Counts chosen{};
    splits(suit, room_, unseen_in(suit).size(), [&](const Counts& counts, double ways) {
      const double weight = ways * completions(following, minus(room_, counts));
      // Keep the last split that can be completed, in case rounding carries `left` past the end.
      if (weight > 0 && left >= 0) chosen = counts;
      left -= weight;
    });
    hand_out(unseen_in(suit), chosen, random, [&](std::size_t k, Card card) { groups_[k].cards.insert(card); });
    room_ = minus(room_, chosen);
  }

  static Counts minus(Counts room, const Counts& counts) {
    for (std::size_t k = 0; k < room.size(); ++k) room[k] -= counts[k];
    return room;
  }

  std::size_t place(const Counts& room) const {
    std::size_t at = 0;
    for (std::size_t k = 0; k + 1 < groups_.size(); ++k) {
      at = at * static_cast<std::size_t>(full_[k] + 1) + static_cast<std::size_t>(room[k]);
    }
    return at;
  }

  State& state_;
  CardSet unseen_;
  FixedList<Group, kMaxPlayers> groups_;
  Counts room_{};  // of each group
  Counts full_{};  // the same before anything is dealt
  std::array<std::array<double, kPlaces>, kSuits> memo_;
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

namespace {

TrickView with_seats(const Trick& trick, Seat leader, int players) {
  TrickView view;
  Seat seat = leader;
  for (Card card : trick) {
    view.push_back({seat, card});
    seat = next(seat, players);
  }
  return view;
}

}  // namespace

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  const int players = table.options.players;
  const bool last_round = table.round == kLastRound;
  View view{.viewer = knowledge.viewer,
            .options = table.options,
            .round = static_cast<std::uint8_t>(table.round + 1),
            .trick_number = static_cast<std::uint8_t>(std::min<int>(table.tricks_done + 1, kTricks)),
            .quota = static_cast<std::uint8_t>(last_round ? 0 : table.quota),
            .trumps = table.trumps,
            .phase = table.phase,
            .turn = table.turn,
            .trick = with_seats(table.trick, table.leader, players),
            .trick_suit = table.trick_suit,
            .winning = table.trick_suit ? std::optional(table.winner) : std::nullopt,
            .seats = {},
            .hand = knowledge.hand,
            .won = {},
            .last_trick = with_seats(table.last_trick, table.last_leader, players),
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
