#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "games/gespensterjagd/rules/castle.h"
#include "kit/json.h"

namespace hallali::gespensterjagd {
namespace {

[[noreturn]] void wrong(const std::string& fr, const std::string& en) { throw BadInput({fr, en}); }

enum class Contact { none, wall, floor };

// How two rooms touch: along a vertical wall, along a floor, or (at most a corner) not at all.
Contact contact(const RoomPlan& a, const RoomPlan& b) {
  const int across = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
  const int down = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
  if (across > 0 && down > 0) {
    wrong(fmt::format("Les pièces {} et {} se chevauchent.", a.id, b.id),
          fmt::format("Rooms {} and {} overlap.", a.id, b.id));
  }
  if (across == 0 && down > 0) return Contact::wall;
  if (down == 0 && across > 0) return Contact::floor;
  return Contact::none;
}

const RoomPlan& room_of(const Plan& plan, int id) {
  if (id < 1 || id > static_cast<int>(plan.rooms.size())) {
    wrong(fmt::format("Il n'y a pas de pièce {}.", id), fmt::format("There is no room {}.", id));
  }
  return plan.rooms[static_cast<std::size_t>(id - 1)];
}

void check_rooms(const Plan& plan) {
  if (plan.rooms.empty() || plan.rooms.size() > kMostRooms) {
    wrong(fmt::format("Un château a de 1 à {} pièces.", kMostRooms),
          fmt::format("A castle has 1 to {} rooms.", kMostRooms));
  }
  for (std::size_t i = 0; i < plan.rooms.size(); ++i) {
    const RoomPlan& room = plan.rooms[i];
    if (room.id != static_cast<int>(i) + 1 || room.w < 1 || room.h < 1) {
      wrong(fmt::format("La pièce {} n'est pas à sa place ou n'a pas de surface.", i + 1),
            fmt::format("Room {} is out of order or has no surface.", i + 1));
    }
  }
}

// The list of the file against the geometry, both ways.
void check_walls(const Plan& plan) {
  const auto differ = [](int a, int b) {
    wrong(fmt::format("Les pièces {} et {} : la liste des murs ne dit pas ce que montre le plan.", a, b),
          fmt::format("Rooms {} and {}: the list of walls is not what the plan shows.", a, b));
  };
  std::set<std::array<int, 2>> listed(plan.walls.begin(), plan.walls.end());
  if (listed.size() != plan.walls.size()) {
    wrong("La liste des murs nomme deux fois la même paire.", "The list of walls names a pair twice.");
  }
  for (const RoomPlan& a : plan.rooms) {
    for (const RoomPlan& b : plan.rooms) {
      if (a.id >= b.id) continue;
      if ((contact(a, b) != Contact::none) != (listed.erase({a.id, b.id}) > 0)) differ(a.id, b.id);
    }
  }
  if (!listed.empty()) differ((*listed.begin())[0], (*listed.begin())[1]);
}

void check_links(const Plan& plan) {
  std::set<std::array<int, 2>> joined;
  for (const LinkPlan& link : plan.links) {
    const RoomPlan& a = room_of(plan, link.a);
    const RoomPlan& b = room_of(plan, link.b);
    const Contact needed = link.kind == LinkKind::door ? Contact::wall : Contact::floor;
    if (link.a >= link.b || contact(a, b) != needed) {
      wrong(fmt::format("Rien ne peut relier ainsi les pièces {} et {}.", link.a, link.b),
            fmt::format("Nothing can join rooms {} and {} like that.", link.a, link.b));
    }
    if (!joined.insert({link.a, link.b}).second) {
      wrong(fmt::format("Les pièces {} et {} sont reliées deux fois.", link.a, link.b),
            fmt::format("Rooms {} and {} are joined twice.", link.a, link.b));
    }
  }
}

// Max calls a red door by its room, so no room may have two (GJ-24).
void check_red_doors(const Plan& plan) {
  std::set<int> red;
  for (const LinkPlan& link : plan.links) {
    if (!link.lockable_in) continue;
    const int room = *link.lockable_in;
    if (room != link.a && room != link.b) {
      wrong(fmt::format("La porte rouge {}-{} n'est pas dans la pièce {}.", link.a, link.b, room),
            fmt::format("The red door {}-{} is not in room {}.", link.a, link.b, room));
    }
    if (link.kind != LinkKind::door) {
      wrong(fmt::format("La porte rouge {}-{} n'est pas une porte.", link.a, link.b),
            fmt::format("The red door {}-{} is no door.", link.a, link.b));
    }
    if (!red.insert(room).second) {
      wrong(fmt::format("La pièce {} a deux portes rouges.", room), fmt::format("Room {} has two red doors.", room));
    }
  }
  if (red.size() > kMostLockable) {
    wrong(fmt::format("Il y a plus de {} portes rouges.", kMostLockable),
          fmt::format("There are more than {} red doors.", kMostLockable));
  }
}

void check_passages(const Plan& plan) {
  for (const auto& [a, b] : {plan.passage, plan.chimney}) {
    if (room_of(plan, a).id == room_of(plan, b).id) {
      wrong("Un passage relie deux pièces.", "A passage needs two rooms.");
    }
  }
}

void check_animals(const Plan& plan) {
  AnimalSet seen;
  int rounds = 0;
  for (const FramePlan& frame : plan.animals) {
    if (frame.count < 1 || frame.count > kMostSteps) {
      wrong(fmt::format("Un cadre a de 1 à {} animaux.", kMostSteps),
            fmt::format("A frame has 1 to {} animals.", kMostSteps));
    }
    seen.insert(frame.animal);
    rounds += frame.count;
  }
  if (plan.animals.size() != kAnimals || seen != kAllAnimals || rounds > kMostRounds) {
    wrong("Il faut un cadre de chacun des cinq animaux, 24 animaux au plus.",
          "There must be one frame of each of the five animals, 24 animals at most.");
  }
}

void join(std::array<RoomSet, kMostRooms>& links, int a, int b) {
  links[static_cast<std::size_t>(a - 1)].insert(room_at(b));
  links[static_cast<std::size_t>(b - 1)].insert(room_at(a));
}

// How many moves a hunter needs, from one room to all.
std::array<std::uint8_t, kMostRooms> steps_from(const Castle& castle, Room from) {
  std::array<std::uint8_t, kMostRooms> steps{};
  RoomSet seen{from};
  RoomSet edge{from};
  for (std::uint8_t distance = 1; !edge.empty(); ++distance) {
    RoomSet next;
    for (Room room : edge) next |= castle.walks[static_cast<std::size_t>(room)];
    edge = next - seen;
    seen |= edge;
    for (Room room : edge) steps[static_cast<std::size_t>(room)] = distance;
  }
  if (seen != castle.all()) wrong("Les chasseurs ne peuvent pas aller partout.", "Hunters cannot go everywhere.");
  return steps;
}

struct Library {
  std::array<Plan, 2> plans;
  std::array<Castle, 2> castles;

  Library() {
    for (const Board board : {Board::canterville, Board::lodge}) {
      const auto i = static_cast<std::size_t>(board);
      plans[i] = read_plan(board_text(board));
      castles[i] = build(plans[i]);
    }
  }
};

// Read when the program starts: a damaged board stops it at once, and no move has to ask whether the boards are
// there.
const Library kLibrary;

}  // namespace

std::string notation(Room room) { return std::to_string(number_of(room)); }

bool parse_notation(std::string_view text, Room& room) {
  int number = 0;
  for (char digit : text) {
    if (digit < '0' || digit > '9' || number > kMostRooms) return false;
    number = number * 10 + (digit - '0');
  }
  if (number < 1 || number > kMostRooms || text[0] == '0') return false;
  room = room_at(number);
  return true;
}

Plan read_plan(std::string_view json) {
  Plan plan = from_json<Plan>(json);
  check_rooms(plan);
  check_walls(plan);
  check_links(plan);
  check_red_doors(plan);
  check_passages(plan);
  check_animals(plan);
  return plan;
}

Castle build(const Plan& plan) {
  Castle castle;
  castle.rooms = static_cast<int>(plan.rooms.size());
  for (const LinkPlan& link : plan.links) {
    join(castle.walks, link.a, link.b);
    if (!link.lockable_in) continue;
    const int other = *link.lockable_in == link.a ? link.b : link.a;
    castle.red_doors.push_back({room_at(*link.lockable_in), room_at(other)});
  }
  for (const auto& [a, b] : plan.walls) join(castle.haunts, a, b);
  join(castle.haunts, plan.passage[0], plan.passage[1]);
  join(castle.chimney, plan.chimney[0], plan.chimney[1]);
  for (const FramePlan& frame : plan.animals) {
    castle.animals[static_cast<std::size_t>(frame.animal)] = static_cast<std::uint8_t>(frame.count);
  }
  for (Room room : castle.all()) castle.steps[static_cast<std::size_t>(room)] = steps_from(castle, room);
  return castle;
}

const Plan& plan_of(Board board) { return kLibrary.plans[static_cast<std::size_t>(board)]; }
const Castle& castle_of(Board board) { return kLibrary.castles[static_cast<std::size_t>(board)]; }

}  // namespace hallali::gespensterjagd
