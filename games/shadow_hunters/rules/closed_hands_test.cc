// Who answers behind a closed hand, and who of them has anything to decide.
#include <functional>

#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// Who would have a choice in this seat; everybody else is asked, and has nothing to decide.
CharacterSet choosers(std::size_t seat, const std::function<void(Match&)>& happens) {
  CharacterSet found;
  for (Character who : kEveryCharacter) {
    auto cast = cast_with({who});
    std::swap(cast[0], cast[seat]);
    Match match(cast);
    happens(match);
    const Seat asked = seat_at(static_cast<int>(seat));
    EXPECT_TRUE(awaited(match.state).contains(asked)) << notation(who);
    const ClosedHand hand = closed_hand(match.state, asked);
    EXPECT_NE(hand, ClosedHand::none) << notation(who);
    if (hand != ClosedHand::nothing) found.insert(who);
  }
  return found;
}

TEST(ShadowHunters, SH_53_only_werewolf_and_vampire_have_something_to_decide_after_the_attack) {
  const auto attacked = [](Match& match) { match.attacks().attack("attack 2", 4, 1).lands(); };
  EXPECT_EQ(choosers(1, attacked), CharacterSet{werewolf});
  EXPECT_EQ(choosers(0, attacked), CharacterSet{vampire});
}

TEST(ShadowHunters, SH_53_before_the_damage_it_is_bob_or_a_hunter_with_the_spear) {
  EXPECT_EQ(choosers(0, [](Match& match) { match.attacks().gear(kBruno, {talisman}).attack("attack 2", 4, 1); }),
            CharacterSet{bob});
  EXPECT_EQ(
      choosers(0, [](Match& match) { match.attacks().gear(kAda, {spear_of_longinus}).attack("attack 2", 4, 1); }),
      kHunters);
}

TEST(ShadowHunters, SH_53_the_feast_is_a_secret_until_charles_is_known) {
  const auto feast = [](Match& match) {
    match.attacks().attack("attack 2", 4, 1).lands();
    while (match.phase() == Phase::reply) match.by(awaited(match.state).first(), "pass");
  };
  EXPECT_EQ(choosers(0, feast), CharacterSet{charles});
  Match match(cast_with({charles}));
  feast(match);
  match.by(kAda, "reveal");
  EXPECT_EQ(closed_hand(match.state, kAda), ClosedHand::none) << "everybody knows that he has a choice";
}

TEST(ShadowHunters, SH_32_a_hidden_drawer_is_asked_whoever_they_are) {
  const auto drawn = [](Area area, Card card) { return [=](Match& match) { match.acts_in(area).draw(card); }; };
  EXPECT_EQ(choosers(0, drawn(church, advent)), kHunters);
  EXPECT_EQ(choosers(0, drawn(church, chocolate)), healed_by(chocolate));
  EXPECT_EQ(choosers(0, drawn(cemetery, diabolic_ritual)), kShadows);
  EXPECT_EQ(choosers(0, drawn(church, disenchant_mirror)), (CharacterSet{vampire, werewolf})) << "they must (SH-33)";
}

TEST(ShadowHunters, SH_46_a_question_is_answered_in_person_while_the_answer_could_be_a_lie) {
  Match match(kFive);
  match.acts_in(hermits_cabin).ask(slap, kCleo);
  EXPECT_EQ(closed_hand(match.state, kCleo), ClosedHand::in_person);
  match.by(kCleo, "reveal");
  EXPECT_EQ(closed_hand(match.state, kCleo), ClosedHand::none);
  Match honest(kFive, {.no_abilities = true});
  honest.acts_in(hermits_cabin).ask(slap, kCleo);
  EXPECT_EQ(closed_hand(honest.state, kCleo), ClosedHand::none);
}

TEST(ShadowHunters, SH_1_to_reveal_oneself_is_seen_at_once) {
  for (const char* open : {"reveal", "love"}) EXPECT_TRUE(in_the_open(read_move(open)));
  for (const char* closed : {"pass", "counter", "suck", "feast", "obey", "nothing"}) {
    EXPECT_FALSE(in_the_open(read_move(closed))) << closed;
  }
  Match match(kFive);
  EXPECT_EQ(closed_hand(match.state, kAda), ClosedHand::none) << "a turn is played in the open";
}

}  // namespace
}  // namespace hallali::shadow_hunters
