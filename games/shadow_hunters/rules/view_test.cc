// What a view says besides what lies on the table, so that a page need not know how it is reckoned.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

const std::vector<Character> kFive{emi, vampire, unknown, franklin, allie};

TEST(ShadowHuntersView, an_attack_shows_its_sum_for_each_target_before_the_damage_falls) {
  Match match(kFive);
  match.gear(kAda, {machine_gun, chainsaw}).gear(kBruno, {holy_robe}).attacks().attack("sweep", 5, 2);
  ASSERT_EQ(match.phase(), Phase::before_damage);
  for (const Seat viewer : {kAda, kBruno, Seat::spectator}) {
    const View view = match.view(viewer);
    ASSERT_EQ(view.blows.size(), 4U);
    EXPECT_EQ(view.blows[0], (Blow{kAda, kBruno, 3, 1, 0, false, true, false, 3}));
    EXPECT_EQ(view.blows[1], (Blow{kAda, kCleo, 3, 1, 0, false, false, false, 4}));
  }
  EXPECT_TRUE(Match(kFive).view(kAda).blows.empty());
}

TEST(ShadowHuntersView, SH_22_where_an_attack_reaches) {
  Match match(kFive);
  match.stands(kBruno, {}).gear(kCleo, {handgun});
  const View view = match.view(kEve);
  EXPECT_EQ(view.players[0].reach, (AreaSet{church, cemetery}));
  EXPECT_EQ(view.players[1].reach, AreaSet{});
  EXPECT_EQ(view.players[2].reach, (kAllAreas - AreaSet{church, cemetery}));
}

TEST(ShadowHuntersView, SH_46_who_can_have_answered_like_that_is_for_the_two_who_read_the_question) {
  Match match(kFive);
  match.acts_in(hermits_cabin).ask(Question::slap, kDev).play("obey");
  for (const Seat viewer : {kAda, kDev}) {
    EXPECT_EQ(match.view(viewer).gifts.back().could, (CharacterSet{emi, franklin, george, unknown}));
  }
  EXPECT_EQ(match.view(kBruno).gifts.back().could, std::nullopt);
  EXPECT_EQ(match.view(Seat::spectator).gifts.back().could, std::nullopt);

  Match honest(kFive, {.no_abilities = true});
  honest.acts_in(hermits_cabin).ask(Question::slap, kDev).play("obey");
  EXPECT_EQ(honest.view(kAda).gifts.back().could, (CharacterSet{emi, franklin, george})) << "nobody may lie";
}

}  // namespace
}  // namespace hallali::shadow_hunters
