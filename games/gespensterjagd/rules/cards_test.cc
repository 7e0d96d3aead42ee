// The door card of Max and the trap of the hunters.
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

constexpr Options kDoor{.players = 4, .door = true};
constexpr Options kTrap{.players = 4, .trap = TrapHolder::captain};

TEST(Gespensterjagd, GJ_23_door_card_is_played_once_before_or_after_the_move) {
  Match before({.options = kDoor, .hunters = {20, 20, 20}, .max = 1});
  before.moves({"lock 45"});
  EXPECT_EQ(before.state.table.turn, kAda) << "and he still has his move";
  EXPECT_THAT(reach(before.state, "lock"), IsEmpty());
  EXPECT_FALSE(can(before.state, "end"));
  before.moves({"move 2"});
  EXPECT_EQ(before.state.table.turn, kBruno);

  Match after({.options = kDoor, .hunters = {20, 20, 20}, .max = 1});
  after.moves({"move 2", "lock 45"});
  EXPECT_EQ(after.state.table.turn, kBruno);
  EXPECT_EQ(after.state.table.locked, room_at(45)) << "a door far from him";
  after.pass();
  EXPECT_THAT(reach(after.state, "lock"), IsEmpty()) << "once in the game";
  EXPECT_FALSE(after.view(kBruno).door_card);

  Match later({.options = kDoor, .hunters = {20, 20, 20}, .max = 1});
  later.alone({"move 2", "move 3"});
  EXPECT_TRUE(can(later.state, "lock 12")) << "whenever he likes";
  for (Seat hunter : {kBruno, kCleo, kDev}) EXPECT_THAT(legal(later.state, hunter), IsEmpty()) << "on his own turn";
}

TEST(Gespensterjagd, GJ_24_each_of_eight_rooms_has_one_red_door) {
  for (auto [room, other] : std::initializer_list<std::pair<int, int>>{
           {12, 13}, {17, 18}, {24, 25}, {30, 29}, {34, 35}, {37, 38}, {45, 43}, {51, 52}}) {
    Match match({.options = kDoor, .hunters = {room, other, 20}, .max = 1});
    match.moves({"lock " + std::to_string(room)});
    EXPECT_EQ(match.told<DoorLocked>(), (std::vector{DoorLocked{room_at(room), room_at(other)}}));
    match.moves({"pause"});
    EXPECT_THAT(reach(match.state, "walk 1"), Not(Contains(other)));
    EXPECT_EQ(
        numbers(ways(match.state.table, room_at(room))),
        numbers(castle_of(Board::canterville).walks[static_cast<std::size_t>(room - 1)].without(room_at(other))))
        << "the other doors stay open";
    match.moves({"end"});
    EXPECT_THAT(reach(match.state, "walk 2"), Not(Contains(room))) << "shut from both sides";
  }
}

// Figures 1 and 2 are Bruno's, 3 and 4 Cleo's; Max has locked 12-13.
Match locked(std::vector<int> hunters) {
  Match match({.options = {.players = 3, .door = true}, .hunters = std::move(hunters), .max = 54});
  return match.moves({"lock 12", "pause"});
}

TEST(Gespensterjagd, GJ_25_hunter_on_either_side_spends_his_move_on_opening) {
  for (int side : {12, 13}) {
    Match match = locked({side, 20, 20, 20});
    EXPECT_TRUE(can(match.state, "open 1"));
    EXPECT_FALSE(can(match.state, "open 2")) << "not from elsewhere";
    match.moves({"open 1"});
    EXPECT_EQ(match.state.table.locked, std::nullopt) << "at once";
    EXPECT_EQ(match.told<DoorOpened>(), (std::vector{DoorOpened{kBruno, 1, room_at(12), room_at(13)}}));
    EXPECT_THAT(choices(match.state), ElementsAre("end", "walk 2 18")) << "he himself goes through next turn";
    match.pass().alone({"pause"});
    EXPECT_EQ(match.state.table.figures[0], room_at(side)) << "or not at all";
  }
}

TEST(Gespensterjagd, GJ_25_figures_that_move_later_may_use_the_opened_door) {
  Match match = locked({13, 12, 13, 20});
  EXPECT_THAT(reach(match.state, "walk 2"), ElementsAre(3));
  match.moves({"open 1"});
  EXPECT_THAT(reach(match.state, "walk 2"), ElementsAre(3, 13)) << "also of the same player";
  match.moves({"walk 2 13"});
  EXPECT_THAT(reach(match.state, "walk 3"), ElementsAre(10, 12, 15)) << "and of the next";
  EXPECT_THAT(choices(match.state), Not(Contains("open 3")));
}

TEST(Gespensterjagd, GJ_25_staying_does_not_open_and_who_has_moved_cannot_open) {
  Match match = locked({13, 3, 20, 20});
  match.pass().moves({"pause"});
  EXPECT_EQ(match.state.table.locked, room_at(12)) << "it stays locked until somebody opens it";
  match.moves({"walk 2 12"});
  EXPECT_FALSE(can(match.state, "open 2")) << "he has had his move";
  EXPECT_TRUE(can(match.state, "open 1"));
}

TEST(Gespensterjagd, GJ_26_locked_door_does_not_stop_max) {
  Match match({.options = kDoor, .hunters = {20, 20, 20}, .max = 12});
  match.moves({"lock 12"});
  EXPECT_THAT(reach(match.state, "move"), ElementsAre(2, 3, 11, 13, 15, 16));
  match.alone({"move 13"});
  EXPECT_TRUE(can(match.state, "cheat 12"));
}

TEST(Gespensterjagd, GJ_27_trap_is_laid_once_in_any_room_on_the_turn_of_its_holder) {
  const Scene scene{.options = {.players = 3, .trap = TrapHolder::captain}, .hunters = {20, 53, 20, 20}, .max = 1};
  const auto expect_laid = [](Match& match) {
    EXPECT_EQ(match.state.table.trap, room_at(54));
    EXPECT_EQ(match.told<TrapLaid>(), (std::vector{TrapLaid{kBruno, room_at(54)}}));
    EXPECT_THAT(reach(match.state, "trap"), IsEmpty());
  };
  Match before(scene);
  before.moves({"pause"});
  EXPECT_THAT(reach(before.state, "trap"), SizeIs(54));
  before.moves({"trap 54"});
  expect_laid(before);
  EXPECT_THAT(choices(before.state), ElementsAre("end", "walk 1 18", "walk 2 52"));

  Match between(scene);
  between.moves({"pause", "walk 2 52", "trap 54"});
  expect_laid(between);
  EXPECT_THAT(choices(between.state), ElementsAre("end", "walk 1 18"));

  Match after(scene);
  after.moves({"pause", "walk 2 52", "walk 1 18"});
  EXPECT_EQ(after.state.table.turn, kBruno) << "the trap is left to lay";
  EXPECT_THAT(choices(after.state), SizeIs(55));
  Match not_now = after;
  after.moves({"trap 54"});
  expect_laid(after);
  EXPECT_EQ(after.state.table.turn, kCleo) << "now nothing is left to do";
  not_now.moves({"end"});
  EXPECT_EQ(not_now.state.table.turn, kCleo);
  EXPECT_TRUE(not_now.state.table.trap_card);
  EXPECT_THAT(not_now.told<FigureStayed>(), IsEmpty()) << "both have moved";
  EXPECT_THAT(reach(not_now.state, "trap"), IsEmpty()) << "only its holder";

  after.pass().alone({"pause"});
  EXPECT_EQ(after.state.table.trap, room_at(54)) << "never moved again";
  EXPECT_FALSE(after.view(kAda).trap_card);
}

TEST(Gespensterjagd, GJ_27_holder_can_be_any_hunter) {
  for (int holder = 1; holder <= 4; ++holder) {
    Options options{.players = 5};
    options.trap = static_cast<TrapHolder>(holder);
    Match match({.options = options, .hunters = {20, 20, 20, 20}, .max = 1});
    match.moves({"pause"});
    for (int hunter = 1; hunter <= 4; ++hunter) {
      EXPECT_EQ(match.state.table.turn, seat_at(hunter));
      EXPECT_EQ(can(match.state, "trap 9"), hunter == holder);
      match.moves({"walk " + std::to_string(hunter) + " 18"});
      if (hunter == holder) match.moves({"end"});
    }
    EXPECT_EQ(match.state.table.phase, Phase::max_turn);
  }
}

TEST(Gespensterjagd, GJ_28_trap_laid_in_his_room_says_nothing) {
  const Scene scene{.options = kTrap, .hunters = {20, 20, 20}, .max = 1};
  Match under(scene);
  Match elsewhere(scene);
  for (Match* match : {&under, &elsewhere}) match->log.entries.clear();
  under.moves({"move 9", "trap 9"});
  elsewhere.moves({"move 2", "trap 9"});
  EXPECT_EQ(under.log.seen_by(kBruno), elsewhere.log.seen_by(kBruno));
  EXPECT_EQ(know(under.state, kBruno), know(elsewhere.state, kBruno));
  EXPECT_FALSE(under.state.table.seen);
  under.pass();
  under.alone({"pause"});
  EXPECT_THAT(under.told<TrapSprung>(), IsEmpty()) << "nor does a pause in it";
  under.alone({"move 10", "cheat 9"});
  EXPECT_THAT(under.told<TrapSprung>(), SizeIs(1)) << "coming back does";
}

struct Arrival {
  const char* name;
  int from, trap;
  std::string before, entering;
};
class TrapArrivals : public testing::TestWithParam<Arrival> {};

TEST_P(TrapArrivals, GJ_29_entering_shows_where_he_is_until_his_next_turn) {
  const Arrival& arrival = GetParam();
  Options options = kTrap;
  options.chimney = true;
  Match match({.options = options, .hunters = {20, 20, 20}, .max = arrival.from});
  match.moves({arrival.before, "trap " + std::to_string(arrival.trap)}).pass();
  match.log.entries.clear();
  match.moves({arrival.entering});
  const Room here = room_at(arrival.trap);
  EXPECT_EQ(match.told<TrapSprung>(), std::vector{TrapSprung{here}});
  EXPECT_THAT(match.told<MaxAppeared>(), IsEmpty()) << "position only";
  const View view = match.view(kCleo);
  EXPECT_EQ(view.ghost, here);
  EXPECT_TRUE(view.seen);
  EXPECT_EQ(view.row.size(), 3U);
  EXPECT_EQ(view.row[1].room, std::nullopt) << "his cards stay face down";
  EXPECT_EQ(view.row[2].room, std::nullopt);
  EXPECT_TRUE(view.row[2].sprung);
  EXPECT_FALSE(view.row[1].sprung);
  match.pass();
  EXPECT_EQ(match.view(kCleo).ghost, here) << "until his next turn";
  match.moves({"pause"});
  EXPECT_EQ(match.view(kCleo).ghost, std::nullopt);
  EXPECT_THAT(match.told<TrapSprung>(), SizeIs(1)) << "a pause does not spring it again";
  EXPECT_EQ(match.state.table.trap, here) << "it stays where it is";
}

INSTANTIATE_TEST_SUITE_P(Gespensterjagd, TrapArrivals,
                         testing::Values(Arrival{"move", 1, 10, "move 9", "move 10"},
                                         Arrival{"x2", 1, 1, "move 9", "cheat 1"},
                                         Arrival{"passage", 2, 54, "move 1", "move 54"},
                                         Arrival{"chimney", 41, 53, "move 42", "move 53"}),
                         [](const auto& instance) { return instance.param.name; });

TEST(Gespensterjagd, GJ_29_sprung_trap_was_no_pause_and_an_unsprung_one_no_entry) {
  // From 1 Max can have gone to 2, 6, 9, 11 or 54, or stayed; then the trap lies in 9.
  const Scene scene{.options = kTrap, .hunters = {20, 20, 20}, .max = 1};
  Match sprung(scene);
  sprung.moves({"move 11", "trap 9"}).pass().moves({"move 9"});
  EXPECT_EQ(sprung.state.table.traces[1].entered, rooms({9}));
  Match silent(scene);
  silent.moves({"move 9", "trap 9"}).pass().moves({"pause"});
  EXPECT_FALSE(silent.state.table.traces[1].entered.contains(room_at(9)));
  EXPECT_TRUE(silent.state.table.traces[0].entered.contains(room_at(9))) << "it was not there yet";
}

}  // namespace
}  // namespace hallali::gespensterjagd
