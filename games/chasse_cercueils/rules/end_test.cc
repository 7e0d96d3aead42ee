// Four coffins chased.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;

Scene three_chased() {
  Scene scene = kMiddle;
  scene.chased = {"yellow-bat yellow-moon purple-moon", "", "purple-bat yellow-skull yellow-skull"};
  return scene;
}

TEST(ChasseCercueils, CC_27_fourth_coffin_wins_at_once_and_nothing_is_drawn) {
  Match match(three_chased());
  const int pile = match.state.table.pile;
  match.roll("both bat").by(kAda, {"slap", "claim 1.4"});
  const Public& table = match.state.table;
  EXPECT_EQ(table.phase, Phase::over);
  EXPECT_EQ(table.pile, pile);
  EXPECT_EQ(table.slapper, std::nullopt);
  EXPECT_EQ(table.roller, kAda) << "the dice stay where they are";
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (yellow-moon)");
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("slapped", "claimed", "chased", "game-ended"));
  EXPECT_THAT(match.told<Chased>(), ElementsAre(Chased{spot("1.4"), Card::purple_bat, 4}));
  EXPECT_THAT(match.told<GameEnded>(), ElementsAre(GameEnded{kAda}));
  EXPECT_TRUE(awaited(match.state).empty() && allowed(match.state).empty());
  EXPECT_FALSE(starts_race(match.state) || racing(match.state));
  for (Seat seat : {kAda, kBruno, kCleo}) EXPECT_TRUE(legal(match.state, seat).empty());
  const auto result = outcome(match.state);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->winners, SeatSet{kAda}) << "one action a roll: never two";
  EXPECT_THAT(result->scores, ElementsAre(4, 0, 3));
  EXPECT_EQ(result->reason, Reason::four_chased);
}

TEST(ChasseCercueils, CC_27_three_are_not_enough_and_closing_is_not_chasing) {
  Match match(three_chased());
  match.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
  EXPECT_EQ(match.state.table.phase, Phase::roll);
  EXPECT_EQ(outcome(match.state), std::nullopt);
  Match fewer(Scene{.hands = {"(yellow-bat) (purple-moon)", "yellow-moon"}, .chased = {"yellow-bat yellow-bat"}});
  fewer.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
  EXPECT_EQ(outcome(fewer.state), std::nullopt) << "three now";
  fewer.roll("purple moon").by(kAda, {"slap", "claim 1.2"});
  EXPECT_EQ(outcome(fewer.state)->winners, SeatSet{kAda});
}

TEST(ChasseCercueils, CC_27_also_with_more_cards_in_the_hand) {
  Match match(
      Scene{.hands = {"(yellow-bat) yellow-moon yellow-moon yellow-moon yellow-moon yellow-moon", "purple-moon"},
            .chased = {"yellow-bat yellow-bat yellow-bat"}});
  match.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
  EXPECT_EQ(match.state.table.phase, Phase::over);
}

// Players who do nothing may roll for ever.
TEST(ChasseCercueils, rolls_are_counted_up_to_a_limit) {
  Scene scene = kMiddle;
  scene.rolls = 0xFFFE;
  Match match(scene);
  match.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
  EXPECT_EQ(match.state.table.rolls, 0xFFFF);
  EXPECT_EQ(age(match.state, "1.1"), 0xFFFF);
  match.roll("purple skull").by(kAda, {"slap", "claim 1.2"});
  EXPECT_EQ(match.state.table.rolls, 0xFFFF);
  EXPECT_EQ(age(match.state, "1.2"), 0xFFFF);
}

}  // namespace
}  // namespace hallali::chasse_cercueils
