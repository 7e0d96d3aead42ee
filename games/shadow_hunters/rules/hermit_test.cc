// The hermit's cards: twelve questions, who answers them how, and who learns what.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// Bruno is this character and has been given the card.
Match asked(Question question, Character bruno, int damage = 3) {
  const Character ada = bruno == george ? franklin : george;
  Match match(cast_with({ada, bruno}));
  match.hurt(kBruno, damage).acts_in(hermits_cabin).ask(question, kBruno);
  return match;
}

// Who has to obey; the others have one answer, "nothing", and Unknown has both.
void expect_applies(Question question, CharacterSet matching) {
  for (Character who : kEveryCharacter) {
    const Match match = asked(question, who);
    EXPECT_EQ(match.can(kBruno, "obey"), matching.contains(who) || who == unknown) << notation(who);
    EXPECT_EQ(match.can(kBruno, "nothing"), !matching.contains(who) || who == unknown) << notation(who);
    EXPECT_FALSE(match.can(kBruno, "show"));
  }
}

int after_obeying(Question question, Character who, int damage) {
  return asked(question, who, damage).play("obey").damage(kBruno);
}

constexpr CharacterSet kHuntersByName{emi, franklin, george};
constexpr CharacterSet kShadowsByName{unknown, vampire, werewolf};
constexpr CharacterSet kNeutralsByName{allie, bob, charles, daniel};

TEST(ShadowHunters, the_hermits_deck_is_the_printed_one) {
  EXPECT_THAT(kCopies, ElementsAre(1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1));
  EXPECT_EQ(hermit_left(Match(cast_with({})).state.table), 16);
}

TEST(ShadowHunters, aid_heals_a_hunter_or_hurts_one_unhurt) {
  expect_applies(aid, kHuntersByName);
  EXPECT_EQ(after_obeying(aid, george, 3), 2);
  EXPECT_EQ(after_obeying(aid, george, 0), 1);
}

TEST(ShadowHunters, huddle_heals_a_shadow_or_hurts_one_unhurt) {
  expect_applies(huddle, kShadowsByName);
  EXPECT_EQ(after_obeying(huddle, vampire, 3), 2);
  EXPECT_EQ(after_obeying(huddle, vampire, 0), 1);
}

TEST(ShadowHunters, nurturance_heals_a_neutral_or_hurts_one_unhurt) {
  expect_applies(nurturance, kNeutralsByName);
  EXPECT_EQ(after_obeying(nurturance, bob, 3), 2);
  EXPECT_EQ(after_obeying(nurturance, bob, 0), 1);
}

void expect_gives_or_suffers(Question question, Character who) {
  EXPECT_THAT(asked(question, who).choices(kBruno), testing::Not(testing::Contains(testing::HasSubstr("hand-over"))));
  Match match(cast_with({who == george ? franklin : george, who}));
  match.gear(kBruno, {talisman, handgun}).acts_in(hermits_cabin).ask(question, kBruno);
  Match hurts = match;
  EXPECT_EQ(hurts.play("obey").damage(kBruno), 1);
  EXPECT_TRUE(hurts.owns(kBruno, talisman) && hurts.owns(kBruno, handgun));
  EXPECT_TRUE(match.can(kBruno, "hand-over talisman"));
  match.play("hand-over handgun");
  EXPECT_TRUE(match.owns(kAda, handgun)) << "to the one who asked";
  EXPECT_TRUE(match.owns(kBruno, talisman));
  EXPECT_EQ(match.damage(kBruno), 0);
}

TEST(ShadowHunters, anger_makes_hunters_and_shadows_give_or_suffer) {
  expect_applies(anger, kHuntersByName | kShadowsByName);
  for (Character who : {emi, vampire}) expect_gives_or_suffers(anger, who);
}

TEST(ShadowHunters, blackmail_makes_neutrals_and_hunters_give_or_suffer) {
  expect_applies(blackmail, kNeutralsByName | kHuntersByName);
  for (Character who : {bob, franklin}) expect_gives_or_suffers(blackmail, who);
}

TEST(ShadowHunters, greed_makes_neutrals_and_shadows_give_or_suffer) {
  expect_applies(greed, kNeutralsByName | kShadowsByName);
  for (Character who : {charles, werewolf}) expect_gives_or_suffers(greed, who);
}

TEST(ShadowHunters, slap_costs_a_hunter_one) {
  expect_applies(slap, kHuntersByName);
  EXPECT_EQ(after_obeying(slap, emi, 3), 4);
}

TEST(ShadowHunters, spell_costs_a_shadow_one) {
  expect_applies(spell, kShadowsByName);
  EXPECT_EQ(after_obeying(spell, werewolf, 3), 4);
}

TEST(ShadowHunters, exorcism_costs_a_shadow_two) {
  expect_applies(exorcism, kShadowsByName);
  EXPECT_EQ(after_obeying(exorcism, werewolf, 3), 5);
}

TEST(ShadowHunters, bully_costs_the_frail_one) {
  expect_applies(bully, {allie, bob, charles, emi, unknown});
  EXPECT_EQ(after_obeying(bully, charles, 3), 4);
}

TEST(ShadowHunters, tough_lesson_costs_the_strong_two) {
  expect_applies(tough_lesson, {daniel, franklin, george, vampire, werewolf});
  EXPECT_EQ(after_obeying(tough_lesson, daniel, 3), 5);
}

TEST(ShadowHunters, prediction_shows_the_character_to_the_one_who_asked) {
  Match match = asked(prediction, daniel);
  EXPECT_THAT(match.choices(kBruno), ElementsAre("show"));
  match.play("show");
  EXPECT_EQ(know(match.state, kAda).characters[1], daniel);
}

TEST(ShadowHunters, SH_46_only_unknown_may_lie_hidden_or_not) {
  for (Question question :
       {aid, huddle, nurturance, anger, blackmail, greed, slap, spell, exorcism, bully, tough_lesson}) {
    Match match = asked(question, unknown);
    EXPECT_TRUE(match.can(kBruno, "obey") && match.can(kBruno, "nothing")) << notation(question);
    match.by(kBruno, "reveal");
    EXPECT_TRUE(match.can(kBruno, "obey") && match.can(kBruno, "nothing")) << notation(question);
  }
  Match lie = asked(slap, unknown);
  lie.play("obey");
  EXPECT_EQ(lie.damage(kBruno), 4) << "a lie costs what the truth would";
  Match denial = asked(spell, unknown);
  EXPECT_EQ(denial.play("nothing").damage(kBruno), 3);
}

TEST(ShadowHunters, SH_46_unknown_may_pay_for_a_lie_with_equipment) {
  Match match({george, unknown, franklin, vampire, allie});
  match.gear(kBruno, {handgun}).acts_in(hermits_cabin).ask(blackmail, kBruno);
  EXPECT_THAT(match.choices(kBruno), ElementsAre("nothing", "obey", "hand-over handgun"));
}

TEST(ShadowHunters, SH_47_unknown_cannot_lie_to_prediction_and_nobody_else_sees_it) {
  Match match = asked(prediction, unknown);
  EXPECT_THAT(match.choices(kBruno), ElementsAre("show"));
  match.play("show");
  EXPECT_FALSE(match.known(kBruno)) << "showing is not revealing";
  for (Seat other : {kCleo, kDev, kEve}) {
    EXPECT_FALSE(know(match.state, other).characters[1]);
    EXPECT_THAT(match.heard_by(other), testing::Not(testing::Contains("character-shown")));
  }
  match.attacks().stands(kAda, church).play("pass");
  EXPECT_EQ(know(match.state, kAda).characters[1], unknown) << "for the rest of the night";
}

TEST(ShadowHunters, SH_2_showing_his_card_does_not_reveal_daniel) {
  Match match = asked(prediction, daniel);
  match.play("show");
  EXPECT_FALSE(match.known(kBruno));
}

TEST(ShadowHunters, SH_49_only_the_two_know_the_card_and_white_and_black_lie_open) {
  Match match = asked(spell, vampire);
  EXPECT_EQ(know(match.state, kAda).question, spell);
  EXPECT_EQ(know(match.state, kBruno).question, spell);
  for (Seat other : {kCleo, kDev, kEve, Seat::spectator}) {
    EXPECT_FALSE(know(match.state, other).question);
    EXPECT_THAT(match.heard_by(other), testing::Not(testing::Contains("question-read")));
  }
  match.play("obey");
  EXPECT_EQ(match.view(kAda).gifts[0].question, spell);
  EXPECT_EQ(match.view(kBruno).gifts[0].question, spell);
  for (Seat other : {kCleo, kDev, kEve, Seat::spectator}) {
    EXPECT_FALSE(match.view(other).gifts[0].question);
    EXPECT_EQ(match.view(other).gifts[0].answer, Answer::hurt) << "the answer is there for all";
  }
  Match open(cast_with({george}));
  open.acts_in(church).draw(holy_water);
  EXPECT_EQ(open.state.table.white.discarded.size(), 1);
  EXPECT_EQ(open.state.table.white, know(open.state, kEve).table.white);
}

TEST(ShadowHunters, an_answer_teaches_the_one_who_asked) {
  Match match = asked(spell, vampire);
  match.play("obey");
  EXPECT_EQ(match.view(kAda).players[1].could, kShadowsByName);
  EXPECT_TRUE(match.view(kCleo).players[1].could.contains(allie)) << "the others learn nothing of it";
  Match honest = asked(spell, emi);
  honest.play("nothing");
  EXPECT_EQ(honest.view(kAda).players[1].could, (kEveryCharacter - CharacterSet{vampire, werewolf, george}))
      << "Unknown may have lied, and Ada is George herself";
}

TEST(ShadowHunters, two_points_for_the_hermit_tell_everybody_something) {
  Match match = asked(tough_lesson, franklin);
  match.play("obey");
  EXPECT_EQ(match.could(kBruno), (CharacterSet{daniel, franklin, george, unknown, vampire, werewolf}))
      << "it was Exorcism or the Tough Lesson";
  EXPECT_FALSE(match.view(Seat::spectator).players[1].could.contains(allie));
}

TEST(ShadowHunters, SH_17_who_gives_the_card_has_killed) {
  Match match({george, unknown, charles, vampire, franklin});
  match.hurt(kCleo, 10).gear(kCleo, {handgun, talisman}).acts_in(hermits_cabin).ask(bully, kCleo).play("obey");
  EXPECT_FALSE(match.alive(kCleo));
  EXPECT_EQ(match.told<Died>().front().killer, kAda);
  EXPECT_EQ(awaited(match.state), SeatSet{kAda});
  EXPECT_THAT(match.choices(kAda), ElementsAre("loot talisman", "loot handgun"));
}

TEST(ShadowHunters, SH_48_an_empty_pile_is_made_of_the_discards) {
  Match match(cast_with({george}));
  match.gear(kBruno, {talisman}).acts_in(church);
  Pile& pile = match.state.table.white;
  pile.discarded = pile.left;
  pile.left = {};
  match.play("draw white");
  EXPECT_EQ(match.told<Reshuffled>(), (std::vector<Reshuffled>{{Deck::white}}));
  EXPECT_EQ(pile.left.size() + pile.discarded.size() + match.player(kAda).equipment.size(), 15);
  EXPECT_TRUE(match.owns(kBruno, talisman)) << "what is in play stays out";
}

// Ada asks Bruno so many questions.
void ask_often(Match& match, int cards, void (*after_each)(Match&, int)) {
  for (int card = 1; card <= cards; ++card) {
    match.state.table.turn = kAda;
    match.player(kBruno).damage = 0;
    match.acts_in(hermits_cabin).play("draw hermit").play("give 2");
    match.by(kBruno, match.choices(kBruno).front());
    after_each(match, card);
  }
}

TEST(ShadowHunters, SH_48_the_hermits_deck_comes_back_after_sixteen) {
  Match match(cast_with({george}));
  ask_often(match, 80, [](Match& now, int cards) {
    EXPECT_EQ(hermit_left(now.state.table), (16 - cards % 16) % 16) << cards;
    if (cards % 16 != 0) return;
    std::array<int, kQuestions> seen{};
    const Questions& all = now.state.questions;
    for (std::size_t i = all.size() - 16; i < all.size(); ++i) ++seen[static_cast<std::size_t>(all[i])];
    for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(seen[i], kCopies[i]) << "every card came";
    EXPECT_EQ(all.size(), static_cast<std::size_t>(std::min(cards, 48))) << "three times through it are remembered";
  });
  EXPECT_EQ(match.told<Reshuffled>().size(), 4U);
  EXPECT_EQ(know(match.state, kAda).characters[1], match.state.characters[1]) << "what was learnt stays";
}

TEST(ShadowHunters, SH_48_there_is_room_for_a_card_that_went_round_as_well) {
  Random random(seed_from_text("round"));
  Match match(deal({.players = 8, .quick_start = QuickStart::round}, random));
  while (match.phase() == Phase::quick_start) match.play(match.choices().front());
  ask_often(match, 70, [](Match& now, int) {
    const Knowledge knowledge = know(now.state, kCleo);
    Random chance(seed_from_text("world"));
    ASSERT_EQ(know(imagine(knowledge, chance), kCleo), knowledge);
  });
  EXPECT_LE(match.state.questions.size(), static_cast<std::size_t>(kMostGifts));
}

}  // namespace
}  // namespace hallali::shadow_hunters
