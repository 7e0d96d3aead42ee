// A damaged castle does not get in, and is told why in one sentence.
#include <functional>

#include "games/gespensterjagd/rules/test_scene.h"
#include "kit/json.h"

namespace hallali::gespensterjagd {
namespace {

std::string complaint(const std::function<void(Plan&)>& damage, Board board = Board::lodge) {
  Plan plan = plan_of(board);
  damage(plan);
  try {
    build(read_plan(to_json(plan)));
  } catch (const BadInput& bad) {
    EXPECT_TRUE(bad.phrase().fr.ends_with('.') && bad.phrase().en.ends_with('.'));
    return bad.phrase().en;
  }
  return {};
}

// A link of the lodge.
LinkPlan& link(Plan& plan, int a, int b) {
  return *std::find_if(plan.links.begin(), plan.links.end(),
                       [=](const LinkPlan& each) { return each.a == a && each.b == b; });
}

TEST(GespensterjagdBoard, sound_plans_are_read_and_built) {
  for (const Board board : {Board::canterville, Board::lodge}) {
    EXPECT_EQ(complaint([](Plan&) {}, board), "");
    EXPECT_EQ(to_json(read_plan(board_text(board))), to_json(plan_of(board)));
  }
  EXPECT_THROW(read_plan("{}"), BadInput);
  EXPECT_THROW(read_plan(""), BadInput);
}

TEST(GespensterjagdBoard, damaged_rooms_are_named) {
  EXPECT_EQ(complaint([](Plan& plan) { plan.rooms[0].w = 4; }), "Rooms 1 and 2 overlap.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.rooms[3].h = 0; }), "Room 4 is out of order or has no surface.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.rooms[3].w = -1; }), "Room 4 is out of order or has no surface.");
  EXPECT_EQ(complaint([](Plan& plan) { std::swap(plan.rooms[2], plan.rooms[5]); }),
            "Room 3 is out of order or has no surface.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.rooms.clear(); }), "A castle has 1 to 54 rooms.");
  EXPECT_EQ(complaint(
                [](Plan& plan) {
                  plan.rooms.push_back({55, "", "", 0, 50, 50, 1, 1});
                },
                Board::canterville),
            "A castle has 1 to 54 rooms.");
}

TEST(GespensterjagdBoard, damaged_walls_are_named) {
  EXPECT_EQ(complaint([](Plan& plan) { plan.walls.erase(plan.walls.begin()); }),
            "Rooms 1 and 2: the list of walls is not what the plan shows.");
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.walls.push_back({1, 3});
            }),
            "Rooms 1 and 3: the list of walls is not what the plan shows.");
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.walls.push_back({4, 8});
            }),
            "Rooms 4 and 8: the list of walls is not what the plan shows.");
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.walls.push_back({1, 9});
            }),
            "Rooms 1 and 9: the list of walls is not what the plan shows.");
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.walls.push_back({2, 1});
            }),
            "Rooms 2 and 1: the list of walls is not what the plan shows.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.walls.push_back({1, 2}); }), "The list of walls names a pair twice.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.rooms[7].x = 5, plan.rooms[7].w = 3; }),
            "Rooms 7 and 8: the list of walls is not what the plan shows.")
      << "a room that was moved";
}

TEST(GespensterjagdBoard, damaged_links_are_named) {
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 2, 5).kind = LinkKind::door; }),
            "Nothing can join rooms 2 and 5 like that.")
      << "a door in the floor";
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 1, 2).kind = LinkKind::ladder; }),
            "Nothing can join rooms 1 and 2 like that.")
      << "a ladder through a wall";
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.links.push_back({1, 3, LinkKind::door, {}});
            }),
            "Nothing can join rooms 1 and 3 like that.");
  EXPECT_EQ(complaint([](Plan& plan) {
              plan.links.push_back({2, 2, LinkKind::door, {}});
            }),
            "Nothing can join rooms 2 and 2 like that.");
  EXPECT_EQ(complaint([](Plan& plan) { std::swap(plan.links[0].a, plan.links[0].b); }),
            "Nothing can join rooms 2 and 1 like that.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.links[0].b = 9; }), "There is no room 9.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.links[0].a = 0; }), "There is no room 0.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.links.push_back(plan.links[0]); }), "Rooms 1 and 2 are joined twice.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.links.erase(plan.links.begin()); }), "Hunters cannot go everywhere.");
}

TEST(GespensterjagdBoard, damaged_red_doors_are_named) {
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 2, 3).lockable_in = 1; }), "The red door 2-3 is not in room 1.");
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 2, 5).lockable_in = 5; }), "The red door 2-5 is no door.");
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 2, 3).lockable_in = link(plan, 1, 2).lockable_in = 2; }),
            "Room 2 has two red doors.");
  // Only eight have a place in the game.
  EXPECT_EQ(complaint([](Plan& plan) { link(plan, 1, 9).lockable_in = 1; }, Board::canterville),
            "There are more than 8 red doors.");
}

TEST(GespensterjagdBoard, damaged_passages_and_animals_are_named) {
  EXPECT_EQ(complaint([](Plan& plan) { plan.passage[1] = 9; }), "There is no room 9.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.chimney[0] = 0; }), "There is no room 0.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.passage[1] = plan.passage[0]; }), "A passage needs two rooms.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.chimney[1] = plan.chimney[0]; }), "A passage needs two rooms.");
  const std::string five = "There must be one frame of each of the five animals, 24 animals at most.";
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals.pop_back(); }), five);
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals[4] = plan.animals[0]; }), five);
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals.push_back(plan.animals[0]); }), five);
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals[1].count = 6; }, Board::canterville), five) << "25 animals";
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals[0].count = 7; }), "A frame has 1 to 6 animals.");
  EXPECT_EQ(complaint([](Plan& plan) { plan.animals[4].count = 0; }), "A frame has 1 to 6 animals.");
}

}  // namespace
}  // namespace hallali::gespensterjagd
