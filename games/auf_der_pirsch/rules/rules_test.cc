#include <gmock/gmock.h>

#include <array>
#include <numeric>
#include <set>

#include "games/auf_der_pirsch/rules/test_scene.h"

namespace hallali::auf_der_pirsch {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::SizeIs;

// Section 4 of the rule page: eight tricks are done, Ada and Cleo are full, Ada leads.
Scene page_example(std::vector<int> tricks = {3, 1, 3, 1}) {
  return {.hands = {"boar-7 bear-2 bear-3 wolf-12", "boar-3 mouflon-4 bear-9 wolf-7",
                    "mouflon-8 mouflon-11 bear-10 wolf-11", "wolf-2 wolf-5 boar-12 bear-1"},
          .tricks = std::move(tricks)};
}

// Everybody's last card is a small bear, Dev needs one more trick, and each pile is (or will be) one whole suit:
// Ada the wolves, Bruno the mouflons, Cleo the boars and Dev the bears. So tracks give 9 points to each.
Scene last_trick(int round) {
  return {.round = round, .leader = kDev, .hands = {"bear-1", "bear-2", "bear-3", "bear-4"}, .tricks = {3, 3, 3, 2}};
}
void play_last_trick(Match& match) { match.play({"bear-4", "bear-1", "bear-2", "bear-3"}); }

TEST(AufDerPirsch, rulebook_4_2_daniel_trumps_and_peter_need_not) {
  Match match({.trump = Suit::wolf,
               .hands = {"bear-5 boar-2 boar-3 boar-4", "bear-7 bear-8 mouflon-1 wolf-12",
                         "wolf-8 boar-9 boar-10 mouflon-2", "boar-1 wolf-9 wolf-10 mouflon-3"},
               .tricks = {2, 2, 2, 2}});
  match.play({"bear-5"});
  EXPECT_THAT(choices(match.state), ElementsAre("play bear-7", "play bear-8"));
  match.play({"bear-7", "wolf-8"});
  EXPECT_THAT(choices(match.state), SizeIs(4));
  match.play({"boar-1"});
  EXPECT_THAT(match.told<TrickWon>(), ElementsAre(TrickWon{kCleo, card("wolf-8")}));
  EXPECT_THAT(match.told<TrickTaken>(), ElementsAre(TrickTaken{kCleo, 3}));
  EXPECT_EQ(match.state.table.turn, kCleo);
}

TEST(AufDerPirsch, page_4_2_only_the_cards_of_the_needy_count) {
  Match match(page_example());
  match.play({"boar-7", "mouflon-4", "mouflon-8", "wolf-2"});
  EXPECT_THAT(match.told<Played>(),
              ElementsAre(Played{kAda, card("boar-7"), false}, Played{kBruno, card("mouflon-4")},
                          Played{kCleo, card("mouflon-8"), false}, Played{kDev, card("wolf-2")}));
  EXPECT_THAT(match.told<TrickTaken>(), ElementsAre(TrickTaken{kDev, 2}));
  EXPECT_EQ(match.state.table.turn, kDev);
  const Tracks tracks = count_tracks(cards_of(match.state.table.last_trick));
  EXPECT_EQ(tracks.tracks, 3 + 2);
  EXPECT_EQ(tracks.kinds, 2);
}

TEST(AufDerPirsch, AP_01_holder_of_the_mouflon_10_leads_any_card) {
  Random random(seed_from_text("AP-01"));
  for (int deals = 0; deals < 40; ++deals) {
    const State state = deal(with_players({}, 3 + deals % 2), random);
    const Seat leader = state.table.turn;
    EXPECT_TRUE(state.hands[index(leader)].contains(card("mouflon-10")));
    EXPECT_EQ(state.table.round_leader, leader);
    EXPECT_EQ(legal(state, leader).size(), 12U);
  }
}

struct NewRound {
  std::array<std::int16_t, kMaxPlayers> before;  // points of the first round; the second adds 9 to each
  Seat previous_leader;
  Seat leader;
};
void expect_leaders(std::initializer_list<NewRound> rows) {
  for (const NewRound& row : rows) {
    State start = position(last_trick(2));
    start.table.scores[0] = row.before;
    start.table.round_leader = row.previous_leader;
    Match match(start);
    play_last_trick(match);
    EXPECT_EQ(match.state.table.turn, row.leader) << testing::PrintToString(row.before);
    EXPECT_EQ(match.state.table.round_leader, row.leader);
    EXPECT_THAT(match.told<RoundBegan>(), ElementsAre(RoundBegan{3, match.state.table.trumps[2], row.leader}));
  }
}

TEST(AufDerPirsch, AP_02_most_points_of_all_rounds_lead) {
  expect_leaders({{{10, 5, 30, 20}, kAda, kCleo}, {{31, 5, 30, 20}, kDev, kAda}, {{0, 0, 0, 1}, kAda, kDev}});
}

TEST(AufDerPirsch, AP_03_tie_goes_to_the_mouflon_10_then_clockwise_from_the_last_leader) {
  expect_leaders({{{20, 20, 5, 20}, kAda, kBruno},
                  {{0, 0, 0, 0}, kDev, kBruno},
                  {{20, 5, 20, 5}, kDev, kAda},
                  {{20, 5, 20, 5}, kBruno, kCleo},
                  {{20, 5, 20, 5}, kCleo, kCleo},
                  {{5, 5, 20, 20}, kAda, kCleo}});
}

TEST(AufDerPirsch, AP_04_tricks_lie_with_their_winner) {
  Match match(page_example());
  const auto before = match.state.table.won;
  match.play({"boar-7", "mouflon-4", "mouflon-8", "wolf-2"});
  for (Seat seat : {kAda, kBruno, kCleo}) EXPECT_EQ(match.state.table.won[index(seat)], before[index(seat)]);
  EXPECT_EQ(match.state.table.won[index(kDev)], before[index(kDev)] | cards("boar-7 mouflon-4 mouflon-8 wolf-2"));
}

TEST(AufDerPirsch, AP_06_void_players_may_play_anything_and_trump_low) {
  Match match({.trump = Suit::wolf,
               .hands = {"bear-5 boar-2 boar-3 boar-4", "wolf-9 boar-8 mouflon-1 wolf-12",
                         "wolf-8 boar-9 boar-10 mouflon-2", "bear-1 bear-12 wolf-10 mouflon-3"},
               .tricks = {2, 2, 2, 2}});
  match.play({"bear-5", "wolf-9"});
  EXPECT_THAT(choices(match.state), ElementsAre("play wolf-8", "play mouflon-2", "play boar-9", "play boar-10"));
  match.play({"wolf-8"});
  EXPECT_THAT(choices(match.state), ElementsAre("play bear-1", "play bear-12"));
  match.play({"bear-12"});
  EXPECT_EQ(match.told<TrickWon>().at(0), (TrickWon{kBruno, card("wolf-9")}));
}

TEST(AufDerPirsch, AP_07_nobody_need_follow_a_full_player) {
  Match match(page_example());
  match.play({"boar-7"});
  EXPECT_THAT(choices(match.state), ElementsAre("play wolf-7", "play mouflon-4", "play boar-3", "play bear-9"));
  match.play({"boar-3"});
  EXPECT_EQ(match.state.table.trick_suit, Suit::boar);
}

TEST(AufDerPirsch, AP_08_winner_who_is_now_full_leads_and_sets_nothing) {
  Match match({.hands = {"boar-7 bear-2 bear-3 wolf-12", "boar-3 mouflon-4 bear-9 wolf-7",
                         "mouflon-8 mouflon-11 bear-10 boar-9", "wolf-2 wolf-5 boar-12 bear-1"},
               .tricks = {2, 2, 2, 2}});
  match.play({"wolf-12", "wolf-7", "boar-9", "wolf-2"});
  EXPECT_EQ(match.state.table.turn, kAda);
  EXPECT_FALSE(needy(match.state.table, kAda));
  match.play({"bear-2"});
  EXPECT_EQ(match.state.table.trick_suit, std::nullopt);
  EXPECT_THAT(choices(match.state), SizeIs(3));
  match.play({"mouflon-4"});
  EXPECT_EQ(match.state.table.trick_suit, Suit::mouflon);
}

TEST(AufDerPirsch, AP_09_the_first_needy_card_binds_everyone_after_it) {
  Match match(page_example({3, 3, 1, 1}));  // Ada and Bruno are full and play before Cleo sets the suit
  EXPECT_THAT(choices(match.state), SizeIs(4));
  match.play({"boar-7"});
  EXPECT_THAT(choices(match.state), SizeIs(4));
  match.play({"wolf-7", "wolf-11"});
  EXPECT_THAT(choices(match.state), ElementsAre("play wolf-2", "play wolf-5"));

  Match page(page_example());
  page.play({"boar-7", "mouflon-4"});
  EXPECT_THAT(choices(page.state), ElementsAre("play mouflon-8", "play mouflon-11"))
      << "Cleo is full but must follow";
}

TEST(AufDerPirsch, AP_10_trumps_of_full_players_do_not_win) {
  Match match(page_example());  // Cleo has no boar and trumps in vain
  match.play({"wolf-12", "boar-3", "wolf-11", "boar-12"});
  EXPECT_EQ(match.told<TrickWon>().at(0), (TrickWon{kDev, card("boar-12")}));

  Scene scene = page_example();
  scene.round = 4;
  Match last_round(scene);
  last_round.play({"wolf-12", "wolf-7", "wolf-11", "wolf-5"});
  EXPECT_EQ(last_round.told<TrickWon>().at(0).seat, kAda) << "in round 4 every card counts";
}

TEST(AufDerPirsch, AP_11_tricks_left_are_those_the_needy_lack) {
  random_games(6, "AP-11", [](const State& state) {
    const Public& table = state.table;
    if (table.round == kLastRound) return;
    const int taken = std::accumulate(table.tricks.begin(), table.tricks.end(), 0);
    ASSERT_EQ(taken, table.tricks_done);
    int lacking = 0;
    for (int i = 0; i < table.options.players; ++i) {
      ASSERT_LE(table.tricks[i], quota_for(table.options.players));
      lacking += quota_for(table.options.players) - table.tricks[i];
    }
    ASSERT_EQ(lacking, kTricks - table.tricks_done);
    ASSERT_GE(lacking, 1);
    if (static_cast<int>(table.trick.size()) == table.options.players) {
      ASSERT_TRUE(table.trick_suit && needy(table, table.winner));
    }
  });
}

TEST(AufDerPirsch, AP_12_last_needy_player_takes_all_and_the_others_choose) {
  Match match({.hands = {"wolf-12 boar-2", "wolf-11 boar-3", "wolf-10 bear-12", "mouflon-1 mouflon-2"},
               .tricks = {3, 3, 3, 1}});
  for (Seat seat : {kAda, kBruno, kCleo}) {
    EXPECT_EQ(match.state.table.turn, seat);
    EXPECT_THAT(choices(match.state), SizeIs(2));
    match.make(legal(match.state, seat).front());
  }
  match.play({"mouflon-1", "mouflon-2", "boar-2", "boar-3", "bear-12"});
  EXPECT_THAT(match.told<TrickTaken>(), ElementsAre(TrickTaken{kDev, 2}, TrickTaken{kDev, 3}));
}

TEST(AufDerPirsch, AP_13_only_suits_with_tracks_multiply) {
  struct Row {
    std::string_view name, won;
    int tracks, kinds, points;
  };
  for (const Row& row : {
           Row{"rulebook 4.4", "wolf-7 wolf-8 bear-7 bear-5 boar-7", 12, 3, 36},
           Row{"page 5.2", "bear-7 bear-5 boar-6 wolf-8 wolf-9 mouflon-3 mouflon-12 bear-1 boar-2", 9, 3, 27},
           Row{"no tracks", "bear-4 boar-10 wolf-12 mouflon-1", 0, 0, 0},
           Row{"one suit", "bear-5 bear-6 bear-7 bear-8 bear-9", 9, 1, 9},
           Row{"all four", "bear-5 boar-9 wolf-6 mouflon-8", 6, 4, 24},
       }) {
    const Tracks tracks = count_tracks(cards(row.won));
    EXPECT_EQ(tracks.tracks, row.tracks) << row.name;
    EXPECT_EQ(tracks.kinds, row.kinds) << row.name;
    EXPECT_EQ(round_points(0, cards(row.won)), row.points) << row.name;
  }
}

TEST(AufDerPirsch, AP_14_cards_of_round_3_score_and_become_the_last_hand) {
  Match match(last_trick(3));
  play_last_trick(match);
  EXPECT_THAT(match.told<RoundScored>(),
              ElementsAre(RoundScored{3, kAda, 9, 1, 9, 9}, RoundScored{3, kBruno, 9, 1, 9, 9},
                          RoundScored{3, kCleo, 9, 1, 9, 9}, RoundScored{3, kDev, 9, 1, 9, 9}));
  const Public& table = match.state.table;
  EXPECT_EQ(table.round, kLastRound);
  EXPECT_EQ(table.tricks_done, 0);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(match.state.hands[i], cards_in(kAllSuits[i]));
    EXPECT_TRUE(table.won[i].empty());
    EXPECT_EQ(table.tricks[i], 0);
  }
}

TEST(AufDerPirsch, AP_15_last_round_pays_by_animal_from_a_pool_of_120_or_90) {
  for (int round : {0, 2}) EXPECT_EQ(round_points(round, cards("bear-1 wolf-2 boar-3")), 0);
  CardSet page_5_4;  // five bears, three boars, six mouflons and two wolves
  for (auto [suit, count] : {std::pair{Suit::bear, 5}, {Suit::boar, 3}, {Suit::mouflon, 6}, {Suit::wolf, 2}}) {
    for (int value = 1; value <= count; ++value) page_5_4.insert(card_of(suit, value));
  }
  EXPECT_EQ(round_points(kLastRound, page_5_4), 43);
  random_games(4, "AP-15", [](const State& state) {
    if (!outcome(state)) return;
    const RoundScores& last = state.table.scores[kLastRound];
    ASSERT_EQ(std::accumulate(last.begin(), last.end(), 0), state.table.options.players == 4 ? 120 : 90);
  });
}

TEST(AufDerPirsch, AP_16_equal_totals_share_the_victory) {
  struct Row {
    std::array<std::int16_t, kMaxPlayers> before;  // the last round adds 12, 24, 36 and 48
    SeatSet winners;
    Reason reason;
  };
  for (const Row& row : {Row{{36, 24, 0, 0}, {kAda, kBruno, kDev}, Reason::shared},
                         Row{{36, 25, 0, 0}, {kBruno}, Reason::most_points}}) {
    State start = position(last_trick(4));
    start.table.scores[1] = row.before;
    EXPECT_EQ(outcome(start), std::nullopt);
    Match match(start);
    play_last_trick(match);
    ASSERT_TRUE(outcome(match.state));
    EXPECT_EQ(outcome(match.state)->winners, row.winners);
    EXPECT_EQ(outcome(match.state)->reason, row.reason);
    EXPECT_THAT(outcome(match.state)->scores, ElementsAre(48, row.before[1] + 24, 36, 48));
    EXPECT_THAT(match.told<GameEnded>(), ElementsAre(GameEnded{row.winners}));
    EXPECT_THAT(match.told<RoundScored>(), Contains(RoundScored{4, kDev, 0, 0, 48, 48}));
    EXPECT_TRUE(awaited(match.state).empty());
  }
}

TEST(AufDerPirsch, AP_17_each_suit_is_trump_once_in_an_order_all_know) {
  std::set<std::array<Suit, kRounds>> orders;
  Random random(seed_from_text("AP-17"));
  for (int deals = 0; deals < 200; ++deals) {
    const State state = deal({}, random);
    const auto& trumps = state.table.trumps;
    EXPECT_EQ((SuitSet{trumps[0], trumps[1], trumps[2], trumps[3]}).size(), 4);
    EXPECT_EQ(show(know(state, Seat::spectator)).trumps, trumps);
    orders.insert(trumps);
  }
  EXPECT_EQ(orders.size(), 24U);

  for (int round = 1; round <= kRounds; ++round) {
    Scene scene = page_example({2, 2, 2, 2});
    scene.round = round;
    scene.trump = Suit::bear;
    Match match(scene);
    match.play({"boar-7", "boar-3", "bear-10", "boar-12"});
    EXPECT_EQ(match.told<TrickWon>().at(0).seat, kCleo) << "round " << round << " uses its own card";
  }
}

TEST(AufDerPirsch, AP_18_three_players_play_without_1_6_and_12_for_four_tricks) {
  Random random(seed_from_text("AP-18"));
  for (int players : {3, 4}) {
    const State state = deal(with_players({}, players), random);
    CardSet all;
    for (int i = 0; i < kMaxPlayers; ++i) {
      EXPECT_EQ(state.hands[i].size(), i < players ? 12 : 0);
      all |= state.hands[i];
    }
    EXPECT_EQ(all.size(), 12 * players);
    EXPECT_EQ(quota_for(players), players == 3 ? 4 : 3);
    for (Card dealt : all) {
      const int value = value_of(dealt);
      EXPECT_FALSE(players == 3 && (value == 1 || value == 6 || value == 12)) << notation(dealt);
    }
  }
  for (int players : {0, 2, 5}) EXPECT_TRUE(check(with_players({}, players))) << players;
  for (int players : {3, 4}) EXPECT_FALSE(check(with_players({}, players))) << players;
}

TEST(AufDerPirsch, random_play_scores_as_people_report) {
  std::array<double, 2> points{}, rounds{};  // three players, four players
  Random random(seed_from_text("statistics"));
  for (int game = 0; game < 300; ++game) {
    State state = deal(with_players({}, 3 + game % 2), random);
    Silent silent;
    while (state.table.round < kLastRound) apply(state, state.table.turn, random_move(state, random), random, silent);
    for (int round = 0; round < kLastRound; ++round) {
      for (int i = 0; i < state.table.options.players; ++i) {
        points[game % 2] += state.table.scores[round][i];
        ++rounds[game % 2];
      }
    }
  }
  EXPECT_NEAR(points[0] / rounds[0], 29, 1.5);
  EXPECT_NEAR(points[1] / rounds[1], 26, 1.5);
}

}  // namespace
}  // namespace hallali::auf_der_pirsch
