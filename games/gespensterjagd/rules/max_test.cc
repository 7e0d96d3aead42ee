// What Max may do: his ways, his x2 and pauses, and when he is stuck.
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Gespensterjagd, GJ_05_max_goes_through_walls_floors_and_ceilings_but_not_over_corners) {
  struct Row {
    int from;
    std::vector<int> to;
  };
  for (const Row& row : {Row{14, {13, 15, 19, 27}}, Row{28, {23, 26, 30, 35}}, Row{39, {37, 38, 40, 42, 46, 47}},
                         Row{9, {1, 7, 10, 11}}, Row{23, {22, 25, 28, 36, 40, 41, 44}}, Row{53, {32, 52}}}) {
    const Match match({.hunters = {5, 5, 5}, .max = row.from});
    EXPECT_EQ(reach(match.state, "move"), row.to) << row.from;
  }
  const Match corner({.hunters = {5, 5, 5}, .max = 1});
  EXPECT_THAT(reach(corner.state, "move"), Not(Contains(7))) << "1 and 7 meet in a corner only";
}

TEST(Gespensterjagd, GJ_06_no_way_leads_into_a_room_with_a_hunter) {
  EXPECT_THAT(reach(Match({.hunters = {2, 54, 11}, .max = 1}).state, "move"), ElementsAre(6, 9)) << "passage";
  const Match flying({.options = {.chimney = true}, .hunters = {53, 41, 41}, .max = 42});
  EXPECT_THAT(reach(flying.state, "move"), ElementsAre(39, 43, 46)) << "chimney";
  Match cheating({.hunters = {2, 30, 30}, .max = 1});
  cheating.moves({"move 6", "walk 1 1"}).pass();
  EXPECT_THAT(choices(cheating.state), ElementsAre("move 7", "pause")) << "x2";
}

TEST(Gespensterjagd, GJ_07_visited_is_every_room_he_has_stood_in) {
  Match match({.hunters = {30, 30, 30}, .max = 1, .frame = Animal::cat});
  match.alone({"move 2", "cheat 1", "move 11"});
  EXPECT_THAT(numbers(haunt_of(match.state.table, match.state.path).visited), ElementsAre(1, 2, 11));
  EXPECT_THAT(reach(match.state, "move"), ElementsAre(9, 10, 12, 13));
  match.alone({"pause"});
  EXPECT_EQ(match.state.table.phase, Phase::choose_frame);
  EXPECT_THAT(numbers(match.state.table.shown), ElementsAre(1, 2, 11)) << "shown cards stay used";
  match.moves({"frame owl"});
  EXPECT_THAT(reach(match.state, "move"), ElementsAre(9, 10, 12, 13));
  EXPECT_THAT(reach(match.state, "cheat"), ElementsAre(1, 2));
}

TEST(Gespensterjagd, GJ_08_x2_leads_to_an_old_room_next_door) {
  Match match({.hunters = {30, 30, 30}, .max = 1});
  EXPECT_THAT(reach(match.state, "cheat"), IsEmpty()) << "the room he is in is no target";
  match.alone({"move 2"});
  EXPECT_THAT(reach(match.state, "cheat"), ElementsAre(1));
  EXPECT_THAT(reach(match.state, "move"), ElementsAre(3, 11, 12)) << "even though he could move on";
  match.alone({"move 3"});
  EXPECT_THAT(reach(match.state, "cheat"), ElementsAre(2)) << "room 1 is too far";
  match.log.entries.clear();
  match.alone({"cheat 2"});
  EXPECT_EQ(match.told<MaxMoved>(), std::vector{MaxMoved{true}});
  EXPECT_EQ(match.max_at(), room_at(2));
  EXPECT_EQ(match.state.table.cheats, 1);
  match.alone({"cheat 3"});
  EXPECT_THAT(reach(match.state, "cheat"), IsEmpty()) << "two cards, both gone";
  EXPECT_EQ(match.state.table.cheats, 0);

  Match handicap({.options = {.one_cheat = true}, .hunters = {30, 30, 30}, .max = 1});
  handicap.alone({"move 2", "cheat 1"});
  EXPECT_THAT(reach(handicap.state, "cheat"), IsEmpty());
}

TEST(Gespensterjagd, GJ_08_two_x2_can_lead_to_the_same_room) {
  Match match({.hunters = {30, 30, 30}, .max = 1});
  match.alone({"move 2", "cheat 1", "move 9", "cheat 1"});
  EXPECT_EQ(match.max_at(), room_at(1));
  EXPECT_THAT(reach(match.state, "move"), ElementsAre(6, 11, 54));
}

TEST(Gespensterjagd, GJ_09_the_step_is_flagged_until_the_next_appearance_and_no_room_is) {
  Match match({.hunters = {30, 30, 30}, .max = 1, .frame = Animal::cat});
  match.alone({"move 2"});
  match.log.entries.clear();
  match.alone({"cheat 1"});
  EXPECT_THAT(match.heard_by(kBruno), Not(Contains("card-laid")));
  for (const char* next : {"move 9", "pause"}) {
    const View view = match.view(kBruno);
    ASSERT_GE(view.row.size(), 3U);
    EXPECT_EQ(view.row[1], (CardView{}));
    EXPECT_EQ(view.row[2], (CardView{{}, {}, true, false}));
    match.alone({next});
  }
  EXPECT_EQ(match.view(kBruno).row[2], (CardView{room_at(1), StepKind::cheat, true, false}));
  match.moves({"frame owl"}).alone({"pause"});
  for (const CardView& card : match.view(kBruno).row) EXPECT_FALSE(card.cheat);
}

TEST(Gespensterjagd, GJ_10_pause_looks_like_a_move) {
  const Scene scene{.hunters = {30, 30, 30}, .max = 1};
  Match moving(scene);
  Match waiting(scene);
  moving.alone({"move 2"});
  waiting.alone({"pause"});
  for (Seat viewer : {kBruno, kCleo, kDev, Seat::spectator}) {
    EXPECT_EQ(moving.log.seen_by(viewer), waiting.log.seen_by(viewer));
    EXPECT_EQ(know(moving.state, viewer), know(waiting.state, viewer));
    EXPECT_EQ(waiting.view(viewer).pauses, 2) << "as many as when he was seen last";
  }
  EXPECT_EQ(waiting.view(kAda).pauses, 1);
}

TEST(Gespensterjagd, GJ_10_two_pauses_in_a_row_on_the_first_turn_and_after_an_appearance) {
  Match match({.hunters = {30, 30, 30}, .max = 1});
  match.alone({"pause", "pause"});
  EXPECT_FALSE(can(match.state, "pause")) << "there are two";
  EXPECT_EQ(match.max_at(), room_at(1));

  Match later({.hunters = {30, 30, 30}, .max = 8, .frame = Animal::cat});
  later.alone({"move 21", "move 22", "pause", "move 10"}).moves({"frame owl"});
  EXPECT_EQ(later.state.table.pauses, 1) << "the pause was among the cards he has shown";
  later.alone({"pause"});
  EXPECT_FALSE(can(later.state, "pause"));

  Match handicap({.options = {.one_pause = true}, .hunters = {30, 30, 30}, .max = 1});
  handicap.alone({"pause"});
  EXPECT_FALSE(can(handicap.state, "pause"));
}

TEST(Gespensterjagd, GJ_11_max_may_pause_on_the_last_turn_of_a_frame) {
  Match match({.hunters = {30, 30, 30}, .max = 8, .frame = Animal::cat});
  match.alone({"move 21", "move 22", "move 10"});
  EXPECT_EQ(match.state.table.animals_left, 1);
  EXPECT_TRUE(can(match.state, "pause"));
  match.alone({"pause"});
  EXPECT_EQ(match.told<MaxAppeared>().at(0).path.back(), (Step{room_at(10), StepKind::pause}));
}

TEST(Gespensterjagd, GJ_12_one_card_a_turn_and_the_door_card_if_he_likes) {
  for (const char* card : {"move 2", "pause"}) {
    Match match({.hunters = {30, 30, 30}, .max = 1});
    match.moves({card});
    EXPECT_EQ(match.state.table.turn, kBruno) << "nothing is left to do: " << card;

    Match with_door({.options = {.door = true}, .hunters = {30, 30, 30}, .max = 1});
    EXPECT_FALSE(can(with_door.state, "end")) << "he has to lay a card";
    with_door.moves({card});
    EXPECT_EQ(with_door.state.table.turn, kAda);
    EXPECT_THAT(choices(with_door.state), ElementsAre("end", "lock 12", "lock 17", "lock 24", "lock 30", "lock 34",
                                                      "lock 37", "lock 45", "lock 51"));
    with_door.moves({"end"});
    EXPECT_EQ(with_door.state.table.turn, kBruno);
    EXPECT_TRUE(with_door.state.table.door_card);
  }
}

TEST(Gespensterjagd, GJ_13_pauses_keep_a_cornered_max_in_the_game_until_they_are_gone) {
  Match match({.hunters = {1, 7, 30}, .max = 6});
  for (int pauses : {2, 1}) {
    EXPECT_THAT(choices(match.state), ElementsAre("pause")) << pauses;
    match.alone({"pause"});
  }
  EXPECT_EQ(match.state.table.end, Reason::stuck);
  EXPECT_EQ(outcome(match.state)->winners, (SeatSet{kBruno, kCleo, kDev}));
  EXPECT_THAT(outcome(match.state)->scores, ElementsAre(0, 1, 1, 1));
  EXPECT_EQ(match.state.table.round, 2) << "at the start of his turn";
  EXPECT_THAT(match.told<AnimalGone>(), testing::SizeIs(2));
  EXPECT_EQ(match.told<MaxAppeared>(),
            (std::vector{MaxAppeared{
                room_at(6),
                {{room_at(6), StepKind::start}, {room_at(6), StepKind::pause}, {room_at(6), StepKind::pause}}}}))
      << "the whole path is shown";
  EXPECT_EQ(match.told<GameEnded>(), (std::vector{GameEnded{{kBruno, kCleo, kDev}, Reason::stuck}}));
}

TEST(Gespensterjagd, GJ_13_only_an_x2_that_can_be_played_saves_him) {
  const auto cornered = [](std::vector<int> hunters, int cheats, bool door = false) {
    Match match({.options = {.players = 2, .door = door},
                 .hunters = std::move(hunters),
                 .max = 7,
                 .pauses = 0,
                 .cheats = cheats});
    return match.moves({"move 6"});
  };
  Match free = cornered({1, 30, 30}, 1).pass();
  EXPECT_THAT(choices(free.state), ElementsAre("cheat 7"));
  EXPECT_EQ(cornered({1, 30, 30}, 0).pass().state.table.end, Reason::stuck) << "no card left";
  EXPECT_EQ(cornered({1, 8, 30}, 1).moves({"walk 2 7"}).pass().state.table.end, Reason::stuck) << "a hunter there";
  Match locking = cornered({1, 30, 30}, 0, true).moves({"end"}).pass();
  EXPECT_EQ(locking.state.table.end, Reason::stuck) << "a door card is no way out";
}

TEST(Gespensterjagd, GJ_13_every_kind_of_way_out_counts) {
  const Match passage({.hunters = {46, 47, 30}, .max = 54, .pauses = 0, .cheats = 0});
  EXPECT_THAT(choices(passage.state), ElementsAre("move 1"));
  const Scene roof{.hunters = {32, 52, 30}, .max = 53, .pauses = 0, .cheats = 0};
  EXPECT_EQ(Match(roof).state.table.end, Reason::stuck);
  Scene chimney = roof;
  chimney.options.chimney = true;
  EXPECT_THAT(choices(Match(chimney).state), ElementsAre("move 42"));
}

TEST(Gespensterjagd, GJ_13_is_tested_after_the_captain_has_chosen_the_frame) {
  Match match({.hunters = {1, 7, 30}, .max = 6, .frame = Animal::cat, .pauses = 4});
  match.alone({"pause", "pause", "pause", "pause"});
  EXPECT_EQ(match.state.table.phase, Phase::choose_frame) << "he has appeared and is not lost yet";
  match.log.entries.clear();
  match.moves({"frame bat"});
  EXPECT_EQ(match.state.table.end, Reason::stuck);
  EXPECT_THAT(match.heard_by(Seat::spectator), ElementsAre("frame-chosen", "max-appeared", "game-ended"));
  EXPECT_TRUE(awaited(match.state).empty());
  EXPECT_THAT(legal(match.state, kAda), IsEmpty());
}

TEST(Gespensterjagd, GJ_31_chimney_goes_both_ways_unannounced_as_often_as_he_likes) {
  const Scene without{.hunters = {5, 5, 5}, .max = 42};
  EXPECT_THAT(reach(Match(without).state, "move"), ElementsAre(39, 41, 43, 46));
  Scene scene = without;
  scene.options.chimney = true;
  Match match(scene);
  match.alone({"move 53"});
  EXPECT_TRUE(can(match.state, "cheat 42"));
  Match plain(scene);
  plain.alone({"move 39"});
  EXPECT_EQ(know(match.state, kBruno), know(plain.state, kBruno)) << "the hunters hear nothing of it";
  match.alone({"cheat 42", "cheat 53"});
  EXPECT_EQ(match.max_at(), room_at(53));
  EXPECT_TRUE(match.view(kBruno).options.chimney) << "the card stays";

  const Match hunting = Match({.options = {.chimney = true}, .hunters = {42, 53, 5}, .max = 20}).moves({"pause"});
  EXPECT_THAT(reach(hunting.state, "walk 1"), ElementsAre(39, 41, 43, 46)) << "hunters never";
}

TEST(Gespensterjagd, GJ_31b_passage_needs_no_card_and_is_max_only) {
  const Scene hall{.hunters = {30, 30, 30}, .max = 1};
  EXPECT_TRUE(can(Match(hall).state, "move 54"));
  EXPECT_TRUE(can(Match({.hunters = {30, 30, 30}, .max = 54}).state, "move 1"));
  Match through(hall);
  Match across(hall);
  through.alone({"move 54"});
  across.alone({"move 2"});
  EXPECT_EQ(know(through.state, kBruno), know(across.state, kBruno)) << "unannounced";
  EXPECT_FALSE(can(through.state, "move 1")) << "he has been there";
  EXPECT_TRUE(can(through.state, "cheat 1"));
  EXPECT_THAT(reach(through.state, "move"), ElementsAre(46, 47));

  const Match hunting = Match({.hunters = {1, 54, 5}, .max = 20}).moves({"pause"});
  EXPECT_THAT(reach(hunting.state, "walk 1"), ElementsAre(2, 6, 9)) << "hunters do not know of it";
}

}  // namespace
}  // namespace hallali::gespensterjagd
