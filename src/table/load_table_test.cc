#include "table/load_table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "kit/random.h"
#include "match/games.h"
#include "table/test_table.h"

namespace hallali {
namespace {

// As much of a store as loading needs.
class OneLog : public Store {
 public:
  void append(LogEntry entry, Acknowledge acknowledge) override {
    log.push_back(std::move(entry));
    if (!log.back().checkpoint.empty()) latest = {log.back().seq - 1, log.back().checkpoint};
    acknowledge(true);
  }
  void drain() override {}
  std::vector<TableId> tables() override { return {1}; }
  std::vector<TableId> tables_since(std::int64_t) override { return {1}; }
  std::vector<LogEntry> entries(TableId, std::int64_t after) override {
    std::vector<LogEntry> found(log.begin() + std::min<std::ptrdiff_t>(after, std::ssize(log)), log.end());
    read += found.size();
    return found;
  }
  TableId last_table() override { return 1; }
  Counts counts() const override { return {}; }
  bool may_know(TableId, const std::string&) override { return true; }
  std::vector<std::string> guests(TableId) override { return {}; }
  std::optional<Checkpoint> checkpoint(TableId) override { return latest; }

  std::vector<LogEntry> log;
  std::optional<Checkpoint> latest;
  std::size_t read = 0;
};

// A table at which all kinds of things happen, as a room would write them.
class Evening {
 public:
  explicit Evening(std::uint32_t seed) : random_(seed_from_text(std::to_string(seed))) {
    Settings settings = plain_settings("chasse-en-folie", 3);
    write(entry::Set{settings});
  }

  void go_on() {
    const Seat seat = seat_at(static_cast<int>(random_.below(3)));
    const Person person = fmt::format("person {}", random_.below(4));
    try {
      switch (random_.below(18)) {
        case 0:
          return write(table.sit(person, seat, fmt::format("name {}", random_.below(9))));
        case 1:
          return write(table.seat_bot(person, seats_up_to(3), seat, Bot::random));
        case 2:
          if (!table.playing()) return write(table.vacate(person, seats_up_to(3), seat));
          return write(entry::StoodIn{seat});
        case 3:
          return write(table.share(seat, person));
        case 4: {
          Settings settings = table.settings();
          settings.open = !settings.open;
          if (random_.below(3) == 0) settings.clock = 30 - settings.clock;
          if (random_.below(3) == 0) settings.options["hunt"] = "x";
          return write(table.set(person, {}, settings));
        }
        case 5:
          return write(table.come_back(person, seat));
        case 6:
          return write(table.mark(person, seat, "place", "here"));
        case 7:
          return write(table.ask_undo(person, seats_up_to(3), seat));
        case 8:
          return write(table.answer_undo(person, seat, random_.below(2) == 0));
        case 9:
          return write(table.react(person, seat, Reaction::bravo));
        case 10:
          return write(table.remove(person, seats_up_to(3), {fmt::format("person {}", random_.below(40))}, "somebody",
                                    random_.below(2) == 0));
        case 11:
          return write(table.replace_invite(person, seats_up_to(3)));
        case 12:
          if (!table.playing()) return write(entry::Promised{seed_from_text(person), random_.below(2) == 0});
          break;
        case 13:
          return write(table.pledge(person, seat, commitment(table.next().secret()), commitment(Seed())));
        default:
          break;
      }
      if (table.playing()) {
        const Seat next = table.match()->awaited().first();
        const auto moves = table.match()->legal(next);
        const Mover by = random_.below(9) == 0 ? Mover::clock : Mover::player;
        return write(entry::Moved{next, moves[random_.below(static_cast<std::uint32_t>(moves.size()))], by});
      }
      if (table.next().revealing()) return write(table.deal({}));
      if (random_.below(2) == 0) return write(table.start(person, seats_up_to(3), seed_from_text(person)));
      write(table.say(person, {}, "somebody", "hello"));
    } catch (const BadInput&) {  // not now
    }
  }

  Table table;
  OneLog store;
  int checkpoints = 0;

 private:
  void write(entry::Any what) {
    const auto seq = std::ssize(store.log);
    const Logged logged{random_.below(60'000) + 1U, std::move(what)};
    LogEntry entry = log_entry(1, seq + 1, logged);
    // More often than in a room: every chance is taken.
    entry.checkpoint = checkpoint_with(logged.what, table, seq, seq - kCheckpointEvery);
    if (seq > 0 && !entry.checkpoint.empty()) ++checkpoints;
    if (seq == 0) entry.checkpoint.clear();
    table.apply(read_logged(entry.body));
    store.append(std::move(entry), [](bool) {});
  }

  Random random_;
};

// Everything that can be seen of a table, and what it would allow.
std::string described(const Table& table) {
  std::string text = to_json(table.settings()) + fmt::format(" {} {} ", table.games(), table.playing());
  for (const Table::Place& place : table.places()) {
    text += fmt::format("[{} {} {} {}]", to_json(place.people), place.name, place.bot ? to_json(*place.bot) : "",
                        place.since);
  }
  text += to_json(table.chat()) + to_json(table.marks()) + (table.undo() ? "undo" : "");
  text += to_json(table.door().text()) + to_json(table.next().text());
  if (table.match() != nullptr) {
    text += write_record(table.match()->record());
    for (int i = 0; i < table.match()->players(); ++i) {
      text += table.match()->view(seat_at(i));
      text += table.match()->can_take_back(seat_at(i)) ? "+" : "-";
    }
  }
  return text;
}

TEST(LoadTable, FromACheckpointItIsTheSameTable) {
  int checkpoints = 0;
  int games = 0;
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    Evening evening(seed);
    for (int i = 0; i < 400; ++i) {
      evening.go_on();
      if (i % 7 != 0) continue;
      LoadedTable loaded = load_table(evening.store, 1);
      ASSERT_EQ(described(loaded.table), described(evening.table)) << seed << " " << i;
      ASSERT_EQ(loaded.seq, std::ssize(evening.store.log));
      if (i % 49 != 0) continue;
      for (const LogEntry& entry : evening.store.log) {
        const std::uint64_t command = read_logged(entry.body).command;
        ASSERT_EQ(loaded.table.obeyed(command), evening.table.obeyed(command));
      }
    }
    checkpoints += evening.checkpoints;
    games += evening.table.games();
  }
  EXPECT_GT(checkpoints, 60);
  EXPECT_GT(games, 60);
}

TEST(LoadTable, WhatItTakesDoesNotGrowWithItsAge) {
  OneLog store;
  Table table;
  std::int64_t latest = 0;
  const auto write = [&](entry::Any what) {
    const auto seq = std::ssize(store.log);
    LogEntry entry = log_entry(1, seq + 1, {0, std::move(what)});
    entry.checkpoint = checkpoint_with(read_logged(entry.body).what, table, seq, latest);
    if (!entry.checkpoint.empty()) latest = seq;
    table.apply(read_logged(entry.body));
    store.append(std::move(entry), [](bool) {});
  };
  write(entry::Set{plain_settings()});
  for (int seat = 0; seat < 3; ++seat) write(entry::Seated{seat_at(seat), person_at(seat), std::to_string(seat)});
  std::size_t most = 0;
  while (std::ssize(store.log) < 20'000) {
    write(entry::Dealt{seed_from_text(std::to_string(store.log.size()))});
    while (table.playing()) {
      const Seat next = table.match()->awaited().first();
      write(entry::Moved{next, table.match()->legal(next).front(), Mover::player});
    }
    store.read = 0;
    EXPECT_EQ(load_table(store, 1).table.games(), table.games());
    most = std::max(most, store.read);
  }
  EXPECT_LT(most, static_cast<std::size_t>(kCheckpointEvery) + 300) << "and a game";
}

TEST(LoadTable, ACheckpointThatDoesNotFitIsNotUsed) {
  Evening evening(7);
  while (evening.checkpoints < 3) evening.go_on();
  const Store::Checkpoint good = *evening.store.latest;
  for (const std::string& body : {std::string("{"), std::string("{}"), std::string(R"({"version":99})")}) {
    evening.store.latest = {good.seq, body};
    EXPECT_EQ(described(load_table(evening.store, 1).table), described(evening.table)) << body;
  }
  // The log has lost its end, as a damaged disk would have it.
  evening.store.latest = good;
  evening.store.log.resize(static_cast<std::size_t>(good.seq) - 1);
  const LoadedTable shorter = load_table(evening.store, 1);
  EXPECT_EQ(shorter.seq, good.seq - 1);
  EXPECT_EQ(shorter.checkpoint, 0);
}

}  // namespace
}  // namespace hallali
