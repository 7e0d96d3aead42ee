// Who is asked when, and what that betrays: nothing. Revealing oneself at any time.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

TEST(ShadowHunters, SH_1_everybody_hidden_may_reveal_himself_whenever_the_game_waits) {
  Match match(kFive);
  const auto all_may = [&](SeatSet seats) {
    for (Seat seat : seats) EXPECT_TRUE(match.can(seat, "reveal")) << notation(seat);
    EXPECT_EQ(awaited(match.state) | allowed(match.state), seats);
  };
  const SeatSet all = seats_up_to(5);
  all_may(all);
  match.roll(3, 4);
  all_may(all);
  match.play("go underworld-gate");
  all_may(all);
  match.ask(slap, kCleo);
  all_may(all);
  match.by(kDev, "reveal");
  EXPECT_TRUE(match.known(kDev));
  EXPECT_EQ(match.phase(), Phase::answer) << "the game goes on where it was";
  EXPECT_TRUE(match.moves(kDev).empty()) << "once is enough";
  all_may(all.without(kDev));
}

TEST(ShadowHunters, SH_1_nobody_acts_between_damage_and_death) {
  Match match(kFive);
  match.hurt(kEve, 7).acts_in(weird_woods).play("hurt 5");
  EXPECT_FALSE(match.alive(kEve)) << "Allie had no time for her love";
  EXPECT_TRUE(match.moves(kEve).empty());
}

TEST(ShadowHunters, SH_2_daniel_never_reveals_himself) {
  Match match({daniel, werewolf, george, unknown, franklin});
  EXPECT_FALSE(match.can(kAda, "reveal"));
  match.acts_in(church).draw(advent);
  EXPECT_THAT(match.moves(kAda), ElementsAre("pass"));
  match.play("pass").play("pass");
  EXPECT_TRUE(match.moves(kAda).empty());
  EXPECT_TRUE(allowed(match.state).contains(kAda)) << "but from outside he looks like the others";
}

TEST(ShadowHunters, SH_2_daniel_screams_at_the_death_of_another) {
  Match match({george, werewolf, daniel, unknown, franklin});
  match.hurt(kDev, 9).acts_in(weird_woods).play("hurt 4");
  EXPECT_TRUE(match.known(kCleo));
  EXPECT_EQ(match.told<Revealed>(), (std::vector<Revealed>{{kCleo, daniel, true}}));
}

TEST(ShadowHunters, SH_2_a_death_without_a_scream_proves_that_nobody_is_daniel) {
  Match match(kFive);
  EXPECT_TRUE(match.could(kCleo).contains(daniel));
  match.hurt(kEve, 7).acts_in(weird_woods).play("hurt 5");
  for (Seat seat : {kAda, kBruno, kCleo, kDev}) EXPECT_FALSE(match.could(seat).contains(daniel));
}

// The same position with somebody else in the seat: what everybody sees of the windows has to be the same.
void expect_alike(const std::vector<std::vector<Character>>& casts, void (*happens)(Match&)) {
  std::optional<SeatSet> asked;
  std::optional<SeatSet> free;
  for (const auto& cast : casts) {
    Match match(cast);
    match.attacks();
    happens(match);
    if (!asked) asked = awaited(match.state), free = allowed(match.state);
    EXPECT_EQ(awaited(match.state), *asked) << notation(cast[0]) << ' ' << notation(cast[1]);
    EXPECT_EQ(allowed(match.state), *free) << notation(cast[0]) << ' ' << notation(cast[1]);
  }
}

std::vector<std::vector<Character>> casts_for(std::size_t seat) {
  std::vector<std::vector<Character>> casts;
  for (Character who : kEveryCharacter) {
    auto cast = cast_with({who});
    std::swap(cast[0], cast[seat]);
    casts.push_back(cast);
  }
  return casts;
}

TEST(ShadowHunters, SH_53_the_windows_do_not_betray_the_target) {
  expect_alike(casts_for(1), [](Match& match) { match.attack("attack 2", 4, 1).lands(); });
  expect_alike(casts_for(1), [](Match& match) { match.attack("attack 2", 1, 1).lands(); });
}

TEST(ShadowHunters, SH_53_the_windows_do_not_betray_the_attacker) {
  expect_alike(casts_for(0), [](Match& match) { match.gear(kAda, {spear_of_longinus}).attack("attack 2", 4, 1); });
  expect_alike(casts_for(0), [](Match& match) { match.gear(kBruno, {talisman}).attack("attack 2", 4, 1); });
  expect_alike(casts_for(0), [](Match& match) { match.attack("attack 2", 4, 1).lands(); });
  expect_alike(casts_for(0), [](Match& match) {
    match.attack("attack 2", 4, 1).lands();
    while (match.phase() == Phase::reply) match.by(awaited(match.state).first(), "pass");
  });
}

TEST(ShadowHunters, SH_53_nobody_is_asked_where_everybody_knows_that_there_is_nothing_to_decide) {
  Match bare(kFive);
  bare.attacks().attack("attack 3", 4, 1);
  EXPECT_EQ(bare.phase(), Phase::reply) << "no Spear, nothing to rob: no window before the damage";
  Match known(kFive);
  known.by(kAda, "reveal").by(kCleo, "reveal").attacks().attack("attack 3", 4, 1);
  EXPECT_EQ(known.turn(), kBruno) << "neither Vampire, Werewolf nor Charles";
  Match four({franklin, werewolf, george, unknown});
  four.attacks().gear(kBruno, {talisman}).attack("attack 2", 4, 1);
  EXPECT_EQ(four.phase(), Phase::reply) << "no Bob among four";
  EXPECT_EQ(four.go_on().turn(), kBruno) << "nor a Charles";
}

TEST(ShadowHunters, SH_53_a_hidden_attacker_is_asked_from_two_points_on_if_there_is_something_to_rob) {
  for (int damage : {1, 2, 3}) {
    Match match(kFive);
    match.gear(kCleo, {talisman}).attacks().attack("attack 3", 1 + damage, 1);
    EXPECT_EQ(match.phase() == Phase::before_damage, damage >= 2) << damage;
  }
}

TEST(ShadowHunters, SH_53_who_reveals_himself_in_a_window_has_nothing_secret_left) {
  Match match({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 5).attacks().attack("attack 2", 4, 1).lands().by(kAda, "reveal");
  ASSERT_EQ(match.phase(), Phase::reply);
  Random random(seed_from_text("window"));
  for (int i = 0; i < 100; ++i) ASSERT_EQ(imagine(know(match.state, kCleo), random).replies[0], Reply::none);
}

TEST(ShadowHunters, SH_53_two_known_shadows_leave_no_werewolf_and_no_vampire) {
  Match match({franklin, unknown, george, vampire, allie});
  match.by(kBruno, "reveal").by(kDev, "reveal");
  EXPECT_FALSE(match.could(kCleo).intersects(kShadows)) << "two of three are dealt";
  match.attacks().attack("attack 3", 4, 1);
  EXPECT_NE(match.phase(), Phase::reply);
}

TEST(ShadowHunters, SH_53_a_vampire_is_asked_only_if_he_has_hurt_somebody) {
  Match match(kFive);
  match.attacks().attack("attack 3", 2, 2);
  EXPECT_EQ(awaited(match.state), SeatSet{kCleo});
}

TEST(ShadowHunters, SH_53_decisions_of_one_window_become_known_together) {
  Match match({vampire, werewolf, george, franklin, allie});
  match.hurt(kAda, 5).attacks().attack("attack 2", 4, 1).lands();
  EXPECT_EQ(awaited(match.state), (SeatSet{kAda, kBruno}));
  match.log.entries.clear();
  match.by(kBruno, "counter");
  for (Seat other : {kAda, kCleo, Seat::spectator}) {
    EXPECT_THAT(match.heard_by(other), ElementsAre("decided"));
    EXPECT_EQ(know(match.state, other).reply, Reply::none);
  }
  EXPECT_EQ(notation(match.state.table.last_move), "pass");
  EXPECT_EQ(awaited(match.state), SeatSet{kAda});
  match.by(kAda, "suck", {.dice = {{4, 3}}});
  EXPECT_TRUE(match.known(kAda) && match.known(kBruno));
  EXPECT_EQ(match.damage(kAda), 5 - 2 + 1) << "he drinks, then the Werewolf answers";
}

TEST(ShadowHunters, SH_53_who_reveals_himself_in_a_window_and_has_nothing_to_decide_is_done) {
  Match match(kFive);
  match.attacks().attack("attack 3", 2, 2).by(kCleo, "reveal");
  EXPECT_EQ(match.phase(), Phase::feast) << "George does not strike back";
  match.by(kAda, "reveal");
  EXPECT_EQ(match.turn(), kBruno) << "nor is Franklin Charles";
  Match wolf(kFive);
  wolf.attacks().attack("attack 2", 2, 2).by(kBruno, "reveal");
  EXPECT_THAT(wolf.choices(kBruno), ElementsAre("pass", "counter")) << "the Werewolf may still";
}

TEST(ShadowHunters, SH_53_who_reveals_himself_elsewhere_closes_the_windows_that_were_kept_for_him) {
  Match wolf({franklin, george, vampire, werewolf, allie});
  wolf.attacks().attack("attack 2", 2, 2);
  EXPECT_EQ(awaited(wolf.state), SeatSet{kBruno}) << "he may be the Werewolf";
  wolf.by(kDev, "reveal");
  EXPECT_EQ(wolf.phase(), Phase::feast) << "he cannot be any more";

  Match vamp({franklin, george, vampire, werewolf, allie});
  vamp.attacks().attack("attack 2", 4, 1);
  EXPECT_EQ(awaited(vamp.state), (SeatSet{kAda, kBruno}));
  vamp.by(kCleo, "reveal");
  EXPECT_EQ(awaited(vamp.state), SeatSet{kBruno}) << "the attacker is not the Vampire";
  vamp.by(kDev, "reveal");
  EXPECT_EQ(vamp.phase(), Phase::feast) << "nor the target the Werewolf";

  Match charles({franklin, george, vampire, werewolf, Character::charles});
  charles.attacks().attack("attack 2", 2, 2).by(kBruno, "pass");
  ASSERT_EQ(charles.phase(), Phase::feast);
  EXPECT_EQ(charles.by(kEve, "reveal").turn(), kBruno) << "nobody else can go on";

  Match bob({franklin, george, vampire, werewolf, Character::bob});
  bob.gear(kBruno, {talisman}).attacks().attack("attack 2", 4, 1);
  ASSERT_EQ(bob.phase(), Phase::before_damage);
  EXPECT_EQ(bob.by(kEve, "reveal").phase(), Phase::reply) << "nobody else can rob";
  EXPECT_EQ(bob.damage(kBruno), 3);
}

TEST(ShadowHunters, SH_53_a_decision_that_was_made_stands_when_others_reveal_themselves) {
  Match match({franklin, werewolf, vampire, george, allie});
  match.attacks().attack("attack 2", 4, 1).by(kBruno, "counter");
  ASSERT_EQ(awaited(match.state), SeatSet{kAda});
  match.by(kCleo, "reveal", {.dice = {{4, 2}}});
  EXPECT_TRUE(match.known(kBruno)) << "the attacker is not the Vampire, so the Werewolf's turn has come";
  EXPECT_EQ(match.damage(kAda), 2);
}

TEST(ShadowHunters, the_attack_goes_in_the_order_of_the_rulebook) {
  Match match({vampire, werewolf, george, franklin, daniel});
  match.hurt(kAda, 6).gear(kAda, {machine_gun, chainsaw}).hurt(kCleo, 12).gear(kCleo, {talisman});
  match.by(kAda, "reveal").attacks().log.entries.clear();
  match.attack("sweep", 4, 3);
  EXPECT_THAT(match.heard_by(kDev), ElementsAre("acted", "attacked", "blow", "blow", "blow", "blow", "hurt", "hurt",
                                                "hurt", "hurt", "healed", "died", "revealed", "equipment-taken"));
  EXPECT_TRUE(match.told<Revealed>().front().scream);
  EXPECT_EQ(match.damage(kAda), 0) << "he has drunk of four";
  match.log.entries.clear();
  match.counter(kBruno, 4, 2);
  EXPECT_THAT(match.heard_by(kCleo), testing::Contains("attacked")) << "the Werewolf comes last";
  EXPECT_EQ(match.damage(kAda), 2);
}

TEST(ShadowHunters, legal_moves_depend_only_on_what_the_seat_knows) {
  Random random(seed_from_text("legal"));
  for (int game = 0; game < 25; ++game) {
    State state = deal({.players = static_cast<std::uint8_t>(4 + game % 5)}, random);
    Silent silent;
    while (!awaited(state).empty()) {
      for (int i = 0; i < state.table.options.players; ++i) {
        const State other = imagine(know(state, seat_at(i)), random);
        ASSERT_EQ(legal(other, seat_at(i)), legal(state, seat_at(i)));
        ASSERT_EQ(awaited(other), awaited(state));
        ASSERT_EQ(allowed(other), allowed(state));
      }
      const Seat seat = awaited(state).first();
      const MoveList moves = legal(state, seat);
      apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], random, silent);
    }
  }
}

}  // namespace
}  // namespace hallali::shadow_hunters
