// Death, loot, and who has won.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// Ada is in the woods: two points for somebody.
Match in_woods(const std::vector<Character>& characters) {
  Match match(characters);
  match.acts_in(weird_woods);
  return match;
}
// This seat is dead already, since long ago.
void bury(Match& match, Seat seat) {
  Player& player = match.player(seat);
  player.damage = static_cast<std::uint8_t>(hit_points(match.state.characters[slot(seat)]));
  player.alive = false;
  player.area.reset();
  player.character = match.state.characters[slot(seat)];
  player.could = {*player.character};
  match.state.table.alive.erase(seat);
  if (match.state.table.first_dead.empty()) match.state.table.first_dead = {seat};
}

TEST(ShadowHunters, SH_14_damage_stops_at_the_hit_points_and_healing_at_nothing) {
  Match match = in_woods({george, werewolf, franklin, unknown, allie});
  match.hurt(kDev, 10).hurt(kBruno, 0).play("hurt 4");
  EXPECT_EQ(match.damage(kDev), 11);
  EXPECT_EQ(match.told<Hurt>().front().amount, 2) << "the log tells what it would have been";
  Match heal = in_woods({george, werewolf, franklin, unknown, allie});
  EXPECT_EQ(heal.play("heal 2").damage(kBruno), 0);
}

TEST(ShadowHunters, as_much_damage_as_hit_points_kills) {
  for (Character who : kEveryCharacter) {
    Match match = in_woods(cast_with({who == george ? franklin : george, who}));
    match.hurt(kBruno, hit_points(who) - 3);
    Match survives = match;
    EXPECT_TRUE(survives.play("hurt 2").alive(kBruno)) << notation(who);
    EXPECT_FALSE(survives.could(kBruno).intersects(dead_with(hit_points(who) - 1))) << "damage survived is a fact";
    match.hurt(kBruno, hit_points(who) - 2).play("hurt 2");
    EXPECT_FALSE(match.alive(kBruno)) << notation(who);
    EXPECT_EQ(match.player(kBruno).character, who);
  }
}

TEST(ShadowHunters, SH_15_the_killer_takes_one_card_and_the_rest_is_discarded) {
  Match match = in_woods({george, werewolf, franklin, unknown, allie});
  match.hurt(kEve, 6).gear(kEve, {handgun, talisman, chainsaw}).play("hurt 5");
  EXPECT_EQ(match.phase(), Phase::loot);
  EXPECT_THAT(match.choices(), ElementsAre("loot talisman", "loot chainsaw", "loot handgun"))
      << "there is no way out";
  match.play("loot chainsaw");
  EXPECT_EQ(match.player(kAda).equipment, EquipmentSet{chainsaw});
  EXPECT_EQ(match.state.table.white.discarded.size() + match.state.table.black.discarded.size(), 2);
  EXPECT_TRUE(match.player(kEve).equipment.empty());
}

TEST(ShadowHunters, SH_15_a_single_card_needs_no_question) {
  Match match = in_woods({george, werewolf, franklin, unknown, allie});
  match.hurt(kEve, 6).gear(kEve, {handgun}).play("hurt 5");
  EXPECT_TRUE(match.owns(kAda, handgun));
  EXPECT_NE(match.phase(), Phase::loot);
}

TEST(ShadowHunters, SH_15_without_a_killer_everything_is_discarded) {
  Match match = in_woods({unknown, werewolf, franklin, george, allie});
  match.hurt(kAda, 9).gear(kAda, {handgun, talisman}).play("hurt 1");
  EXPECT_EQ(match.told<EquipmentDiscarded>().front().cards, (EquipmentSet{handgun, talisman}));
  EXPECT_FALSE(match.told<Died>().front().killer);
  EXPECT_TRUE(match.told<EquipmentTaken>().empty());
}

TEST(ShadowHunters, SH_15_victims_are_looted_clockwise_from_the_killer) {
  Match match({george, werewolf, franklin, unknown, allie, bob});
  match.state.table.turn = kDev;
  match.hurt(kEve, 6).gear(kEve, {handgun, talisman}).hurt(kCleo, 10).gear(kCleo, {chainsaw, holy_robe});
  match.acts_in(church).draw(flare_of_judgment);
  EXPECT_THAT(match.choices(kDev), UnorderedElementsAre("loot handgun", "loot talisman"));
  match.play("loot handgun");
  EXPECT_THAT(match.choices(kDev), UnorderedElementsAre("loot chainsaw", "loot holy-robe"));
  EXPECT_EQ(match.view(kAda).victim, kCleo);
}

TEST(ShadowHunters, Q4_the_machine_gun_brings_one_card_of_each_victim) {
  Match match({george, werewolf, franklin, unknown, allie, bob});
  match.gear(kAda, {machine_gun}).hurt(kEve, 7).gear(kEve, {handgun, talisman}).hurt(kFay, 9).gear(kFay, {chainsaw});
  match.gear(kFay, {holy_robe, masamune}).attacks().attack("sweep", 6, 2).lands();
  match.play("loot handgun").play("loot masamune");
  EXPECT_EQ(match.player(kAda).equipment, (EquipmentSet{machine_gun, handgun, masamune}));
}

TEST(ShadowHunters, what_is_known_while_the_dead_are_looted_is_possible) {
  Match match({george, werewolf, franklin, unknown, allie, bob});
  match.hurt(kEve, 6).gear(kEve, {handgun, talisman}).hurt(kBruno, 9).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.phase(), Phase::loot);
  EXPECT_FALSE(match.could(kBruno).intersects({allie, bob, emi, charles, unknown})) << "he lives at eleven";
  Random random(seed_from_text("loot"));
  for (int i = 0; i < 200; ++i) ASSERT_EQ(broken_invariant(imagine(know(match.state, kCleo), random)), "");
}

TEST(ShadowHunters, SH_8_charles_wins_with_the_third_death_if_he_brings_it) {
  static_assert(kCharlesDead == 3);
  const std::vector<Character> cast{charles, werewolf, franklin, unknown, allie, george};
  Match match = in_woods(cast);
  bury(match, kEve);
  match.hurt(kBruno, 12).hurt(kFay, 12);
  Match second = match;
  EXPECT_FALSE(second.play("hurt 2").over()) << "two dead are too few";
  bury(match, kBruno);
  match.play("hurt 6");
  EXPECT_EQ(match.winners(), SeatSet{kAda});
  EXPECT_EQ(outcome(match.state)->reason, Reason::massacre);
}

TEST(ShadowHunters, SH_8_any_kill_counts_and_he_need_not_survive_it) {
  Match match({charles, werewolf, franklin, unknown, allie, george});
  bury(match, kEve);
  match.hurt(kAda, 9).hurt(kBruno, 12).acts_in(cemetery).draw(bloodthirsty_spider).play("target 2");
  EXPECT_FALSE(match.alive(kAda));
  EXPECT_EQ(match.winners(), SeatSet{kAda}) << "his own death is the third";
  Match hermit({charles, werewolf, franklin, unknown, allie, george});
  bury(hermit, kEve);
  bury(hermit, kBruno);
  hermit.hurt(kCleo, 11).acts_in(hermits_cabin).ask(slap, kCleo).play("obey");
  EXPECT_EQ(hermit.winners(), SeatSet{kAda}) << "a question kills, too (SH-17)";
}

TEST(ShadowHunters, SH_8_dying_third_by_ones_own_hand_is_no_kill) {
  Match match = in_woods({charles, werewolf, franklin, unknown, allie, george});
  bury(match, kEve);
  bury(match, kBruno);
  Match spider = match;
  spider.hurt(kAda, 9).acts_in(cemetery).draw(bloodthirsty_spider).play("target 4");
  EXPECT_FALSE(spider.alive(kAda));
  EXPECT_FALSE(spider.over()) << "the other one lives";
  match.hurt(kAda, 9).play("hurt 1");
  EXPECT_FALSE(match.over());
}

TEST(ShadowHunters, SH_8_a_third_kill_that_ended_nothing_was_not_by_charles_but_that_shows_only_after_the_loot) {
  Match match({franklin, werewolf, charles, unknown, allie, george});
  bury(match, kEve);
  bury(match, kBruno);
  match.hurt(kFay, 12).gear(kFay, {handgun, talisman}).acts_in(weird_woods).play("hurt 6");
  EXPECT_TRUE(match.could(kAda).contains(charles)) << "the goals are looked at after the loot (SH-10)";
  match.play("loot handgun");
  EXPECT_FALSE(match.could(kAda).contains(charles));
  EXPECT_TRUE(match.could(kDev).contains(charles));
}

TEST(ShadowHunters, SH_9_daniel_is_first_among_the_first_dead_only) {
  Match match = in_woods({george, werewolf, franklin, unknown, daniel});
  match.hurt(kEve, 11);
  Match first = match;
  first.play("hurt 5");
  EXPECT_EQ(first.winners(), SeatSet{kEve});
  EXPECT_EQ(outcome(first.state)->reason, Reason::first_death);
  bury(match, kBruno);
  match.play("hurt 5");
  EXPECT_FALSE(match.alive(kEve));
  EXPECT_FALSE(match.over()) << "second is too late";
}

TEST(ShadowHunters, SH_10_bob_wins_with_his_fifth_card_at_once) {
  static_assert(kBobsEquipment == 5);
  Match match({bob, werewolf, franklin, unknown, george});
  match.gear(kAda, {handgun, talisman, chainsaw, holy_robe}).acts_in(church);
  Match drawn = match;
  drawn.draw(silver_rosary);
  EXPECT_EQ(drawn.winners(), SeatSet{kAda});
  EXPECT_EQ(outcome(drawn.state)->reason, Reason::robbery);
  EXPECT_TRUE(drawn.known(kAda));
  match.gear(kBruno, {masamune}).state.table.turn = kBruno;
  match.acts_in(cemetery).draw(banana_peel).play("hand masamune 1");
  EXPECT_EQ(match.winners(), SeatSet{kAda}) << "in somebody else's turn, too";
}

TEST(ShadowHunters, SH_10_a_fifth_card_that_ended_nothing_is_not_bobs) {
  Match match({franklin, werewolf, bob, unknown, george});
  match.gear(kAda, {handgun, talisman, chainsaw, holy_robe}).acts_in(church);
  EXPECT_TRUE(match.could(kAda).contains(bob));
  match.draw(silver_rosary);
  EXPECT_FALSE(match.over());
  EXPECT_FALSE(match.could(kAda).contains(bob));
}

TEST(ShadowHunters, SH_10_looting_comes_before_the_goals) {
  Match match({bob, werewolf, franklin, unknown, george});
  match.gear(kAda, {handgun, talisman, chainsaw, holy_robe}).hurt(kDev, 9).gear(kDev, {silver_rosary});
  match.acts_in(weird_woods).play("hurt 4");
  EXPECT_EQ(match.winners(), SeatSet{kAda}) << "the fifth is a dead man's";
}

TEST(ShadowHunters, SH_10_one_attack_is_one_event_for_a_robbery_and_the_deaths) {
  Match match({bob, werewolf, franklin, unknown, daniel, george});
  match.gear(kAda, {machine_gun, talisman, chainsaw, holy_robe}).gear(kBruno, {handgun}).hurt(kEve, 11);
  match.by(kAda, "reveal").attacks().attack("sweep", 4, 1).play("rob handgun");
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kEve}));
  EXPECT_EQ(outcome(match.state)->reason, Reason::several);
}

}  // namespace
}  // namespace hallali::shadow_hunters
