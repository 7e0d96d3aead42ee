// The start card, the end of a day, its score and the end of the game.
#include <gmock/gmock.h>

#include <map>

#include "games/chasse_en_folie/rules/test_scene.h"

namespace hallali::chasse_en_folie {
namespace {

using testing::ElementsAre;

TEST(ChasseEnFolie, CF_01_the_start_card_begins_anywhere_and_always_passes_left) {
  for (int players = 3; players <= kMaxPlayers; ++players) {
    const Options options{static_cast<std::uint8_t>(players)};
    std::map<Seat, int> first;
    for (int i = 0; i < 200; ++i) {
      Random random{derive_seed(Seed{}, i)};
      ++first[deal(options, random).table.start];
    }
    ASSERT_EQ(first.size(), players);
    for (const auto& [seat, times] : first) EXPECT_GT(times, 100 / players) << notation(seat);

    Random random{Seed{}};
    State state = deal(options, random);
    for (int round = 0; round < kDays * kFullHand.size(); ++round) {  // no game is shorter than this
      const Seat before = state.table.start;
      play_random_round(state, random);
      ASSERT_EQ(state.table.start, next(before, players)) << "round " << round;
    }
  }
}

TEST(ChasseEnFolie, CF_07_closed_season_pays_four_to_each_who_played_it) {
  const auto scores = [](std::string_view cards) {
    return day_scores(play({.cards = cards, .others = "- - - - -"}).state, 0);
  };
  // 4 for the lodge and 1 for the card itself, however many hunters were caught.
  EXPECT_THAT(scores("XHC"), ElementsAre(5, -4, 1));
  EXPECT_THAT(scores("XHHHH"), ElementsAre(5, -4, -4, -4, -4));
  EXPECT_THAT(scores("XXHH"), ElementsAre(5, 5, -4, -4));
  EXPECT_THAT(scores("XXCC"), ElementsAre(1, 1, 1, 1));
}

TEST(ChasseEnFolie, CF_08_lodges_hide_their_four_again_at_the_start_of_each_day) {
  State state = play({.cards = "XHC", .others = "- - -"}).state;
  ASSERT_EQ(state.table.day, 1);
  EXPECT_EQ(fours(state), SeatSet{});
  for (Lodge& lodge : state.table.lodges) lodge.hand = pile_of("C");
  state = play(state, "CCC").state;
  EXPECT_THAT(day_scores(state, 0), ElementsAre(5, -4, 1));
  EXPECT_THAT(day_scores(state, 1), ElementsAre(1, 1, 1));
}

TEST(ChasseEnFolie, a_new_day_begins_with_ten_cards_each_and_nothing_else) {
  const State state = play({.cards = "HRC", .easy = "WRC", .others = "- RR WW"}).state;
  EXPECT_EQ(hands(state), "CCCXRRRWWH CCCXRRRWWH CCCXRRRWWH");
  EXPECT_EQ(prey(state), "- - -");
  EXPECT_EQ(easy(state), "---");
  EXPECT_EQ(under(state), SeatSet{});
  EXPECT_EQ(state.table.day, 1);
  EXPECT_EQ(state.table.round, 0);
}

TEST(ChasseEnFolie, CF_20_one_empty_hand_at_the_end_of_a_round_ends_the_day_for_everybody) {
  for (const std::string_view others : {"- RW H", "W - RH", "RR C -"}) {
    EXPECT_EQ(play({.cards = "CCC", .others = others}).state.table.day, 1) << others;
  }
  EXPECT_THAT(day_scores(play({.cards = "CCC", .others = "- RW H"}).state, 0), ElementsAre(1, -5, -3));

  // A last card that comes back to the hand does not end it.
  for (const std::string_view cards : {"HWC", "WCC", "RHH"}) {
    const State state = play({.cards = cards, .others = "- C C"}).state;
    EXPECT_EQ(state.table.day, 0) << cards;
    EXPECT_EQ(state.table.round, 1) << cards;
    EXPECT_EQ(awaited(state), seats_up_to(3)) << cards;
  }
}

TEST(ChasseEnFolie, CF_21_cards_of_the_last_round_score_for_those_who_played_them) {
  const State state = play({.cards = "WRC", .easy = "--R", .others = "- - -", .day = 3}).state;
  EXPECT_EQ(prey(state), "RW - CR");
  EXPECT_EQ(easy(state), "---");
  EXPECT_THAT(day_scores(state, 3), ElementsAre(6, 0, 3));
}

TEST(ChasseEnFolie, CF_22_cards_have_their_value_in_the_pile_and_cost_it_in_the_hand) {
  struct Value {
    char card;
    int in_prey;
    int in_hand;
  };
  for (const Value& value :
       {Value{'H', -4, -4}, Value{'W', 4, -4}, Value{'R', 2, -2}, Value{'C', 1, -1}, Value{'X', 1, -1}}) {
    const Card card = card_of(value.card);
    EXPECT_EQ(prey_points(card), value.in_prey) << value.card;
    EXPECT_EQ(hand_points(card), value.in_hand) << value.card;
    Lodge lodge;
    lodge.prey = pile_of(std::string(3, value.card));
    EXPECT_EQ(day_score(lodge), 3 * value.in_prey) << value.card;
    lodge = {.hand = pile_of(std::string(2, value.card)), .prey = {}, .easy = {}};
    EXPECT_EQ(day_score(lodge), 2 * value.in_hand) << value.card;
  }
  EXPECT_EQ(day_score({.hand = {}, .prey = {}, .easy = {}, .hunter_home = true}), 0);
  EXPECT_EQ(day_score({.hand = {}, .prey = {}, .easy = {}, .four = true}), 4);
  EXPECT_EQ(day_score({.hand = kFullHand, .prey = {}, .easy = {}}), -22);
  // The example of the rule page, 5.4.
  EXPECT_EQ(day_score({.hand = pile_of("WC"), .prey = pile_of("WWRRRCCCC"), .easy = {}, .four = true}), 17);
}

TEST(ChasseEnFolie, CF_23_a_tie_is_broken_by_the_best_single_day_or_shared) {
  struct End {
    std::array<DayScores, kDays> days;
    SeatSet winners;
    Reason reason;
  };
  const End ends[] = {
      {{{{10, 9, 8}, {10, 9, 8}, {10, 9, 8}, {10, 11, 8}}}, {kAda}, Reason::most_points},
      // Level at 12: Ada's best day is her second, although Bruno has the better last one.
      {{{{0, 4, 1}, {12, 4, 1}, {0, 0, 1}, {0, 4, 1}}}, {kAda}, Reason::best_day},
      // A rich day of somebody who is not level does not count.
      {{{{6, 7, 20}, {6, 5, -20}, {0, 0, 0}, {0, 0, 0}}}, {kBruno}, Reason::best_day},
      {{{{6, 1, 0}, {0, 6, 0}, {1, 0, 0}, {0, 0, 0}}}, {kAda, kBruno}, Reason::shared},
      // Three are level, two of them by their best day as well.
      {{{{7, 4, 7}, {1, 4, 0}, {0, 0, 1}, {0, 0, 0}}}, {kAda, kCleo}, Reason::shared},
      {{{{-5, -4, -9}, {-5, -6, -9}, {-5, -5, -9}, {-5, -5, -9}}}, {kBruno}, Reason::best_day},
  };
  for (const End& end : ends) {
    State state;
    state.table.options.players = 3;
    state.table.day = kDays;
    state.table.scores = end.days;
    const std::optional<Outcome> result = outcome(state);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->winners, end.winners) << to_json(end.days);
    EXPECT_EQ(result->reason, end.reason) << to_json(end.days);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(result->scores[i], total_score(state.table, seat_at(i)));
  }
}

}  // namespace
}  // namespace hallali::chasse_en_folie
