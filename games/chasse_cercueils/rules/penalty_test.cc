// What a mistake costs, and the skull.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(ChasseCercueils, CC_13_punished_player_picks_one_of_his_coffins_unseen) {
  Match match(kMiddle);
  match.roll("yellow bat").by(kBruno, {"slap", "admit"});
  EXPECT_EQ(awaited(match.state), SeatSet{kBruno});
  EXPECT_THAT(match.choices(kBruno), ElementsAre("suffer 2.3", "suffer 2.4"));
  for (std::size_t place : {2U, 3U}) EXPECT_EQ(match.view(kBruno).hands[1].cards[place].card, std::nullopt);
  match.by(kBruno, {"suffer 2.4"});
  EXPECT_EQ(match.row(kBruno), "yellow-skull purple-moon (yellow-bat) purple-skull");
  EXPECT_EQ(age(match.state, "2.4"), 0);
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "admitted", "opened", "dice-passed"));
  EXPECT_THAT(match.told<Opened>(), ElementsAre(Opened{spot("2.4"), Card::purple_skull, Opening::penalty}));
  EXPECT_EQ(match.state.table.pile, position(kMiddle).table.pile) << "one penalty is enough";
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_13_only_coffin_needs_no_choice) {
  Match match(Scene{.hands = {"yellow-bat (purple-skull) yellow-moon purple-bat",
                              "yellow-moon yellow-moon purple-moon purple-moon"}});
  match.roll("yellow skull").by(kAda, {"slap", "admit"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull yellow-moon purple-bat");
  EXPECT_THAT(match.told<Opened>(), ElementsAre(Opened{spot("1.2"), Card::purple_skull, Opening::penalty}));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_14_without_coffins_one_card_more) {
  Match match(kMiddle);
  const int pile = match.state.table.pile;
  match.roll("yellow bat").by(kCleo, {"slap", "admit"});
  EXPECT_EQ(match.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon yellow-skull");
  EXPECT_THAT(match.told<Drawn>(), ElementsAre(Drawn{spot("3.5"), Card::yellow_skull, true}));
  EXPECT_EQ(match.state.table.pile, pile - 1);
  expect_dice_passed(match);
  match.roll("yellow bat").by(kCleo, {"slap", "admit"});
  EXPECT_EQ(match.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon yellow-skull purple-moon");
}

TEST(ChasseCercueils, CC_14_the_additional_card_can_be_chased_like_any_other) {
  Match match(kMiddle);
  match.roll("purple skull").by(kCleo, {"slap", "admit"});
  match.roll("yellow skull").by(kCleo, {"slap", "claim 3.5"});
  EXPECT_EQ(match.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon (yellow-skull)");
  match.roll("yellow skull").by(kCleo, {"slap", "claim 3.5"});
  EXPECT_EQ(match.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon") << "no refill at four";
  EXPECT_EQ(match.state.table.hand(kCleo).chased.size(), 1U);
}

TEST(ChasseCercueils, CC_14_empty_pile_spares) {
  Match match(with(kMiddle, 0));
  match.roll("yellow bat").by(kCleo, {"slap", "admit"});
  EXPECT_EQ(match.row(kCleo), kMiddle.hands[2]);
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "admitted", "spared", "dice-passed"));
  EXPECT_THAT(match.told<Spared>(), ElementsAre(Spared{kCleo}));
  expect_dice_passed(match);

  Match coffins(with(kMiddle, 0));
  coffins.roll("yellow bat").by(kBruno, {"slap", "admit"});
  EXPECT_THAT(coffins.choices(kBruno), ElementsAre("suffer 2.3", "suffer 2.4")) << "coffins are not spared";
}

TEST(ChasseCercueils, CC_14_one_player_may_draw_the_whole_pile) {
  Match match(
      Scene{.hands = {"yellow-bat yellow-bat yellow-bat yellow-bat", "yellow-bat yellow-bat yellow-bat yellow-bat"}});
  for (int n = 0; n < 35; ++n) match.roll("call skull").by(kAda, {"slap"});
  EXPECT_EQ(match.state.table.pile, 0);
  EXPECT_EQ(match.state.table.hand(kAda).up.size(), 39);
  EXPECT_EQ(match.view(kBruno).hands[0].cards.size(), 39U);
  match.roll("yellow moon").by(kAda, {"slap"});
  EXPECT_EQ(legal(match.state, kAda).size(), 40U);
  match.by(kAda, {"admit"}).roll("call bat").by(kAda, {"slap"});
  EXPECT_EQ(legal(match.state, kAda).size(), 40U);
  match.by(kAda, {"close 1.39"});
  EXPECT_EQ(match.state.table.hand(kAda).up.size(), 38);
}

TEST(ChasseCercueils, CC_03_CC_22_hand_on_the_skull_is_punished) {
  Match match(kMiddle);
  match.roll("call skull").by(kCleo, {"slap"});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("hands-shown", "trapped", "drawn", "dice-passed"));
  EXPECT_THAT(match.told<Trapped>(), ElementsAre(Trapped{kCleo}));
  EXPECT_EQ(match.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon yellow-skull");
  EXPECT_EQ(match.row(kBruno), kMiddle.hands[1]);
  expect_dice_passed(match);

  Match coffins(kMiddle);
  coffins.roll("call skull").by(kAda, {"slap"});
  EXPECT_EQ(coffins.state.table.phase, Phase::penalty) << "nothing to claim";
  coffins.by(kAda, {"suffer 1.3"});
  EXPECT_EQ(coffins.row(kAda), "yellow-bat purple-skull yellow-moon (purple-bat)");
  EXPECT_THAT(coffins.heard_by(kAda), ElementsAre("hands-shown", "trapped", "opened", "dice-passed"));
}

// The roller first, then to the right: Ada, Cleo, Bruno, however their hands came down.
TEST(ChasseCercueils, CC_03_every_hand_on_the_skull_is_punished_in_the_order_of_play) {
  Match match(kMiddle);
  match.roll("call skull").hands({kBruno, kCleo, kAda});
  EXPECT_THAT(match.told<HandsShown>(), ElementsAre(HandsShown{SeatSet{kAda, kBruno, kCleo}}));
  EXPECT_THAT(match.told<Slapped>(), IsEmpty()) << "nobody gains by being the first";
  EXPECT_EQ(awaited(match.state), SeatSet{kAda});
  match.by(kAda, {"suffer 1.4"});
  EXPECT_THAT(match.told<Drawn>(), ElementsAre(Drawn{spot("3.5"), Card::yellow_skull, true})) << "without a coffin";
  EXPECT_EQ(awaited(match.state), SeatSet{kBruno});
  EXPECT_THAT(match.choices(kBruno), ElementsAre("suffer 2.3", "suffer 2.4"));
  match.by(kBruno, {"suffer 2.3"});
  EXPECT_THAT(match.told<Trapped>(), ElementsAre(Trapped{kAda}, Trapped{kCleo}, Trapped{kBruno}));
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (yellow-moon) purple-bat");
  EXPECT_EQ(match.row(kBruno), "yellow-skull purple-moon yellow-bat (purple-skull)");
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_03_only_on_the_skull_do_other_hands_matter) {
  Match match(kMiddle);
  match.roll("yellow bat").hands({kBruno, kCleo, kAda}).by(kBruno, {"admit", "suffer 2.3"});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "admitted", "opened", "dice-passed"));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_03_in_version_1_the_skull_punishes_the_first_hand_alone) {
  Scene old = kMiddle;
  old.rules = 1;
  Match match(old);
  match.roll("call skull").hands({kCleo, kAda, kBruno});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "trapped", "drawn", "dice-passed"));
  EXPECT_THAT(match.told<Trapped>(), ElementsAre(Trapped{kCleo}));
  expect_dice_passed(match);
  old.race = Race::calm;
  Match calm(old);
  calm.roll("call skull").by(kAda, {"slap"}).by(kBruno, {"slap"}).by(kCleo, {"slap"});
  EXPECT_EQ(calm.told<Trapped>().size(), 1U);
}

TEST(ChasseCercueils, CC_22_hands_off_the_skull_and_the_dice_go_on) {
  Match match(kMiddle);
  match.roll("call skull");
  EXPECT_EQ(match.state.table.phase, Phase::window) << "people may forget themselves";
  EXPECT_EQ(seconds_given(match.state), 5);
  match.by(kAda, {"pass"});
  EXPECT_THAT(match.told<Trapped>(), IsEmpty());
  expect_dice_passed(match);
}

}  // namespace
}  // namespace hallali::chasse_cercueils
