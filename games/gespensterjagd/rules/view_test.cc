// What the screen shows to whom.
#include "games/gespensterjagd/rules/paths.h"
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::array kHunters{kBruno, kCleo, kDev, Seat::spectator};

// Max has been 8, 21, 22, 10, 13 in the open; then he has gone to 15 and waited there.
Match second_frame(Options options) {
  Match match({.options = options, .hunters = {20, 20, 20}, .max = 8, .frame = Animal::cat});
  match.alone({"move 21", "move 22", "move 10", "move 13"}).moves({"frame owl"});
  return match.alone({"move 15", "pause"});
}

TEST(Gespensterjagd, GJ_21_hunters_must_remember_the_rooms_he_has_shown) {
  Match match = second_frame({});
  for (Seat hunter : kHunters) {
    EXPECT_EQ(match.view(hunter).visited, std::nullopt);
    EXPECT_EQ(match.view(hunter).possible, std::nullopt);
    EXPECT_THAT(match.view(hunter).trail, IsEmpty());
    EXPECT_THAT(match.view(hunter).row, SizeIs(3)) << "the cards of the last frame are in the box";
  }
  EXPECT_EQ(match.view(kAda).visited, rooms({8, 21, 22, 10, 13, 15})) << "Max sees his own path";
  EXPECT_EQ(match.view(kAda).possible, possible_rooms(match.state.table)) << "and what they can know";
}

TEST(Gespensterjagd, GJ_21_table_may_agree_to_show_the_path) {
  Match match = second_frame({.show_path = true});
  for (Seat hunter : kHunters) {
    EXPECT_EQ(match.view(hunter).visited, rooms({8, 21, 22, 10, 13})) << "what he has shown, and no more";
    EXPECT_EQ(match.view(hunter).possible, std::nullopt);
  }
  EXPECT_EQ(match.view(kAda).visited, rooms({8, 21, 22, 10, 13, 15}));
}

TEST(Gespensterjagd, GJ_22_table_may_agree_to_shade_where_he_can_be) {
  Match match = second_frame({.show_possible = true});
  for (Seat hunter : kHunters) {
    EXPECT_EQ(match.view(hunter).visited, std::nullopt);
    // Two steps from 13, over rooms he has not shown, with two pauses: never back to 10.
    EXPECT_EQ(match.view(hunter).possible, rooms({1, 2, 9, 11, 12, 13, 14, 15, 16, 18, 19, 24, 25, 27, 3}));
  }
  match.moves({"move 12"});
  EXPECT_TRUE(match.view(kBruno).possible->contains(room_at(18)));
  match.moves({"walk 1 18"});
  EXPECT_FALSE(match.view(kBruno).possible->contains(room_at(18))) << "nobody was there";
}

TEST(Gespensterjagd, GJ_22_knowledge_holds_all_that_was_heard_and_nothing_of_the_cards) {
  Match match = second_frame({.trap = TrapHolder::captain});
  for (Seat hunter : kHunters) {
    const Knowledge knowledge = know(match.state, hunter);
    EXPECT_EQ(knowledge.table, match.state.table);
    EXPECT_THAT(knowledge.path, IsEmpty());
    EXPECT_THAT(knowledge.table.trail, SizeIs(5)) << "start and all revealed paths";
    EXPECT_EQ(knowledge.table.traces[0].entered, castle_of(Board::canterville).all() - rooms({20}));
  }
  EXPECT_THAT(know(match.state, kAda).path, ElementsAre(room_at(15), room_at(15)));
  match.moves({"cheat 13", "walk 1 18", "trap 12"});
  const Trace trace = match.state.table.traces[2];
  EXPECT_TRUE(trace.cheat);
  EXPECT_EQ(trace.unsearched, castle_of(Board::canterville).all() - rooms({18})) << "a hunter found nothing";
}

TEST(Gespensterjagd, GJ_32_hunters_and_onlookers_know_the_same) {
  Match match = second_frame({.trap = TrapHolder::hunter_2});
  match.moves({"move 18"}).moves({"walk 1 18"});
  Knowledge captain = know(match.state, kBruno);
  View seen = show(captain);
  for (Seat hunter : kHunters) {
    Knowledge knowledge = know(match.state, hunter);
    View view = show(knowledge);
    knowledge.viewer = view.viewer = kBruno;
    EXPECT_EQ(knowledge, captain);
    EXPECT_EQ(view, seen);
    EXPECT_EQ(match.log.seen_by(hunter), match.log.seen_by(kBruno));
  }
}

TEST(Gespensterjagd, rows_hide_rooms_and_pauses_from_hunters_only) {
  Match match = second_frame({.show_path = true, .show_possible = true});
  match.moves({"cheat 13"});
  EXPECT_THAT(match.view(kAda).row,
              ElementsAre(CardView{room_at(13), StepKind::move}, CardView{room_at(15), StepKind::move},
                          CardView{room_at(15), StepKind::pause}, CardView{room_at(13), StepKind::cheat, true}));
  for (Seat hunter : kHunters) {
    EXPECT_THAT(match.view(hunter).row,
                ElementsAre(CardView{room_at(13), StepKind::move}, CardView{}, CardView{}, CardView{{}, {}, true}));
    EXPECT_EQ(match.view(hunter).ghost, std::nullopt);
  }
}

TEST(Gespensterjagd, laid_card_is_told_to_max_alone) {
  Match match({.hunters = {20, 20, 20}, .max = 8});
  match.log.entries.clear();
  match.moves({"move 21"});
  EXPECT_THAT(match.heard_by(kAda), ElementsAre("max-moved", "card-laid"));
  EXPECT_EQ(match.told<CardLaid>(), (std::vector{CardLaid{{room_at(21), StepKind::move}}}));
  for (Seat hunter : kHunters) EXPECT_THAT(match.heard_by(hunter), ElementsAre("max-moved"));
  match.pass();
  match.log.entries.clear();
  match.alone({"pause", "cheat 8"});
  EXPECT_EQ(match.told<CardLaid>(),
            (std::vector{CardLaid{{room_at(21), StepKind::pause}}, CardLaid{{room_at(8), StepKind::cheat}}}));
  EXPECT_EQ(match.told<MaxMoved>(), (std::vector{MaxMoved{false}, MaxMoved{true}}));
}

TEST(Gespensterjagd, after_the_hunt_the_whole_trail_lies_open) {
  Match match = second_frame({});
  match.moves({"move 18", "walk 1 18"});
  ASSERT_EQ(match.state.table.end, Reason::caught);
  for (Seat viewer : {kAda, kBruno, kCleo, kDev, Seat::spectator}) {
    const View view = match.view(viewer);
    std::vector<int> way;
    for (const Step& step : view.trail) way.push_back(number_of(step.room));
    EXPECT_THAT(way, ElementsAre(8, 21, 22, 10, 13, 15, 15, 18));
    EXPECT_EQ(view.trail[0].kind, StepKind::start);
    EXPECT_EQ(view.trail[6].kind, StepKind::pause);
    EXPECT_EQ(view.visited, rooms({8, 21, 22, 10, 13, 15, 18}));
    EXPECT_EQ(view.possible, std::nullopt);
    EXPECT_EQ(view.ghost, room_at(18));
    EXPECT_EQ(view.end, Reason::caught);
    EXPECT_THAT(view.row, SizeIs(4)) << "the last cards, turned over";
    EXPECT_EQ(view.row[2].kind, StepKind::pause);
  }
}

TEST(Gespensterjagd, before_max_is_on_the_board_nobody_sees_him) {
  Match match(fresh({.show_path = true, .show_possible = true}));
  match.moves({"place 20", "place 20"});
  for (Seat viewer : {kAda, kBruno, Seat::spectator}) {
    const View view = match.view(viewer);
    EXPECT_EQ(view.ghost, std::nullopt);
    EXPECT_EQ(view.visited, std::nullopt);
    EXPECT_EQ(view.possible, std::nullopt);
    EXPECT_EQ(view.figures[1], (FigureView{kCleo, room_at(20), false}));
    EXPECT_EQ(view.figures[2], (FigureView{kDev, {}, false}));
    EXPECT_EQ(view.round, 1);
    EXPECT_EQ(view.max, kAda);
    EXPECT_EQ(view.captain, kBruno);
  }
  EXPECT_EQ(possible_rooms(match.state.table), RoomSet{});
  match.moves({"place 20", "place 8"});
  EXPECT_EQ(match.view(kBruno).possible, rooms({8}));
  EXPECT_EQ(match.view(kBruno).ghost, room_at(8));
}

}  // namespace
}  // namespace hallali::gespensterjagd
