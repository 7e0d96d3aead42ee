// The cards, the dice, and how a game begins.
#include <map>

#include "games/chasse_cercueils/rules/invariants.h"
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;

State fresh(int players, Random& random) { return deal({.players = static_cast<std::uint8_t>(players)}, random); }

TEST(ChasseCercueils, there_are_43_cards_seven_of_each_and_one_yellow_bat_more) {
  Random random(seed_from_text("deck"));
  for (int players = 2; players <= kMaxPlayers; ++players) {
    const State state = fresh(players, random);
    std::map<std::string, int> count;
    for (int i = 0; i < players; ++i) {
      for (std::size_t place = 0; place < 4; ++place) ++count[notation(state.table.hands[i].cards[place])];
    }
    for (int i = 0; i < state.table.pile; ++i) ++count[notation(state.pile[i])];
    EXPECT_EQ(count, (std::map<std::string, int>{{"yellow-moon", 7},
                                                 {"yellow-bat", 8},
                                                 {"yellow-skull", 7},
                                                 {"purple-moon", 7},
                                                 {"purple-bat", 7},
                                                 {"purple-skull", 7}}));
    EXPECT_EQ(broken_invariant(state), "");
  }
}

TEST(ChasseCercueils, everybody_starts_with_four_vampires) {
  Random random(seed_from_text("four"));
  for (int players = 2; players <= kMaxPlayers; ++players) {
    const State state = fresh(players, random);
    const Public& table = state.table;
    EXPECT_EQ(table.pile, 43 - 4 * players);
    EXPECT_EQ(table.phase, Phase::roll);
    EXPECT_EQ(table.rolls, 0);
    EXPECT_EQ(table.dice, std::nullopt);
    EXPECT_EQ(table.slapper, std::nullopt);
    for (int i = 0; i < kMaxPlayers; ++i) {
      EXPECT_EQ(table.hands[i].up.bits(), i < players ? 0b1111U : 0U);
      EXPECT_TRUE(table.hands[i].down.empty() && table.hands[i].chased.empty());
    }
    EXPECT_EQ(awaited(state), SeatSet{table.roller});
    EXPECT_TRUE(allowed(state).empty());
    EXPECT_EQ(outcome(state), std::nullopt);
  }
}

TEST(ChasseCercueils, all_cards_are_shuffled) {
  Random random(seed_from_text("shuffle"));
  std::array<int, kKinds> first{}, last{}, top{}, bottom{};
  for (int game = 0; game < 4300; ++game) {
    const State state = fresh(3, random);
    ++first[static_cast<std::size_t>(state.table.hands[0].cards[0])];
    ++last[static_cast<std::size_t>(state.table.hands[2].cards[3])];
    ++top[static_cast<std::size_t>(state.pile[state.table.pile - 1U])];
    ++bottom[static_cast<std::size_t>(state.pile[0])];
  }
  for (const auto& place : {first, last, top, bottom}) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) EXPECT_NEAR(place[kind], kCopies[kind] * 100, 110);
  }
}

TEST(ChasseCercueils, CC_23_first_roller_is_drawn) {
  Random random(seed_from_text("CC-23"));
  for (int players = 2; players <= kMaxPlayers; ++players) {
    std::array<int, kMaxPlayers> times{};
    for (int game = 0; game < 200 * players; ++game) ++times[index(fresh(players, random).table.roller)];
    for (int i = 0; i < kMaxPlayers; ++i) EXPECT_NEAR(times[i], i < players ? 200 : 0, i < players ? 60 : 0);
  }
}

TEST(ChasseCercueils, two_to_six_play) {
  for (int players = 0; players <= 8; ++players) {
    const std::optional<Phrase> refused = check({.players = static_cast<std::uint8_t>(players)});
    EXPECT_EQ(refused.has_value(), players < 2 || players > 6) << players;
    if (refused) {
      EXPECT_NE(refused->fr.find("2 à 6"), std::string::npos);
      EXPECT_NE(refused->en.find("2 to 6"), std::string::npos);
    }
  }
  EXPECT_EQ(kAbout.min_players, 2);
  EXPECT_EQ(kAbout.max_players, 6);
  EXPECT_EQ(kAbout.id, "chasse-cercueils");
  EXPECT_EQ(kAbout.option_help.size(), 2U);
  EXPECT_EQ(Options{}, (Options{.players = 4, .race = Race::live, .reflexes = Reflexes::steady}));
}

// The cards that match, for each of the twelve things that two dice can show.
TEST(ChasseCercueils, CC_09_half_yellow_half_purple_matches_either_colour) {
  const std::map<std::string, std::vector<std::string>> table{
      {"yellow moon", {"yellow-moon"}},
      {"yellow bat", {"yellow-bat"}},
      {"yellow skull", {"yellow-skull"}},
      {"purple moon", {"purple-moon"}},
      {"purple bat", {"purple-bat"}},
      {"purple skull", {"purple-skull"}},
      {"both moon", {"yellow-moon", "purple-moon"}},
      {"both bat", {"yellow-bat", "purple-bat"}},
      {"both skull", {"yellow-skull", "purple-skull"}},
      {"call moon", {}},
      {"call bat", {}},
      {"call skull", {}},
  };
  for (const auto& [faces, expected] : table) {
    std::vector<std::string> found;
    for (std::string_view name : kAllCards) {
      if (matches(read<Card>(name), dice(faces))) found.emplace_back(name);
    }
    EXPECT_EQ(found, expected) << faces;
  }
}

TEST(ChasseCercueils, CC_09_each_card_is_on_in_one_roll_of_six_and_each_call_in_one_of_eighteen) {
  EXPECT_THAT(kColourDie, ElementsAre(Colour::yellow, Colour::yellow, Colour::purple, Colour::purple, Colour::both,
                                      Colour::call));
  EXPECT_THAT(kSymbolDie, ElementsAre(Symbol::moon, Symbol::bat, Symbol::skull));
  std::array<int, kKinds> on{};
  std::array<int, 3> calls{};
  for (Colour colour : kColourDie) {
    for (Symbol symbol : kSymbolDie) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        on[kind] += matches(static_cast<Card>(kind), {colour, symbol}) ? 1 : 0;
      }
      calls[static_cast<std::size_t>(symbol)] += colour == Colour::call ? 1 : 0;
    }
  }
  EXPECT_THAT(on, ElementsAre(3, 3, 3, 3, 3, 3)) << "of 18";
  EXPECT_THAT(calls, ElementsAre(1, 1, 1));
}

TEST(ChasseCercueils, every_face_of_both_dice_comes_up_equally_often) {
  Random random(seed_from_text("dice"));
  const State start = position(kMiddle);
  std::map<std::pair<Colour, Symbol>, int> times;
  Silent silent;
  for (int n = 0; n < 18 * 500; ++n) {
    State state = start;
    apply(state, kAda, Move(Move::Kind::roll), random, silent);
    ++times[{state.table.dice->colour, state.table.dice->symbol}];
  }
  EXPECT_EQ(times.size(), 12U);
  for (const auto& [faces, often] : times) {
    const int share = faces.first == Colour::yellow || faces.first == Colour::purple ? 2 : 1;
    EXPECT_NEAR(often, share * 500, share * 500 * 0.2) << notation(faces.first) << ' ' << notation(faces.second);
  }
}

TEST(ChasseCercueils, CC_31_five_seconds_to_slap_eight_to_claim_and_a_while_for_the_rest) {
  for (const Race race : {Race::live, Race::calm}) {
    const auto seconds = [&](Phase phase) {
      State state = position(kMiddle);
      state.table.options.race = race;
      state.table.phase = phase;
      return seconds_given(state);
    };
    const bool live = race == Race::live;
    EXPECT_EQ(seconds(Phase::roll), live ? 15 : 0);
    EXPECT_EQ(seconds(Phase::window), live ? 5 : 0);
    EXPECT_EQ(seconds(Phase::claim), live ? 8 : 0);
    EXPECT_EQ(seconds(Phase::penalty), live ? 8 : 0);
    EXPECT_EQ(seconds(Phase::bat), live ? 20 : 0);
    EXPECT_EQ(seconds(Phase::moon), live ? 20 : 0);
    EXPECT_EQ(seconds(Phase::swap), live ? 20 : 0);
    EXPECT_EQ(seconds(Phase::over), 0);
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils
