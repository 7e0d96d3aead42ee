// Who knows what: the choice of a round is secret until all have chosen, the rest can be remembered.
#include <gmock/gmock.h>

#include <set>

#include "games/chasse_en_folie/rules/test_scene.h"

namespace hallali::chasse_en_folie {
namespace {

using testing::ElementsAre;

constexpr Seat kViewers[] = {kAda, kBruno, kCleo, Seat::spectator};

// Three players in the middle of a round.
State middle_of_a_round(std::initializer_list<std::pair<Seat, Card>> choices) {
  State state = Scene{.cards = "HWR", .easy = "CR-", .others = "CCX RRC WC"}.state();
  state.table.lodges[index(kBruno)].prey = pile_of("WRC");
  Random random{Seed{}};
  Silent silent;
  for (const auto& [seat, card] : choices) apply(state, seat, {card}, random, silent);
  return state;
}

TEST(ChasseEnFolie, CF_24_a_prey_pile_is_shown_to_its_owner_and_counted_for_the_others) {
  const State state = middle_of_a_round({});
  State other = state;
  other.table.lodges[index(kBruno)].prey = pile_of("HHX");
  for (Seat viewer : kViewers) {
    const View view = show(know(state, viewer));
    EXPECT_EQ(view == show(know(other, viewer)), viewer != kBruno) << notation(viewer);
    EXPECT_EQ(view.lodges[index(kBruno)].prey_size, 3);
    EXPECT_EQ(view.prey, pile_of(viewer == kBruno ? "WRC" : "")) << notation(viewer);
    // Whoever followed the moves knows it all the same.
    EXPECT_EQ(know(state, viewer).table.lodges[index(kBruno)].prey, pile_of("WRC"));
  }
}

TEST(ChasseEnFolie, CF_25_hands_can_be_remembered_but_only_their_size_is_shown) {
  const State state = middle_of_a_round({});
  State other = state;
  other.table.lodges[index(kBruno)].hand = pile_of("HWWX");
  for (Seat viewer : kViewers) {
    EXPECT_EQ(know(state, viewer).table.lodges[index(kBruno)].hand, pile_of("CRRW"));
    const View view = show(know(state, viewer));
    EXPECT_EQ(view.lodges[index(kBruno)].hand_size, 4);
    EXPECT_EQ(view == show(know(other, viewer)), viewer != kBruno) << notation(viewer);
  }
  EXPECT_EQ(show(know(state, kBruno)).hand, pile_of("CRRW"));
  EXPECT_EQ(show(know(state, Seat::spectator)).hand, Pile{});
}

TEST(ChasseEnFolie, CF_25_the_choice_of_this_round_is_hidden_from_all_others) {
  const State wolf = middle_of_a_round({{kBruno, Card::wolf}});
  const State carrot = middle_of_a_round({{kBruno, Card::carrot}});
  for (Seat viewer : kViewers) {
    const bool own = viewer == kBruno;
    EXPECT_EQ(know(wolf, viewer) == know(carrot, viewer), !own) << notation(viewer);
    EXPECT_EQ(know(wolf, viewer).choice, own ? std::optional(Card::wolf) : std::nullopt);
    // All see that a card lies above the lodge and is no longer in the hand.
    const View view = show(know(wolf, viewer));
    EXPECT_TRUE(view.lodges[index(kBruno)].chosen);
    EXPECT_FALSE(view.lodges[index(kAda)].chosen);
    EXPECT_EQ(view.lodges[index(kBruno)].hand_size, 3);
  }
  EXPECT_EQ(show(know(wolf, kBruno)).hand, pile_of("CRR"));
  EXPECT_EQ(show(know(wolf, kBruno)).choice, Card::wolf);

  EventLog<Event> log;
  Random random{Seed{}};
  State state = middle_of_a_round({});
  apply(state, kBruno, {Card::wolf}, random, log);
  ASSERT_EQ(log.entries.size(), 1);
  EXPECT_EQ(tell(log.entries[0].event), "chosen 2");
  EXPECT_EQ(log.entries[0].audience, kEverybody);
}

TEST(ChasseEnFolie, imagined_worlds_fit_what_is_known_and_all_of_them_come_up) {
  const State state = middle_of_a_round({{kAda, Card::hunter}, {kBruno, Card::rabbit}});
  for (Seat viewer : kViewers) {
    const Knowledge known = know(state, viewer);
    Random random{Seed{}};
    std::set<std::pair<Card, Card>> worlds;
    for (int i = 0; i < 400; ++i) {
      const State imagined = imagine(known, random);
      ASSERT_EQ(know(imagined, viewer), known);
      ASSERT_FALSE(imagined.choice[index(kCleo)]) << "has not chosen yet";
      worlds.emplace(*imagined.choice[index(kAda)], *imagined.choice[index(kBruno)]);
    }
    // Ada holds a carrot, a closed season or a hunter, Bruno a carrot, a rabbit or a wolf.
    EXPECT_EQ(worlds.size(), viewer == kAda || viewer == kBruno ? 3 : 9) << notation(viewer);
    EXPECT_TRUE(worlds.contains({Card::hunter, Card::rabbit}));
  }
}

TEST(ChasseEnFolie, the_screen_shows_the_table_as_it_lies) {
  State state = play({.cards = "HXW", .easy = "-R-", .others = "C C RC"}).state;
  state.table.day = 2;
  state.table.scores[0] = {5, -3, 8};
  state.table.scores[1] = {1, 2, 3};
  state.table.lodges[index(kCleo)].hunter_home = true;
  const View view = show(know(state, kCleo));
  EXPECT_EQ(view.viewer, kCleo);
  EXPECT_EQ(view.day, 3);
  EXPECT_EQ(view.round, 2);
  EXPECT_EQ(view.start, kBruno);
  EXPECT_FALSE(view.over);
  EXPECT_EQ(view.hand, pile_of("RC"));
  EXPECT_EQ(view.prey, pile_of("R"));
  EXPECT_THAT(view.revealed, ElementsAre(Card::hunter, Card::closed_season, Card::wolf));
  ASSERT_EQ(view.lodges.size(), 3);
  const LodgeView& bruno = view.lodges[index(kBruno)];
  EXPECT_TRUE(bruno.four);
  EXPECT_FALSE(bruno.hunter_home);
  EXPECT_EQ(bruno.easy, Card::closed_season);
  EXPECT_THAT(bruno.days, ElementsAre(-3, 2));
  EXPECT_EQ(bruno.total, -1);
  EXPECT_FALSE(view.lodges[index(kCleo)].four);
  EXPECT_TRUE(view.lodges[index(kCleo)].hunter_home);
}

TEST(ChasseEnFolie, the_screen_of_a_finished_game_keeps_the_last_day) {
  const State state = play({.cards = "CCC", .others = "- W R", .day = kDays - 1}).state;
  const View view = show(know(state, kBruno));
  EXPECT_TRUE(view.over);
  EXPECT_EQ(view.day, kDays);
  EXPECT_EQ(view.round, 1);
  EXPECT_EQ(view.hand, pile_of("W"));
  EXPECT_EQ(view.lodges[index(kBruno)].days.back(), -3);
  EXPECT_EQ(view.lodges[index(kAda)].total, 1);
  EXPECT_TRUE(awaited(state).empty());
  EXPECT_TRUE(legal(state, kBruno).empty());
}

}  // namespace
}  // namespace hallali::chasse_en_folie
