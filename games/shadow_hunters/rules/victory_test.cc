// Goals that are reached, alone and together; the ten characters.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

TEST(ShadowHunters, the_characters_have_their_groups_and_hit_points) {
  const auto is = [](Character who, Group group, int points) {
    EXPECT_EQ(group_of(who), group) << notation(who);
    EXPECT_EQ(hit_points(who), points) << notation(who);
  };
  is(allie, Group::neutral, 8), is(bob, Group::neutral, 10), is(charles, Group::neutral, 11);
  is(daniel, Group::neutral, 13), is(emi, Group::hunter, 10), is(franklin, Group::hunter, 12);
  is(george, Group::hunter, 14), is(unknown, Group::shadow, 11), is(vampire, Group::shadow, 13);
  is(werewolf, Group::shadow, 14);
}

TEST(ShadowHunters, allie_loses_all_her_damage_once_at_any_time) {
  Match match({george, werewolf, franklin, unknown, allie});
  match.hurt(kEve, 6).roll(3, 4).by(kEve, "love");
  EXPECT_TRUE(match.known(kEve));
  EXPECT_EQ(match.damage(kEve), 0);
  EXPECT_EQ(match.phase(), Phase::choose_area);
  EXPECT_TRUE(match.moves(kEve).empty()) << "once in the night";
  Match known({george, werewolf, franklin, unknown, allie});
  known.by(kEve, "reveal");
  EXPECT_THAT(known.moves(kEve), ElementsAre("love")) << "at no damage it is legal and wasted (SH-1)";
  EXPECT_TRUE(allowed(known.state).contains(kEve));
}

TEST(ShadowHunters, bob_robs_instead_of_hurting) {
  Match match({bob, werewolf, franklin, unknown, george});
  match.gear(kEve, {handgun}).by(kAda, "reveal").attacks().attack("attack 5", 5, 1).play("rob handgun");
  EXPECT_TRUE(match.owns(kAda, handgun));
  EXPECT_EQ(match.damage(kEve), 0);
}

TEST(ShadowHunters, charles_pays_two_himself_to_attack_again) {
  Match match({charles, werewolf, franklin, unknown, george});
  match.attacks().attack("attack 5", 5, 1).feast(4, 2);
  EXPECT_TRUE(match.known(kAda));
  EXPECT_EQ(match.damage(kAda), 2);
  EXPECT_EQ(match.damage(kEve), 6);
}

TEST(ShadowHunters, daniel_wins_alive_with_the_hunters) {
  Match match({george, werewolf, daniel, unknown, franklin});
  match.hurt(kBruno, 12).hurt(kDev, 9).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kCleo, kEve}));
}

TEST(ShadowHunters, daniel_who_dies_second_wins_nothing) {
  Match match({george, werewolf, daniel, unknown, franklin});
  match.hurt(kBruno, 12).acts_in(weird_woods).play("hurt 2");
  match.state.table.turn = kAda;
  match.hurt(kCleo, 11).hurt(kDev, 9).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kEve})) << "not with the hunters either";
}

TEST(ShadowHunters, emi_teleports_instead_of_rolling) {
  Match match({emi, werewolf, franklin, unknown, allie});
  match.by(kAda, "reveal").play("teleport cemetery");
  EXPECT_EQ(match.told<Moved>(), (std::vector<Moved>{{kAda, cemetery, true}}));
  EXPECT_THAT(match.choices(), ElementsAre("pass", "draw black"));
  match.play("pass").play("pass");
  match.state.table.turn = kAda;
  EXPECT_TRUE(match.can(kAda, "teleport church")) << "every turn";
}

TEST(ShadowHunters, franklin_strikes_once_with_the_six_sided_die) {
  for (int roll = 1; roll <= 6; ++roll) {
    Match match({franklin, werewolf, george, unknown, allie});
    match.play("smite 4", {.dice = {{roll, 0}}});
    EXPECT_EQ(match.damage(kDev), roll);
    EXPECT_THAT(match.choices(), ElementsAre("roll")) << "then he moves; never again";
  }
}

TEST(ShadowHunters, george_strikes_once_with_the_four_sided_die) {
  for (int roll = 1; roll <= 4; ++roll) {
    Match match({george, werewolf, franklin, unknown, allie});
    match.play("smite 4", {.dice = {{0, roll}}});
    EXPECT_EQ(match.damage(kDev), roll);
    EXPECT_THAT(match.choices(), ElementsAre("roll"));
  }
}

TEST(ShadowHunters, SH_30_lightning_and_demolition_are_no_attacks) {
  Match match({franklin, werewolf, george, unknown, allie});
  match.gear(kAda, {chainsaw, silver_rosary}).gear(kBruno, {holy_robe}).stands(kBruno, {}).stands(kDev, weird_woods);
  EXPECT_THAT(match.choices(), ElementsAre("roll", "smite 2", "smite 3", "smite 4", "smite 5"))
      << "wherever they are, but not himself";
  Match robe = match;
  robe.play("smite 2", {.dice = {{5, 0}}});
  EXPECT_EQ(robe.damage(kBruno), 5);
  EXPECT_EQ(robe.phase(), Phase::start) << "no counterattack";
  match.hurt(kEve, 5).gear(kEve, {handgun, talisman}).play("smite 5", {.dice = {{4, 0}}});
  EXPECT_EQ(match.phase(), Phase::loot) << "one card, whatever the Rosary says";
  match.play("loot handgun");
  EXPECT_EQ(match.phase(), Phase::start) << "the turn goes on";
  match.acts_in(church).play("pass");
  EXPECT_FALSE(match.can(kAda, "smite 2"));
}

TEST(ShadowHunters, unknown_deceives_without_revealing_himself) {
  Match match({george, unknown, franklin, vampire, allie});
  match.acts_in(hermits_cabin).ask(spell, kBruno).play("nothing");
  EXPECT_FALSE(match.known(kBruno));
  EXPECT_EQ(match.damage(kBruno), 0);
}

TEST(ShadowHunters, vampire_drinks_two_when_he_hurts) {
  Match match({vampire, unknown, franklin, george, allie});
  match.hurt(kAda, 7).by(kAda, "reveal").attacks().attack("attack 3", 4, 3);
  EXPECT_EQ(match.damage(kAda), 5);
}

TEST(ShadowHunters, werewolf_strikes_back) {
  Match match({franklin, werewolf, george, unknown, allie});
  match.attacks().attack("attack 2", 4, 2).counter(kBruno, 6, 3);
  EXPECT_EQ(match.damage(kBruno), 2);
  EXPECT_EQ(match.damage(kAda), 3);
}

TEST(ShadowHunters, SH_11_the_hunters_win_dead_or_alive) {
  Match match({george, werewolf, franklin, unknown, bob});
  match.hurt(kCleo, 10).hurt(kBruno, 12).acts_in(weird_woods).play("hurt 3");
  EXPECT_FALSE(match.over());
  match.state.table.turn = kAda;
  match.acts_in(weird_woods).play("hurt 2");
  match.state.table.turn = kAda;
  match.hurt(kDev, 9).acts_in(weird_woods).play("hurt 4");
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kCleo})) << "Franklin from his grave";
  EXPECT_EQ(outcome(match.state)->reason, Reason::shadows_dead);
}

TEST(ShadowHunters, SH_11_the_shadows_win_when_no_hunter_lives) {
  Match match({unknown, werewolf, franklin, george, allie});
  match.hurt(kCleo, 10).hurt(kDev, 12).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kBruno, kEve})) << "and Allie, who lives";
  EXPECT_EQ(outcome(match.state)->reason, Reason::hunters_dead);
  EXPECT_THAT(outcome(match.state)->scores, ElementsAre(1, 1, 0, 0, 1));
}

TEST(ShadowHunters, SH_11_the_last_of_both_groups_dying_together_lets_both_win) {
  Match match({bob, werewolf, franklin, unknown, george});
  match.hurt(kBruno, 12).hurt(kCleo, 10).hurt(kDev, 9).hurt(kEve, 12).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.winners(), (SeatSet{kBruno, kCleo, kDev, kEve}));
  EXPECT_EQ(outcome(match.state)->reason, Reason::several);
}

TEST(ShadowHunters, SH_11_living_allie_wins_with_daniel_who_dies_first) {
  Match match({allie, werewolf, franklin, unknown, daniel, george});
  match.hurt(kEve, 11).acts_in(weird_woods).play("hurt 5");
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kEve}));
}

TEST(ShadowHunters, SH_11_dead_allie_and_poor_bob_win_nothing) {
  Match match({unknown, werewolf, franklin, george, allie, bob});
  match.hurt(kCleo, 10).hurt(kDev, 12).hurt(kEve, 6).acts_in(church).draw(flare_of_judgment);
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kBruno}));
}

TEST(ShadowHunters, SH_12_three_dead_neutrals_are_a_victory_of_the_shadows) {
  static_assert(kNeutralsDead == 3);
  Match match({unknown, werewolf, franklin, george, allie, charles, daniel});
  match.hurt(kEve, 6).hurt(kFay, 9).acts_in(church).draw(flare_of_judgment);
  EXPECT_FALSE(match.over()) << "two are not enough";
  match.state.table.turn = kAda;
  match.hurt(kGus, 11).acts_in(weird_woods).play("hurt 7");
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kBruno}));
  EXPECT_EQ(outcome(match.state)->reason, Reason::neutrals_dead);
}

TEST(ShadowHunters, SH_18_a_night_may_last_for_ever) {
  Match match({george, werewolf, franklin, unknown, allie});
  Silent silent;
  Random random(seed_from_text("for ever"));
  while (match.state.table.turns < 5000) {
    const Seat seat = awaited(match.state).first();
    apply(match.state, seat, legal(match.state, seat).front(), random, silent);
    ASSERT_FALSE(match.over()) << "nobody does anything, so nobody wins";
  }
}

TEST(ShadowHunters, SH_54_in_the_end_every_card_lies_open) {
  Match match({george, werewolf, daniel, unknown, franklin});
  match.acts_in(hermits_cabin).ask(spell, kBruno).play("obey");
  match.state.table.turn = kAda;
  match.hurt(kCleo, 11).acts_in(weird_woods).play("hurt 3");
  ASSERT_TRUE(match.over());
  for (Seat viewer : {kAda, kEve, Seat::spectator}) {
    const View view = match.view(viewer);
    EXPECT_EQ(view.gifts[0].question, spell);
    for (Seat seat : seats_up_to(5))
      EXPECT_EQ(view.players[slot(seat)].character, match.state.characters[slot(seat)]);
  }
  EXPECT_EQ(match.told<GameEnded>().front().questions, Questions{spell});
}

}  // namespace
}  // namespace hallali::shadow_hunters
