// The time of everybody at a table: since when each seat has been asked for its move, when a bot has thought long
// enough, how long somebody who is away is waited for. Times come from outside; nothing here starts a timer.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "kit/random.h"
#include "server/clockwork.h"
#include "table/table.h"

namespace hallali {

class Clocks {
 public:
  using Time = Clockwork::Time;

  // Notes whom the table waits for. A seat that has moved and is waited for again is asked anew, and so is everybody
  // (`anew`) when people come back to a table that was left alone. `whims` make the bots' pace.
  void note(const Table& table, Time now, bool anew, Random& whims);
  void went_away(SeatSet seats, Time now);
  void took_back(Seat seat, Time now);  // the clock of its move goes on where it stopped

  // When the table has to do something for this seat: its bot moves, its time is up, or a bot has to stand in for its
  // people, who are not `here`. Never if it is up to somebody who is here.
  // Who has `answered` behind a closed hand is waited for no longer; that a bot stands in for them if they are away
  // must not tell that, and happens all the same.
  std::optional<Time> due(const Table& table, Seat seat, SeatSet here, bool answered = false) const;
  bool time_is_up(const Table& table, Seat seat, Time now) const;
  // Milliseconds that a person in this seat has left to decide.
  std::optional<int> left(const Table& table, Seat seat, Time now) const;

  // The table is acting for a seat, and nothing more is due for it until that has ended.
  void begin(Seat seat) { of(seat).acting = true; }
  void end(Seat seat) { of(seat).acting = false; }
  void restart(Seat seat, Time now) { of(seat).since = now; }
  void delay_bot(Seat seat, Time until) { of(seat).bot_at = until; }
  int turn(Seat seat) const { return of(seat).turn; }  // the move it is asked for: how many it has made; -1: none

 private:
  struct Asked {
    bool awaited = false;
    int turn = -1;
    bool acting = false;
    Time since;
    std::chrono::steady_clock::duration used = {};  // of the time for the latest move
    Time bot_at;
    Time away_since;
  };
  Asked& of(Seat seat) { return asked_[slot(seat)]; }
  const Asked& of(Seat seat) const { return asked_[slot(seat)]; }

  std::array<Asked, kMaxSeats> asked_;
};

}  // namespace hallali
