// The deal for every number of players, and the three options.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

State fresh(Options options, int seed = 0) {
  Random random(derive_seed(seed_from_text("options"), static_cast<std::uint64_t>(seed)));
  return deal(options, random);
}

TEST(ShadowHunters, every_number_of_players_has_its_groups) {
  const auto expect = [](int players, bool extra, int hunters, int shadows, CharacterSet neutrals,
                         int neutral_count) {
    CharacterSet seen;
    SeatSet first;
    for (int i = 0; i < 200; ++i) {
      const Options options{.players = static_cast<std::uint8_t>(players), .extra_character = extra};
      const State state = fresh(options, i);
      CharacterSet dealt;
      for (int seat = 0; seat < players; ++seat) dealt.insert(state.characters[static_cast<std::size_t>(seat)]);
      ASSERT_EQ(dealt.size(), players);
      ASSERT_EQ(state.aside.has_value(), extra);
      if (extra) dealt.insert(*state.aside);
      ASSERT_EQ((dealt & kHunters).size(), hunters);
      ASSERT_EQ((dealt & kShadows).size(), shadows);
      ASSERT_EQ((dealt & kNeutrals).size(), neutral_count);
      ASSERT_TRUE(neutrals.contains(dealt & kNeutrals));
      seen |= dealt;
      first.insert(state.table.turn);
    }
    EXPECT_EQ(seen, kHunters | kShadows | neutrals) << "everybody who can be dealt is, sooner or later";
    EXPECT_EQ(first, seats_up_to(players)) << "anybody may begin";
  };
  const CharacterSet no_bob{allie, charles, daniel};
  expect(4, false, 2, 2, {}, 0);
  expect(5, false, 2, 2, kNeutrals, 1);
  expect(6, false, 2, 2, kNeutrals, 2);
  expect(7, false, 2, 2, no_bob, 3);
  expect(8, false, 3, 3, no_bob, 2);
  expect(7, true, 3, 3, no_bob, 2);
  expect(8, true, 3, 3, no_bob, 3);
}

TEST(ShadowHunters, SH_7_everybody_begins_off_the_board_and_unhurt) {
  const State state = fresh({.players = 6});
  EXPECT_EQ(state.table.phase, Phase::start);
  for (int i = 0; i < 6; ++i) {
    EXPECT_FALSE(state.table.players[static_cast<std::size_t>(i)].area);
    EXPECT_EQ(state.table.players[static_cast<std::size_t>(i)].damage, 0);
  }
}

TEST(ShadowHunters, the_areas_are_laid_at_random_in_three_pairs) {
  std::array<int, kAreas> church_in{};
  for (int i = 0; i < 300; ++i) {
    const Ring ring = fresh({}, i).table.ring;
    AreaSet all;
    for (Area area : ring) all.insert(area);
    ASSERT_EQ(all, kAllAreas);
    ++church_in[static_cast<std::size_t>(slot_of(ring, church))];
  }
  for (int often : church_in) EXPECT_GT(often, 25);
  const Ring ring{church, cemetery, weird_woods, hermits_cabin, underworld_gate, erstwhile_altar};
  EXPECT_EQ(pair_of(ring, hermits_cabin), (AreaSet{weird_woods, hermits_cabin}));
  EXPECT_EQ(beside(ring, church), (AreaSet{cemetery, erstwhile_altar}));
  EXPECT_EQ(beside(ring, weird_woods), (AreaSet{cemetery, hermits_cabin}));
}

TEST(ShadowHunters, options_need_their_number_of_players) {
  for (int players = 3; players <= 9; ++players) {
    Options options{.players = static_cast<std::uint8_t>(players)};
    EXPECT_EQ(check(options).has_value(), players < 4 || players > 8);
    if (players < 4 || players > 8) continue;
    for (QuickStart form : {QuickStart::each, QuickStart::round}) {
      options.quick_start = form;
      EXPECT_EQ(check(options).has_value(), players < 6);
    }
    options.quick_start = QuickStart::no;
    options.extra_character = true;
    EXPECT_EQ(check(options).has_value(), players < 7);
  }
}

TEST(ShadowHunters, SH_13_the_card_aside_shows_only_in_the_end_and_counts_for_nothing) {
  State state = fresh({.players = 7, .extra_character = true});
  for (int i = 0; i < 7; ++i) EXPECT_FALSE(know(state, seat_at(i)).aside);
  state.characters = {george, werewolf, vampire, emi, franklin, allie, daniel};
  state.aside = unknown;
  state.table.turn = kAda;
  for (Player& player : state.table.players) player.area = church;
  Match match(state);
  match.hurt(kBruno, 12).hurt(kCleo, 11).acts_in(church).draw(flare_of_judgment);
  EXPECT_TRUE(match.over()) << "all shadows in play are dead";
  EXPECT_EQ(match.winners(), (SeatSet{kAda, kDev, kEve, kFay, kGus}));
  EXPECT_EQ(match.view(kHal).aside, unknown);
  EXPECT_EQ(match.told<GameEnded>().front().aside, unknown);
}

// The first player holds a card that is not Prediction.
Match quick(Question question, const std::vector<Character>& characters) {
  const Options options{.players = static_cast<std::uint8_t>(characters.size()), .quick_start = QuickStart::round};
  for (int seed = 0;; ++seed) {
    State state = fresh(options, seed);
    if (state.table.first != kCleo || state.question != question || !state.table.gifts.empty()) continue;
    std::copy(characters.begin(), characters.end(), state.characters.begin());
    return Match(state);
  }
}

TEST(ShadowHunters, SH_50_round_one_card_goes_round_before_the_first_turn) {
  Match match = quick(slap, {franklin, werewolf, george, unknown, allie, bob});
  EXPECT_EQ(match.phase(), Phase::quick_start);
  for (int i = 0; i < 6; ++i) {
    const Seat seat = seat_at((2 + i) % 6);
    EXPECT_EQ(awaited(match.state), SeatSet{seat}) << "to the left, from the first player on";
    EXPECT_EQ(know(match.state, seat).question, slap);
    EXPECT_EQ(hermit_left(match.state.table), 15);
    match.play(match.can(seat, "obey") && seat != kDev ? "obey" : "nothing");
  }
  EXPECT_EQ(match.phase(), Phase::start);
  EXPECT_EQ(match.turn(), kCleo);
  EXPECT_EQ(hermit_left(match.state.table), 15);
  EXPECT_EQ(match.damage(kAda), 1);
  EXPECT_EQ(match.damage(kCleo), 1);
  EXPECT_EQ(match.damage(kBruno) + match.damage(kDev) + match.damage(kEve) + match.damage(kFay), 0);
  EXPECT_EQ(match.view(kBruno).players[0].could, (CharacterSet{emi, franklin, george, unknown}))
      << "everybody has read it and remembers the answers";
}

TEST(ShadowHunters, SH_50_round_who_has_not_had_the_card_does_not_know_it) {
  Match match = quick(slap, {franklin, werewolf, george, unknown, allie, bob});
  match.play("obey");
  EXPECT_EQ(know(match.state, kCleo).question, slap);
  EXPECT_EQ(know(match.state, kDev).question, slap);
  for (Seat seat : {kEve, kFay, kAda, Seat::spectator}) EXPECT_FALSE(know(match.state, seat).question);
}

TEST(ShadowHunters, SH_50_round_to_give_or_suffer_costs_one_because_nobody_has_anything) {
  Match match = quick(anger, {franklin, werewolf, george, unknown, allie, bob});
  EXPECT_THAT(match.choices(), ElementsAre("obey"));
  EXPECT_EQ(match.play("obey").damage(kCleo), 1);
}

TEST(ShadowHunters, SH_50_round_a_prediction_is_put_away_and_another_card_drawn) {
  int redrawn = 0;
  for (int seed = 0; seed < 300; ++seed) {
    const State state = fresh({.players = 6, .quick_start = QuickStart::round}, seed);
    ASSERT_NE(state.question, prediction);
    if (state.table.gifts.empty()) continue;
    ++redrawn;
    EXPECT_EQ(state.table.gifts[0].answer, Answer::redrawn);
    EXPECT_EQ(state.questions[0], prediction);
    EXPECT_EQ(hermit_left(state.table), 14);
  }
  EXPECT_GT(redrawn, 5);
}

// Cleo begins, and holds this card for Dev.
Match quick_each(Question question, const std::vector<Character>& characters) {
  const Options options{.players = static_cast<std::uint8_t>(characters.size()), .quick_start = QuickStart::each};
  for (int seed = 0;; ++seed) {
    State state = fresh(options, seed);
    if (state.table.first != kCleo || state.question != question) continue;
    std::copy(characters.begin(), characters.end(), state.characters.begin());
    return Match(state);
  }
}

TEST(ShadowHunters, SH_50_each_draws_a_card_for_the_left_neighbour) {
  Match match = quick_each(slap, {franklin, werewolf, george, unknown, allie, bob});
  for (int i = 0; i < 6; ++i) {
    const Seat from = seat_at((2 + i) % 6);
    const Seat to = seat_at((3 + i) % 6);
    EXPECT_EQ(match.turn(), from) << "in turn order, from the first player on";
    EXPECT_EQ(awaited(match.state), SeatSet{to});
    EXPECT_EQ(hermit_left(match.state.table), 15 - i) << "a card of its own";
    for (Seat seat : seats_up_to(6).with(Seat::spectator)) {
      EXPECT_EQ(know(match.state, seat).question.has_value(), seat == from || seat == to);
    }
    match.play(match.choices().front());
  }
  EXPECT_EQ(match.phase(), Phase::start);
  EXPECT_EQ(match.turn(), kCleo);
  EXPECT_EQ(match.state.table.turns, 1);
  EXPECT_EQ(match.state.table.gifts.size(), 6U);
}

TEST(ShadowHunters, SH_50_each_answers_as_always) {
  Match match = quick_each(slap, {franklin, werewolf, george, unknown, allie, bob});
  EXPECT_THAT(match.choices(), ElementsAre("nothing", "obey")) << "Unknown may lie";
  match.play("obey");
  EXPECT_EQ(match.damage(kDev), 1);
  EXPECT_EQ(match.view(kCleo).players[3].could, (CharacterSet{emi, franklin, unknown})) << "the giver has read it";
  EXPECT_TRUE(match.could(kDev).contains(vampire)) << "the others have not";
}

TEST(ShadowHunters, SH_50_each_a_demand_for_equipment_costs_one) {
  Match match = quick_each(anger, {franklin, werewolf, george, vampire, allie, bob});
  EXPECT_THAT(match.choices(), ElementsAre("obey"));
  EXPECT_EQ(match.play("obey").damage(kDev), 1);
}

TEST(ShadowHunters, SH_50_each_a_prediction_works_as_always) {
  Match match = quick_each(prediction, {franklin, werewolf, george, vampire, allie, bob});
  EXPECT_THAT(match.choices(), ElementsAre("show"));
  match.play("show");
  EXPECT_EQ(know(match.state, kCleo).characters[3], vampire);
  EXPECT_FALSE(know(match.state, kEve).characters[3]);
  EXPECT_EQ(awaited(match.state), SeatSet{kEve});
}

TEST(ShadowHunters, SH_50_in_version_1_there_is_one_quick_start) {
  QuickStart form{};
  EXPECT_TRUE(parse_notation("yes", form));
  EXPECT_EQ(form, QuickStart::round);
  EXPECT_EQ(option_texts<Game>({.players = 6, .quick_start = form}, 1).at("quick-start"), "yes");
  EXPECT_EQ(option_texts<Game>({.players = 6, .quick_start = form}).at("quick-start"), "round");
  EXPECT_EQ(option_texts<Game>({.players = 6}, 1).at("quick-start"), "no");
  Random random(seed_from_text("old"));
  EXPECT_EQ(deal({.players = 6, .quick_start = QuickStart::each}, random, 1).table.phase, Phase::quick_start);
}

TEST(ShadowHunters, SH_51_without_abilities_nobody_has_any) {
  const Options plain{.no_abilities = true};
  Match emis({emi, werewolf, franklin, unknown, allie}, plain);
  EXPECT_THAT(emis.choices(), ElementsAre("roll"));
  EXPECT_THAT(emis.moves(kEve), ElementsAre("reveal")) << "no love";
  Match franklins({franklin, werewolf, george, unknown, allie}, plain);
  EXPECT_THAT(franklins.choices(), ElementsAre("roll"));
  franklins.attacks().attack("attack 2", 4, 1);
  EXPECT_EQ(franklins.turn(), kBruno) << "no windows: no Werewolf, no Vampire, no Charles";
  Match vampires({vampire, werewolf, george, franklin, allie}, plain);
  vampires.hurt(kAda, 5).by(kAda, "reveal").attacks().attack("attack 3", 4, 1);
  EXPECT_EQ(vampires.damage(kAda), 5);
  Match bobs({bob, werewolf, george, franklin, unknown}, plain);
  bobs.gear(kCleo, {talisman}).by(kAda, "reveal").attacks().attack("attack 3", 4, 1);
  EXPECT_EQ(bobs.damage(kCleo), 3);
  Match unknowns({george, unknown, franklin, vampire, allie}, plain);
  unknowns.acts_in(hermits_cabin).ask(spell, kBruno);
  EXPECT_THAT(unknowns.choices(), ElementsAre("obey")) << "no lies";
}

TEST(ShadowHunters, SH_51_daniel_is_like_everybody_then) {
  Match match({george, werewolf, daniel, unknown, franklin}, {.no_abilities = true});
  EXPECT_TRUE(match.can(kCleo, "reveal"));
  match.hurt(kDev, 9).acts_in(weird_woods).play("hurt 4");
  EXPECT_FALSE(match.known(kCleo)) << "nobody screams";
  EXPECT_TRUE(match.could(kAda).contains(daniel)) << "so silence says nothing";
}

TEST(ShadowHunters, SH_51_goals_and_cards_stay) {
  Match match({george, werewolf, daniel, unknown, franklin}, {.no_abilities = true});
  match.hurt(kCleo, 11).acts_in(weird_woods).play("hurt 3");
  EXPECT_EQ(match.winners(), SeatSet{kCleo});
  Match spear({franklin, werewolf, george, unknown, allie}, {.no_abilities = true});
  spear.gear(kAda, {spear_of_longinus}).attacks().attack("attack 2", 4, 1);
  EXPECT_EQ(spear.phase(), Phase::before_damage);
  EXPECT_EQ(spear.play("reveal").damage(kBruno), 5);
}

}  // namespace
}  // namespace hallali::shadow_hunters
