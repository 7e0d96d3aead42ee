#include "server/telling.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/test_whims.h"
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
