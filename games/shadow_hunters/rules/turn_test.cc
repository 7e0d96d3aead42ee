// A turn: moving, the six areas, and what may be done at any time.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

const std::vector<Character> kMixed{vampire, werewolf, franklin, george, allie};

TEST(ShadowHunters, a_total_names_an_area_as_often_as_the_rulebook_says) {
  std::array<int, kAreas> odds{};
  int sevens = 0;
  for (int d6 = 1; d6 <= 6; ++d6) {
    for (int d4 = 1; d4 <= 4; ++d4) {
      const auto area = area_rolled(d6 + d4);
      area ? ++odds[static_cast<std::size_t>(*area)] : ++sevens;
    }
  }
  EXPECT_THAT(odds, ElementsAre(3, 7, 4, 3, 2, 1));
  EXPECT_EQ(sevens, 4);
}

TEST(ShadowHunters, the_dice_move_the_piece) {
  Match match(kMixed);
  EXPECT_THAT(match.choices(), ElementsAre("roll"));
  match.roll(5, 4);
  EXPECT_EQ(match.player(kAda).area, weird_woods);
  EXPECT_EQ(match.phase(), Phase::area);
}

TEST(ShadowHunters, the_number_of_ones_own_area_is_rolled_again) {
  Match match(kMixed);
  match.play("roll", {.dice = {{2, 4}, {5, 1}, {4, 4}}});  // 6 and 6 are the church
  EXPECT_EQ(match.player(kAda).area, cemetery);
  const auto rolls = match.told<Rolled>();
  ASSERT_EQ(rolls.size(), 3U);
  EXPECT_TRUE(rolls[0].again && rolls[1].again && !rolls[2].again);
}

TEST(ShadowHunters, a_seven_leads_anywhere_else) {
  Match match(kMixed);
  match.roll(3, 4);
  EXPECT_THAT(match.choices(), ElementsAre("go hermits-cabin", "go underworld-gate", "go cemetery", "go weird-woods",
                                           "go erstwhile-altar"));
  match.play("go cemetery");
  EXPECT_EQ(match.player(kAda).area, cemetery);
}

TEST(ShadowHunters, hermits_cabin_has_questions) {
  Match match(kMixed);
  EXPECT_THAT(match.roll(1, 2).choices(), ElementsAre("pass", "draw hermit"));
  match.play("draw hermit");
  EXPECT_THAT(match.choices(), ElementsAre("give 2", "give 3", "give 4", "give 5")) << "never to oneself";
}

TEST(ShadowHunters, underworld_gate_has_every_deck) {
  Match match(kMixed);
  EXPECT_THAT(match.roll(1, 4).choices(), ElementsAre("pass", "draw white", "draw black", "draw hermit"));
}

TEST(ShadowHunters, church_has_white_cards) {
  Match match(kMixed);
  match.stands(kAda, cemetery);
  EXPECT_THAT(match.roll(4, 2).choices(), ElementsAre("pass", "draw white"));
}

TEST(ShadowHunters, cemetery_has_black_cards) {
  Match match(kMixed);
  EXPECT_THAT(match.roll(4, 4).choices(), ElementsAre("pass", "draw black"));
}

TEST(ShadowHunters, weird_woods_hurt_two_or_heal_one) {
  Match match(kMixed);
  match.hurt(kCleo, 3).roll(6, 3);
  EXPECT_THAT(match.choices(), ElementsAre("pass", "hurt 1", "hurt 2", "hurt 3", "hurt 4", "hurt 5", "heal 1",
                                           "heal 2", "heal 3", "heal 4", "heal 5"));
  Match hurts = match;
  EXPECT_EQ(hurts.play("hurt 3").damage(kCleo), 5);
  EXPECT_EQ(match.play("heal 3").damage(kCleo), 2);
}

TEST(ShadowHunters, erstwhile_altar_steals_a_card) {
  Match match(kMixed);
  match.gear(kAda, {talisman}).gear(kBruno, {handgun, chainsaw}).gear(kDev, {holy_robe}).roll(6, 4);
  EXPECT_THAT(match.choices(), ElementsAre("pass", "steal 2 chainsaw", "steal 2 handgun", "steal 4 holy-robe"));
  match.play("steal 2 handgun");
  EXPECT_TRUE(match.owns(kAda, handgun));
  EXPECT_FALSE(match.owns(kBruno, handgun));
  EXPECT_TRUE(match.owns(kBruno, chainsaw));
}

TEST(ShadowHunters, SH_4_acting_is_optional_but_a_card_is_not) {
  Match match(kMixed);
  match.acts_in(cemetery);
  EXPECT_EQ(Match(match).play("pass").phase(), Phase::attack);
  match.draw(vampire_bat);
  EXPECT_THAT(match.choices(), ElementsAre("target 2", "target 3", "target 4", "target 5")) << "no way to pass";
}

TEST(ShadowHunters, SH_4_the_altar_asks_nothing_when_there_is_nothing_to_steal) {
  Match match(kMixed);
  match.gear(kAda, {talisman});
  match.roll(6, 4);
  EXPECT_EQ(match.player(kAda).area, erstwhile_altar);
  EXPECT_THAT(match.told<NothingToSteal>(), ElementsAre(NothingToSteal{kAda})) << "but the log says so";
  EXPECT_EQ(match.turn(), kBruno) << "nobody is in range either";
  EXPECT_EQ(match.phase(), Phase::start);
}

TEST(ShadowHunters, SH_5_the_woods_may_be_turned_on_oneself) {
  Match match(kMixed);
  match.hurt(kAda, 4).acts_in(weird_woods);
  EXPECT_EQ(Match(match).play("hurt 1").damage(kAda), 6);
  EXPECT_EQ(Match(match).play("heal 1").damage(kAda), 3);
  match.gear(kAda, {fortune_brooch});
  EXPECT_EQ(Match(match).play("hurt 1").damage(kAda), 4) << "the Brooch keeps one's own hand away as well";
}

TEST(ShadowHunters, SH_6_who_dies_in_his_own_turn_is_done) {
  Match match({unknown, werewolf, franklin, george, allie});
  match.hurt(kAda, 9).acts_in(weird_woods);
  match.state.table.extra_turns = 1;
  match.play("hurt 1");
  EXPECT_FALSE(match.alive(kAda));
  EXPECT_EQ(match.turn(), kBruno);
  EXPECT_EQ(match.state.table.extra_turns, 0) << "the turn that was to come is lost";
  EXPECT_FALSE(match.player(kAda).area) << "the piece leaves the board";
}

TEST(ShadowHunters, SH_7_off_the_board_nobody_is_in_range) {
  Match match(kMixed);
  match.stands(kBruno, {}).stands(kCleo, {}).attacks();
  EXPECT_THAT(match.choices(), ElementsAre("pass", "attack 4", "attack 5"));
  match.gear(kAda, {handgun});
  EXPECT_TRUE(in_range(match.state.table, kAda).empty()) << "not with the Handgun either";
  EXPECT_TRUE(in_range(match.state.table, kBruno).empty());
}

TEST(ShadowHunters, SH_7_off_the_board_cards_still_reach_and_a_first_seven_is_free) {
  Match match({emi, werewolf, franklin, unknown, allie});
  for (Seat seat : {kAda, kBruno, kCleo, kDev, kEve}) match.stands(seat, {});
  EXPECT_THAT(match.choices(), ElementsAre("roll")) << "Emi has nowhere to teleport from";
  match.roll(4, 3);
  EXPECT_EQ(match.choices().size(), 6U);
  match.play("go weird-woods").play("hurt 5");
  EXPECT_EQ(match.damage(kEve), 2);
}

TEST(ShadowHunters, turns_go_clockwise_past_the_dead) {
  Match match(kMixed);
  match.hurt(kBruno, 12).acts_in(weird_woods).play("hurt 2");
  EXPECT_FALSE(match.alive(kBruno));
  EXPECT_EQ(match.turn(), kCleo);
}

TEST(ShadowHunters, SH_3_the_compass_rolls_twice_and_chooses) {
  Match match(kMixed);
  match.gear(kAda, {mystic_compass});
  EXPECT_THAT(match.choices(), ElementsAre("roll", "compass"));
  match.play("compass", {.dice = {{6, 4}, {3, 3}, {4, 4}}});  // the 6 is her own area
  EXPECT_THAT(match.choices(), ElementsAre("go cemetery", "go erstwhile-altar"));
  EXPECT_EQ(Match(match).play("go cemetery").player(kAda).area, cemetery);
}

TEST(ShadowHunters, SH_3_a_seven_among_the_two_leaves_everything_open) {
  Match match(kMixed);
  match.gear(kAda, {mystic_compass}).play("compass", {.dice = {{6, 1}, {6, 4}}});
  EXPECT_EQ(match.choices().size(), 5U);
  EXPECT_FALSE(match.can(kAda, "go church"));
}

TEST(ShadowHunters, Q5_only_the_compass_may_be_left_alone) {
  Match match(kMixed);
  match.gear(kAda, {mystic_compass, masamune, handgun}).stands(kBruno, hermits_cabin);
  EXPECT_TRUE(match.can(kAda, "roll") && match.can(kAda, "compass"));
  match.attacks();
  EXPECT_THAT(match.choices(), ElementsAre("attack 2")) << "Masamune and Handgun have the say";
}

TEST(ShadowHunters, Q3_healing_somebody_unhurt_is_wasted_and_allowed) {
  Match match(kMixed);
  match.acts_in(weird_woods).play("heal 4");
  EXPECT_EQ(match.damage(kDev), 0);
  Match blessed(kMixed);
  blessed.acts_in(church).draw(blessing).play("target 2", {.dice = {{6, 0}}});
  EXPECT_EQ(blessed.damage(kBruno), 0);
}

TEST(ShadowHunters, Q6_emi_teleports_to_the_mate_or_to_the_nearest_area_of_the_pair_beside) {
  Match match({emi, werewolf, franklin, unknown, allie});
  EXPECT_THAT(match.choices(), ElementsAre("roll", "teleport underworld-gate", "teleport cemetery"));
  match.stands(kAda, hermits_cabin);
  EXPECT_THAT(match.choices(), ElementsAre("roll", "teleport underworld-gate", "teleport erstwhile-altar"))
      << "the areas go round";
  match.play("teleport underworld-gate");
  EXPECT_TRUE(match.known(kAda));
  EXPECT_TRUE(match.told<Rolled>().empty());
  EXPECT_EQ(match.phase(), Phase::area);
}

TEST(ShadowHunters, SH_52_a_clock_that_runs_out_makes_the_quietest_move) {
  Match match({emi, vampire, franklin, unknown, allie});
  match.gear(kAda, {mystic_compass}).gear(kBruno, {talisman}).stands(kBruno, underworld_gate);
  const auto first = [&] { return match.moves(kAda).front(); };
  EXPECT_EQ(first(), "roll");
  match.acts_in(underworld_gate);
  EXPECT_EQ(first(), "pass");
  match.draw(chocolate);
  EXPECT_EQ(first(), "pass");
  match.play("pass");
  EXPECT_EQ(match.phase(), Phase::attack);
  EXPECT_EQ(first(), "pass");
  match.acts_in(cemetery).draw(moody_goblin);
  EXPECT_EQ(first(), "steal 2 talisman");
}

TEST(ShadowHunters, SH_52_the_clock_reveals_whom_the_mirror_forces_to) {
  Match match({vampire, emi, franklin, unknown, allie});
  match.acts_in(church).draw(disenchant_mirror);
  EXPECT_THAT(match.moves(kAda), testing::ElementsAre("reveal"));
  match.play("reveal");
  EXPECT_TRUE(match.known(kAda));
}

TEST(ShadowHunters, SH_52_the_clock_reveals_nobody_wherever_there_is_another_move) {
  Random random(seed_from_text("clock"));
  for (int game = 0; game < 60; ++game) {
    State state = deal({.players = static_cast<std::uint8_t>(4 + game % 5)}, random);
    Silent silent;
    while (!awaited(state).empty()) {
      for (Seat seat : awaited(state)) {
        const MoveList moves = legal(state, seat);
        if (moves.front().kind() < Move::Kind::reveal) continue;
        ASSERT_EQ(moves.size(), 1U);  // the Mirror
        ASSERT_EQ(state.table.card, disenchant_mirror);
      }
      const Seat seat = awaited(state).first();
      const MoveList moves = legal(state, seat);
      apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], random, silent);
    }
  }
}

}  // namespace
}  // namespace hallali::shadow_hunters
