// The first hand shows a card: one's own vampire, one's own coffin, somebody else's coffin; right and wrong.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Match claims(const Scene& scene, std::string_view faces, Seat seat, std::string_view place) {
  const std::string text = "claim " + std::string(place);
  return Match(scene).roll(faces).by(seat, {"slap", text});
}

TEST(ChasseCercueils, CC_05_slapper_alone_shows_a_card_or_admits) {
  Match match(kMiddle);
  match.roll("yellow bat").by(kBruno, {"slap"});
  EXPECT_EQ(match.state.table.phase, Phase::claim);
  EXPECT_EQ(awaited(match.state), SeatSet{kBruno});
  EXPECT_THAT(match.choices(kBruno),
              ElementsAre("admit", "claim 1.3", "claim 1.4", "claim 2.1", "claim 2.2", "claim 2.3", "claim 2.4"));
  match.by(kBruno, {"admit"});
  EXPECT_THAT(match.told<Admitted>(), ElementsAre(Admitted{kBruno}));
  EXPECT_EQ(match.state.table.phase, Phase::penalty) << "admitting is a wrong claim";
  EXPECT_EQ(match.state.table.slapper, kBruno);
}

TEST(ChasseCercueils, CC_06_any_one_of_several_right_cards_may_be_shown) {
  struct Row {
    std::string_view place;
    std::string_view ada, bruno;
  };
  const Scene scene{.hands = {"yellow-bat (yellow-bat) yellow-moon purple-skull",
                              "(yellow-bat) yellow-skull purple-moon purple-bat"},
                    .next = "purple-moon"};
  for (const Row& each : {Row{"1.1", "(yellow-bat) (yellow-bat) yellow-moon purple-skull",
                              "(yellow-bat) yellow-skull purple-moon purple-bat"},
                          Row{"1.2", "yellow-bat purple-moon yellow-moon purple-skull",
                              "(yellow-bat) yellow-skull purple-moon purple-bat"},
                          Row{"2.1", "yellow-bat (yellow-bat) yellow-moon purple-skull",
                              "yellow-bat yellow-skull purple-moon purple-bat"}}) {
    const Match match = claims(scene, "yellow bat", kAda, each.place);
    EXPECT_EQ(match.row(kAda), each.ada);
    EXPECT_EQ(match.row(kBruno), each.bruno);
    EXPECT_THAT(match.told<Claimed>(), ElementsAre(Claimed{kAda, spot(each.place), Card::yellow_bat, true}));
    expect_dice_passed(match);
  }
}

TEST(ChasseCercueils, CC_07_own_vampire_becomes_a_coffin_and_nothing_is_drawn) {
  const Match match = claims(kMiddle, "yellow bat", kAda, "1.1");
  EXPECT_EQ(match.row(kAda), "(yellow-bat) purple-skull (yellow-moon) (purple-bat)");
  EXPECT_EQ(match.state.table.pile, position(kMiddle).table.pile);
  EXPECT_EQ(age(match.state, "1.1"), 8) << "seen at this roll";
  EXPECT_EQ(age(match.state, "1.3"), 3) << "the others as before";
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("slapped", "claimed", "closed", "dice-passed"));
  EXPECT_THAT(match.told<Closed>(), ElementsAre(Closed{spot("1.1")}));
}

TEST(ChasseCercueils, CC_07_any_vampire_by_any_dice_that_match_it) {
  for (std::string_view name : kAllCards) {
    const std::string hand = std::string(name) + " yellow-moon purple-bat yellow-skull";
    for (std::string_view colour : {"yellow", "purple", "both"}) {
      for (std::string_view symbol : {"moon", "bat", "skull"}) {
        const bool right = name.ends_with(symbol) && (colour == "both" || name.starts_with(colour));
        const Scene scene{.hands = {hand, "purple-moon purple-moon purple-moon purple-moon"}, .next = "purple-skull"};
        const Match match = claims(scene, std::string(colour) + ' ' + std::string(symbol), kAda, "1.1");
        const std::string closed = '(' + std::string(name) + ") yellow-moon purple-bat yellow-skull";
        EXPECT_EQ(match.row(kAda), right ? closed : hand + " purple-skull") << name << ' ' << colour << ' ' << symbol;
        EXPECT_EQ(match.told<Claimed>().at(0).right, right);
      }
    }
  }
}

TEST(ChasseCercueils, CC_08_one_of_several_equal_cards) {
  const Match match = claims(
      {.hands = {"yellow-bat yellow-bat yellow-bat (yellow-bat)", "yellow-bat yellow-bat yellow-moon yellow-moon"}},
      "both bat", kAda, "1.2");
  EXPECT_EQ(match.row(kAda), "yellow-bat (yellow-bat) yellow-bat (yellow-bat)");
  EXPECT_EQ(match.row(kBruno), "yellow-bat yellow-bat yellow-moon yellow-moon");
}

TEST(ChasseCercueils, CC_10_vampires_of_others_cannot_be_claimed) {
  Match match(kMiddle);
  match.roll("purple moon").by(kAda, {"slap"});
  EXPECT_THAT(match.choices(kAda),
              ElementsAre("admit", "claim 1.1", "claim 1.2", "claim 1.3", "claim 1.4", "claim 2.3", "claim 2.4"));
}

TEST(ChasseCercueils, own_coffin_that_matches_is_chased_and_replaced_on_its_place) {
  const Match match = claims(kMiddle, "yellow moon", kAda, "1.3");
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull yellow-skull (purple-bat)");
  EXPECT_THAT(match.state.table.hand(kAda).chased, ElementsAre(Card::yellow_moon));
  EXPECT_EQ(age(match.state, "1.3"), 0);
  EXPECT_THAT(match.heard_by(kCleo), ElementsAre("slapped", "claimed", "chased", "drawn", "dice-passed"));
  EXPECT_THAT(match.told<Chased>(), ElementsAre(Chased{spot("1.3"), Card::yellow_moon, 1}));
  EXPECT_THAT(match.told<Drawn>(), ElementsAre(Drawn{spot("1.3"), Card::yellow_skull, false}));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_11_wrong_own_coffin_stays_up_and_that_is_all) {
  const Match match = claims(kMiddle, "yellow moon", kAda, "1.4");
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (yellow-moon) purple-bat");
  EXPECT_EQ(age(match.state, "1.4"), 0);
  EXPECT_EQ(age(match.state, "1.3"), 3);
  EXPECT_EQ(match.state.table.pile, position(kMiddle).table.pile);
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("slapped", "claimed", "opened", "dice-passed"));
  EXPECT_THAT(match.told<Claimed>(), ElementsAre(Claimed{kAda, spot("1.4"), Card::purple_bat, false}));
  EXPECT_THAT(match.told<Opened>(), ElementsAre(Opened{spot("1.4"), Card::purple_bat, Opening::mistaken}));
  expect_dice_passed(match);
}

TEST(ChasseCercueils, coffin_of_another_that_matches_is_turned_up_again) {
  const Match match = claims(kMiddle, "yellow bat", kCleo, "2.3");
  EXPECT_EQ(match.row(kBruno), "yellow-skull purple-moon yellow-bat (purple-skull)");
  EXPECT_EQ(match.row(kCleo), kMiddle.hands[2]);
  EXPECT_EQ(age(match.state, "2.3"), 0);
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "claimed", "opened", "dice-passed"));
  EXPECT_THAT(match.told<Opened>(), ElementsAre(Opened{spot("2.3"), Card::yellow_bat, Opening::attacked}));
  EXPECT_TRUE(match.state.table.hand(kCleo).chased.empty());
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_12_wrong_coffin_of_another_is_seen_goes_back_and_costs_a_penalty) {
  Match match = claims(kMiddle, "yellow moon", kAda, "2.4");
  EXPECT_EQ(match.row(kBruno), kMiddle.hands[1]);
  EXPECT_THAT(match.told<Claimed>(), ElementsAre(Claimed{kAda, spot("2.4"), Card::purple_skull, false}));
  EXPECT_EQ(match.log.entries.back().audience, kEverybody);
  EXPECT_EQ(age(match.state, "2.4"), 8) << "everybody has just seen it";
  EXPECT_EQ(age(match.state, "2.3"), 3);
  EXPECT_EQ(match.state.table.phase, Phase::penalty);
  match.by(kAda, {"suffer 1.3"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull yellow-moon (purple-bat)");

  const Match drawn = claims(kMiddle, "yellow moon", kCleo, "1.4");
  EXPECT_EQ(drawn.row(kAda), kMiddle.hands[0]);
  EXPECT_EQ(drawn.row(kCleo), "yellow-moon purple-bat yellow-skull purple-moon yellow-skull");
}

TEST(ChasseCercueils, wrong_own_vampire_costs_a_penalty) {
  Match match = claims(kMiddle, "yellow moon", kAda, "1.1");
  EXPECT_THAT(match.told<Claimed>(), ElementsAre(Claimed{kAda, spot("1.1"), Card::yellow_bat, false}));
  EXPECT_EQ(match.state.table.phase, Phase::penalty);
  match.by(kAda, {"suffer 1.4"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (yellow-moon) purple-bat");
}

TEST(ChasseCercueils, CC_15_one_card_is_drawn_and_only_below_four) {
  struct Row {
    std::string_view before, after;
    int drawn;
  };
  for (const Row& each : {Row{"(yellow-bat) yellow-moon yellow-moon yellow-moon",
                              "purple-skull yellow-moon yellow-moon yellow-moon", 1},
                          Row{"(yellow-bat) yellow-moon yellow-moon yellow-moon (purple-moon)",
                              "- yellow-moon yellow-moon yellow-moon (purple-moon)", 0},
                          Row{"(yellow-bat) (yellow-bat) yellow-moon yellow-moon yellow-moon yellow-moon",
                              "- (yellow-bat) yellow-moon yellow-moon yellow-moon yellow-moon", 0}}) {
    Match match(Scene{.hands = {each.before, "purple-moon purple-moon purple-moon purple-bat"},
                      .next = "purple-skull purple-bat"});
    const int pile = match.state.table.pile;
    match.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
    EXPECT_EQ(match.row(kAda), each.after);
    EXPECT_EQ(match.state.table.pile, pile - each.drawn);
  }
}

TEST(ChasseCercueils, CC_15_the_gap_is_filled_before_the_row_grows) {
  Match match(Scene{.hands = {"yellow-moon - yellow-moon yellow-moon yellow-moon",
                              "purple-moon purple-moon purple-moon purple-moon"},
                    .next = "purple-skull purple-bat"});
  match.roll("yellow bat").by(kAda, {"slap", "admit"});
  EXPECT_EQ(match.row(kAda), "yellow-moon purple-skull yellow-moon yellow-moon yellow-moon");
  match.roll("yellow bat").by(kAda, {"slap", "admit"});
  EXPECT_EQ(match.row(kAda), "yellow-moon purple-skull yellow-moon yellow-moon yellow-moon purple-bat");
}

TEST(ChasseCercueils, CC_16_empty_pile_leaves_fewer_cards) {
  Match match = claims(with(kMiddle, 0), "yellow moon", kAda, "1.3");
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull - (purple-bat)");
  EXPECT_EQ(match.state.table.pile, 0);
  EXPECT_THAT(match.told<Drawn>(), IsEmpty());
  expect_dice_passed(match);

  const Match last = claims(with(kMiddle, 1), "yellow moon", kAda, "1.3");
  EXPECT_EQ(last.row(kAda), "yellow-bat purple-skull yellow-skull (purple-bat)") << "the last card";
  EXPECT_EQ(last.state.table.pile, 0);
}

// What is chased and what lies in the row are never fewer than four together: whoever has a card less has chased one.
TEST(ChasseCercueils, CC_16_nobody_is_without_a_card_before_the_end) {
  Match match(with({.hands = {"(yellow-moon)", "(yellow-bat) (purple-moon) yellow-skull yellow-skull"},
                    .chased = {"purple-moon purple-bat purple-skull"}},
                   0));
  EXPECT_FALSE(match.choices(kAda).empty());
  match.roll("yellow moon").by(kAda, {"slap", "claim 1.1"});
  EXPECT_EQ(match.row(kAda), "");
  EXPECT_TRUE(outcome(match.state)) << "the last card of a row is the fourth coffin";
}

TEST(ChasseCercueils, CC_26_new_card_waits_for_another_roll) {
  Scene scene = kMiddle;
  scene.next = "yellow-moon";
  const Match match = claims(scene, "yellow moon", kAda, "1.3");
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull yellow-moon (purple-bat)");
  expect_dice_passed(match);
  for (Seat seat : {kAda, kBruno}) EXPECT_THAT(match.choices(seat), IsEmpty());
}

TEST(ChasseCercueils, CC_28_chased_cards_lie_open_in_a_row) {
  Match match(Scene{.hands = {"(yellow-bat) (purple-moon) yellow-moon yellow-moon",
                              "yellow-moon yellow-moon purple-bat purple-bat"},
                    .chased = {"purple-skull"}});
  match.roll("yellow bat").by(kAda, {"slap", "claim 1.1"});
  match.roll("call bat").by(kAda, {"slap", "chase 1.2"});
  EXPECT_THAT(match.told<Chased>(),
              ElementsAre(Chased{spot("1.1"), Card::yellow_bat, 2}, Chased{spot("1.2"), Card::purple_moon, 3}))
      << "also the unproven one";
  for (Seat viewer : {kAda, kBruno, Seat::spectator}) {
    EXPECT_THAT(match.view(viewer).hands[0].chased,
                ElementsAre(Card::purple_skull, Card::yellow_bat, Card::purple_moon));
    EXPECT_TRUE(match.view(viewer).hands[1].chased.empty());
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils
