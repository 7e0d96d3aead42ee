// Exclamation mark and moon: choose two cards, look if you like, swap or leave them.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

Match moon(const Scene& scene, Seat seat, std::initializer_list<std::string_view> moves = {}) {
  return Match(scene).roll("call moon").by(seat, {"slap"}).by(seat, moves);
}

TEST(ChasseCercueils, CC_18_any_two_coffins_on_the_table) {
  const Match match = moon(kMiddle, kAda);
  EXPECT_EQ(match.state.table.phase, Phase::moon);
  EXPECT_EQ(awaited(match.state), SeatSet{kAda});
  EXPECT_THAT(match.choices(kAda), ElementsAre("decline", "pick 1.3", "pick 1.4", "pick 2.3", "pick 2.4"));
  EXPECT_THAT(moon(kMiddle, kAda, {"pick 2.3"}).choices(kAda),
              ElementsAre("decline", "pick 1.3", "pick 1.4", "pick 2.4"));
  EXPECT_THAT(moon(kMiddle, kAda, {"pick 1.4"}).choices(kAda),
              ElementsAre("decline", "pick 1.3", "pick 2.3", "pick 2.4"));
  EXPECT_THAT(moon(kMiddle, kCleo).choices(kCleo),
              ElementsAre("decline", "pick 1.3", "pick 1.4", "pick 2.3", "pick 2.4"));
}

TEST(ChasseCercueils, CC_18_swaps_between_two_players_of_one_player_and_ones_own) {
  struct Row {
    Seat seat;
    std::string_view first, second;
    std::string_view ada, bruno;
  };
  for (const Row& each : {Row{kCleo, "pick 1.3", "pick 2.4", "yellow-bat purple-skull (purple-skull) (purple-bat)",
                              "yellow-skull purple-moon (yellow-bat) (yellow-moon)"},
                          Row{kCleo, "pick 2.4", "pick 2.3", "yellow-bat purple-skull (yellow-moon) (purple-bat)",
                              "yellow-skull purple-moon (purple-skull) (yellow-bat)"},
                          Row{kAda, "pick 2.3", "pick 1.4", "yellow-bat purple-skull (yellow-moon) (yellow-bat)",
                              "yellow-skull purple-moon (purple-bat) (purple-skull)"},
                          Row{kAda, "pick 1.3", "pick 1.4", "yellow-bat purple-skull (purple-bat) (yellow-moon)",
                              "yellow-skull purple-moon (yellow-bat) (purple-skull)"}}) {
    const Match match = moon(kMiddle, each.seat, {each.first, each.second, "swap"});
    EXPECT_EQ(match.row(kAda), each.ada);
    EXPECT_EQ(match.row(kBruno), each.bruno);
    expect_dice_passed(match);
  }
}

TEST(ChasseCercueils, CC_18_one_coffin_alone_cannot_be_swapped) {
  const Scene scene{.hands = {"yellow-bat purple-skull (yellow-moon) purple-bat",
                              "yellow-skull purple-moon yellow-bat purple-skull"}};
  EXPECT_THAT(moon(scene, kBruno).choices(kBruno), ElementsAre("decline")) << "and an opponent has a coffin";
  EXPECT_THAT(moon(scene, kAda).choices(kAda), ElementsAre("decline", "pick 1.1", "pick 1.2", "pick 1.4", "pick 2.1",
                                                           "pick 2.2", "pick 2.3", "pick 2.4"));
  const Scene each_one{.hands = {"yellow-bat purple-skull (yellow-moon) purple-bat",
                                 "(yellow-skull) purple-moon yellow-bat purple-skull"}};
  EXPECT_THAT(moon(each_one, kBruno).choices(kBruno), ElementsAre("decline", "pick 1.3", "pick 2.1"));
  EXPECT_THAT(moon(each_one, kBruno, {"pick 2.1"}).choices(kBruno), ElementsAre("decline", "pick 1.3"));
}

TEST(ChasseCercueils, CC_19_choose_then_look_then_swap_or_leave) {
  Match match = moon(kMiddle, kAda, {"pick 1.3", "pick 2.4"});
  EXPECT_EQ(match.state.table.phase, Phase::swap);
  EXPECT_EQ(awaited(match.state), SeatSet{kAda});
  EXPECT_THAT(match.told<Picked>(), ElementsAre(Picked{kAda, spot("1.3")}, Picked{kAda, spot("2.4")}));
  EXPECT_THAT(match.choices(kAda), ElementsAre("decline", "look", "swap"));
  match.by(kAda, {"look"});
  EXPECT_EQ(match.state.table.phase, Phase::swap);
  EXPECT_THAT(match.choices(kAda), ElementsAre("decline", "swap")) << "no other pair";
  Match left = match;
  left.by(kAda, {"decline"});
  EXPECT_EQ(left.state.table.hands, position(kMiddle).table.hands);
  EXPECT_THAT(left.told<Declined>(), ElementsAre(Declined{kAda}));
  expect_dice_passed(left);
  match.by(kAda, {"swap"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-skull (purple-skull) (purple-bat)");
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_19_may_be_declined_at_every_step) {
  for (auto moves : {std::initializer_list<std::string_view>{"decline"},
                     {"pick 1.3", "decline"},
                     {"pick 1.3", "pick 2.3", "decline"},
                     {"pick 1.3", "pick 2.3", "look", "decline"}}) {
    const Match match = moon(kMiddle, kBruno, moves);
    EXPECT_EQ(match.state.table.hands, position(kMiddle).table.hands);
    expect_dice_passed(match);
  }
}

TEST(ChasseCercueils, CC_19_look_is_private) {
  struct Row {
    std::string_view first, second;
    Card saw_first, saw_second;
  };
  for (const Row& each : {Row{"pick 2.4", "pick 1.3", Card::purple_skull, Card::yellow_moon},
                          Row{"pick 1.4", "pick 2.3", Card::purple_bat, Card::yellow_bat},
                          Row{"pick 2.3", "pick 2.4", Card::yellow_bat, Card::purple_skull}}) {
    const Match match = moon(kMiddle, kAda, {each.first, each.second, "look"});
    EXPECT_THAT(match.told<Saw>(), ElementsAre(Saw{kAda, each.saw_first, each.saw_second}));
    EXPECT_THAT(match.told<Looked>(), ElementsAre(Looked{kAda}));
    for (const auto& entry : match.log.entries) {
      const bool secret = std::holds_alternative<Saw>(entry.event);
      EXPECT_EQ(entry.audience, secret ? SeatSet{kAda} : kEverybody) << "also where a card of Bruno is looked at";
    }
    EXPECT_THAT(match.heard_by(kAda), ElementsAre("slapped", "picked", "picked", "looked", "saw"));
    for (Seat other : {kBruno, kCleo, Seat::spectator}) {
      EXPECT_THAT(match.heard_by(other), ElementsAre("slapped", "picked", "picked", "looked"));
    }
  }
}

const Scene kNoCoffins{.hands = {"yellow-bat purple-skull yellow-moon", "yellow-skull purple-moon", "purple-bat"}};

TEST(ChasseCercueils, CC_20_vampires_of_two_players_when_no_opponent_has_a_coffin) {
  EXPECT_THAT(moon(kNoCoffins, kBruno).choices(kBruno),
              ElementsAre("decline", "pick 1.1", "pick 1.2", "pick 1.3", "pick 2.1", "pick 2.2", "pick 3.1"));
  EXPECT_THAT(moon(kNoCoffins, kBruno, {"pick 1.2"}).choices(kBruno),
              ElementsAre("decline", "pick 2.1", "pick 2.2", "pick 3.1"))
      << "two different players";
  Match match = moon(kNoCoffins, kBruno, {"pick 3.1", "pick 1.2"});
  EXPECT_THAT(match.choices(kBruno), ElementsAre("decline", "swap")) << "they lie open";
  match.by(kBruno, {"swap"});
  EXPECT_EQ(match.row(kAda), "yellow-bat purple-bat yellow-moon");
  EXPECT_EQ(match.row(kCleo), "purple-skull");
  EXPECT_EQ(age(match.state, "1.2"), 0);
  expect_dice_passed(match);
}

TEST(ChasseCercueils, CC_20_not_while_an_opponent_has_a_coffin) {
  for (Seat seat : {kAda, kBruno, kCleo}) {
    const Match match = moon(kMiddle, seat);
    for (std::string_view up : {"pick 1.1", "pick 2.1", "pick 3.1"}) {
      EXPECT_THAT(match.choices(seat), Not(Contains(up)));
    }
  }
}

TEST(ChasseCercueils, CC_20_own_coffins_or_vampires_but_not_one_of_each) {
  const Scene scene{.hands = {"(yellow-bat) purple-skull (yellow-moon)", "yellow-skull purple-moon"}};
  const Match match = moon(scene, kAda);
  EXPECT_THAT(match.choices(kAda),
              ElementsAre("decline", "pick 1.1", "pick 1.2", "pick 1.3", "pick 2.1", "pick 2.2"));
  EXPECT_THAT(moon(scene, kAda, {"pick 1.1"}).choices(kAda), ElementsAre("decline", "pick 1.3"));
  EXPECT_THAT(moon(scene, kAda, {"pick 1.2"}).choices(kAda), ElementsAre("decline", "pick 2.1", "pick 2.2"));
  EXPECT_THAT(moon(scene, kAda, {"pick 2.2"}).choices(kAda), ElementsAre("decline", "pick 1.2"));
}

TEST(ChasseCercueils, CC_20_two_players_swap_vampires_with_each_other) {
  const Scene scene{.hands = {"yellow-bat purple-skull", "yellow-skull purple-moon"}};
  const Match match = moon(scene, kBruno, {"pick 2.2", "pick 1.1", "swap"});
  EXPECT_EQ(match.row(kAda), "purple-moon purple-skull");
  EXPECT_EQ(match.row(kBruno), "yellow-skull yellow-bat");
}

TEST(ChasseCercueils, CC_20_nothing_to_swap_leaves_declining) {
  EXPECT_THAT(moon({.hands = {"yellow-bat purple-skull", "", ""}, .pile = 0}, kBruno).choices(kBruno),
              ElementsAre("decline"))
      << "only one player has vampires";
  EXPECT_THAT(moon({.hands = {"(yellow-bat) purple-skull", "", ""}, .pile = 0}, kAda).choices(kAda),
              ElementsAre("decline"));
  EXPECT_THAT(moon({.hands = {"(yellow-bat) purple-skull (yellow-moon)", ""}, .pile = 0}, kAda).choices(kAda),
              ElementsAre("decline", "pick 1.1", "pick 1.3"));
}

TEST(ChasseCercueils, CC_21_everybody_sees_which_places_were_swapped_and_no_faces) {
  Match match(kMiddle);
  match.state.table.hands[0].since[2] = 5;
  const auto cards_seen = [&](Seat viewer) {
    std::vector<std::optional<Card>> all;
    for (const HandView& hand : match.view(viewer).hands) {
      for (const CardView& card : hand.cards) all.push_back(card.card);
    }
    return all;
  };
  const auto before = cards_seen(kCleo);
  match.roll("call moon").by(kBruno, {"slap", "pick 1.3", "pick 2.3"});
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) {
    for (int i = 0; i < 3; ++i) {
      for (std::size_t place = 0; place < 4; ++place) {
        EXPECT_EQ(match.view(viewer).hands[i].cards[place].picked, i < 2 && place == 2);
      }
    }
    EXPECT_EQ(cards_seen(viewer), before);
  }
  match.by(kBruno, {"swap"});
  EXPECT_THAT(match.told<Swapped>(), ElementsAre(Swapped{kBruno, spot("1.3"), spot("2.3")}));
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) {
    EXPECT_EQ(cards_seen(viewer), before);
    EXPECT_THAT(match.heard_by(viewer), ElementsAre("slapped", "picked", "picked", "swapped", "dice-passed"));
  }
  EXPECT_EQ(age(match.state, "1.3"), 3) << "memories move with the cards";
  EXPECT_EQ(age(match.state, "2.3"), 5);
}

}  // namespace
}  // namespace hallali::chasse_cercueils
