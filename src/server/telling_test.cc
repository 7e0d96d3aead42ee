#include "server/telling.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

// All that anybody could be told of a table.
std::string all_of(const Table& table) {
  std::string all = to_json(table_info(1, table));
  for (int seat = -1; seat < static_cast<int>(table.places().size()); ++seat) {
    all += to_json(game_now(table, seat < 0 ? std::nullopt : std::optional(seat_at(seat)), 1000));
  }
  for (const entry::Said& said : table.chat()) all += to_json(said);
  for (unsigned here = 0; here < 1U << table.places().size(); ++here) {
    all += to_json(table.host(SeatSet::from_bits(static_cast<std::uint16_t>(here))));
  }
  for (int n = 0; n < 8; ++n) all += to_json(table.seats_of(person_at(n)));
  return all;
}

Table rebuilt(const std::vector<LogEntry>& log) {
  Table table;
  for (const LogEntry& entry : log) table.apply(read_logged(entry.body));
  return table;
}

// People who want anything at all; what they may not is refused and changes nothing.
class Whims {
 public:
  explicit Whims(int seed) : random_(seed_from_text(std::to_string(seed))) {}

  std::uint32_t below(std::uint32_t n) { return random_.below(n); }
  Person person() { return person_at(static_cast<int>(below(5))); }

  entry::Any wish(const Table& table) {
    const auto here = SeatSet::from_bits(static_cast<std::uint16_t>(below(16)));
    const Seat seat = seat_at(static_cast<int>(below(5)));
    const Person who = person();
    if (table.playing() && below(4) != 0) return move(table);
    switch (below(13)) {
      case 0:
        return table.sit(who, below(2) == 0 ? std::nullopt : std::optional(seat), "somebody");
      case 1:
        return below(3) == 0 ? table.vacate(who, here, seat) : table.sit(who, {}, "somebody");
      case 2:
        return table.seat_bot(who, here, seat, below(2) == 0 ? Bot::random : Bot::steady);
      case 3:
        return table.set(who, here, settings());
      case 4:
        return table.start(who, here, seed_from_text(std::to_string(below(1000))));
      case 5:
        return table.come_back(who, seat);
      case 6:
        return table.ask_undo(who, here, seat);
      case 7:
        return table.answer_undo(who, seat, below(3) != 0);
      case 8:
        return table.say(who, below(2) == 0 ? std::nullopt : std::optional(seat), "watcher", "\"hi\"\n");
      case 9:
        return table.react(who, seat, Reaction::laugh);
      case 10:
        return table.share(seat, who);
      case 11:
        return table.start(who, {}, seed_from_text(std::to_string(below(1000))));
      default:
        return stand_in(table, seat);
    }
  }

 private:
  entry::Any move(const Table& table) {
    const SeatSet awaited = table.match()->awaited();
    Seat seat = awaited.first();
    if (below(2) == 0) seat = awaited.last();
    const std::vector<std::string> moves = table.match()->legal(seat);
    return entry::Moved{seat, moves[below(static_cast<std::uint32_t>(moves.size()))], Mover::player};
  }
  static entry::Any stand_in(const Table& table, Seat seat) {
    const bool fits = table.playing() && index(seat) < table.settings().players;
    if (!fits || !table.place(seat).played_by_person()) throw BadInput({"non", "no"});
    return entry::StoodIn{seat};
  }
  Settings settings() {
    Settings settings = below(2) == 0 ? plain_settings("chasse-en-folie", 3 + static_cast<int>(below(2)))
                                      : plain_settings("auf-der-pirsch", 3 + static_cast<int>(below(2)));
    settings.open = below(2) == 0;
    return settings;
  }

  Random random_;
};

TEST(Telling, ATableReadBackFromItsLogIsTheTableThatWas) {
  int games = 0;
  int finished = 0;
  int taken_back = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Whims whims(seed);
    TestTable it;
    it.seat(2);
    for (int step = 0; step < 1500; ++step) {
      const std::string before = step % 50 == 0 ? all_of(it.table) : std::string();
      try {
        const Table::Effect effect = it.apply(whims.wish(it.table), whims.below(1000));
        if (effect.taken_back) ++taken_back;
        if (effect.told && it.table.over()) ++finished;
      } catch (const BadInput&) {
        if (!before.empty()) {
          ASSERT_EQ(all_of(it.table), before) << "seed " << seed << " step " << step;
        }
      }
      if (step % 100 == 0) {
        ASSERT_EQ(all_of(rebuilt(it.log)), all_of(it.table)) << "seed " << seed << " step " << step;
      }
    }
    const Table again = rebuilt(it.log);
    ASSERT_EQ(all_of(again), all_of(it.table)) << "seed " << seed;
    for (std::uint64_t command = 1; command < 1000; ++command) {
      ASSERT_EQ(again.obeyed(command), it.table.obeyed(command)) << "seed " << seed;
    }
    games += it.table.games();
    EXPECT_EQ(static_cast<int>(games_in(it.log).size()), it.table.games()) << "seed " << seed;
  }
  // Otherwise the whims were not wild enough to mean anything.
  EXPECT_GT(games, 12);
  EXPECT_GT(finished, 5);
  EXPECT_GT(taken_back, 3);
}

TEST(Telling, TheSeedIsToldWhenTheGameIsOver) {
  TestTable it;
  it.seat(3).deal("secret");
  EXPECT_EQ(table_info(1, it.table).seed, std::nullopt);
  EXPECT_EQ(table_info(1, it.table).commitment, commitment(seed_from_text("secret")));
  it.play_out();
  EXPECT_EQ(table_info(1, it.table).seed, seed_from_text("secret"));
}

TEST(Telling, OnlyAPersonWhoPlaysHimselfIsOfferedMoves) {
  TestTable it;
  it.seat(3).deal();
  EXPECT_FALSE(game_now(it.table, seat_at(1), {})->legal.empty());
  EXPECT_TRUE(game_now(it.table, {}, {})->legal.empty()) << "a spectator";
  it.apply(entry::StoodIn{seat_at(1)});
  EXPECT_TRUE(game_now(it.table, seat_at(1), {})->legal.empty()) << "a bot stands in";
}

TEST(Telling, AStoryIsTheGameStepByStep) {
  TestTable it;
  it.seat(3).deal();
  const std::string dealt = it.table.match()->view(seat_at(1));
  it.play_out();
  const wire::Story story = story_of(it.table.match()->record(), seat_at(1));
  EXPECT_EQ(story.names, (std::vector<std::string>{"name 1", "name 2", "name 3"}));
  ASSERT_EQ(story.steps.size(), it.table.match()->moves_made() + 1);
  EXPECT_EQ(story.steps.front().view.text, dealt);
  EXPECT_EQ(story.steps.back().view.text, it.table.match()->view(seat_at(1)));
  EXPECT_TRUE(story.steps.back().awaited.empty());
  EXPECT_EQ(story.result, it.table.match()->result());
}

}  // namespace
}  // namespace hallali
