// A steady player of Chasse en folie weighs each card over a few dozen ways the others may play, cards of a hand
// being equally likely, and looks at the table one round later. It does not look further.
#include <algorithm>

#include "games/chasse_en_folie/bots/steady.h"

namespace hallali::chasse_en_folie {
namespace {

constexpr int kSamples = 48;

// What a card is worth to its owner while it is not yet safe, by kind: carrot, closed season, rabbit, wolf, hunter.
// Found by playing: see docs/bots.md.
constexpr std::array<double, kKinds> kEasyWorth{1.2, 1.2, 1.9, 2.6, 0};
constexpr std::array<double, kKinds> kHandWorth{-0.1, 0.4, 0.2, 2.2, 2.2};
constexpr double kAsGood = 0.2;         // a difference in points that does not count
constexpr double kShareOfOthers = 0.3;  // how much a rival's gain hurts

// A hand soon to be counted is a burden: the day ends when the first hand is empty.
double lodge_worth(const Lodge& lodge, double haste) {
  double worth = lodge.four ? 4 : 0;
  for (Card card : kCards) {
    const auto kind = static_cast<std::size_t>(card);
    worth += lodge.prey.count(card) * prey_points(card);
    worth += lodge.hand.count(card) * ((1 - haste) * kHandWorth[kind] + haste * hand_points(card));
  }
  if (lodge.easy) worth += kEasyWorth[static_cast<std::size_t>(*lodge.easy)];
  return worth;
}

double haste_of(const Public& table) {
  int fewest = 10;
  for (int i = 0; i < table.options.players; ++i) fewest = std::min(fewest, table.lodges[i].hand.size());
  constexpr std::array<double, 6> by_cards_left{1.0, 0.75, 0.5, 0.45, 0.4, 0.3};
  return fewest < 6 ? by_cards_left[static_cast<std::size_t>(fewest)] : 0.0;
}

double table_worth(const Public& table, Seat me) {
  const double haste = haste_of(table);
  const int players = table.options.players;
  double worth = 0;
  for (int i = 0; i < players; ++i) {
    const double share = seat_at(i) == me ? 1 : -kShareOfOthers / (players - 1);
    worth += share * lodge_worth(table.lodges[i], haste);
  }
  return worth;
}

// The worth of the table when everybody plays these cards. When the day ends its scores are already counted.
double worth_after(const Public& before, const std::array<Card, kMaxPlayers>& cards, Seat me) {
  Public table = before;
  for (int i = 0; i < table.options.players; ++i) table.lodges[i].hand.erase(cards[i]);
  Silent silent;
  resolve_round(table, cards, silent);
  if (table.day == before.day) return table_worth(table, me);
  double worth = 0;
  for (int i = 0; i < table.options.players; ++i) {
    const double share = seat_at(i) == me ? 1 : -kShareOfOthers / (table.options.players - 1);
    worth += share * table.scores[before.day][i];
  }
  return worth;
}

}  // namespace

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline) {
  const Public& table = knowledge.table;
  std::array<double, kKinds> worth{};
  for (int sample = 0; sample < kSamples; ++sample) {
    std::array<Card, kMaxPlayers> cards{};
    for (int i = 0; i < table.options.players; ++i) cards[i] = random_card(table.lodges[i].hand, random);
    for (std::size_t m = 0; m < legal.size(); ++m) {
      cards[index(knowledge.viewer)] = legal[m].card;
      worth[m] += worth_after(table, cards, knowledge.viewer);
    }
  }
  // Any of the cards that are as good as the best: who always plays the same one is soon found out.
  const double best = *std::max_element(worth.begin(), worth.begin() + static_cast<std::ptrdiff_t>(legal.size()));
  MoveList good;
  for (std::size_t m = 0; m < legal.size(); ++m) good.push_back_if(worth[m] >= best - kSamples * kAsGood, legal[m]);
  return random_move(good, random);
}

}  // namespace hallali::chasse_en_folie
