// A window at a table: answers that are given behind closed hands are collected here, in memory, and opened together
// as one entry of the log.
#include "server/room.h"

namespace hallali {

bool Room::answers_closed(Seat seat, const std::string& move) const {
  return window_.asks(seat) && !table_.match()->in_the_open(move);
}

// True if the wish was an answer to the window, or no more than an attempt at one. Any other goes its way.
bool Room::collect(Seat seat, const Wish& wish) {
  if (!window_.asks(seat)) return false;
  if (table_.obeyed(wish.command) || window_.obeyed(wish.command)) return wish.answer({}), true;  // sent again
  bool closed = true;
  const auto why = attempt([&] {
    const auto moved = std::get<entry::Moved>(wish.propose());
    closed = answers_closed(seat, moved.move);
    if (closed) window_.take(moved, wish.command, house_.clockwork.now());
  });
  if (!why && !closed) return false;
  wish.answer(why);
  run_window();
  schedule();
  return true;
}

// Lets time pass for the window; when it can be opened, that is written like any other entry.
void Room::run_window() {
  if (window_.seats().empty() || audience_.empty()) return;
  const Clockwork::Time now = house_.clockwork.now();
  LiveWindow::Around around;
  around.here = audience_.here();
  for (Seat seat : window_.seats()) {
    if (!table_.place(seat).played_by_person()) continue;
    around.people.insert(seat);
    const auto left = clocks_.left(table_, seat, now);
    if (left && (!around.clock || *left < *around.clock)) around.clock = left;
  }
  for (const Guest& guest : audience_.guests()) around.watched |= !(around.people - guest.seats).empty();
  if (!window_.run(around, *table_.match(), now, whims_)) return;
  push({0, [this] { return window_.end(table_); },
        [this](const std::optional<Unfulfilled>& why) {
          if (why) window_.put_off(house_.clockwork.now() + kRetry);
        }});
}

}  // namespace hallali
