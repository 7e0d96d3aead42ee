// The black cards that are used once.
#include <map>

#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// Ada is about to draw a black card.
Match in_cemetery(const std::vector<Character>& characters) {
  Match match(characters);
  match.acts_in(cemetery);
  return match;
}

TEST(ShadowHunters, the_black_deck_is_the_printed_one) {
  std::map<Card, int> copies;
  for (Card card : kBlackDeck) ++copies[card];
  EXPECT_EQ(copies.size(), 13U);
  for (const auto& [card, count] : copies) {
    EXPECT_EQ(count, card == vampire_bat ? 3 : card == moody_goblin ? 2 : 1) << notation(card);
  }
  EXPECT_EQ(std::count_if(kBlackDeck.begin(), kBlackDeck.end(), is_equipment), 6);
}

TEST(ShadowHunters, banana_peel_gives_something_away) {
  Match match = in_cemetery(kFive);
  match.gear(kAda, {talisman, handgun}).draw(banana_peel);
  EXPECT_THAT(match.choices(),
              UnorderedElementsAre("hand talisman 2", "hand talisman 3", "hand talisman 4", "hand talisman 5",
                                   "hand handgun 2", "hand handgun 3", "hand handgun 4", "hand handgun 5"));
  match.play("hand handgun 4");
  EXPECT_TRUE(match.owns(kDev, handgun));
  EXPECT_FALSE(match.owns(kAda, handgun));
  EXPECT_EQ(match.damage(kAda), 0);
}

TEST(ShadowHunters, SH_41_only_who_has_nothing_slips) {
  Match match = in_cemetery(kFive);
  match.draw(banana_peel);
  EXPECT_EQ(match.damage(kAda), 1);
  EXPECT_EQ(match.phase(), Phase::attack);
  Match one = in_cemetery(kFive);
  one.gear(kAda, {talisman}).draw(banana_peel);
  EXPECT_EQ(one.choices().size(), 4U) << "who has something must give it";
}

TEST(ShadowHunters, bloodthirsty_spider_bites_both) {
  Match match = in_cemetery(kFive);
  match.draw(bloodthirsty_spider).play("target 5");
  EXPECT_EQ(match.damage(kEve), 2);
  EXPECT_EQ(match.damage(kAda), 2);
}

TEST(ShadowHunters, SH_36_a_spider_that_kills_both_leaves_nobody_to_loot) {
  Match match = in_cemetery({franklin, werewolf, george, unknown, bob});
  match.hurt(kAda, 10).hurt(kEve, 9).gear(kEve, {handgun, talisman, chainsaw});
  match.player(kEve).equipment.erase(talisman);  // it would protect
  match.state.table.white.discarded.insert(15);
  match.draw(bloodthirsty_spider).play("target 5");
  EXPECT_FALSE(match.alive(kAda) || match.alive(kEve));
  EXPECT_TRUE(match.player(kAda).equipment.empty() && match.player(kEve).equipment.empty());
  EXPECT_EQ(match.state.table.first_dead, (SeatSet{kAda, kEve}));
  EXPECT_EQ(match.turn(), kBruno);
}

TEST(ShadowHunters, diabolic_ritual_heals_a_shadow_who_shows_himself) {
  for (Character who : kEveryCharacter.without(daniel)) {
    Match match = in_cemetery(cast_with({who}));
    match.hurt(kAda, 6).draw(diabolic_ritual);
    EXPECT_EQ(match.phase(), Phase::card) << "everybody hidden is asked";
    EXPECT_EQ(Match(match).play("pass").damage(kAda), 6);
    match.play("reveal");
    EXPECT_EQ(match.damage(kAda), kShadows.contains(who) ? 0 : 6) << notation(who);
  }
}

TEST(ShadowHunters, SH_31_the_ritual_heals_a_shadow_who_is_known_and_unknown_is_one) {
  Match match = in_cemetery({unknown, werewolf, george, franklin, allie});
  match.hurt(kAda, 6).by(kAda, "reveal").draw(diabolic_ritual);
  EXPECT_EQ(match.damage(kAda), 0);
  EXPECT_EQ(match.phase(), Phase::attack);
}

TEST(ShadowHunters, dynamite_blows_up_the_area_that_is_rolled) {
  Match match = in_cemetery(kFive);
  match.stands(kBruno, weird_woods).stands(kCleo, weird_woods).stands(kDev, erstwhile_altar);
  match.draw(dynamite, {{5, 4}});
  EXPECT_EQ(match.damage(kBruno), 3);
  EXPECT_EQ(match.damage(kCleo), 3);
  EXPECT_EQ(match.damage(kDev) + match.damage(kAda) + match.damage(kEve), 0) << "one area, not the pair";
}

TEST(ShadowHunters, SH_40_dynamite_hurts_who_lit_it_too_and_does_nothing_on_a_seven) {
  Match match = in_cemetery(kFive);
  match.stands(kBruno, {});
  Match seven = match;
  seven.draw(dynamite, {{6, 1}});
  for (Seat seat : {kAda, kBruno, kCleo, kDev, kEve}) EXPECT_EQ(seven.damage(seat), 0);
  match.stands(kCleo, cemetery).draw(dynamite, {{4, 4}});
  EXPECT_EQ(match.damage(kAda), 3);
  EXPECT_EQ(match.damage(kCleo), 3);
  EXPECT_EQ(match.damage(kBruno), 0) << "off the board";
}

TEST(ShadowHunters, moody_goblin_steals) {
  Match match = in_cemetery(kFive);
  match.gear(kAda, {holy_robe}).gear(kCleo, {handgun}).gear(kEve, {talisman}).draw(moody_goblin);
  EXPECT_THAT(match.choices(), ElementsAre("steal 3 handgun", "steal 5 talisman"));
  match.play("steal 5 talisman");
  EXPECT_TRUE(match.owns(kAda, talisman));
  EXPECT_FALSE(match.owns(kEve, talisman));
}

TEST(ShadowHunters, SH_38_a_goblin_with_nothing_to_steal_goes_away) {
  Match match = in_cemetery(kFive);
  match.gear(kAda, {holy_robe}).draw(moody_goblin);
  EXPECT_EQ(match.phase(), Phase::attack);
  EXPECT_TRUE(match.owns(kAda, holy_robe));
  EXPECT_THAT(match.told<NothingToSteal>(), ElementsAre(NothingToSteal{kAda}));
}

TEST(ShadowHunters, spiritual_doll_hurts_the_target_on_one_to_four) {
  for (int roll = 1; roll <= 6; ++roll) {
    Match match = in_cemetery(kFive);
    match.draw(spiritual_doll).play("target 2", {.dice = {{roll, 0}}});
    EXPECT_EQ(match.damage(kBruno), roll <= 4 ? 3 : 0) << roll;
    EXPECT_EQ(match.damage(kAda), roll <= 4 ? 0 : 3) << roll;
  }
}

TEST(ShadowHunters, SH_39_the_doll_wants_its_target_first_and_has_no_killer_when_it_turns) {
  Match match = in_cemetery({unknown, werewolf, george, franklin, allie});
  match.hurt(kAda, 9).gear(kAda, {handgun, chainsaw}).draw(spiritual_doll);
  EXPECT_TRUE(match.told<Rolled>().empty());
  match.play("target 2", {.dice = {{6, 0}}});
  EXPECT_FALSE(match.alive(kAda));
  EXPECT_FALSE(match.told<Died>().front().killer);
  EXPECT_TRUE(match.player(kBruno).equipment.empty());
  EXPECT_EQ(match.turn(), kBruno);
}

TEST(ShadowHunters, vampire_bat_bites_and_heals_one) {
  Match match = in_cemetery(kFive);
  match.hurt(kAda, 4).draw(vampire_bat).play("target 3");
  EXPECT_EQ(match.damage(kCleo), 2);
  EXPECT_EQ(match.damage(kAda), 3);
}

TEST(ShadowHunters, SH_37_the_bat_heals_even_when_it_kills) {
  Match match = in_cemetery(kFive);
  match.hurt(kAda, 4).hurt(kEve, 7).draw(vampire_bat).play("target 5");
  EXPECT_FALSE(match.alive(kEve));
  EXPECT_EQ(match.damage(kAda), 3);
}

TEST(ShadowHunters, SH_34_the_talisman_keeps_spider_bat_and_dynamite_away) {
  Match match = in_cemetery(kFive);
  match.gear(kBruno, {talisman}).hurt(kAda, 4);
  Match bat = match;
  bat.draw(vampire_bat).play("target 2");
  EXPECT_EQ(bat.damage(kBruno), 0);
  EXPECT_EQ(bat.damage(kAda), 3) << "who draws the Bat is healed all the same";
  Match spider = match;
  spider.draw(bloodthirsty_spider).play("target 2");
  EXPECT_EQ(spider.damage(kBruno), 0);
  EXPECT_EQ(spider.damage(kAda), 6);
  Match doll = match;
  doll.draw(spiritual_doll).play("target 2", {.dice = {{1, 0}}});
  EXPECT_EQ(doll.damage(kBruno), 3) << "not the Doll";
  Match woods = match;
  woods.acts_in(weird_woods).play("hurt 2");
  EXPECT_EQ(woods.damage(kBruno), 2) << "nor the Woods";
}

TEST(ShadowHunters, SH_34_the_talisman_covers_ones_own_spider_and_dynamite) {
  Match spider = in_cemetery(kFive);
  spider.gear(kAda, {talisman}).draw(bloodthirsty_spider).play("target 2");
  EXPECT_EQ(spider.damage(kAda), 0);
  EXPECT_EQ(spider.damage(kBruno), 2);
  Match bang = in_cemetery(kFive);
  bang.gear(kAda, {talisman}).stands(kBruno, cemetery).draw(dynamite, {{5, 3}});
  EXPECT_EQ(bang.damage(kAda), 0);
  EXPECT_EQ(bang.damage(kBruno), 3);
  EXPECT_EQ(bang.told<Spared>(), (std::vector<Spared>{{kAda, talisman}}));
}

TEST(ShadowHunters, SH_35_spider_bat_doll_and_goblin_are_for_others_only) {
  for (Card card : {bloodthirsty_spider, vampire_bat, spiritual_doll, moody_goblin}) {
    Match match = in_cemetery(kFive);
    match.gear(kAda, {holy_robe}).gear(kBruno, {handgun}).draw(card);
    for (const std::string& text : match.choices()) {
      EXPECT_FALSE(text.starts_with("target 1") || text.starts_with("steal 1")) << text;
    }
  }
  Match aid = in_cemetery(kFive);
  aid.acts_in(church).draw(first_aid);
  EXPECT_TRUE(aid.can(kAda, "target 1"));
}

}  // namespace
}  // namespace hallali::shadow_hunters
