// The twelve pieces of equipment, which are always at work.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// What Ada's attack on Bruno does with this equipment and these dice.
int blow(std::initializer_list<Card> ada, std::initializer_list<Card> bruno, int d6, int d4) {
  Match match(kFive);
  match.gear(kAda, ada).gear(kBruno, bruno).attacks().attack("attack 2", d6, d4).go_on();
  return match.damage(kBruno);
}

TEST(ShadowHunters, equipment_lies_before_who_draws_it) {
  for (Card card : {talisman, chainsaw}) {
    Match match(kFive);
    match.acts_in(card == talisman ? church : cemetery).draw(card);
    EXPECT_TRUE(match.owns(kAda, card));
    EXPECT_TRUE(match.view(kEve).players[0].equipment.contains(card));
    EXPECT_TRUE(match.state.table.white.discarded.empty() && match.state.table.black.discarded.empty());
    EXPECT_EQ(match.phase(), Phase::attack);
  }
}

TEST(ShadowHunters, fortune_brooch_keeps_the_woods_from_hurting) {
  Match match(kFive);
  match.gear(kBruno, {fortune_brooch}).hurt(kBruno, 5).acts_in(weird_woods);
  Match hurts = match;
  hurts.play("hurt 2");
  EXPECT_EQ(hurts.damage(kBruno), 5) << "to choose him is allowed, and wasted";
  EXPECT_EQ(hurts.told<Spared>(), (std::vector<Spared>{{kBruno, fortune_brooch}}));
  EXPECT_EQ(match.play("heal 2").damage(kBruno), 4);
}

TEST(ShadowHunters, holy_robe_softens_attacks_both_ways) {
  EXPECT_EQ(blow({}, {}, 5, 1), 4);
  EXPECT_EQ(blow({holy_robe}, {}, 5, 1), 3);
  EXPECT_EQ(blow({}, {holy_robe}, 5, 1), 3);
}

TEST(ShadowHunters, SH_29_a_robe_can_take_everything_but_only_of_attacks) {
  EXPECT_EQ(blow({}, {holy_robe}, 2, 1), 0);
  EXPECT_EQ(blow({holy_robe}, {}, 2, 1), 0);
  Match match(kFive);
  match.gear(kBruno, {holy_robe}).acts_in(weird_woods).play("hurt 2");
  EXPECT_EQ(match.damage(kBruno), 2);
  Match bat(kFive);
  bat.gear(kBruno, {holy_robe}).acts_in(cemetery).draw(vampire_bat).play("target 2");
  EXPECT_EQ(bat.damage(kBruno), 2);
}

TEST(ShadowHunters, mystic_compass_is_used_or_not) {
  Match match(kFive);
  match.gear(kAda, {mystic_compass});
  EXPECT_TRUE(match.can(kAda, "roll"));
  match.play("compass", {.dice = {{1, 1}, {6, 3}}});
  EXPECT_THAT(match.choices(), ElementsAre("go hermits-cabin", "go weird-woods"));
  EXPECT_FALSE(Match(kFive).can(kAda, "compass"));
}

TEST(ShadowHunters, silver_rosary_takes_everything_of_who_is_killed_by_attack) {
  Match match(kFive);
  match.gear(kAda, {silver_rosary}).hurt(kEve, 7).gear(kEve, {handgun, talisman, chainsaw});
  match.attacks().attack("attack 5", 3, 1).lands();
  for (Card card : {handgun, talisman, chainsaw}) EXPECT_TRUE(match.owns(kAda, card));
}

TEST(ShadowHunters, SH_16_the_rosary_is_for_attacks_only) {
  Match match(kFive);
  match.gear(kAda, {silver_rosary}).hurt(kEve, 7).gear(kEve, {handgun, talisman, chainsaw});
  match.acts_in(weird_woods).play("hurt 5");
  EXPECT_EQ(match.phase(), Phase::loot);
  match.play("loot chainsaw");
  EXPECT_TRUE(match.owns(kAda, chainsaw));
  EXPECT_FALSE(match.owns(kAda, handgun) || match.owns(kAda, talisman));
}

TEST(ShadowHunters, SH_16_the_rosary_works_in_a_counterattack_and_a_feast) {
  Match counter(kFive);
  counter.gear(kBruno, {silver_rosary}).hurt(kAda, 11).gear(kAda, {handgun, talisman});
  counter.stands(kBruno, hermits_cabin).attacks().attack("attack 2", 1, 1);
  counter.counter(kBruno, 4, 1);
  EXPECT_TRUE(counter.owns(kBruno, handgun) && counter.owns(kBruno, talisman));
  Match feast({charles, werewolf, george, unknown, franklin});
  feast.gear(kAda, {silver_rosary}).hurt(kDev, 10).gear(kDev, {handgun, talisman}).attacks();
  feast.attack("attack 4", 1, 1).feast(4, 1);
  EXPECT_TRUE(feast.owns(kAda, handgun) && feast.owns(kAda, talisman));
}

TEST(ShadowHunters, SH_16_a_rosary_that_is_looted_works_from_the_next_attack_on) {
  Match match({franklin, werewolf, george, unknown, allie, bob});
  match.gear(kAda, {machine_gun}).hurt(kEve, 7).hurt(kFay, 9);
  match.gear(kEve, {silver_rosary, holy_robe}).gear(kFay, {handgun, talisman});
  match.attacks().attack("sweep", 6, 4).lands().play("loot silver-rosary");
  EXPECT_EQ(match.phase(), Phase::loot) << "one card of the second victim, as ever";
  EXPECT_THAT(match.choices(), UnorderedElementsAre("loot handgun", "loot talisman"));
}

TEST(ShadowHunters, spear_of_longinus_adds_two_for_a_known_hunter) {
  Match match(kFive);
  match.gear(kAda, {spear_of_longinus}).by(kAda, "reveal").attacks().attack("attack 2", 4, 1).go_on();
  EXPECT_EQ(match.damage(kBruno), 5);
}

TEST(ShadowHunters, talisman_is_asked_nothing) {
  Match match(kFive);
  match.gear(kBruno, {talisman}).acts_in(cemetery).draw(vampire_bat).play("target 2");
  EXPECT_EQ(match.damage(kBruno), 0);
  EXPECT_EQ(match.phase(), Phase::attack);
}

TEST(ShadowHunters, butcher_knife_adds_one) { EXPECT_EQ(blow({butcher_knife}, {}, 3, 1), 3); }
TEST(ShadowHunters, chainsaw_adds_one) { EXPECT_EQ(blow({chainsaw}, {}, 3, 1), 3); }
TEST(ShadowHunters, rusted_broad_axe_adds_one) { EXPECT_EQ(blow({rusted_broad_axe}, {}, 3, 1), 3); }

TEST(ShadowHunters, masamune_must_strike_with_the_four_sided_die_and_never_misses) {
  Match match(kFive);
  match.gear(kAda, {masamune}).attacks();
  EXPECT_THAT(match.choices(), ElementsAre("attack 2", "attack 3", "attack 4", "attack 5"));
  match.play("attack 2", {.dice = {{0, 3}}}).go_on();
  EXPECT_EQ(match.damage(kBruno), 3);
  EXPECT_EQ(match.told<Attacked>().front().d6, 0);
}

TEST(ShadowHunters, SH_20_masamune_forces_from_the_turn_it_is_drawn_but_not_without_a_target) {
  Match match(kFive);
  match.acts_in(cemetery).draw(masamune);
  EXPECT_THAT(match.choices(), ElementsAre("attack 2", "attack 3", "attack 4", "attack 5"));
  Match alone(kFive);
  alone.gear(kAda, {masamune}).acts_in(hermits_cabin).play("pass");
  EXPECT_EQ(alone.turn(), kBruno);
}

TEST(ShadowHunters, SH_20_masamune_serves_in_a_feast_and_a_counterattack) {
  Match feast({charles, werewolf, george, unknown, franklin});
  feast.gear(kAda, {masamune}).attacks().play("attack 3", {.dice = {{0, 2}}}).by(kCleo, "pass");
  feast.feast(0, 4).by(kCleo, "pass");
  EXPECT_EQ(feast.damage(kCleo), 6);
  EXPECT_EQ(feast.told<Attacked>().back().d6, 0);
  Match counter(kFive);
  counter.gear(kBruno, {masamune}).attacks().attack("attack 2", 1, 1).counter(kBruno, 0, 4);
  EXPECT_EQ(counter.damage(kAda), 4);
}

TEST(ShadowHunters, handgun_reaches_everywhere_but_here) {
  Match match(kFive);
  match.stands(kBruno, cemetery).stands(kCleo, hermits_cabin).stands(kDev, weird_woods).attacks();
  EXPECT_EQ(in_range(match.state.table, kAda), (SeatSet{kBruno, kEve}));
  match.gear(kAda, {handgun});
  EXPECT_THAT(match.choices(), ElementsAre("pass", "attack 3", "attack 4"));
}

TEST(ShadowHunters, machine_gun_hits_everybody_in_range_with_one_roll) {
  Match match(kFive);
  match.gear(kAda, {machine_gun}).gear(kCleo, {holy_robe}).stands(kDev, weird_woods).attacks();
  EXPECT_THAT(match.choices(), ElementsAre("pass", "sweep")) << "it is not possible to choose one of them";
  match.attack("sweep", 5, 2).go_on();
  EXPECT_EQ(match.damage(kBruno), 3);
  EXPECT_EQ(match.damage(kCleo), 2);
  EXPECT_EQ(match.damage(kDev), 0);
  EXPECT_EQ(match.damage(kEve), 3);
  EXPECT_EQ(match.told<Attacked>().size(), 1U);
}

TEST(ShadowHunters, SH_22_handgun_and_machine_gun_hit_everybody_elsewhere) {
  Match match(kFive);
  match.gear(kAda, {machine_gun, handgun}).stands(kBruno, cemetery).stands(kCleo, hermits_cabin);
  match.stands(kDev, weird_woods).attacks().attack("sweep", 5, 2).go_on();
  EXPECT_EQ(match.damage(kBruno) + match.damage(kEve), 0);
  EXPECT_EQ(match.damage(kCleo), 3);
  EXPECT_EQ(match.damage(kDev), 3);
}

TEST(ShadowHunters, Q1_masamune_knife_chainsaw_handgun_and_machine_gun_together) {
  Match match({franklin, werewolf, george, unknown, allie, bob});
  match.gear(kAda, {masamune, butcher_knife, chainsaw, handgun, machine_gun});
  match.stands(kBruno, cemetery).stands(kCleo, hermits_cabin).stands(kDev, weird_woods).stands(kEve, {}).attacks();
  match.stands(kFay, erstwhile_altar);
  EXPECT_THAT(match.choices(), ElementsAre("sweep")) << "forced";
  match.play("sweep", {.dice = {{0, 3}}}).go_on();
  for (Seat seat : {kCleo, kDev, kFay}) EXPECT_EQ(match.damage(seat), 3 + 1 + 1);
  for (Seat seat : {kBruno, kEve}) EXPECT_EQ(match.damage(seat), 0);
}

}  // namespace
}  // namespace hallali::shadow_hunters
