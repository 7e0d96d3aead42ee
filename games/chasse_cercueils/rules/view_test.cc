// What the screen shows: vampires to all, coffins to nobody.
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using ::testing::ElementsAre;

constexpr std::array kWatchers{kAda, kBruno, kCleo, Seat::spectator};

// A row as a viewer sees it: "?" for a card they cannot see.
std::string seen(const View& view, Seat owner) {
  std::string text;
  for (const CardView& card : view.hands[slot(owner)].cards) {
    std::string face = card.card ? notation(*card.card) : card.side == Side::none ? "-" : "?";
    if (card.side == Side::coffin) face = '(' + face + ')';
    text += (text.empty() ? "" : " ") + face + (card.picked ? "*" : "");
  }
  return text;
}

TEST(ChasseCercueils, CC_24_coffins_show_their_backs_to_everybody_their_owner_too) {
  const Match match(kMiddle);
  for (Seat viewer : kWatchers) {
    const View view = match.view(viewer);
    EXPECT_EQ(seen(view, kAda), "yellow-bat purple-skull (?) (?)");
    EXPECT_EQ(seen(view, kBruno), "yellow-skull purple-moon (?) (?)");
    EXPECT_EQ(seen(view, kCleo), "yellow-moon purple-bat yellow-skull purple-moon");
  }
}

TEST(ChasseCercueils, CC_24_in_no_phase_does_a_view_depend_on_what_is_in_the_coffins) {
  Scene other = kMiddle;
  other.hands = {"yellow-bat purple-skull (purple-bat) (yellow-moon)",
                 "yellow-skull purple-moon (purple-skull) (yellow-bat)",
                 "yellow-moon purple-bat yellow-skull purple-moon"};
  const auto play = [&](const Scene& scene, std::string_view faces, std::initializer_list<std::string_view> moves) {
    return Match(scene).roll(faces).by(kBruno, moves);
  };
  const auto compare = [&](std::string_view faces, std::initializer_list<std::string_view> moves) {
    for (Seat viewer : kWatchers) {
      EXPECT_EQ(play(kMiddle, faces, moves).view(viewer), play(other, faces, moves).view(viewer)) << faces;
    }
  };
  compare("yellow bat", {});
  compare("yellow bat", {"slap"});
  compare("yellow bat", {"slap", "admit"});
  compare("call bat", {"slap"});
  compare("call moon", {"slap"});
  compare("call moon", {"slap", "pick 1.3"});
  compare("call moon", {"slap", "pick 1.3", "pick 2.3"});
  compare("call moon", {"slap", "pick 1.3", "pick 2.3", "swap"});
  compare("call moon", {"slap", "pick 1.3", "pick 2.3", "look", "swap"});
}

TEST(ChasseCercueils, CC_19_CC_24_only_who_looks_sees_and_only_as_long_as_he_looks) {
  Match match(kMiddle);
  match.roll("call moon").by(kBruno, {"slap", "pick 1.3", "pick 2.4"});
  EXPECT_EQ(seen(match.view(kBruno), kAda), "yellow-bat purple-skull (?)* (?)") << "not before he looks";
  EXPECT_FALSE(match.view(kBruno).looked);
  match.by(kBruno, {"look"});
  for (Seat viewer : kWatchers) {
    const View view = match.view(viewer);
    EXPECT_TRUE(view.looked);
    const bool looker = viewer == kBruno;
    EXPECT_EQ(seen(view, kAda),
              looker ? "yellow-bat purple-skull (yellow-moon)* (?)" : "yellow-bat purple-skull (?)* (?)");
    EXPECT_EQ(seen(view, kBruno),
              looker ? "yellow-skull purple-moon (?) (purple-skull)*" : "yellow-skull purple-moon (?) (?)*");
  }
  match.by(kBruno, {"decline"});
  for (Seat viewer : kWatchers) {
    EXPECT_EQ(seen(match.view(viewer), kAda), "yellow-bat purple-skull (?) (?)");
    EXPECT_FALSE(match.view(viewer).looked);
  }
}

TEST(ChasseCercueils, CC_24_in_the_end_all_coffins_are_shown) {
  Scene scene = kMiddle;
  scene.chased = {"yellow-bat yellow-moon purple-moon"};
  Match match(scene);
  match.roll("yellow moon").by(kAda, {"slap", "claim 1.3"});
  for (Seat viewer : kWatchers) {
    EXPECT_EQ(seen(match.view(viewer), kAda), "yellow-bat purple-skull - (purple-bat)");
    EXPECT_EQ(seen(match.view(viewer), kBruno), "yellow-skull purple-moon (yellow-bat) (purple-skull)");
  }
}

TEST(ChasseCercueils, CC_24_no_event_names_a_card_that_goes_face_down) {
  Match match(kMiddle);
  match.roll("call bat").by(kAda, {"slap", "close 1.1"});
  for (const auto& entry : match.log.entries) {
    const bool names = std::holds_alternative<Claimed>(entry.event) || std::holds_alternative<Opened>(entry.event) ||
                       std::holds_alternative<Chased>(entry.event) || std::holds_alternative<Saw>(entry.event);
    EXPECT_FALSE(names);
  }
  EXPECT_EQ(seen(match.view(kAda), kAda), "(?) purple-skull (?) (?)");
}

TEST(ChasseCercueils, view_tells_the_state_of_the_table) {
  Scene scene = kMiddle;
  scene.roller = kCleo;
  Match match(scene);
  EXPECT_EQ(match.view(kAda).dice, std::nullopt);
  match.roll("purple bat").by(kBruno, {"slap"});
  const View view = match.view(kAda);
  for (Seat viewer : kWatchers) EXPECT_EQ(match.view(viewer).viewer, viewer);
  EXPECT_EQ(view.options, match.state.table.options);
  EXPECT_EQ(view.phase, Phase::claim);
  EXPECT_EQ(view.roller, kCleo);
  EXPECT_EQ(view.dice, dice("purple bat"));
  EXPECT_EQ(view.rolls, 8);
  EXPECT_EQ(view.slapper, kBruno);
  EXPECT_EQ(view.pile, 43 - 12);
  EXPECT_EQ(view.slapping, std::nullopt);
  EXPECT_EQ(view.hands.size(), 3U);
  for (const HandView& hand : view.hands) EXPECT_FALSE(hand.decided);
}

TEST(ChasseCercueils, rows_show_at_least_four_places_and_gaps_as_gaps) {
  const Match match(Scene{.hands = {"yellow-bat - purple-moon", "", "- yellow-moon - - (yellow-bat)"}, .pile = 0});
  EXPECT_EQ(seen(match.view(kAda), kAda), "yellow-bat - purple-moon -");
  EXPECT_EQ(seen(match.view(kAda), kBruno), "- - - -");
  EXPECT_EQ(seen(match.view(kAda), kCleo), "- yellow-moon - - (?)");
}

}  // namespace
}  // namespace hallali::chasse_cercueils
