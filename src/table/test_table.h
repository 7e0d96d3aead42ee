// A table with its log, for tests. What is applied has been written and read back first, as it is in a room.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kit/complaint.h"
#include "table/table.h"

namespace hallali {

inline constexpr Seat kFirst = seat_at(0);
inline constexpr Seat kSecond = seat_at(1);
inline constexpr Seat kThird = seat_at(2);

inline Settings plain_settings(std::string game = "chasse-en-folie", int players = 3) {
  Settings settings;
  settings.game = std::move(game);
  settings.players = players;
  settings.pace = Pace::instant;
  return settings;
}

inline Person person_at(int seat) { return "person " + std::to_string(seat); }

struct TestTable {
  explicit TestTable(const Settings& settings = plain_settings()) { apply(entry::Set{settings}); }

  // Seats 1 to `count`, one person each, "name 1" and so on; all of them are here.
  TestTable& seat(int count) {
    for (int n = 1; n <= count; ++n) {
      apply(table.sit(person_at(n), seat_at(n - 1), "name " + std::to_string(n)));
      here.insert(seat_at(n - 1));
    }
    return *this;
  }
  TestTable& deal(std::string_view seed = "table") {
    apply(deal_today(table.settings(), seed_from_text(seed)));
    return *this;
  }
  // Everybody plays the last of their moves until the game is over.
  TestTable& play_out() {
    while (table.playing()) {
      const Seat next = table.match()->awaited().first();
      apply(entry::Moved{next, table.match()->legal(next).back(), Mover::player});
    }
    return *this;
  }

  Table::Effect apply(entry::Any what, std::uint64_t command = 0) {
    log.push_back({1, static_cast<std::int64_t>(log.size()) + 1, write_logged({command, std::move(what)})});
    return table.apply(read_logged(log.back().body));
  }

  Table table;
  std::vector<LogEntry> log;
  SeatSet here;
};

}  // namespace hallali
