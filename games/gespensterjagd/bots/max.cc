// A steady Max looks several steps ahead: which way keeps him out of the hunters' reach, how much they can know about
// where he is, and whether there is a castle left to flee into behind the next door.
#include <algorithm>

#include "games/gespensterjagd/bots/sides.h"
#include "games/gespensterjagd/rules/paths.h"

namespace hallali::gespensterjagd {
namespace {

// Found by playing: see docs/bots.md.
constexpr int kDepth = 5;           // steps of the plan
constexpr double kPauseCost = 0.1;  // a card saved is a card for later
constexpr double kCheatCost = 0.1;
constexpr double kShowing = 0.4;  // to be seen with a hunter near
constexpr double kBlind = 0.3;    // a hunter who can come may still go elsewhere
constexpr double kChase = 0.8;    // a hunter next door goes where Max most likely is

class Planner {
 public:
  explicit Planner(const Knowledge& knowledge)
      : table_(knowledge.table), castle_(castle_of(table_.board)), haunt_(haunt_of(table_, knowledge.path)) {
    for (Room room : castle_.all()) {
      int nearest = 15;
      int near = 0;
      for (int i = 0; i < table_.placed; ++i) {
        const int d = castle_.steps[at(table_.figures[static_cast<std::size_t>(i)])][at(room)];
        nearest = std::min(nearest, d);
        near += d <= 2 ? 1 : 0;
      }
      distance_[at(room)] = nearest;
      near_[at(room)] = near;
    }
    rounds_left_ = rounds_of(table_) - table_.round;
    if (!table_.acted) expect_hunters();
  }

  double worth(const Move& move) const {
    switch (move.kind()) {
      case Move::Kind::pause:
        return plan({haunt_.at, haunt_.visited, haunt_.pauses - 1, haunt_.cheats}, 1) - kPauseCost * thrift();
      case Move::Kind::cheat:
        return plan({move.room(), haunt_.visited, haunt_.pauses, haunt_.cheats - 1}, 1) - kCheatCost * thrift();
      case Move::Kind::move:
        return plan({move.room(), haunt_.visited.with(move.room()), haunt_.pauses, haunt_.cheats}, 1);
      case Move::Kind::lock:
        return table_.acted ? lock_worth(move.room()) : -1;
      default:
        return 0;
    }
  }

 private:
  // A door is worth locking in the face of a hunter for whom it is the way to Max.
  double lock_worth(Room of) const {
    double worth = -0.5;
    for (const RedDoor& door : castle_.red_doors) {
      if (door.of != of) continue;
      for (int i = 0; i < table_.placed; ++i) {
        const Room figure = table_.figures[static_cast<std::size_t>(i)];
        if (figure != door.of && figure != door.other) continue;
        const Room behind = figure == door.of ? door.other : door.of;
        const int now = castle_.steps[at(figure)][at(haunt_.at)];
        if (castle_.steps[at(behind)][at(haunt_.at)] < now && now <= 3) worth += 1;
      }
    }
    return worth;
  }

  // Cards are worth less when few rounds are left to use them.
  double thrift() const { return std::min(1.0, rounds_left_ / 8.0); }

  // The chance to survive the hunters' round after step t in this room.
  double safety(Room room, int t) const {
    if (t == 1) return unlikely_[at(room)];
    const int d = distance_[at(room)];
    if (d > t) return 1;
    return 1 - kBlind * std::min(1.0, (1 + near_[at(room)]) * (d == t ? 1.0 : 0.8) / (2 + 2 * t));
  }

  // Where each hunter will look in this round: they compare the rooms they can reach, and know what everybody knows.
  void expect_hunters() {
    Public after = table_;
    after.phase = Phase::hunter_turn;
    after.traces.push_back({castle_.all() - hunted(table_), castle_.all(), false, false});
    const Belief belief = belief_of(after);
    unlikely_.fill(1);
    for (int i = 0; i < table_.placed; ++i) {
      const RoomSet reach = ways(table_, table_.figures[static_cast<std::size_t>(i)]);
      double most = 1e-9;
      for (Room room : reach) most = std::max(most, belief[at(room)]);
      for (Room room : reach) {
        const double ratio = belief[at(room)] / most;
        unlikely_[at(room)] *= 1 - kChase * ratio * ratio;
      }
    }
  }

  // The best that can come of standing here after step t.
  double plan(const Haunt& haunt, int t) const {
    double here = safety(haunt.at, t);
    const RoomSet exits = neighbours(table_, haunt.at) - haunt.visited - (t == 1 ? hunted(table_) : RoomSet{});
    if (t == table_.animals_left && rounds_left_ > t) {  // seen here, with the hunters this near
      const int d = distance_[at(haunt.at)];
      here *= 1 - kShowing / (1 + std::max(0, d - 1)) / (1 + 0.3 * exits.size());
    }
    if (t >= rounds_left_) return here;
    if (exits.empty()) return here * (haunt.pauses > 0 ? 0.6 : haunt.cheats > 0 ? 0.5 : 0.0);
    if (t == kDepth) return here * room_to_flee(haunt, exits);
    double best = 0;
    for (Room room : exits) {
      best = std::max(best, plan({room, haunt.visited.with(room), haunt.pauses, haunt.cheats}, t + 1));
    }
    return here * best;
  }

  // How much of the castle is still to be had from here, against what he needs.
  double room_to_flee(const Haunt& haunt, RoomSet edge) const {
    RoomSet seen = edge;
    for (int i = 0; i < 6 && !edge.empty(); ++i) {
      RoomSet further;
      for (Room room : edge) further |= neighbours(table_, room);
      edge = further - seen - haunt.visited;
      seen |= edge;
    }
    const double wanted = std::min(16, rounds_left_);
    return 0.5 + 0.5 * std::min(1.0, seen.size() / wanted);
  }

  const Public& table_;
  const Castle& castle_;
  Haunt haunt_;
  std::array<int, kMostRooms> distance_{};     // from the nearest hunter
  std::array<int, kMostRooms> near_{};         // hunters within two steps
  std::array<double, kMostRooms> unlikely_{};  // that a hunter looks there in this round
  int rounds_left_ = 0;
};

// Far from all hunters, with many ways out.
double start_worth(const Public& table, Room room) {
  const Castle& castle = castle_of(table.board);
  double worth = 0.5 * neighbours(table, room).size();
  int nearest = 15;
  for (int i = 0; i < table.placed; ++i) {
    nearest = std::min<int>(nearest, castle.steps[at(table.figures[static_cast<std::size_t>(i)])][at(room)]);
  }
  return worth + std::min(nearest, 4);
}

}  // namespace

Move steady_max(const Knowledge& knowledge, const MoveList& legal, Random& random) {
  if (knowledge.table.phase == Phase::place_max) {
    return best_of(legal,
                   [&](const Move& move) { return start_worth(knowledge.table, move.room()) + random.unit(); });
  }
  const Planner planner(knowledge);
  return best_of(legal, [&](const Move& move) { return planner.worth(move) + 0.02 * random.unit(); });
}

}  // namespace hallali::gespensterjagd
