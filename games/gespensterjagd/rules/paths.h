// Every way Max can have gone since he was seen last, as far as anybody but Max can tell (GJ-22): the rooms he can
// have entered, the rooms in which nobody found him, his x2 and pauses, the trap, and that he was not stuck.
#pragma once

#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

// Calls visit(path, choices) for each of them, a few thousand at most; `choices` is the product of the numbers of
// cards that Max could have laid at each step of it.
template <class Visit>
class Paths {
 public:
  Paths(const Public& table, Visit& visit) : table_(table), visit_(visit) {}

  void run() { from({last_seen(table_), table_.shown, table_.pauses, table_.cheats}, 1.0); }

 private:
  // Whether Max is about to lay a card: then he can lay one.
  bool must_act() const { return table_.phase == Phase::max_turn && !table_.acted; }

  void from(const Haunt& haunt, double choices) {
    const std::size_t step = path_.size();
    if (step == table_.traces.size()) {
      if (!must_act() || !is_stuck(table_, haunt)) visit_(static_cast<const Path&>(path_), choices);
      return;
    }
    const Trace& trace = table_.traces[step];
    const RoomSet around = neighbours(table_, haunt.at);
    RoomSet to = (trace.cheat ? around & haunt.visited : around - haunt.visited) & trace.entered;
    if (!trace.cheat && !trace.sprung && haunt.pauses > 0) to.insert(haunt.at);
    const double here = choices * to.size();
    for (Room room : to& trace.unsearched) {
      path_.push_back(room);
      from({room, haunt.visited.with(room), haunt.pauses - (room == haunt.at ? 1 : 0), haunt.cheats}, here);
      path_.pop_back();
    }
  }

  const Public& table_;
  Visit& visit_;
  Path path_;
};

template <class Visit>
void for_each_path(const Public& table, Visit visit) {
  Paths<Visit>(table, visit).run();
}

// Where Max can be: exact. Empty before he is on the board.
RoomSet possible_rooms(const Public& table);

}  // namespace hallali::gespensterjagd
