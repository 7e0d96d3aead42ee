// What a table does by itself when it is time: bots move, clocks run out, a bot stands in for whoever is away. While
// nobody is connected nothing of this happens; a table waits for its people.
#include "server/room.h"

namespace hallali {

void Room::note_asked(bool anew) {
  clocks_.note(table_, house_.clockwork.now(), anew, whims_);
  note_race(anew);
  window_.note(table_, house_.clockwork.now(), anew);
}

// In a race, and while the dice roll, nobody is waited for.
bool Room::clocks_run() const { return !race_.on() && !tumbling_; }

void Room::schedule() {
  if (audience_.empty() || queue_.writing()) return;
  std::optional<Clockwork::Time> first = race_.due();
  const auto sooner = [&](const std::optional<Clockwork::Time>& time) {
    if (time && (!first || *time < *first)) first = time;
  };
  sooner(window_.due());
  sooner(draw_.due());
  const SeatSet here = audience_.here();
  for (int i = 0; clocks_run() && i < static_cast<int>(table_.places().size()); ++i) {
    sooner(clocks_.due(table_, seat_at(i), here, window_.answered(seat_at(i))));
  }
  if (!first || !alarm_.set(*first)) return;
  house_.clockwork.at(*first, [self = weak_from_this(), time = *first] {
    const auto room = self.lock();
    if (room && room->alarm_.rings(time)) room->wake();
  });
}

void Room::wake() {
  if (audience_.empty()) return;
  const Clockwork::Time now = house_.clockwork.now();
  const SeatSet here = audience_.here();
  for (int i = 0; i < static_cast<int>(table_.places().size()); ++i) {
    if (!clocks_run()) break;  // the table may just have thrown for somebody
    const auto time = clocks_.due(table_, seat_at(i), here, window_.answered(seat_at(i)));
    if (time && *time <= now) act(seat_at(i));
  }
  run_race();
  run_draw();
  run_window();
  schedule();
}

void Room::act(Seat seat) {
  clocks_.begin(seat);  // until it is written
  if (table_.place(seat).bot) return ask_bot(seat);
  const bool time_is_up = !window_.answered(seat) && clocks_.time_is_up(table_, seat, house_.clockwork.now());
  Wish wish{0,
            [this, seat, turn = clocks_.turn(seat), time_is_up]() -> entry::Any {
              const bool stale = audience_.empty() || !table_.playing() || table_.match()->moves_made(seat) != turn ||
                                 table_.place(seat).bot || (!time_is_up && audience_.here().contains(seat));
              if (stale) throw TooLate();
              if (time_is_up) return entry::Moved{seat, table_.match()->timed_out(seat), Mover::clock};
              return entry::StoodIn{seat};
            },
            [this, seat](const std::optional<Unfulfilled>& why) {
              clocks_.end(seat);
              // Only what could not be written starts the clock again; coming too late changes nothing.
              const bool late = why && why->why == Unfulfilled::Why::too_late;
              if (why && !late) clocks_.restart(seat, house_.clockwork.now());
            }};
  if (time_is_up) return submit(seat, std::move(wish));
  push(std::move(wish));
}

void Room::ask_bot(Seat seat) {
  auto thought = table_.match()->thought(*table_.place(seat).bot, seat, fresh_seed());
  house_.clockwork.work(
      [this, self = shared_from_this(), seat, turn = clocks_.turn(seat), thought = std::move(thought)] {
        house_.clockwork.post([this, self, seat, turn, move = thought(kNoHurry)] { play_bot(seat, turn, move); });
      });
}

// The thought may have taken a while, and the game may have gone on.
void Room::play_bot(Seat seat, int turn, const std::string& move) {
  submit(seat, {0,
                [this, seat, turn, move]() -> entry::Any {
                  const bool stale = audience_.empty() || !table_.playing() ||
                                     table_.match()->moves_made(seat) != turn || !table_.place(seat).bot;
                  if (stale) throw TooLate();
                  table_.match()->check(seat, move);
                  return entry::Moved{seat, move, Mover::bot};
                },
                [this, seat](const std::optional<Unfulfilled>& why) {
                  clocks_.end(seat);
                  if (why) clocks_.delay_bot(seat, house_.clockwork.now() + kRetry);
                }});
  schedule();  // if it was too late, nothing was written that would do so
}

std::optional<int> Room::clock_left(std::optional<Seat> eyes) const {
  if (!eyes || race_.on()) return {};
  return clocks_.left(table_, *eyes, house_.clockwork.now());
}

}  // namespace hallali
