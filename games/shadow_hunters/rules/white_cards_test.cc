// The white cards: ten that are used once, six pieces of equipment.
#include <map>

#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// Ada is about to draw a white card.
Match in_church(const std::vector<Character>& characters) {
  Match match(characters);
  match.acts_in(church);
  return match;
}

TEST(ShadowHunters, the_white_deck_is_the_printed_one) {
  std::map<Card, int> copies;
  for (Card card : kWhiteDeck) ++copies[card];
  EXPECT_EQ(copies.size(), 15U);
  for (const auto& [card, count] : copies) EXPECT_EQ(count, card == holy_water ? 2 : 1) << notation(card);
  EXPECT_EQ(std::count_if(kWhiteDeck.begin(), kWhiteDeck.end(), is_equipment), 6);
}

TEST(ShadowHunters, advent_heals_a_hunter_who_shows_himself) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.hurt(kAda, 6).draw(advent);
  EXPECT_EQ(match.phase(), Phase::card);
  Match hidden = match;
  hidden.play("pass");
  EXPECT_EQ(hidden.damage(kAda), 6);
  EXPECT_FALSE(hidden.known(kAda));
  match.play("reveal");
  EXPECT_EQ(match.damage(kAda), 0);
  EXPECT_EQ(match.phase(), Phase::attack);
}

TEST(ShadowHunters, advent_does_nothing_for_anybody_else) {
  for (Character other : {werewolf, allie, unknown, bob}) {
    Match match = in_church(cast_with({other}));
    match.hurt(kAda, 6).draw(advent).play("reveal");
    EXPECT_EQ(match.damage(kAda), 6) << notation(other);
    EXPECT_EQ(match.phase(), Phase::attack);
  }
}

TEST(ShadowHunters, SH_32_advent_and_chocolate_ask_everybody_who_is_hidden_alike) {
  for (Card card : {advent, chocolate}) {
    for (Character who : kEveryCharacter) {
      Match match = in_church(cast_with({who}));
      match.draw(card);
      EXPECT_EQ(match.phase(), Phase::card) << notation(who);
      EXPECT_EQ(awaited(match.state), SeatSet{kAda});
      EXPECT_THAT(match.choices(), ElementsAre("pass"));
      EXPECT_EQ(match.can(kAda, "reveal"), who != daniel);
    }
  }
}

TEST(ShadowHunters, SH_32_chocolate_heals_at_once_who_is_known_already) {
  Match match = in_church({emi, werewolf, george, unknown, allie});
  match.hurt(kAda, 6).by(kAda, "reveal").draw(chocolate);
  EXPECT_EQ(match.damage(kAda), 0);
  EXPECT_EQ(match.phase(), Phase::attack);
}

TEST(ShadowHunters, Q2_a_card_for_those_who_reveal_themselves_works_for_those_who_have) {
  Match advent_match = in_church({franklin, werewolf, george, unknown, allie});
  advent_match.hurt(kAda, 9).by(kAda, "reveal").draw(advent);
  EXPECT_EQ(advent_match.damage(kAda), 0);
  Match ritual = in_church({vampire, werewolf, george, emi, allie});
  ritual.acts_in(cemetery).hurt(kAda, 9).by(kAda, "reveal").draw(diabolic_ritual);
  EXPECT_EQ(ritual.damage(kAda), 0);
}

TEST(ShadowHunters, chocolate_is_for_allie_emi_and_unknown) {
  for (Character who : kEveryCharacter.without(daniel)) {
    Match match = in_church(cast_with({who}));
    match.hurt(kAda, 5).draw(chocolate).play("reveal");
    const bool sweet = who == allie || who == emi || who == unknown;
    EXPECT_EQ(match.damage(kAda), sweet ? 0 : 5) << notation(who);
  }
}

TEST(ShadowHunters, blessing_heals_another_by_the_six_sided_die) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.hurt(kBruno, 9).draw(blessing);
  EXPECT_THAT(match.choices(), ElementsAre("target 2", "target 3", "target 4", "target 5"));
  match.play("target 2", {.dice = {{5, 0}}});
  EXPECT_EQ(match.damage(kBruno), 4);
}

TEST(ShadowHunters, SH_43_healing_stops_at_no_damage) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.hurt(kBruno, 3).draw(blessing).play("target 2", {.dice = {{6, 0}}});
  EXPECT_EQ(match.damage(kBruno), 0);
  Match water = in_church({franklin, werewolf, george, unknown, allie});
  water.hurt(kAda, 1).draw(holy_water);
  EXPECT_EQ(water.damage(kAda), 0);
}

TEST(ShadowHunters, concealed_knowledge_gives_another_turn) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.draw(concealed_knowledge).play("pass");
  EXPECT_EQ(match.turn(), kAda);
  EXPECT_EQ(match.phase(), Phase::start);
  EXPECT_TRUE(match.told<TurnBegan>().back().extra);
  match.attacks().play("pass");
  EXPECT_EQ(match.turn(), kBruno) << "one, not more";
}

TEST(ShadowHunters, SH_44_extra_turns_add_up_and_die_with_their_owner) {
  Match match = in_church({unknown, werewolf, george, franklin, allie});
  match.draw(concealed_knowledge).play("pass");
  match.state.table.white.left = match.state.table.white.left | match.state.table.white.discarded;
  match.state.table.white.discarded = {};
  match.state.table.extra_turns = 1;  // as if the card had come twice in one turn
  match.acts_in(church).draw(concealed_knowledge);
  EXPECT_EQ(match.state.table.extra_turns, 2);
  match.play("pass").attacks().play("pass");
  EXPECT_EQ(match.turn(), kAda);
  match.attacks().play("pass");
  EXPECT_EQ(match.turn(), kBruno);
}

TEST(ShadowHunters, SH_44_is_lost_on_death) {
  Match match = in_church({unknown, werewolf, george, franklin, allie});
  match.draw(concealed_knowledge).hurt(kAda, 10).by(kBruno, "reveal");
  match.attack("attack 2", 3, 3).counter(kBruno, 4, 1);
  EXPECT_FALSE(match.alive(kAda));
  EXPECT_EQ(match.turn(), kBruno);
  EXPECT_EQ(match.state.table.extra_turns, 0);
}

TEST(ShadowHunters, disenchant_mirror_unmasks_vampire_and_werewolf) {
  for (Character who : {vampire, werewolf}) {
    Match match = in_church({who, unknown, george, franklin, allie});
    match.draw(disenchant_mirror);
    EXPECT_THAT(match.moves(kAda), ElementsAre("reveal")) << "there is no choice";
    match.play("reveal");
    EXPECT_TRUE(match.known(kAda));
    EXPECT_EQ(match.phase(), Phase::attack);
  }
}

TEST(ShadowHunters, SH_33_a_mirror_that_unmasks_nobody_tells_something_too) {
  for (Character who : kEveryCharacter - CharacterSet{vampire, werewolf}) {
    Match match = in_church(cast_with({who}));
    match.draw(disenchant_mirror);
    EXPECT_EQ(awaited(match.state), SeatSet{kAda}) << "everybody hidden is asked";
    EXPECT_THAT(match.choices(), ElementsAre("pass"));
    match.play("pass");
    EXPECT_FALSE(match.known(kAda));
    EXPECT_FALSE(match.could(kAda).intersects({vampire, werewolf}));
    EXPECT_TRUE(match.could(kBruno).contains(werewolf));
  }
}

TEST(ShadowHunters, SH_33_a_mirror_does_nothing_to_who_is_known) {
  Match match = in_church({vampire, unknown, george, franklin, allie});
  match.by(kAda, "reveal").draw(disenchant_mirror);
  EXPECT_EQ(match.phase(), Phase::attack);
}

TEST(ShadowHunters, first_aid_sets_a_marker_to_seven) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.hurt(kBruno, 12).hurt(kCleo, 7).draw(first_aid);
  EXPECT_THAT(match.choices(), ElementsAre("target 1", "target 2", "target 3", "target 4", "target 5"));
  EXPECT_EQ(Match(match).play("target 1").damage(kAda), 7) << "oneself, too";
  EXPECT_EQ(Match(match).play("target 2").damage(kBruno), 7);
  EXPECT_EQ(Match(match).play("target 3").damage(kCleo), 7);
}

TEST(ShadowHunters, SH_42_first_aid_kills_nobody) {
  static_assert(kFirstAid == 7);
  for (Character each : kEveryCharacter) EXPECT_GT(hit_points(each), kFirstAid);
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.draw(first_aid).play("target 5");
  EXPECT_EQ(match.damage(kEve), 7);
  EXPECT_TRUE(match.alive(kEve)) << "Allie, who has eight";
}

TEST(ShadowHunters, flare_of_judgment_burns_everybody_else) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.stands(kCleo, {}).hurt(kBruno, 3).gear(kDev, {talisman}).draw(flare_of_judgment);
  EXPECT_EQ(match.damage(kAda), 0);
  EXPECT_EQ(match.damage(kBruno), 5);
  for (Seat seat : {kCleo, kDev, kEve}) EXPECT_EQ(match.damage(seat), 2);
}

TEST(ShadowHunters, SH_45_the_deaths_of_a_flare_are_one_batch) {
  Match match = in_church({franklin, werewolf, george, unknown, daniel});
  match.hurt(kBruno, 12).hurt(kEve, 11).draw(flare_of_judgment);
  EXPECT_EQ(match.told<Died>().size(), 2U);
  EXPECT_EQ(match.winners(), SeatSet{kEve}) << "Daniel is among the first";
}

TEST(ShadowHunters, guardian_angel_keeps_attacks_away_until_the_next_turn) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.draw(guardian_angel).play("pass");
  EXPECT_TRUE(match.view(kDev).players[0].angel) << "everybody sees it";
  match.attacks().attack("attack 1", 6, 1).go_on();
  EXPECT_EQ(match.damage(kAda), 0);
  for (int i = 0; i < 3; ++i) match.attacks().play("pass");
  EXPECT_EQ(match.turn(), kAda);
  EXPECT_FALSE(match.player(kAda).angel);
}

TEST(ShadowHunters, holy_water_heals_two_of_ones_own) {
  Match match = in_church({franklin, werewolf, george, unknown, allie});
  match.hurt(kAda, 5).hurt(kBruno, 5).draw(holy_water);
  EXPECT_EQ(match.damage(kAda), 3);
  EXPECT_EQ(match.damage(kBruno), 5);
}

}  // namespace
}  // namespace hallali::shadow_hunters
