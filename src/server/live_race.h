// The race that is on at a table, on the table's clock: who has slapped, when the bots' hands come down, when it can
// be decided. match/race.h has the arithmetic, docs/fair-race.md the reasons.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "match/match.h"
#include "match/race.h"
#include "server/clockwork.h"
#include "server/wire_table.h"

namespace hallali {

class LiveRace {
 public:
  using Time = Clockwork::Time;

  bool on() const { return race_.has_value(); }
  std::int64_t number() const { return race_->number; }  // while one is on

  // `number` is that of the entry that began it. It is shown a moment from now, everywhere at once.
  void begin(std::int64_t number, SeatSet seats, std::chrono::milliseconds window, Time now);
  void stop() { race_.reset(); }

  // A hand of a person: it came down `after` so many milliseconds on their own screen, or it will not. BadInput if it
  // does not count.
  struct Hand {
    Seat seat{};
    std::int64_t race = 0;
    std::optional<int> after;
    int trip = 0;                // round trip of the connection, milliseconds
    std::uint64_t command = 0;   // its mark
    bool played_by_bot = false;  // then the bot's hand is the one that counts
  };
  void slap(const Hand& hand, Time now);
  // Whether this command was obeyed in the latest race, which may be over.
  bool obeyed(std::uint64_t command) const;

  // A bot's hand comes down (or is seen not to) so long after the start is shown. Nothing if that race is over.
  void plan(std::int64_t race, Seat seat, Reflex reflex, std::chrono::milliseconds wait);

  // When `run` has something to do: a bot's hand, or the end.
  std::optional<Time> due() const;
  // Lets the bots' hands come down. True once the race can be decided: then its end has to be written.
  bool run(Time now);
  // The entry that ends the race; TooLate if another one is on, or none.
  entry::Any end(std::int64_t number, const Match& match) const;
  void put_off(Time until);  // the end could not be written

  std::optional<wire::RaceNow> now(Time now) const;

 private:
  struct Plan {
    Seat seat{};
    Time at;
    Reflex reflex;
  };
  struct Live {
    std::int64_t number = 0;
    Time shown;
    Race race;
    std::vector<Plan> plans = {};
    bool ending = false;
    Time not_before = {};  // after an end that could not be written
  };
  int time(Time now) const;  // milliseconds since it was shown
  Time ends() const;

  std::optional<Live> race_;
  std::vector<std::uint64_t> obeyed_;
};

}  // namespace hallali
