// The attack, step by step: the sum, Bob, the Vampire, the Werewolf, Charles.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

Match attacking(const std::vector<Character>& characters) {
  Match match(characters);
  match.attacks();
  return match;
}

TEST(ShadowHunters, an_attack_is_the_difference_of_the_dice) {
  for (int d6 = 1; d6 <= 6; ++d6) {
    for (int d4 = 1; d4 <= 4; ++d4) {
      Match match = attacking(kFive);
      match.attack("attack 3", d6, d4).go_on();
      EXPECT_EQ(match.damage(kCleo), d6 > d4 ? d6 - d4 : d4 - d6);
    }
  }
}

TEST(ShadowHunters, an_attack_reaches_ones_own_area_and_its_mate) {
  Match match = attacking(kFive);
  match.stands(kBruno, cemetery).stands(kCleo, underworld_gate).stands(kDev, weird_woods);
  EXPECT_THAT(match.choices(), ElementsAre("pass", "attack 2", "attack 5"));
}

TEST(ShadowHunters, SH_19_the_same_number_twice_fails_whatever_one_carries) {
  Match match = attacking(kFive);
  match.gear(kAda, {butcher_knife, chainsaw, rusted_broad_axe, spear_of_longinus}).by(kAda, "reveal");
  match.attack("attack 3", 4, 4).go_on();
  EXPECT_EQ(match.damage(kCleo), 0);
}

TEST(ShadowHunters, SH_19_weapons_spear_and_robes_add_up_in_one_sum) {
  Match match = attacking(kFive);
  match.gear(kAda, {butcher_knife, chainsaw, spear_of_longinus}).gear(kCleo, {holy_robe}).by(kAda, "reveal");
  match.attack("attack 3", 6, 4).go_on();
  EXPECT_EQ(match.damage(kCleo), 2 + 1 + 1 + 2 - 1);
  const Blow blow = match.told<Blow>().front();
  EXPECT_EQ(blow, (Blow{kAda, kCleo, 2, 2, 2, false, true, false, 5}));
}

TEST(ShadowHunters, SH_19_a_hit_that_is_reduced_to_nothing_feeds_no_vampire_and_no_thief) {
  Match vampires = attacking({vampire, werewolf, george, franklin, allie});
  vampires.hurt(kAda, 6).gear(kCleo, {holy_robe}).by(kAda, "reveal").attack("attack 3", 2, 1).go_on();
  EXPECT_EQ(vampires.damage(kAda), 6);
  Match bobs = attacking({bob, werewolf, george, franklin, unknown});
  bobs.gear(kCleo, {holy_robe}).by(kAda, "reveal");
  bobs.player(kCleo).angel = true;
  bobs.attack("attack 3", 6, 1);
  EXPECT_NE(bobs.phase(), Phase::rob);
}

TEST(ShadowHunters, SH_28_the_angel_stops_attacks_of_every_kind) {
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.player(kCleo).angel = match.player(kAda).angel = true;
  match.attack("attack 3", 6, 1).feast(6, 1).go_on();
  EXPECT_EQ(match.damage(kCleo), 0);
  EXPECT_EQ(match.damage(kAda), 2) << "his own price is no attack";
  Match counter = attacking(kFive);
  counter.player(kAda).angel = true;
  counter.attack("attack 2", 4, 1).counter(kBruno, 6, 1);
  EXPECT_EQ(counter.damage(kAda), 0);
}

TEST(ShadowHunters, SH_28_the_angel_stops_nothing_else) {
  const auto guarded = [](const std::vector<Character>& cast, Area area) {
    Match match(cast);
    match.player(kBruno).angel = true;
    match.acts_in(area);
    return match;
  };
  EXPECT_EQ(guarded(kFive, weird_woods).play("hurt 2").damage(kBruno), 2);
  EXPECT_EQ(guarded(kFive, cemetery).draw(vampire_bat).play("target 2").damage(kBruno), 2);
  EXPECT_EQ(guarded(kFive, cemetery).draw(bloodthirsty_spider).play("target 2").damage(kBruno), 2);
  EXPECT_EQ(guarded(kFive, cemetery).draw(spiritual_doll).play("target 2", {.dice = {{1, 0}}}).damage(kBruno), 3);
  EXPECT_EQ(guarded(kFive, cemetery).draw(dynamite, {{4, 2}}).damage(kBruno), 3);
  EXPECT_EQ(guarded(kFive, church).draw(flare_of_judgment).damage(kBruno), 2);
  EXPECT_EQ(guarded(kFive, hermits_cabin).ask(spell, kBruno).play("obey").damage(kBruno), 1);
  Match lightning(kFive);
  lightning.player(kBruno).angel = true;
  EXPECT_EQ(lightning.play("smite 2", {.dice = {{5, 0}}}).damage(kBruno), 5);
}

TEST(ShadowHunters, SH_28_the_angel_leaves_when_an_extra_turn_begins) {
  Match match(kFive);
  match.state.table.extra_turns = 1;
  match.acts_in(church).draw(guardian_angel).play("pass");
  EXPECT_EQ(match.turn(), kAda);
  EXPECT_FALSE(match.player(kAda).angel);
}

TEST(ShadowHunters, SH_21_the_machine_gun_kills_in_one_batch) {
  Match match = attacking({franklin, werewolf, george, unknown, daniel});
  match.gear(kAda, {machine_gun}).hurt(kCleo, 13).hurt(kEve, 12).attack("sweep", 3, 1);
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.winners(), SeatSet{kEve}) << "Daniel dies first, together with George";
  EXPECT_EQ(match.damage(kBruno), 2);
}

TEST(ShadowHunters, SH_23_the_spear_is_offered_to_a_hidden_hunter_after_a_hit) {
  Match match = attacking(kFive);
  match.gear(kAda, {spear_of_longinus}).attack("attack 3", 4, 1);
  EXPECT_EQ(match.phase(), Phase::before_damage);
  EXPECT_THAT(match.moves(kAda), ElementsAre("pass", "reveal"));
  Match silent = match;
  silent.play("pass").go_on();
  EXPECT_EQ(silent.damage(kCleo), 3);
  match.play("reveal").go_on();
  EXPECT_EQ(match.damage(kCleo), 5);
}

TEST(ShadowHunters, SH_23_nothing_for_others_and_nothing_after_a_miss) {
  for (Character who : {werewolf, allie}) {
    Match match = attacking(cast_with({who}));
    match.gear(kAda, {spear_of_longinus}).attack("attack 2", 4, 1);
    EXPECT_EQ(match.phase(), Phase::before_damage) << "asked all the same";
    match.play("reveal").go_on();
    EXPECT_EQ(match.damage(kBruno), 3);
  }
  Match miss = attacking(kFive);
  miss.gear(kAda, {spear_of_longinus}).attack("attack 3", 3, 3);
  EXPECT_NE(miss.phase(), Phase::before_damage);
}

TEST(ShadowHunters, SH_24_robbery_takes_a_card_instead_of_the_whole_damage) {
  Match match = attacking({bob, werewolf, george, franklin, unknown});
  match.gear(kCleo, {handgun, talisman}).attack("attack 3", 6, 1);
  EXPECT_EQ(match.phase(), Phase::before_damage);
  match.play("reveal");
  EXPECT_EQ(match.phase(), Phase::rob);
  EXPECT_THAT(match.choices(), ElementsAre("pass", "rob talisman", "rob handgun"));
  EXPECT_EQ(Match(match).play("pass").damage(kCleo), 5);
  match.play("rob talisman");
  EXPECT_EQ(match.damage(kCleo), 0);
  EXPECT_TRUE(match.owns(kAda, talisman) && match.owns(kCleo, handgun));
}

TEST(ShadowHunters, SH_24_robbery_needs_two_points_in_the_end_and_something_to_take) {
  const auto robs = [](int d6, int d4, std::initializer_list<Card> ada, std::initializer_list<Card> cleo) {
    Match match = attacking({bob, werewolf, george, franklin, unknown});
    match.gear(kAda, ada).gear(kCleo, cleo).by(kAda, "reveal").attack("attack 3", d6, d4);
    return match.phase() == Phase::rob;
  };
  EXPECT_TRUE(robs(3, 1, {}, {handgun}));
  EXPECT_FALSE(robs(2, 1, {}, {handgun}));
  EXPECT_TRUE(robs(2, 1, {chainsaw}, {handgun}));
  EXPECT_FALSE(robs(3, 1, {}, {holy_robe}));
  EXPECT_FALSE(robs(6, 1, {}, {}));
}

TEST(ShadowHunters, SH_24_robbery_is_for_attacks_only) {
  Match match({bob, werewolf, george, franklin, unknown});
  match.gear(kCleo, {handgun}).by(kAda, "reveal").acts_in(weird_woods).play("hurt 3");
  EXPECT_EQ(match.damage(kCleo), 2);
  EXPECT_TRUE(match.owns(kCleo, handgun));
}

TEST(ShadowHunters, SH_21_SH_24_bob_decides_target_by_target_clockwise) {
  Match match = attacking({bob, werewolf, george, franklin, unknown});
  match.gear(kAda, {machine_gun}).gear(kBruno, {handgun}).gear(kDev, {talisman}).by(kAda, "reveal");
  match.attack("sweep", 5, 2);
  EXPECT_THAT(match.choices(), ElementsAre("pass", "rob handgun"));
  match.play("pass");
  EXPECT_EQ(match.damage(kBruno), 0) << "all damage falls together";
  EXPECT_THAT(match.choices(), ElementsAre("pass", "rob talisman"));
  match.play("rob talisman").go_on();
  EXPECT_EQ(match.damage(kBruno), 3);
  EXPECT_EQ(match.damage(kCleo), 3);
  EXPECT_EQ(match.damage(kDev), 0);
}

TEST(ShadowHunters, SH_26_the_vampire_heals_two_for_each_target_he_hurts) {
  static_assert(kSuckedBlood == 2);
  Match match = attacking({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 9).gear(kAda, {machine_gun}).gear(kBruno, {holy_robe}).by(kAda, "reveal");
  match.attack("sweep", 2, 1).go_on();
  EXPECT_EQ(match.damage(kBruno), 0);
  EXPECT_EQ(match.damage(kAda), 9 - 3 * 2) << "three were hurt, one was not";
}

TEST(ShadowHunters, SH_26_a_hidden_vampire_may_reveal_himself_right_after_the_hit) {
  Match match = attacking({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 5).attack("attack 3", 4, 1);
  EXPECT_EQ(match.phase(), Phase::reply);
  EXPECT_THAT(match.choices(kAda), ElementsAre("pass", "suck"));
  match.by(kAda, "suck").by(kCleo, "pass");
  EXPECT_TRUE(match.known(kAda));
  EXPECT_EQ(match.damage(kAda), 3);
}

TEST(ShadowHunters, SH_26_a_vampire_who_reveals_himself_while_he_loots_has_drunk) {
  Match match = attacking({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 5).hurt(kEve, 7).gear(kEve, {handgun, talisman}).attack("attack 5", 4, 1).lands();
  EXPECT_EQ(match.phase(), Phase::loot);
  match.by(kAda, "reveal").play("loot handgun").go_on();
  EXPECT_EQ(match.damage(kAda), 3);
}

TEST(ShadowHunters, SH_26_a_vampire_who_reveals_himself_in_the_window_drinks_at_once) {
  Match match = attacking({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 5).attack("attack 3", 4, 1).by(kAda, "reveal");
  EXPECT_EQ(match.damage(kAda), 3);
  match.by(kCleo, "pass");
  EXPECT_EQ(match.damage(kAda), 3) << "once";
}

TEST(ShadowHunters, SH_27_the_werewolf_strikes_back_hit_or_not) {
  for (int d4 : {1, 4}) {
    Match match = attacking(kFive);
    match.attack("attack 2", 4, d4);
    EXPECT_EQ(match.phase(), Phase::reply);
    EXPECT_THAT(match.choices(kBruno), ElementsAre("pass", "counter"));
    match.counter(kBruno, 6, 2);
    EXPECT_TRUE(match.known(kBruno));
    EXPECT_EQ(match.damage(kAda), 4);
    EXPECT_TRUE(match.told<Attacked>().back().counter);
    EXPECT_EQ(match.go_on().turn(), kBruno) << "once per attack, then Ada's turn is over";
    EXPECT_EQ(match.phase(), Phase::start);
  }
}

TEST(ShadowHunters, SH_27_range_and_guns_do_not_matter_in_a_counterattack_but_weapons_and_robes_do) {
  Match match = attacking(kFive);
  match.gear(kAda, {handgun, holy_robe}).stands(kBruno, weird_woods).stands(kCleo, weird_woods);
  match.gear(kBruno, {machine_gun, chainsaw, butcher_knife}).attack("attack 2", 4, 1);
  match.counter(kBruno, 6, 2);
  EXPECT_EQ(match.damage(kAda), 4 + 2 - 1);
  EXPECT_EQ(match.damage(kCleo), 0) << "the attacker only";
}

TEST(ShadowHunters, SH_27_a_dead_werewolf_does_not_bite_and_a_feast_lets_him_bite_again) {
  Match dead = attacking(kFive);
  dead.hurt(kBruno, 12).attack("attack 2", 6, 1);
  EXPECT_FALSE(awaited(dead.state).contains(kBruno)) << "only Ada, who may be the Vampire";
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.attack("attack 2", 4, 1).counter(kBruno, 2, 1);
  EXPECT_EQ(match.phase(), Phase::feast) << "Ada, hidden, may be Charles";
  match.feast(3, 1).counter(kBruno, 3, 1);
  EXPECT_EQ(match.damage(kBruno), 3 + 2);
  EXPECT_EQ(match.damage(kAda), 1 + 2 + 2);
}

TEST(ShadowHunters, SH_25_the_feast_may_be_repeated_hit_or_miss_for_two_points) {
  static_assert(kFeastCost == 2);
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.attack("attack 3", 3, 3).by(kCleo, "pass");
  for (int times = 1; times <= 4; ++times) {
    EXPECT_THAT(match.choices(), ElementsAre("pass", "feast"));
    match.feast(2, 1).by(kCleo, "pass");
    EXPECT_EQ(match.damage(kAda), 2 * times);
    EXPECT_EQ(match.damage(kCleo), times);
  }
  EXPECT_EQ(match.phase(), Phase::feast) << "at eight he can still pay";
  match.feast(1, 1).by(kCleo, "pass");
  EXPECT_EQ(match.damage(kAda), 10);
  EXPECT_EQ(match.turn(), kBruno) << "never at the price of his life";
}

TEST(ShadowHunters, SH_25_no_feast_is_offered_that_would_kill) {
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.hurt(kAda, 9).attack("attack 3", 3, 3).by(kCleo, "pass");
  EXPECT_EQ(match.turn(), kBruno);
}

TEST(ShadowHunters, SH_25_a_feast_hits_all_living_targets_again_for_one_price) {
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.gear(kAda, {machine_gun}).hurt(kEve, 9).attack("sweep", 3, 1);
  EXPECT_FALSE(match.alive(kEve));
  match.feast(4, 1);
  EXPECT_EQ(match.damage(kAda), 2);
  for (Seat seat : {kBruno, kCleo, kDev}) EXPECT_EQ(match.damage(seat), 2 + 3);
}

TEST(ShadowHunters, SH_25_nobody_left_nothing_to_repeat) {
  Match match = attacking({charles, werewolf, george, franklin, unknown});
  match.hurt(kEve, 10).by(kAda, "reveal").attack("attack 5", 3, 1);
  EXPECT_EQ(match.turn(), kBruno);
}

TEST(ShadowHunters, the_example_of_the_rule_page) {
  Match match = attacking({franklin, werewolf, george, unknown, allie});
  match.gear(kAda, {spear_of_longinus, butcher_knife}).gear(kBruno, {holy_robe}).hurt(kBruno, 6);
  match.attack("attack 2", 5, 2).play("reveal");
  EXPECT_EQ(match.damage(kBruno), 11);
  EXPECT_FALSE(match.could(kBruno).intersects({allie, bob, charles, emi, unknown}));
  EXPECT_TRUE(match.could(kBruno).contains(CharacterSet{daniel, george, vampire, werewolf}));
  match.counter(kBruno, 4, 4);
  EXPECT_EQ(match.damage(kAda), 0);
}

}  // namespace
}  // namespace hallali::shadow_hunters
