// Exclamation mark and bat: one of three things, or nothing.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;

Match bat(const Scene& scene, Seat seat) { return Match(scene).roll("call bat").by(seat, {"slap"}); }

TEST(ChasseCercueils, CC_17_bat_offers_own_vampires_own_coffins_and_coffins_of_others) {
  const Match match = bat(kMiddle, kBruno);
  EXPECT_EQ(match.state.table.phase, Phase::bat);
  EXPECT_EQ(awaited(match.state), SeatSet{kBruno});
  EXPECT_THAT(match.choices(kBruno),
              ElementsAre("decline", "close 2.1", "close 2.2", "chase 2.3", "chase 2.4", "open 1.3", "open 1.4"));
  EXPECT_THAT(bat(kMiddle, kCleo).choices(kCleo),
              ElementsAre("decline", "close 3.1", "close 3.2", "close 3.3", "close 3.4", "open 1.3", "open 1.4",
                          "open 2.3", "open 2.4"));
}

TEST(ChasseCercueils, CC_17_bat_closes_an_own_vampire) {
  const Match match = bat(kMiddle, kBruno).by(kBruno, {"close 2.2"});
  EXPECT_EQ(match.row(kBruno), "yellow-skull (purple-moon) (yellow-bat) (purple-skull)");
  EXPECT_EQ(age(match.state, "2.2"), 8);
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "closed", "dice-passed"));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_17_bat_chases_an_own_coffin_unproven_and_refills) {
  const Match match = bat(kMiddle, kBruno).by(kBruno, {"chase 2.4"});
  EXPECT_EQ(match.row(kBruno), "yellow-skull purple-moon (yellow-bat) yellow-skull");
  EXPECT_THAT(match.state.table.hand(kBruno).chased, ElementsAre(Card::purple_skull));
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "chased", "drawn", "dice-passed"));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_17_bat_opens_a_coffin_of_another) {
  const Match match = bat(kMiddle, kBruno).by(kBruno, {"open 1.4"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (yellow-moon) purple-bat");
  EXPECT_EQ(match.row(kBruno), kMiddle.hands[1]);
  EXPECT_THAT(match.told<Opened>(), ElementsAre(Opened{spot("1.4"), Card::purple_bat, Opening::attacked}));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_17_bat_may_be_declined) {
  const Match match = bat(kMiddle, kBruno).by(kBruno, {"decline"});
  EXPECT_EQ(match.state.table.hands, position(kMiddle).table.hands);
  EXPECT_THAT(match.told<Declined>(), ElementsAre(Declined{kBruno}));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_17_CC_27_bat_wins_before_the_refill) {
  Scene scene = kMiddle;
  scene.chased = {"", "yellow-bat yellow-moon purple-moon"};
  Match match = bat(scene, kBruno);
  const int pile = match.state.table.pile;
  match.by(kBruno, {"chase 2.3"});
  EXPECT_EQ(match.state.table.phase, Phase::over);
  EXPECT_EQ(match.state.table.pile, pile);
  EXPECT_EQ(match.row(kBruno), "yellow-skull purple-moon - (purple-skull)");
  EXPECT_EQ(outcome(match.state)->winners, SeatSet{kBruno});
}

}  // namespace
}  // namespace hallali::chasse_cercueils
