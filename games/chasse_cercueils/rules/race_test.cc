// Who may slap and when, live and calm, and where the dice go.
#include <map>

#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::array kThree{kAda, kBruno, kCleo};

Scene calm() {
  Scene scene = kMiddle;
  scene.race = Race::calm;
  return scene;
}

// Plays a secret decision of each seat, "slap" or "pass", with this much luck.
Match decide(std::string_view faces, std::initializer_list<std::string_view> decisions, std::uint64_t luck = 0) {
  Match match(calm());
  match.roll(faces);
  Random random(Seed{}, luck);
  int i = 0;
  for (std::string_view decision : decisions)
    apply(match.state, seat_at(i++), read_move(decision), random, match.log);
  return match;
}

TEST(ChasseCercueils, CC_01_everybody_may_slap_the_roller_too_and_once) {
  for (Seat seat : kThree) {
    Match match(kMiddle);
    match.roll("yellow bat");
    EXPECT_EQ(awaited(match.state), SeatSet{kAda}) << "the roller, who says that nobody moves";
    EXPECT_EQ(allowed(match.state), (SeatSet{kBruno, kCleo}));
    EXPECT_TRUE(racing(match.state));
    match.by(seat, {"slap"});
    EXPECT_EQ(match.state.table.slapper, seat);
    EXPECT_EQ(awaited(match.state), SeatSet{seat});
    EXPECT_TRUE(allowed(match.state).empty());
    EXPECT_FALSE(racing(match.state));
    for (Seat other : kThree) EXPECT_THAT(match.choices(other), testing::Not(testing::Contains("slap")));
  }
}

TEST(ChasseCercueils, CC_01_with_every_number_of_players) {
  Random random(seed_from_text("CC-01"));
  Silent silent;
  for (int players = 2; players <= kMaxPlayers; ++players) {
    State state = deal({.players = static_cast<std::uint8_t>(players)}, random);
    const Seat roller = state.table.roller;
    apply(state, roller, Move(Move::Kind::roll), random, silent);
    EXPECT_EQ(awaited(state), SeatSet{roller});
    EXPECT_EQ(allowed(state), seats_up_to(players).without(roller));
    state.table.options.race = Race::calm;
    EXPECT_EQ(awaited(state), seats_up_to(players));
    EXPECT_TRUE(allowed(state).empty());
  }
}

TEST(ChasseCercueils, CC_02_window_is_open_from_the_roll_to_the_first_slap) {
  Match match(kMiddle);
  EXPECT_TRUE(starts_race(match.state));
  EXPECT_FALSE(racing(match.state));
  EXPECT_THAT(match.choices(kAda), ElementsAre("roll"));
  for (Seat other : {kBruno, kCleo}) EXPECT_THAT(match.choices(other), IsEmpty()) << "no dice, no slap";
  match.roll("purple bat");
  EXPECT_FALSE(starts_race(match.state));
  EXPECT_EQ(match.state.table.phase, Phase::window);
  EXPECT_EQ(match.state.table.dice, dice("purple bat"));
  EXPECT_EQ(match.state.table.rolls, 8);
  EXPECT_THAT(match.told<Rolled>(), ElementsAre(Rolled{kAda, dice("purple bat")}));
  EXPECT_THAT(match.choices(kAda), ElementsAre("pass", "slap"));
  for (Seat other : {kBruno, kCleo}) EXPECT_THAT(match.choices(other), ElementsAre("slap")) << "he simply waits";
  EXPECT_EQ(seconds_given(match.state), 5);
  match.by(kCleo, {"slap"});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped"));
  for (Seat other : {kAda, kBruno}) EXPECT_THAT(match.choices(other), IsEmpty());
}

TEST(ChasseCercueils, CC_02_CC_25_nobody_slaps_and_nobody_is_punished) {
  for (std::string_view faces : {"yellow bat", "both moon", "call bat", "call moon", "call skull"}) {
    Match match(kMiddle);
    const State before = match.state;
    match.roll(faces).by(kAda, {"pass"});
    EXPECT_THAT(match.heard_by(kBruno), ElementsAre("nobody-slapped", "dice-passed"));
    expect_dice_passed(match);
    EXPECT_EQ(match.state.table.hands, before.table.hands);
    EXPECT_EQ(match.state.table.pile, before.table.pile);
  }
}

TEST(ChasseCercueils, CC_03_only_the_first_slap_is_resolved) {
  Match match(kMiddle);
  match.roll("purple moon").by(kBruno, {"slap", "claim 2.2"});
  EXPECT_THAT(match.told<Slapped>(), ElementsAre(Slapped{kBruno}));
  EXPECT_EQ(match.row(kCleo), kMiddle.hands[2]) << "Cleo had one as well, and comes too late";
  expect_dice_passed(match);

  const Match both = decide("purple moon", {"pass", "slap", "slap"});
  EXPECT_THAT(both.told<HandsShown>(), ElementsAre(HandsShown{SeatSet{kBruno, kCleo}}));
  EXPECT_EQ(both.told<Slapped>().size(), 1U);
}

TEST(ChasseCercueils, CC_04_equal_hands_are_drawn_by_the_seed) {
  for (const auto& decisions : {std::vector<std::string_view>{"slap", "slap", "slap"}, {"slap", "pass", "slap"}}) {
    std::map<Seat, int> first;
    Match match(calm());
    match.roll("yellow bat");
    constexpr int kTimes = 3000;
    for (std::uint64_t luck = 0; luck < kTimes; ++luck) {
      std::array<State, 2> twice{match.state, match.state};
      for (State& state : twice) {
        Random random(seed_from_text("CC-04"), luck);
        Silent silent;
        for (int i = 0; i < 3; ++i) apply(state, seat_at(i), read_move(decisions[i]), random, silent);
      }
      ASSERT_EQ(twice[0], twice[1]) << "a record replays";
      ++first[*twice[0].table.slapper];
    }
    const int hands = static_cast<int>(std::count(decisions.begin(), decisions.end(), "slap"));
    EXPECT_EQ(first.size(), static_cast<std::size_t>(hands));
    for (const auto& [seat, times] : first) {
      EXPECT_EQ(decisions[index(seat)], "slap");
      EXPECT_NEAR(times, kTimes / hands, 150);
    }
  }
}

TEST(ChasseCercueils, CC_23_dice_go_to_the_right) {
  Match match(kMiddle);
  for (Seat roller : {kAda, kCleo, kBruno, kAda}) {
    EXPECT_EQ(match.state.table.roller, roller);
    match.roll("call skull").by(roller, {"pass"});
  }
  EXPECT_THAT(match.told<DicePassed>(),
              ElementsAre(DicePassed{kCleo}, DicePassed{kBruno}, DicePassed{kAda}, DicePassed{kCleo}));
  EXPECT_EQ(match.state.table.rolls, 11);

  Match slapped(kMiddle);
  slapped.roll("yellow moon").by(kCleo, {"slap", "claim 3.1"});
  expect_dice_passed(slapped);  // whoever slapped
}

TEST(ChasseCercueils, CC_29_dice_are_shown_to_all_at_one_instant) {
  Match match(kMiddle);
  match.roll("both skull");
  ASSERT_EQ(match.log.entries.size(), 1U);
  EXPECT_EQ(match.log.entries[0].audience, kEverybody);
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) {
    EXPECT_EQ(match.view(viewer).dice, dice("both skull"));
  }
  for (Seat seat : kThree) EXPECT_EQ(legal(match.state, seat).back(), Move(Move::Kind::slap));
  EXPECT_TRUE(legal(match.state, Seat::spectator).empty());
}

TEST(ChasseCercueils, CC_30_calm_players_decide_behind_closed_hands) {
  Match match(calm());
  EXPECT_EQ(closed_hand(match.state, kAda), ClosedHand::none) << "who rolls is seen";
  match.roll("yellow bat");
  for (Seat seat : kThree) EXPECT_EQ(closed_hand(match.state, seat), ClosedHand::in_person);
  Match race(kMiddle);
  race.roll("yellow bat");
  EXPECT_EQ(closed_hand(race.state, kAda), ClosedHand::none) << "a race is measured";
}

TEST(ChasseCercueils, CC_30_calm_players_decide_in_secret_and_in_any_order) {
  Match match(calm());
  EXPECT_FALSE(starts_race(match.state));
  match.roll("yellow bat");
  EXPECT_FALSE(racing(match.state));
  EXPECT_EQ(seconds_given(match.state), 0);
  for (Seat seat : kThree) EXPECT_THAT(match.choices(seat), ElementsAre("pass", "slap"));
  match.by(kCleo, {"slap"});
  EXPECT_EQ(awaited(match.state), (SeatSet{kAda, kBruno}));
  EXPECT_THAT(match.choices(kCleo), IsEmpty()) << "no second thoughts";
  match.by(kAda, {"pass"});
  EXPECT_EQ(awaited(match.state), SeatSet{kBruno});
  EXPECT_EQ(match.state.table.phase, Phase::window);
  EXPECT_EQ(match.state.table.decided, (SeatSet{kAda, kCleo}));
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("decided", "decided")) << "and nothing about what";
  match.by(kBruno, {"pass"});
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("decided", "decided", "decided", "hands-shown", "slapped"));
  EXPECT_THAT(match.told<Decided>(), ElementsAre(Decided{kCleo}, Decided{kAda}, Decided{kBruno}));
  EXPECT_THAT(match.told<HandsShown>(), ElementsAre(HandsShown{SeatSet{kCleo}}));
  EXPECT_EQ(match.state.table.slapper, kCleo);
  EXPECT_EQ(match.state.table.phase, Phase::claim);
  EXPECT_TRUE(match.state.table.decided.empty() && match.state.slapping.empty());
  match.by(kCleo, {"admit"});
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_30_calm_decisions_are_seen_by_nobody_else) {
  for (std::string_view decision : {"slap", "pass"}) {
    Match match(calm());
    match.roll("yellow bat").by(kBruno, {decision});
    EXPECT_EQ(match.view(kBruno).slapping, decision == "slap");
    EXPECT_EQ(know(match.state, kBruno).slapping, decision == "slap");
    for (Seat other : {kAda, kCleo, Seat::spectator}) {
      EXPECT_EQ(match.view(other).slapping, std::nullopt);
      EXPECT_FALSE(know(match.state, other).slapping);
      EXPECT_TRUE(match.view(other).hands[1].decided);
      EXPECT_FALSE(match.view(other).hands[2].decided);
    }
  }
}

TEST(ChasseCercueils, CC_30_calm_players_may_all_pass) {
  const Match match = decide("yellow bat", {"pass", "pass", "pass"});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("decided", "decided", "decided", "nobody-slapped", "dice-passed"));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_30_calm_calls_work_like_live_ones) {
  EXPECT_EQ(decide("call bat", {"slap", "pass", "pass"}).state.table.phase, Phase::bat);
  EXPECT_EQ(decide("call moon", {"slap", "pass", "pass"}).state.table.phase, Phase::moon);
  const Match trapped = decide("call skull", {"pass", "pass", "slap"});
  EXPECT_THAT(trapped.told<Trapped>(), ElementsAre(Trapped{kCleo}));
  expect_dice_passed(trapped);
  Match all = decide("call skull", {"slap", "slap", "slap"});  // CC-03
  all.by(kAda, {"suffer 1.3"}).by(kBruno, {"suffer 2.3"});
  EXPECT_THAT(all.told<Trapped>(), ElementsAre(Trapped{kAda}, Trapped{kCleo}, Trapped{kBruno}));
  expect_dice_passed(all);
}

TEST(ChasseCercueils, CC_30_live_tables_keep_no_secret_decisions) {
  Match match(kMiddle);
  match.roll("yellow bat").by(kAda, {"slap"});
  EXPECT_TRUE(match.state.table.decided.empty() && match.state.slapping.empty());
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped"));
  EXPECT_EQ(match.view(kAda).slapping, std::nullopt);
}

// What the table plays for whoever lets their time run out.
TEST(ChasseCercueils, CC_05_CC_13_CC_31_quiet_move_comes_first) {
  const auto first = [](const Match& match, Seat seat) { return match.choices(seat).at(0); };
  Match match(kMiddle);
  EXPECT_EQ(first(match, kAda), "roll");
  match.roll("yellow bat");
  EXPECT_EQ(first(match, kAda), "pass");
  EXPECT_EQ(first(Match(calm()).roll("yellow bat"), kCleo), "pass");
  match.by(kBruno, {"slap"});
  EXPECT_EQ(first(match, kBruno), "admit");
  match.by(kBruno, {"admit"});
  EXPECT_EQ(first(match, kBruno), "suffer 2.3") << "the leftmost coffin";
  EXPECT_EQ(first(Match(kMiddle).roll("call bat").by(kBruno, {"slap"}), kBruno), "decline");
  Match moon(kMiddle);
  moon.roll("call moon").by(kBruno, {"slap"});
  for (std::string_view pick : {"pick 1.3", "pick 2.3"}) {
    EXPECT_EQ(first(moon, kBruno), "decline");
    moon.by(kBruno, {pick});
  }
  EXPECT_EQ(first(moon, kBruno), "decline");
  moon.by(kBruno, {"look"});
  EXPECT_EQ(first(moon, kBruno), "decline");
}

}  // namespace
}  // namespace hallali::chasse_cercueils
