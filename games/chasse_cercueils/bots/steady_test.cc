// Steady bots of Chasse-cercueils: honest, no quicker than people, and forgetful like them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/chasse_cercueils/bots/steady.h"

namespace hallali::chasse_cercueils::steady_test {  // has scenes of its own, unlike those of rules/test_scene.h
namespace {

using Kind = Move::Kind;

constexpr Seat kAda = seat_at(0), kBruno = seat_at(1), kCleo = seat_at(2);
constexpr Card kShown = Card::yellow_bat, kOther = Card::purple_moon;
constexpr std::array kLevels{Reflexes::slow, Reflexes::steady, Reflexes::quick};

// Ada and Bruno have a card each; the dice show a yellow bat. Only what is said differs from the plainest table.
struct Scene {
  Reflexes reflexes = Reflexes::steady;
  Card ada = kOther;
  bool ada_coffin = false;
  Card bruno = kShown;
  bool bruno_coffin = true;
  int place = 0;  // of Bruno's card
  int since = 1;  // when the coffins were last seen
  int rolls = 1;
  Dice dice{Colour::yellow, Symbol::bat};
};

State position(const Scene& scene, Phase phase) {
  State state;
  Public& table = state.table;
  table.options = {.players = 2, .race = Race::calm, .reflexes = scene.reflexes};
  table.phase = phase;
  table.dice = scene.dice;
  table.rolls = static_cast<std::uint16_t>(scene.rolls);
  table.pile = 30;
  if (phase != Phase::window) table.slapper = kAda;
  const auto lay = [&](Hand& hand, int place, Card card, bool coffin) {
    (coffin ? hand.down : hand.up).insert(static_cast<Place>(place));
    hand.cards[static_cast<std::size_t>(place)] = card;
    hand.since[static_cast<std::size_t>(place)] = static_cast<std::uint16_t>(coffin ? scene.since : 0);
  };
  lay(table.hand(kAda), 0, scene.ada, scene.ada_coffin);
  lay(table.hand(kBruno), scene.place, scene.bruno, scene.bruno_coffin);
  return state;
}

Move answer(const Scene& scene, Phase phase) {
  const State state = position(scene, phase);
  Random random(Seed{});
  const MoveList moves = legal(state, kAda);
  const Move move = steady_move(know(state, kAda), moves, random, kNoHurry);
  EXPECT_TRUE(std::binary_search(moves.begin(), moves.end(), move)) << notation(move);
  return move;
}

bool slaps(const Scene& scene) { return answer(scene, Phase::window).kind() == Kind::slap; }
// Whether Ada remembers Bruno's coffin, and knows it rightly. She has none of her own to try instead.
bool recalls(const Scene& scene) { return answer(scene, Phase::claim).kind() == Kind::claim; }

// The share of many coffins, all of this age, that are remembered.
double memory(Reflexes reflexes, int age) {
  int remembered = 0;
  constexpr int kCoffins = 4000;
  for (int n = 0; n < kCoffins; ++n) {
    const int since = 1 + n / 8;
    const Scene scene{.reflexes = reflexes, .place = n % 8, .since = since, .rolls = since + age};
    remembered += recalls(scene) ? 1 : 0;
  }
  return static_cast<double>(remembered) / kCoffins;
}

// Times in order, of a player who slaps.
std::vector<int> times(const Scene& scene, int many) {
  const Knowledge knowledge = know(position(scene, Phase::window), kAda);
  Random random(seed_from_text("times"));
  std::vector<int> all;
  for (int n = 0; n < many; ++n) all.push_back(steady_reflex(knowledge, random).value_or(-1));
  std::sort(all.begin(), all.end());
  return all;
}

TEST(SteadyChasseCercueils, sees_vampires_at_its_own_pace) {
  const std::array medians{1000, 700, 450};
  const std::array spreads{0.30, 0.25, 0.20};
  for (std::size_t level = 0; level < 3; ++level) {
    const auto seen = times({.reflexes = kLevels[level], .ada = kShown}, 4001);
    EXPECT_NEAR(seen[2000], medians[level], medians[level] * 0.03);
    // A hand is not a clock: one in six is slower than this, and one in six quicker.
    EXPECT_NEAR(seen[3366], medians[level] * std::exp(spreads[level]), medians[level] * 0.05);
    EXPECT_NEAR(seen[634], medians[level] / std::exp(spreads[level]), medians[level] * 0.05);
    EXPECT_LT(seen.back(), 5000) << "within the window";
  }
}

TEST(SteadyChasseCercueils, takes_longer_to_remember_than_to_see) {
  const std::array medians{1300, 910, 585};
  for (std::size_t level = 0; level < 3; ++level) {
    Scene scene{.reflexes = kLevels[level]};
    while (!recalls(scene)) ++scene.since, ++scene.rolls;  // some coffin that she has not mistaken for another
    const auto thought = times(scene, 4001);
    EXPECT_NEAR(thought[2000], medians[level], medians[level] * 0.03);
    EXPECT_LT(thought.back(), 5000);
  }
}

TEST(SteadyChasseCercueils, is_never_quicker_than_people_are) {
  const auto quick = times({.reflexes = Reflexes::quick, .ada = kShown}, 200000);
  EXPECT_EQ(quick.front(), kQuickestBot) << "and the very quickest would have been";
}

TEST(SteadyChasseCercueils, leaves_the_garlic_alone_without_a_reason) {
  for (Reflexes reflexes : kLevels) {
    int slips = 0;
    constexpr int kRolls = 4000;
    for (int rolls = 1; rolls <= kRolls; ++rolls) {
      const Scene scene{.reflexes = reflexes, .bruno_coffin = false, .rolls = rolls};
      const bool slipped = slaps(scene);
      Random random(Seed{});
      ASSERT_EQ(steady_reflex(know(position(scene, Phase::window), kAda), random).has_value(), slipped);
      slips += slipped ? 1 : 0;
      Scene skull = scene;
      skull.dice = {Colour::call, Symbol::skull};
      ASSERT_EQ(slaps(skull), slipped);
    }
    const double expected = reflexes == Reflexes::slow ? 0.08 : reflexes == Reflexes::steady ? 0.04 : 0.01;
    EXPECT_NEAR(static_cast<double>(slips) / kRolls, expected, expected / 3);
  }
}

TEST(SteadyChasseCercueils, always_wants_what_lies_open) {
  for (int rolls = 1; rolls < 300; ++rolls) {
    EXPECT_TRUE(slaps({.ada = kShown, .rolls = rolls}));
    EXPECT_EQ(answer({.ada = kShown, .bruno_coffin = false, .rolls = rolls}, Phase::claim),
              Move(Kind::claim, {kAda, Place{0}}));
  }
}

TEST(SteadyChasseCercueils, remembers_the_same_when_the_hand_comes_down_and_when_the_card_is_shown) {
  int recalled = 0, for_nothing = 0;
  for (int since = 1; since <= 400; ++since) {
    for (int age : {0, 3, 10, 20, 40}) {
      const Scene scene{.since = since, .rolls = since + age};
      const bool knows = recalls(scene);
      recalled += knows ? 1 : 0;
      if (knows) {
        EXPECT_TRUE(slaps(scene));
      } else {
        for_nothing += slaps(scene) ? 1 : 0;
      }
    }
  }
  EXPECT_GT(recalled, 600);
  EXPECT_LT(recalled, 1400);
  EXPECT_LT(for_nothing, (2000 - recalled) * 0.08) << "only by a slip";
}

TEST(SteadyChasseCercueils, forgets_for_good) {
  for (Reflexes reflexes : kLevels) {
    for (int since = 1; since <= 60; ++since) {
      bool known = true;
      for (int age = 0; age < 300; ++age) {
        const bool now = recalls({.reflexes = reflexes, .since = since, .rolls = since + age});
        ASSERT_TRUE(known || !now) << "it came back after " << age << " rolls";
        known = now;
      }
      EXPECT_FALSE(known) << "after 300 rolls";
    }
  }
}

TEST(SteadyChasseCercueils, forgets_more_the_longer_ago_and_the_slower_it_is) {
  const std::array half_lives{6, 14, 40};
  const std::array slips{0.08, 0.04, 0.01};
  for (std::size_t level = 0; level < 3; ++level) {
    const double sure = 1 - slips[level];
    EXPECT_NEAR(memory(kLevels[level], 0), sure, 0.02) << "what was just shown, but for slips";
    EXPECT_NEAR(memory(kLevels[level], half_lives[level]), sure / 2, 0.04);
    EXPECT_NEAR(memory(kLevels[level], 2 * half_lives[level]), sure / 4, 0.04);
  }
  EXPECT_LT(memory(Reflexes::slow, 10) + 0.2, memory(Reflexes::steady, 10));
  EXPECT_LT(memory(Reflexes::steady, 10) + 0.15, memory(Reflexes::quick, 10));
}

TEST(SteadyChasseCercueils, mixes_up_colours_now_and_then) {
  int wrong = 0;
  constexpr int kCoffins = 4000;
  for (int n = 0; n < kCoffins; ++n) {
    const int since = 1 + n / 8;
    wrong += recalls({.bruno = Card::purple_bat, .place = n % 8, .since = since, .rolls = since}) ? 1 : 0;
  }
  EXPECT_NEAR(static_cast<double>(wrong) / kCoffins, 0.04, 0.015);
}

TEST(SteadyChasseCercueils, prefers_to_chase_then_to_close_then_to_open) {
  const auto favourite = [](Card coffin, Card vampire) {
    Scene scene{.reflexes = Reflexes::quick, .since = 40, .rolls = 40};
    State state = position(scene, Phase::claim);
    Hand& hand = state.table.hand(kAda);
    hand.up = {Place{0}};
    hand.down = {Place{1}};
    hand.since[1] = 40;
    hand.cards[0] = vampire;
    hand.cards[1] = coffin;
    Random random(Seed{});
    return notation(steady_move(know(state, kAda), legal(state, kAda), random, kNoHurry));
  };
  EXPECT_EQ(favourite(kShown, kShown), "claim 1.2");
  EXPECT_EQ(favourite(kOther, kShown), "claim 1.1");
  EXPECT_EQ(favourite(kOther, kOther), "claim 2.1");
}

// Ada, Bruno and Cleo have two coffins each. Those at the second place were last seen at the very first roll, long
// ago.
State coffins(Phase phase) {
  State state;
  Public& table = state.table;
  table.options = {.players = 3, .race = Race::live, .reflexes = Reflexes::steady};
  table.phase = phase;
  table.slapper = kAda;
  table.dice = {Colour::call, Symbol::moon};
  table.rolls = 500;
  for (int i = 0; i < 3; ++i) {
    Hand& hand = table.hand(seat_at(i));
    hand.down = {Place{0}, Place{1}};
    hand.cards = {kShown, kOther};
    hand.since = {500, 1};
  }
  return state;
}

std::string does(const State& state) {
  Random random(Seed{});
  const MoveList moves = legal(state, kAda);
  const Move move = steady_move(know(state, kAda), moves, random, kNoHurry);
  EXPECT_TRUE(std::binary_search(moves.begin(), moves.end(), move)) << notation(move);
  return notation(move);
}

TEST(SteadyChasseCercueils, chases_what_it_has_forgotten_and_suffers_it_as_well) {
  EXPECT_EQ(does(coffins(Phase::bat)), "chase 1.2");
  EXPECT_EQ(does(coffins(Phase::penalty)), "suffer 1.2");
  State fresh = coffins(Phase::bat);
  fresh.table.hand(kAda).since[1] = 500;
  EXPECT_EQ(does(fresh), "chase 1.1");
  fresh.table.phase = Phase::penalty;
  EXPECT_EQ(does(fresh), "suffer 1.1");
}

TEST(SteadyChasseCercueils, closes_at_the_bat_without_coffins_and_opens_without_cards) {
  State state = coffins(Phase::bat);
  Hand& own = state.table.hand(kAda);
  own.up = own.down;
  own.down = {};
  EXPECT_EQ(does(state), "close 1.1");
  own.up = {};
  EXPECT_EQ(does(state), "open 2.1");
  state.table.hand(kCleo).chased.push_back(kShown);
  EXPECT_EQ(does(state), "open 3.1") << "of who is ahead";
  state.table.hand(kBruno).down = state.table.hand(kCleo).down = {};
  EXPECT_EQ(does(state), "decline");
}

TEST(SteadyChasseCercueils, swaps_coffins_of_the_others_under_the_moon) {
  State state = coffins(Phase::moon);
  state.table.hand(kCleo).chased.push_back(kShown);
  EXPECT_EQ(does(state), "pick 3.1");
  state.table.picked.push_back({kCleo, Place{0}});
  EXPECT_EQ(does(state), "pick 3.2");
  state.table.picked.push_back({kCleo, Place{1}});
  state.table.phase = Phase::swap;
  EXPECT_EQ(does(state), "swap");

  State alone = coffins(Phase::moon);
  alone.table.hand(kCleo).down = {};
  alone.table.hand(kBruno).down = {Place{0}};
  EXPECT_EQ(does(alone), "decline") << "one coffin of another is too few";
  alone.table.phase = Phase::window;
  alone.table.slapper.reset();
  EXPECT_EQ(does(alone), "pass");
  State many = coffins(Phase::window);
  many.table.slapper.reset();
  EXPECT_EQ(does(many), "slap");
}

TEST(SteadyChasseCercueils, tries_a_forgotten_coffin_of_its_own_before_it_admits) {
  State state = coffins(Phase::claim);
  state.table.dice = {Colour::yellow, Symbol::skull};
  EXPECT_EQ(does(state), "claim 1.2");
  state.table.hand(kAda).since[1] = 500;
  EXPECT_EQ(does(state), "admit");
}

TEST(SteadyChasseCercueils, plays_by_what_it_knows_and_nothing_else) {
  Random random(seed_from_text("worlds"));
  for (int game = 0; game < 12; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 5),
                          .race = game % 2 == 0 ? Race::live : Race::calm};
    State state = deal(options, random);
    Silent silent;
    for (int moves = 0; moves < 150 && !awaited(state).empty(); ++moves) {
      for (Seat seat : awaited(state) | allowed(state)) {
        const State world = imagine(know(state, seat), random);
        Random one(Seed{}, 7), other(Seed{}, 7);
        ASSERT_EQ(choose(Bot::steady, know(state, seat), legal(state, seat), one, kNoHurry),
                  choose(Bot::steady, know(world, seat), legal(world, seat), other, kNoHurry));
        if (!racing(state)) continue;
        ASSERT_EQ(reflex_of(Bot::steady, know(state, seat), one), reflex_of(Bot::steady, know(world, seat), other));
      }
      const SeatSet waiting = awaited(state);
      const Seat seat =
          racing(state) && random.below(2) == 0 ? seat_at(static_cast<int>(random.below(2))) : waiting.first();
      apply(state, seat, random_move(legal(state, seat), random), random, silent);
    }
  }
}

// Plays a whole game, watches every choice of the steady bots, and says who won.
Seat play(const Options& options, SeatSet steady, const Seed& seed) {
  Random chance(seed);
  Random thoughts(seed, 1);
  State state = deal(options, chance);
  Silent silent;
  const auto bot = [&](Seat seat) { return steady.contains(seat) ? Bot::steady : Bot::random; };
  for (int moves = 0; !awaited(state).empty() && moves < 20000; ++moves) {
    Seat seat = awaited(state).first();
    Move move;
    if (racing(state)) {
      int best = 1 << 20;
      for (Seat racer : awaited(state) | allowed(state)) {
        const Reflex time = reflex_of(bot(racer), know(state, racer), thoughts);
        EXPECT_GE(time.value_or(kQuickestBot), kQuickestBot);
        if (time && *time < best) best = *time, seat = racer;
      }
      move = best < 1 << 20 ? legal(state, seat).back() : legal(state, seat).front();
    } else {
      const MoveList moves_now = legal(state, seat);
      move = choose(bot(seat), know(state, seat), moves_now, thoughts, kNoHurry);
      EXPECT_TRUE(std::binary_search(moves_now.begin(), moves_now.end(), move)) << notation(move);
    }
    if (steady.contains(seat) && move.kind() == Kind::claim && move.spot().owner == seat) {
      const Hand& hand = state.table.hand(seat);
      if (hand.up.contains(move.spot().place)) {
        EXPECT_TRUE(matches(hand.at(move.spot().place), *state.table.dice)) << "everybody can see that it is wrong";
      }
    }
    apply(state, seat, move, chance, silent);
  }
  const auto result = outcome(state);
  EXPECT_TRUE(result) << "a game without an end";
  return result ? result->winners.first() : Seat::table;
}

TEST(SteadyChasseCercueils, beats_random_players) {
  int won = 0;
  constexpr int kGames = 300;
  for (int game = 0; game < kGames; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 5),
                          .race = game % 2 == 0 ? Race::live : Race::calm,
                          .reflexes = kLevels[static_cast<std::size_t>(game % 3)]};
    const Seat steady = seat_at(game % options.players);
    const Seed seed = derive_seed(seed_from_text("beats"), static_cast<std::uint64_t>(game));
    won += play(options, SeatSet{steady}, seed) == steady ? 1 : 0;
  }
  EXPECT_GE(won, kGames * 95 / 100);
}

TEST(SteadyChasseCercueils, ends_its_games_whoever_plays_and_however) {
  for (int game = 0; game < 150; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 5),
                          .race = game % 2 == 0 ? Race::live : Race::calm,
                          .reflexes = kLevels[static_cast<std::size_t>(game % 3)]};
    play(options, seats_up_to(options.players),
         derive_seed(seed_from_text("ends"), static_cast<std::uint64_t>(game)));
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils::steady_test
