// A steady hunter knows exactly where Max can be and how likely, looks where he may be right now, and otherwise
// closes in: the figures together shall stand as near as possible to wherever he can go next, and not on each other's
// heels.
#include <algorithm>
#include <cmath>

#include "games/gespensterjagd/bots/sides.h"

namespace hallali::gespensterjagd {
namespace {

// Found by playing: see docs/bots.md.
constexpr double kCatch = 6.0;     // to look into a room now, against standing well
constexpr double kSecond = 0.35;   // the second nearest figure counts less than the nearest
constexpr double kNear = 0.6;      // how fast nearness fades with each step
constexpr double kLoiter = 0.002;  // to go on standing still is dull

class Hunter {
 public:
  explicit Hunter(const Knowledge& knowledge) : table_(knowledge.table), castle_(castle_of(table_.board)) {
    if (table_.trail.empty()) return;
    belief_ = belief_of(table_);
    for (Room room : castle_.all()) spread(room);
    for (std::size_t d = 0; d < nearness_.size(); ++d) nearness_[d] = std::pow(kNear, static_cast<double>(d));
  }

  // Far from each other: every room should have a hunter near.
  double place_worth(Room room) const {
    double worth = 0;
    for (Room each : castle_.all()) {
      int nearest = castle_.steps[at(room)][at(each)];
      for (int i = 0; i < table_.placed; ++i) nearest = std::min<int>(nearest, steps(i, each));
      worth -= nearest * nearest;
    }
    return worth;
  }

  double move_worth(const Move& move) const {
    std::array<Room, kMostFigures> figures = table_.figures;
    switch (move.kind()) {
      case Move::Kind::walk: {
        figures[static_cast<std::size_t>(move.figure())] = move.room();
        return kCatch * belief_[at(move.room())] + standing(figures);
      }
      case Move::Kind::trap:
        return trap_worth(move.room());
      case Move::Kind::open:
        return standing(figures) + kLoiter;
      default:
        return standing(figures) - kLoiter;
    }
  }

 private:
  int steps(int figure, Room room) const {
    return castle_.steps[at(table_.figures[static_cast<std::size_t>(figure)])][at(room)];
  }

  // Where Max goes from a room, as far as one can tell: to any room that he has not shown, or he stays.
  void spread(Room room) {
    const double here = belief_[at(room)];
    if (here == 0) return;
    const RoomSet to = neighbours(table_, room) - table_.shown;
    const double each = here / (to.size() + 0.3);
    for (Room next : to) soon_[at(next)] += each;
    soon_[at(room)] += here - each * to.size();
  }

  double standing(const std::array<Room, kMostFigures>& figures) const {
    double worth = 0;
    for (Room room : castle_.all()) {
      if (soon_[at(room)] == 0) continue;
      int nearest = 15;
      int second = 15;
      for (int i = 0; i < table_.placed; ++i) {
        const int d = castle_.steps[at(figures[static_cast<std::size_t>(i)])][at(room)];
        second = std::min(second, std::max(nearest, d));
        nearest = std::min(nearest, d);
      }
      worth += soon_[at(room)] *
               (nearness_[static_cast<std::size_t>(nearest)] + kSecond * nearness_[static_cast<std::size_t>(second)]);
    }
    return worth;
  }

  // The trap belongs where he is likely to come next and where nobody stands.
  double trap_worth(Room room) const {
    return soon_[at(room)] - belief_[at(room)] > 0.2 && table_.traces.size() < 3 ? 10 * soon_[at(room)] : -1;
  }

  const Public& table_;
  const Castle& castle_;
  Belief belief_{};
  Belief soon_{};  // after his next step
  std::array<double, 16> nearness_{};
};

}  // namespace

Move steady_hunter(const Knowledge& knowledge, const MoveList& legal, Random& random) {
  const Hunter hunter(knowledge);
  const Castle& castle = castle_of(knowledge.table.board);
  switch (knowledge.table.phase) {
    case Phase::place_hunters:
      return best_of(legal, [&](const Move& move) { return hunter.place_worth(move.room()) + 40 * random.unit(); });
    case Phase::choose_frame:
      return best_of(legal,
                     [&](const Move& move) { return -castle.animals[static_cast<std::size_t>(move.animal())]; });
    default:
      return best_of(legal, [&](const Move& move) { return hunter.move_worth(move) + 1e-6 * random.unit(); });
  }
}

}  // namespace hallali::gespensterjagd
