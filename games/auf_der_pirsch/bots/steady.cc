// A steady player of Auf der Pirsch asks three things of each card: how likely it takes the trick, what the trick is
// worth, and what the card itself would still be good for. It remembers every card it has seen and searches nothing.
#include <algorithm>
#include <cmath>

#include "bots/best_of.h"
#include "games/auf_der_pirsch/bots/steady.h"

namespace hallali::auf_der_pirsch {
namespace {

// Found by playing: see docs/bots.md.
constexpr double kPointsPerTrack = 3.3;    // a track is multiplied by the kinds one ends up with
constexpr double kHandForLastRound = 7.0;  // a strong card won in round 3 takes a trick in round 4
constexpr double kHandForNextRound = 1.0;
constexpr double kGivenAway = 0.35;  // what a card hurts in a rival's pile
constexpr double kSpentStrength = 0.6;
constexpr double kPatience = 1.0;  // how choosy while tricks are plenty

class Judge {
 public:
  explicit Judge(const Knowledge& knowledge)
      : knowledge_(knowledge), table_(knowledge.table), me_(knowledge.viewer), players_(table_.options.players) {
    unseen_ = deck_for(players_) - cards_of(table_.trick) - knowledge.hand;
    for (int i = 0; i < players_; ++i) {
      unseen_ -= table_.won[i];
      if (seat_at(i) != me_) {
        unseen_ -= table_.known[i];
        others_ |= table_.known[i];
      }
    }
    others_ |= unseen_;
    const int left = kTricks - table_.tricks_done;
    average_trick_ = worth(others_ | knowledge.hand | cards_of(table_.trick)) / left;
    const int wanted = table_.quota - table_.tricks[index(me_)];
    share_ = last_round() ? 1.0 / players_ : static_cast<double>(wanted) / left;
  }

  Move best_play(const MoveList& legal) const {
    return best_of(legal, [&](const Move& move) { return play_worth(move); });
  }

  // To give a trick away is to wait for a better one: the poorest rival gets it.
  Move best_offer(const MoveList& legal) const {
    const double gain = worth(cards_of(table_.trick)) - threshold();
    return best_of(legal, [&](const Move& move) {
      if (move.kind() == Move::Kind::keep) return gain;
      return -kGivenAway * worth(cards_of(table_.trick)) - 0.01 * total_score(table_, move.to());
    });
  }

  Move best_answer(const MoveList& legal) const {
    const double gain = worth(cards_of(table_.trick)) - threshold();
    return best_of(legal, [&](const Move& move) {
      if (move.kind() == Move::Kind::accept) return gain;
      return share_ * (worth(move.other()) - worth(move.card())) - kGivenAway * worth(cards_of(table_.trick));
    });
  }

 private:
  bool last_round() const { return table_.round == kLastRound; }
  Suit trump() const { return table_.trumps[table_.round]; }

  // What a card is worth to the one who wins it.
  double worth(Card card) const {
    if (last_round()) return auf_der_pirsch::worth(suit_of(card));
    const Suit next_trump = table_.trumps[table_.round + 1];
    const double rank = static_cast<double>(value_of(card)) / kValues;
    const double strength =
        rank * rank * (suit_of(card) == next_trump ? 1.0 : 0.5) + (suit_of(card) == next_trump ? 0.3 : 0.0);
    return kPointsPerTrack * tracks_on(value_of(card)) +
           (table_.round + 1 == kLastRound ? kHandForLastRound : kHandForNextRound) * strength;
  }

  double worth(CardSet cards) const {
    double total = 0;
    for (Card card : cards) total += worth(card);
    return total;
  }

  // Winning a trick uses up one of a few: in rounds 1 to 3 it should be a better one than usual.
  double threshold() const {
    if (last_round() || share_ >= 1) return 0;
    return kPatience * average_trick_;
  }

  // The chance that the card would win some later trick, from the cards the others may still hold.
  double strength(Card card) const {
    const CardSet suit = others_ & cards_in(suit_of(card));
    const int all = suit.size();
    int lower = 0;
    for (Card other : suit) lower += other < card ? 1 : 0;
    const double rank = all == 0 ? 1.0 : static_cast<double>(lower) / all;
    if (suit_of(card) == trump()) return 0.4 + 0.6 * rank;
    return rank * rank * 0.7;
  }

  // The chance that a card drawn from `cards`, as this seat would have to play, beats mine.
  static double beaten_by(CardSet cards, Card mine, Suit suit, Suit trump) {
    const CardSet follow = cards & cards_in(suit);
    const CardSet choices = follow.empty() ? cards : follow;
    int better = 0;
    for (Card card : choices) better += beats(card, mine, trump) ? 1 : 0;
    return choices.empty() ? 0 : static_cast<double>(better) / choices.size();
  }

  // The same for a seat whose hand is only partly known.
  double beaten_at(Seat seat, Card mine, Suit suit) const {
    const int i = index(seat);
    const CardSet known = table_.known[i];
    const int hidden = hand_size(table_, seat) - known.size();
    if (hidden == 0) return beaten_by(known, mine, suit, trump());
    CardSet possible = unseen_;
    for (Suit lacking : table_.lacks[i]) possible -= cards_in(lacking);
    const CardSet of_suit = possible & cards_in(suit);
    double follows = 1;
    if ((known & cards_in(suit)).empty()) {
      const double each = possible.empty() ? 0 : static_cast<double>(of_suit.size()) / possible.size();
      follows = 1 - std::pow(1 - each, hidden);
    }
    return follows * beaten_by(known | of_suit, mine, suit, trump()) +
           (1 - follows) * beaten_by((known | possible) - cards_in(suit), mine, suit, trump());
  }

  double win_chance(Card card) const {
    if (!needy(table_, me_)) return 0;
    const Suit suit = table_.trick_suit.value_or(suit_of(card));
    if (table_.trick_suit && !beats(card, table_.best, trump())) return 0;
    double chance = 1;
    for (Seat seat = next(me_, players_); seat != table_.leader && seat != me_; seat = next(seat, players_)) {
      if (needy(table_, seat)) chance *= 1 - beaten_at(seat, card, suit);
    }
    return chance;
  }

  double play_worth(const Move& move) const {
    const double chance = win_chance(move.card());
    const int to_come = players_ - 1 - static_cast<int>(table_.trick.size());
    const double per_card = average_trick_ / players_;
    const double trick = worth(cards_of(table_.trick)) + worth(move.card()) + to_come * per_card;
    const double given = (kGivenAway + share_ / 2) * worth(move.card());
    const double spent = (last_round() ? kSpentStrength : 0.15) * strength(move.card()) * average_trick_;
    return chance * (trick - threshold()) - (1 - chance) * given - spent;
  }

  const Knowledge& knowledge_;
  const Public& table_;
  Seat me_;
  int players_;
  CardSet unseen_;  // in some other hand, nobody knows which
  CardSet others_;  // in any other hand
  double average_trick_ = 0;
  double share_ = 0;  // of the tricks to come that will be mine
};

}  // namespace

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random&, Deadline) {
  const Judge judge(knowledge);
  switch (knowledge.table.phase) {
    case Phase::offer:
      return judge.best_offer(legal);
    case Phase::answer:
      return judge.best_answer(legal);
    default:
      return judge.best_play(legal);
  }
}

}  // namespace hallali::auf_der_pirsch
