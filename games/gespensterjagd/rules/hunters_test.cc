// What hunters may do, how time passes, and how a hunt ends.
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(Gespensterjagd, GJ_14_hunter_who_steps_into_his_room_wins_at_once) {
  Match match({.options = {.players = 2}, .hunters = {12, 16, 20}, .max = 4});
  match.moves({"move 3"});
  match.log.entries.clear();
  match.moves({"walk 2 4"});
  EXPECT_FALSE(match.state.table.end) << "he has just left";
  match.moves({"walk 1 3"});
  EXPECT_EQ(match.state.table.end, Reason::caught);
  EXPECT_TRUE(awaited(match.state).empty()) << "the third figure does not move any more";
  EXPECT_EQ(match.state.table.round, 0) << "and no animal leaves";
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("figure-moved", "figure-moved", "max-appeared", "game-ended"));
  EXPECT_EQ(match.told<MaxAppeared>(),
            (std::vector{MaxAppeared{room_at(3), {{room_at(4), StepKind::start}, {room_at(3), StepKind::move}}}}))
      << "the whole path is shown";
  EXPECT_EQ(match.told<GameEnded>(), (std::vector{GameEnded{{kBruno}, Reason::caught}}));
}

// Whom the rematch offers Max to first: the game ends with their move.
TEST(Gespensterjagd, GJ_33_the_view_tells_who_caught_max) {
  Match match({.options = {.players = 5, .ghost = Ghost::seat_3}, .hunters = {20, 12, 20, 20}, .max = 4});
  match.moves({"move 3", "end", "walk 2 3"});
  EXPECT_EQ(match.state.table.end, Reason::caught);
  EXPECT_EQ(show(know(match.state, kAda)).turn, seat_at(4));
}

TEST(Gespensterjagd, GJ_14_all_hunters_win_together) {
  Match match({.options = {.players = 5, .ghost = Ghost::seat_3}, .hunters = {12, 20, 20, 20}, .max = 4});
  match.moves({"move 3", "walk 1 3"});
  EXPECT_EQ(outcome(match.state)->winners, (SeatSet{kAda, kBruno, kDev, kEve}));
  EXPECT_EQ(outcome(match.state)->reason, Reason::caught);
  EXPECT_THAT(outcome(match.state)->scores, ElementsAre(1, 1, 0, 1, 1));
}

TEST(Gespensterjagd, GJ_14_pausing_max_is_caught_where_he_stands) {
  Match match({.hunters = {3, 20, 20}, .max = 4});
  match.moves({"pause", "walk 1 4"});
  EXPECT_EQ(match.state.table.end, Reason::caught);
}

TEST(Gespensterjagd, GJ_15_hunters_move_clockwise_from_the_left_of_max) {
  Match match({.options = {.players = 5, .ghost = Ghost::seat_4}, .hunters = {20, 20, 20, 20}, .max = 54});
  match.moves({"pause"});
  for (Seat seat : {kEve, kAda, kBruno, kCleo}) {
    EXPECT_EQ(match.state.table.turn, seat);
    EXPECT_THAT(legal(match.state, kDev), IsEmpty());
    match.moves({"end"});
  }
  EXPECT_EQ(match.state.table.turn, kDev);
  EXPECT_EQ(match.state.table.phase, Phase::max_turn);
}

TEST(Gespensterjagd, GJ_15_player_moves_his_figures_in_any_order_each_once) {
  Match match({.options = {.players = 3}, .hunters = {20, 53, 37, 45}, .max = 1});
  match.moves({"pause"});
  EXPECT_THAT(choices(match.state), ElementsAre("end", "walk 1 18", "walk 2 52")) << "his own figures only";
  match.moves({"walk 2 52"});
  EXPECT_EQ(match.state.table.turn, kBruno);
  EXPECT_THAT(choices(match.state), ElementsAre("end", "walk 1 18")) << "not a second time";
  EXPECT_TRUE(match.view(kCleo).figures[1].moved);
  match.moves({"walk 1 18"});
  EXPECT_EQ(match.state.table.turn, kCleo) << "nothing is left to do";
  EXPECT_THAT(choices(match.state), ElementsAre("end", "walk 3 38", "walk 4 43"));
  match.moves({"walk 3 38", "end"});
  EXPECT_EQ(match.state.table.phase, Phase::max_turn);
  EXPECT_EQ(match.told<FigureMoved>().at(0), (FigureMoved{kBruno, 2, room_at(53), room_at(52)}));
  EXPECT_EQ(match.told<FigureStayed>(), (std::vector{FigureStayed{kCleo, 4, room_at(45)}}));
  match.alone({"pause"});
  EXPECT_EQ(match.state.table.moved, 0) << "next round they all move again";
}

TEST(Gespensterjagd, GJ_16_hunters_may_stay_and_share_a_room) {
  Match match({.options = {.players = 2}, .hunters = {18, 18, 20}, .max = 54});
  match.moves({"pause", "walk 3 18"});
  EXPECT_EQ(numbers(hunted(match.state.table)), std::vector{18});
  match.moves({"end"});
  EXPECT_EQ(match.told<FigureStayed>(),
            (std::vector{FigureStayed{kBruno, 1, room_at(18)}, FigureStayed{kBruno, 2, room_at(18)}}));
  match.alone({"pause", "move 1"});
  EXPECT_EQ(numbers(hunted(match.state.table)), std::vector{18}) << "as often as they like";
}

TEST(Gespensterjagd, GJ_17_hunters_need_a_door_stairs_a_ladder_or_a_trapdoor) {
  struct Row {
    int from;
    std::vector<int> to;
  };
  for (const Row& row : {Row{14, {15}}, Row{28, {23, 26, 30}}, Row{39, {38, 42, 47}}, Row{37, {38}}, Row{54, {46}},
                         Row{23, {22, 25, 28, 36, 40, 41, 44}}}) {
    const Match match = Match({.hunters = {row.from, 20, 20}, .max = 5}).moves({"pause"});
    EXPECT_EQ(reach(match.state, "walk 1"), row.to) << row.from;
  }
}

TEST(Gespensterjagd, GJ_18_one_animal_leaves_after_the_last_hunter) {
  Match match({.hunters = {20, 20, 20}, .max = 54, .frame = Animal::bat});
  match.log.entries.clear();
  match.moves({"pause", "end", "walk 2 18"});
  EXPECT_THAT(match.told<AnimalGone>(), IsEmpty());
  EXPECT_EQ(match.view(kAda).round, 1);
  match.moves({"end"});
  EXPECT_EQ(match.told<AnimalGone>(), (std::vector{AnimalGone{Animal::bat, 4}}));
  EXPECT_EQ(match.state.table.animals_left, 4);
  EXPECT_EQ(match.view(kAda).round, 2);
  EXPECT_EQ(match.view(kAda).frames[1], (FrameView{Animal::bat, 5, 4, true, true}));
  EXPECT_EQ(match.view(kAda).frames[0], (FrameView{Animal::hedgehog, 6, 6, true, false}));
}

// The last round of a frame: Max has laid his card.
Match before_an_appearance() {
  Match match({.hunters = {20, 20, 20}, .max = 8, .frame = Animal::cat});
  match.alone({"move 21", "cheat 8", "pause"}).moves({"move 7"});
  match.log.entries.clear();
  return match;
}

TEST(Gespensterjagd, GJ_19_full_frame_makes_max_appear_and_the_captain_choose_while_the_cards_lie_open) {
  Match match = before_an_appearance();
  EXPECT_EQ(match.view(kBruno).ghost, std::nullopt);
  match.pass();
  EXPECT_THAT(match.heard_by(kBruno),
              ElementsAre("figure-stayed", "figure-stayed", "figure-stayed", "animal-gone", "max-appeared"));
  const Row path{{room_at(8), StepKind::start},
                 {room_at(21), StepKind::move},
                 {room_at(8), StepKind::cheat},
                 {room_at(8), StepKind::pause},
                 {room_at(7), StepKind::move}};
  EXPECT_EQ(match.told<MaxAppeared>(), (std::vector{MaxAppeared{room_at(7), path}}));
  EXPECT_EQ(match.state.table.phase, Phase::choose_frame);
  EXPECT_EQ(match.state.table.turn, kBruno);
  const View open = match.view(kDev);
  EXPECT_EQ(open.ghost, room_at(7));
  EXPECT_TRUE(open.seen);
  EXPECT_EQ(open.pauses, 1) << "everybody has seen the pause";
  ASSERT_EQ(open.row.size(), path.size());
  for (std::size_t i = 0; i < path.size(); ++i) EXPECT_EQ(open.row[i].room, path[i].room);
  EXPECT_EQ(open.row[2], (CardView{room_at(8), StepKind::cheat, true, false}));
}

TEST(Gespensterjagd, GJ_19_then_the_cards_go_to_the_box_and_max_vanishes_with_his_next_card) {
  Match match = before_an_appearance();
  match.pass();
  EXPECT_FALSE(can(match.state, "frame cat")) << "that frame is full";
  match.moves({"frame owl"});
  EXPECT_EQ(match.state.table.turn, kAda) << "the hunters get no extra move";
  const View view = match.view(kDev);
  EXPECT_THAT(view.row, ElementsAre(CardView{room_at(7), StepKind::move}));
  EXPECT_EQ(view.ghost, room_at(7)) << "his figure stands there until he moves";
  EXPECT_EQ(view.frames[4], (FrameView{Animal::cat, 4, 0, true, false}));
  EXPECT_EQ(view.frames[3], (FrameView{Animal::owl, 4, 4, true, true}));
  match.moves({"move 9"});
  EXPECT_EQ(match.view(kDev).ghost, std::nullopt);
  EXPECT_FALSE(match.view(kDev).seen);
  EXPECT_EQ(match.view(kAda).ghost, room_at(9));
}

TEST(Gespensterjagd, GJ_20_last_animal_gone_and_max_has_won) {
  Match match({.hunters = {1, 7, 30}, .max = 6, .frame = Animal::cat, .pauses = 4});
  match.state.table.frames = {Animal::cat};
  match.alone({"pause", "pause", "pause"});
  EXPECT_FALSE(outcome(match.state));
  match.log.entries.clear();
  match.alone({"pause"});
  EXPECT_EQ(match.state.table.end, Reason::escaped) << "though he could not have gone on";
  EXPECT_EQ(outcome(match.state)->winners, SeatSet{kAda});
  EXPECT_THAT(outcome(match.state)->scores, ElementsAre(1, 0, 0, 0));
  EXPECT_THAT(match.heard_by(kBruno), ElementsAre("max-moved", "figure-stayed", "figure-stayed", "figure-stayed",
                                                  "animal-gone", "max-appeared", "game-ended"));
  EXPECT_THAT(match.told<MaxAppeared>().at(0).path, SizeIs(5));
  EXPECT_EQ(match.told<GameEnded>(), (std::vector{GameEnded{{kAda}, Reason::escaped}}));
}

TEST(Gespensterjagd, GJ_20_hunters_still_have_the_last_round) {
  Match match({.hunters = {7, 20, 20}, .max = 8, .frame = Animal::cat});
  match.state.table.frames = {Animal::cat};
  match.alone({"move 21", "move 22", "move 10"}).moves({"move 9", "walk 1 9"});
  EXPECT_EQ(match.state.table.end, Reason::caught);
}

}  // namespace
}  // namespace hallali::gespensterjagd
