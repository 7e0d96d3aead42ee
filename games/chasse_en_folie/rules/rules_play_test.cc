// Moves as text, the contract of choosing, and whole days: counted to the end and played at random.
#include <gmock/gmock.h>

#include <set>

#include "games/chasse_en_folie/rules/invariants.h"
#include "games/chasse_en_folie/rules/test_scene.h"

namespace hallali::chasse_en_folie {
namespace {

using testing::Each;
using testing::ElementsAre;

TEST(ChasseEnFolie, CF_26_a_time_out_plays_carrot_then_closed_season_rabbit_wolf_hunter) {
  const std::string_view order = "CXRWH";
  for (std::size_t i = 0; i < order.size(); ++i) {
    State state;
    state.table.options.players = 3;
    state.table.lodges[0].hand = pile_of(order.substr(i));
    EXPECT_EQ(legal(state, kAda).front(), Move{card_of(order[i])}) << order.substr(i);
  }
}

TEST(ChasseEnFolie, moves_are_written_and_read_back) {
  for (Card card : kCards) {
    Move read{card == Card::wolf ? Card::carrot : Card::wolf};
    EXPECT_TRUE(parse_notation(notation(Move{card}), read));
    EXPECT_EQ(read, Move{card});
  }
  EXPECT_EQ(notation(Move{Card::closed_season}), "play closed-season");

  Move untouched{Card::hunter};
  for (const std::string_view junk : {"", "play", "play ", "wolf", "play fox", "Play wolf", "play Wolf", "play  wolf",
                                      " play wolf", "play wolf ", "play wolf wolf", "play closed_season", "play 3"}) {
    EXPECT_FALSE(parse_notation(junk, untouched)) << junk;
  }
  EXPECT_EQ(untouched, Move{Card::hunter});
}

TEST(ChasseEnFolie, three_to_five_can_play) {
  for (int players = 0; players <= kMaxSeats; ++players) {
    const bool fine = players >= 3 && players <= 5;
    EXPECT_EQ(!check({static_cast<std::uint8_t>(players)}), fine) << players;
  }
}

TEST(ChasseEnFolie, everybody_chooses_once_and_in_any_order) {
  Random random{Seed{}};
  Silent silent;
  const Scene scene{.cards = "HWRC", .easy = "CR-W", .start = kCleo};
  State state = scene.state();
  for (Seat seat : {kDev, kBruno, kCleo, kAda}) {
    EXPECT_TRUE(awaited(state).contains(seat));
    EXPECT_FALSE(legal(state, seat).empty());
    const Public before = state.table;
    apply(state, seat, {card_of(scene.cards[index(seat)])}, random, silent);
    if (seat == kAda) break;
    EXPECT_EQ(awaited(state), awaited(scene.state()) - state.table.chosen);
    EXPECT_TRUE(state.table.chosen.contains(seat));
    EXPECT_TRUE(legal(state, seat).empty());
    EXPECT_EQ(state.table.lodges, before.lodges);  // nothing happens before the reveal
  }
  EXPECT_EQ(state, play(scene).state);
  EXPECT_EQ(state.choice, State{}.choice);
  EXPECT_THAT(state.table.revealed, ElementsAre(Card::hunter, Card::wolf, Card::rabbit, Card::carrot));
  EXPECT_THAT(play(state, "CCCC").state.table.revealed, Each(Card::carrot));
  EXPECT_TRUE(legal(state, kEve).empty());
  EXPECT_TRUE(legal(state, Seat::spectator).empty());
  EXPECT_TRUE(allowed(state).empty());
}

// All ways to play the rest of the game, with the final scores they lead to.
struct Count {
  int sequences = 0;
  std::set<std::vector<int>> scores;
};

void count_from(const State& state, Random& random, Count& count) {
  if (count.sequences > 20'000) return;
  const std::optional<Outcome> result = outcome(state);
  if (result || state.table.round > 20) {  // a day that never ends is to fail, not to hang
    ++count.sequences;
    if (result) count.scores.emplace(result->scores.begin(), result->scores.end());
    return;
  }
  const Seat seat = awaited(state).first();
  Silent silent;
  for (Move move : legal(state, seat)) {
    State after = state;
    apply(after, seat, move, random, silent);
    count_from(after, random, count);
  }
}

TEST(ChasseEnFolie, all_ways_to_play_three_cards_each_on_the_last_day) {
  // The numbers come from a separate model of the printed rules, not from this code.
  struct Tiny {
    std::string_view hand;
    int sequences;
    int distinct_scores;
  };
  for (const Tiny& tiny : {Tiny{"HWR", 19193, 347}, Tiny{"RWC", 1440, 277}, Tiny{"XWH", 3006, 152}}) {
    State state;
    state.table.options.players = 3;
    state.table.day = kDays - 1;
    state.table.start = kAda;
    for (Lodge& lodge : state.table.lodges) lodge.hand = pile_of(tiny.hand);
    Random random{Seed{}};
    Count count;
    count_from(state, random, count);
    EXPECT_EQ(count.sequences, tiny.sequences) << tiny.hand;
    EXPECT_EQ(count.scores.size(), tiny.distinct_scores) << tiny.hand;
  }
}

// Gets smaller with every round, so that each day ends.
std::pair<int, int> in_hands_and_easy(const Public& table) {
  std::pair<int, int> left{};
  for (const Lodge& lodge : table.lodges) {
    left.first += lodge.hand.size();
    left.second += lodge.easy ? 1 : 0;
  }
  return left;
}

TEST(ChasseEnFolie, random_days_are_as_long_and_as_rich_as_measured) {
  constexpr int kGames = 250;
  constexpr double kMeanRounds[] = {11.0, 10.6, 10.3};
  for (int players = 3; players <= kMaxPlayers; ++players) {
    Random random{seed_from_text("random days")};
    int rounds = 0;
    int points = 0;
    for (int game = 0; game < kGames; ++game) {
      State state = deal({static_cast<std::uint8_t>(players)}, random);
      while (!awaited(state).empty()) {
        const Public before = state.table;
        play_random_round(state, random);
        ++rounds;
        ASSERT_EQ(broken_invariant(state), "");
        if (state.table.day == before.day) {
          ASSERT_LT(in_hands_and_easy(state.table), in_hands_and_easy(before));
        } else {
          ASSERT_GE(before.round + 1, kFullHand.size());
        }
      }
      for (Seat seat : seats_up_to(players)) points += total_score(state.table, seat);
    }
    EXPECT_NEAR(1.0 * rounds / (kGames * kDays), kMeanRounds[players - 3], 0.2) << players;
    EXPECT_NEAR(1.0 * points / (kGames * kDays * players), 13.0, 1.0) << players;
  }
}

}  // namespace
}  // namespace hallali::chasse_en_folie
