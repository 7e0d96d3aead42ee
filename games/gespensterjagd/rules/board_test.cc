// The castle is what its page says.
#include <map>
#include <set>

#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::ElementsAre;

using Pair = std::pair<int, int>;
using Graph = std::map<int, std::set<int>>;

const Plan& canterville() { return plan_of(Board::canterville); }

void join(Graph& graph, int a, int b) {
  graph[a].insert(b);
  graph[b].insert(a);
}
Graph links(const Plan& plan) {
  Graph graph;
  for (const LinkPlan& link : plan.links) join(graph, link.a, link.b);
  return graph;
}
Graph walls(const Plan& plan) {
  Graph graph;
  for (const auto& [a, b] : plan.walls) join(graph, a, b);
  return graph;
}

std::map<int, int> distances(const Graph& graph, int from) {
  std::map<int, int> found{{from, 0}};
  std::vector<int> queue{from};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (int next : graph.at(queue[i])) {
      if (found.emplace(next, found[queue[i]] + 1).second) queue.push_back(next);
    }
  }
  return found;
}
int diameter(const Graph& graph) {
  int longest = 0;
  for (const auto& [from, to] : graph) {
    const auto found = distances(graph, from);
    EXPECT_EQ(found.size(), graph.size()) << "connected";
    for (const auto& [room, steps] : found) longest = std::max(longest, steps);
  }
  return longest;
}
double average_degree(const Graph& graph) {
  std::size_t all = 0;
  for (const auto& [room, next] : graph) all += next.size();
  return static_cast<double>(all) / static_cast<double>(graph.size());
}

// Which room each cell of the drawing belongs to.
std::map<Pair, int> cells(const Plan& plan) {
  std::map<Pair, int> owner;
  for (const RoomPlan& room : plan.rooms) {
    for (int x = room.x; x < room.x + room.w; ++x) {
      for (int y = room.y; y < room.y + room.h; ++y) {
        EXPECT_TRUE(owner.emplace(Pair{x, y}, room.id).second) << "overlap at " << x << ',' << y;
      }
    }
  }
  return owner;
}
// Pairs of rooms with cells side by side (dx 1) or on top of each other (dy 1).
std::set<Pair> contacts(const Plan& plan, int dx, int dy) {
  const auto owner = cells(plan);
  std::set<Pair> found;
  for (const auto& [cell, room] : owner) {
    const auto next = owner.find({cell.first + dx, cell.second + dy});
    if (next != owner.end() && next->second != room) found.insert(std::minmax(room, next->second));
  }
  return found;
}

TEST(GespensterjagdBoard, has_54_rooms_in_order_with_names) {
  ASSERT_EQ(canterville().rooms.size(), 54U);
  EXPECT_EQ(castle_of(Board::canterville).rooms, 54);
  std::set<std::string> french;
  std::set<std::string> english;
  for (int id = 1; id <= 54; ++id) {
    const RoomPlan& room = canterville().rooms[static_cast<std::size_t>(id - 1)];
    EXPECT_EQ(room.id, id);
    EXPECT_TRUE(room.x >= 0 && room.x + room.w <= 44 && room.y >= 0 && room.y + room.h <= 21) << id;
    EXPECT_TRUE(room.floor >= -1 && room.floor <= 5) << id;
    french.insert(room.name_fr);
    english.insert(room.name_en);
  }
  EXPECT_EQ(french.size(), 54U);
  EXPECT_EQ(english.size(), 54U);
}

TEST(GespensterjagdBoard, walls_are_the_115_that_the_cells_show) {
  for (const Board board : {Board::canterville, Board::lodge}) {
    const Plan& plan = plan_of(board);
    std::set<Pair> touching = contacts(plan, 1, 0);
    touching.merge(contacts(plan, 0, 1));
    std::set<Pair> listed;
    for (const auto& [a, b] : plan.walls) listed.emplace(a, b);
    EXPECT_EQ(listed, touching);
    EXPECT_EQ(listed.size(), plan.walls.size());
  }
  EXPECT_EQ(canterville().walls.size(), 115U);
}

TEST(GespensterjagdBoard, the_75_links_fit_the_walls_they_go_through) {
  EXPECT_EQ(canterville().links.size(), 75U);
  for (const Board board : {Board::canterville, Board::lodge}) {
    const std::set<Pair> beside = contacts(plan_of(board), 1, 0);
    const std::set<Pair> above = contacts(plan_of(board), 0, 1);
    for (const LinkPlan& link : plan_of(board).links) {
      EXPECT_TRUE((link.kind == LinkKind::door ? beside : above).contains({link.a, link.b}))
          << link.a << '-' << link.b;
    }
  }
}

TEST(GespensterjagdBoard, hunters_and_max_can_go_everywhere) {
  const Graph hunters = links(canterville());
  EXPECT_EQ(diameter(hunters), 12);
  EXPECT_NEAR(average_degree(hunters), 2.78, 0.005);
  const Graph max = walls(canterville());
  EXPECT_EQ(diameter(max), 11);
  EXPECT_NEAR(average_degree(max), 4.26, 0.005);
}

TEST(GespensterjagdBoard, dead_ends_and_the_hub_are_where_they_belong) {
  std::vector<int> dead_ends;
  int hubs = 0;
  for (const auto& [room, next] : links(canterville())) {
    if (next.size() == 1) dead_ends.push_back(room);
    hubs += next.size() >= 7 ? 1 : 0;
  }
  EXPECT_THAT(dead_ends, ElementsAre(5, 14, 20, 37, 45, 53, 54));
  EXPECT_EQ(hubs, 1);
  EXPECT_EQ(links(canterville())[23].size(), 7U);
}

TEST(GespensterjagdBoard, three_walls_of_the_rulebook_have_no_door) {
  const Graph hunters = links(canterville());
  for (auto [a, b, detour] : {std::tuple{14, 27, 6}, {28, 35, 3}, {39, 40, 4}}) {
    EXPECT_TRUE(walls(canterville())[a].contains(b));
    EXPECT_EQ(distances(hunters, a)[b], detour);
    EXPECT_EQ(castle_of(Board::canterville).steps[static_cast<std::size_t>(a - 1)][static_cast<std::size_t>(b - 1)],
              detour);
  }
}

TEST(GespensterjagdBoard, red_doors_are_the_eight_of_the_rulebook) {
  std::map<int, Pair> red;
  for (const LinkPlan& link : canterville().links) {
    if (!link.lockable_in) continue;
    EXPECT_EQ(link.kind, LinkKind::door);
    EXPECT_TRUE(red.emplace(*link.lockable_in, Pair{link.a, link.b}).second) << "one a room";
    // To lock one of these two seals the room off, the others only make ways longer.
    Plan shut = canterville();
    std::erase_if(shut.links, [&](const LinkPlan& each) { return each.a == link.a && each.b == link.b; });
    const bool seals = distances(links(shut), 23).size() < 54;
    EXPECT_EQ(seals, *link.lockable_in == 37 || *link.lockable_in == 45) << *link.lockable_in;
  }
  EXPECT_EQ(red, (std::map<int, Pair>{{12, {12, 13}},
                                      {17, {17, 18}},
                                      {24, {24, 25}},
                                      {30, {29, 30}},
                                      {34, {34, 35}},
                                      {37, {37, 38}},
                                      {45, {43, 45}},
                                      {51, {51, 52}}}));
}

TEST(GespensterjagdBoard, passage_and_chimney_join_what_is_far_apart) {
  EXPECT_THAT(canterville().passage, ElementsAre(1, 54));
  EXPECT_THAT(canterville().chimney, ElementsAre(42, 53));
  const Graph hunters = links(canterville());
  EXPECT_EQ(distances(hunters, 1)[54], 8);
  EXPECT_EQ(distances(hunters, 42)[53], 6);
}

TEST(GespensterjagdBoard, animals_are_24_in_frames_of_4_to_6) {
  const auto& animals = castle_of(Board::canterville).animals;
  EXPECT_THAT(animals, ElementsAre(6, 5, 5, 4, 4)) << "hedgehog, bat, mouse, owl, cat";
}

TEST(GespensterjagdBoard, castles_are_built_as_their_plans_say) {
  for (const Board board : {Board::canterville, Board::lodge}) {
    const Plan& plan = plan_of(board);
    const Castle& castle = castle_of(board);
    Graph hunters = links(plan);
    Graph max = walls(plan);
    join(max, plan.passage[0], plan.passage[1]);
    EXPECT_EQ(castle.all().size(), castle.rooms);
    for (int a = 1; a <= castle.rooms; ++a) {
      const auto i = static_cast<std::size_t>(a - 1);
      const auto as_list = [](const std::set<int>& set) { return std::vector<int>(set.begin(), set.end()); };
      EXPECT_EQ(numbers(castle.walks[i]), as_list(hunters[a]));
      EXPECT_EQ(numbers(castle.haunts[i]), as_list(max[a]));
      const bool sooty = a == plan.chimney[0] || a == plan.chimney[1];
      EXPECT_EQ(castle.chimney[i], sooty ? rooms({plan.chimney[0] + plan.chimney[1] - a}) : RoomSet{});
      for (const auto& [b, steps] : distances(hunters, a)) {
        EXPECT_EQ(castle.steps[i][static_cast<std::size_t>(b - 1)], steps) << a << ' ' << b;
      }
    }
  }
}

}  // namespace
}  // namespace hallali::gespensterjagd
