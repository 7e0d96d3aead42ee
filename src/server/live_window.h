// The window that is open at a table: the seats that are asked to answer behind closed hands (kit/rules.h), what they
// have answered so far, and when all of it is opened. Nothing of this is on the disk before, and nobody is told of it
// but the seat itself. docs/architecture.md has the reasons.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>

#include "match/match.h"
#include "server/clockwork.h"
#include "server/thinking_times.h"
#include "server/wire_table.h"
#include "table/table.h"

namespace hallali {

// Where a person could be told by their time, windows are opened at these moments only, this long after they began:
// 2.8 s, 5.6 s, 11.2 s and so on. Between two of them all times look alike.
inline constexpr std::chrono::milliseconds kFirstOpening{2800};

class LiveWindow {
 public:
  using Time = Clockwork::Time;

  // Asks whoever the table's game waits for behind closed hands. If they have been asked at this point of the game
  // already, nothing changes; `anew` asks them once more.
  void note(const Table& table, Time now, bool anew);
  bool asks(Seat seat) const { return window_ && window_->seats.contains(seat); }
  bool closing() const { return window_ && window_->ending; }  // its answers are being written
  bool answered(Seat seat) const { return window_ && window_->at(seat).answer.has_value(); }
  // Whether this command has brought an answer, to this window or one before it.
  bool obeyed(std::uint64_t command) const;

  // An answer is in; it takes the place of one that was. BadInput once the window is being written down.
  void take(const entry::Moved& moved, std::uint64_t command, Time now);

  // Who is around the table at the moment.
  struct Around {
    SeatSet people;            // seats that a person plays, not a bot
    SeatSet here;              // seats whose people are there
    bool watched = false;      // somebody else is there who could learn from a person's time
    std::optional<int> clock;  // milliseconds that are left to whoever has the least
  };
  // Lets time pass: the table answers for people who have nothing to decide. True once the window can be opened; then
  // it has to be written.
  bool run(const Around& around, const Match& match, Time now, Random& whims);
  std::optional<Time> due() const;           // when `run` has something to do
  entry::Any end(const Table& table) const;  // TooLate if the game has gone on
  void put_off(Time until);                  // it could not be written

  std::optional<wire::WindowNow> now(std::optional<Seat> eyes) const;
  SeatSet seats() const { return window_ ? window_->seats : SeatSet{}; }

 private:
  // A point of a game: nothing has been played since.
  struct Point {
    int game = 0;
    std::size_t moves = 0;
    bool operator==(const Point&) const = default;
  };
  static Point point_of(const Table& table);

  struct Asked {
    ClosedHand hand{};
    std::optional<entry::ClosedAnswer> answer;
    std::optional<Time> at;  // when the table answers for a person without a choice
    bool done = false;       // nobody waits for this seat any more
  };
  struct Window {
    Point point;
    Time opened;
    SeatSet seats = {};
    std::array<Asked, kMaxSeats> asked = {};
    std::optional<Time> ends = {};  // once everybody is done
    bool ending = false;
    Time not_before = {};  // after an end that could not be written

    Asked& at(Seat seat) { return asked[slot(seat)]; }
    const Asked& at(Seat seat) const { return asked[slot(seat)]; }
  };
  void look_at(Seat seat, const Around& around, const Match& match, Time now, Random& whims);

  std::optional<Window> window_;
  ThinkingTimes times_;
  std::deque<std::uint64_t> obeyed_;
};

}  // namespace hallali
