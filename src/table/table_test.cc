#include "table/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/games.h"
#include "table/test_table.h"

namespace hallali {
namespace {

void verify(const Record& record) {
  EXPECT_EQ(read_record(write_record(record)), record);
  EXPECT_EQ(complaint([&] { game_named(record.game).verify(record); }), "");
}

TEST(Table, StagesFollowEachOther) {
  TestTable it;
  EXPECT_FALSE(it.table.playing() || it.table.over());
  EXPECT_EQ(it.table.games(), 0);
  it.seat(3).deal();
  EXPECT_TRUE(it.table.playing());
  it.play_out();
  EXPECT_TRUE(it.table.over() && !it.table.playing());
  it.deal("rematch");
  EXPECT_TRUE(it.table.playing() && !it.table.over());
  EXPECT_EQ(it.table.games(), 2);
}

TEST(Table, ShowsAFinishedGameUntilTheSettingsOfTheGameChange) {
  TestTable it;
  it.seat(3).deal().play_out();
  Settings slower = plain_settings();
  slower.pace = Pace::human;
  slower.clock = 30;
  EXPECT_FALSE(it.apply(entry::Set{slower}).game);
  EXPECT_TRUE(it.table.over());
  EXPECT_TRUE(it.apply(entry::Set{plain_settings("auf-der-pirsch", 3)}).game);
  EXPECT_FALSE(it.table.over());
  EXPECT_EQ(it.table.match(), nullptr);
  EXPECT_EQ(it.table.games(), 1);
}

TEST(Table, ObeysACommandOnce) {
  TestTable it;
  EXPECT_FALSE(it.table.obeyed(17));
  it.apply(entry::Said{{}, "watcher", "hello"}, 17);
  EXPECT_TRUE(it.table.obeyed(17));
  EXPECT_EQ(read_logged(it.log.back().body).command, 17U);
  for (std::uint64_t i = 1; i < kRemembered; ++i) it.apply(entry::Said{{}, "watcher", "more"}, 100 + i);
  EXPECT_TRUE(it.table.obeyed(17)) << "the latest are remembered";
  it.apply(entry::Said{{}, "watcher", "by nobody"});
  EXPECT_TRUE(it.table.obeyed(17)) << "what no command caused takes no place";
  it.apply(entry::Said{{}, "watcher", "one too many"}, 100 + kRemembered);
  EXPECT_FALSE(it.table.obeyed(17));
}

TEST(Table, MarksOfCommandsSurviveTheLogWhole) {
  for (const std::uint64_t command : {std::uint64_t{1}, std::uint64_t{0xF000'0000'0000'0001}, ~std::uint64_t{0}}) {
    EXPECT_EQ(read_logged(write_logged({command, entry::StoodIn{kFirst}})).command, command);
  }
}

TEST(Table, KeepsTheLatestThirtyWords) {
  TestTable it;
  for (int i = 1; i <= 31; ++i) it.apply(entry::Said{{}, "watcher", std::to_string(i)});
  ASSERT_EQ(it.table.chat().size(), kChatKept);
  EXPECT_EQ(it.table.chat().front().text, "2");
  EXPECT_EQ(it.table.chat().back().text, "31");
}

TEST(Table, RefusesALogThatCannotBe) {
  TestTable it;
  EXPECT_THROW(it.apply(entry::Moved{kFirst, "play wolf", Mover::player}), BadInput) << "no game";
  EXPECT_THROW(it.apply(entry::Seated{seat_at(7), "person", "name"}), std::out_of_range);
  EXPECT_THROW(read_logged("{}"), BadInput);
  EXPECT_THROW(read_logged(R"({"command":"","what":{"entry":"danced"}})"), BadInput);
}

TEST(Table, GamesInALogAreAllThatWereDealt) {
  TestTable it;
  EXPECT_TRUE(games_in(it.log).empty());
  it.seat(3).deal("first").play_out();
  it.deal("second").play_out();
  const Record second = it.table.match()->record();
  it.apply(entry::Said{kFirst, "name 1", "and now something else"});
  it.apply(entry::Set{plain_settings("auf-der-pirsch", 3)});
  EXPECT_EQ(games_in(it.log).size(), 2U) << "also while there is no game";
  it.deal("third");
  it.apply(entry::Moved{it.table.match()->awaited().first(),
                        it.table.match()->legal(it.table.match()->awaited().first()).front(), Mover::clock});

  const std::vector<Record> games = games_in(it.log);
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0].seed, seed_from_text("first"));
  EXPECT_EQ(games[1], second);
  EXPECT_EQ(games[2].game, "auf-der-pirsch");
  EXPECT_EQ(games[2].result, kUnfinished);
  EXPECT_EQ(games[2].moves.size(), 1U);
  EXPECT_EQ(static_cast<int>(games.size()), it.table.games()) << "game n of a table is the n-th of them";
  for (const Record& game : games) verify(game);
}

TEST(Table, AMoveTakenBackIsNotInTheRecord) {
  TestTable it;
  it.seat(3).deal();
  it.apply(it.table.move(person_at(1), kFirst, 0, "play wolf"));
  it.apply(it.table.move(person_at(2), kSecond, 0, "play rabbit"));
  it.apply(entry::UndoAsked{kFirst, {}});
  it.apply(it.table.move(person_at(1), kFirst, 0, "play carrot"));
  it.play_out();
  const std::vector<Record> games = games_in(it.log);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves[0], (RecordedMove{kSecond, "play rabbit"}));
  EXPECT_EQ(games[0].moves[1], (RecordedMove{kFirst, "play carrot"}));
  EXPECT_EQ(games[0], it.table.match()->record());
  verify(games[0]);
}

// A table from before rules had versions: its log does not name one. Its game goes on as it began, the next one is
// played by the rules of today.
TEST(Table, GoesOnUnderTheRulesItBeganWith) {
  TestTable it(plain_settings("chasse-cercueils", 3));
  it.seat(3);
  Table old;
  for (const LogEntry& entry : it.log) old.apply(read_logged(entry.body));
  const std::string dealt = R"({"command":"","what":{"entry":"dealt","seed":")" + std::string(64, '0') + R"("}})";
  old.apply(read_logged(dealt));
  EXPECT_EQ(old.match()->record().rules, 1);
  it.deal();
  EXPECT_EQ(it.table.match()->record().rules, it.table.match()->about().rules_version);
  EXPECT_THAT(it.log.back().body, testing::HasSubstr(R"("rules":2)"));
}

// What an old table had chosen is understood by the rules of today.
TEST(Table, OldWaysToWriteAnOptionAreUnderstood) {
  Settings settings = plain_settings("shadow-hunters", 6);
  settings.options = {{"quick-start", "yes"}};
  TestTable it(settings);
  it.seat(6).deal();
  EXPECT_EQ(it.table.match()->record().options.at("quick-start"), "round");
}

}  // namespace
}  // namespace hallali
