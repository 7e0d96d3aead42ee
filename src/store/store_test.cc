#include "store/store.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <random>
#include <thread>

#include "kit/phrase.h"
#include "store/sqlite.h"
#include "store/test_store.h"

namespace hallali {
namespace {

TEST_F(StoreTest, KeepsWhatWasAcknowledged) {
  const std::vector<LogEntry> written{{7, 1, "déjà"}, {7, 2, "two\nlines"}, {9, 1, ""}};
  {
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    EXPECT_EQ(store->last_table(), 0);
    Counter counter;
    for (const LogEntry& entry : written) store->append(entry, counter.one());
    counter.wait_for(3);
    EXPECT_EQ(counter.good(), 3);
    EXPECT_EQ(store->entries(7).size(), 2U) << "durable entries can be read at once";
  }
  const auto store = open_sqlite_store(path_, StoreUse::look);
  EXPECT_THAT(store->tables(), testing::ElementsAre(7, 9));
  EXPECT_EQ(store->last_table(), 9);
  EXPECT_THAT(store->entries(7), testing::ElementsAre(written[0], written[1]));
  EXPECT_THAT(store->entries(7, 1), testing::ElementsAre(written[1]));
}

TEST_F(StoreTest, RefusesTheSameNumberTwice) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  store->append({1, 1, "first"}, counter.one());
  counter.wait_for(1);
  store->append({1, 1, "again"}, counter.one());
  counter.wait_for(2);
  EXPECT_EQ(counter.bad(), 1);
  EXPECT_THAT(store->entries(1), testing::ElementsAre(LogEntry{1, 1, "first"}));
  store->append({1, 2, "next"}, counter.one());
  counter.wait_for(3);
  EXPECT_EQ(counter.good(), 2) << "an append that failed does not spoil the next";
}

TEST_F(StoreTest, RefusesANumberThatIsNotTheNext) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  store->append({1, 2, "what was before?"}, counter.one());
  counter.wait_for(1);
  store->append({1, 1, "first"}, counter.one());
  counter.wait_for(2);
  store->append({1, 3, "third"}, counter.one());
  counter.wait_for(3);
  EXPECT_EQ(counter.bad(), 2);
  EXPECT_THAT(store->entries(1), testing::ElementsAre(LogEntry{1, 1, "first"}));
}

TEST_F(StoreTest, ManyTablesShareACommit) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  constexpr int kThreads = 4;
  constexpr int kEach = 500;
  std::vector<std::jthread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      for (int i = 1; i <= kEach; ++i) store->append({thread + 1, i, std::to_string(i)}, counter.one());
    });
  }
  threads.clear();
  counter.wait_for(kThreads * kEach);
  EXPECT_EQ(counter.good(), kThreads * kEach);
  for (int thread = 0; thread < kThreads; ++thread) {
    const auto entries = store->entries(thread + 1);
    ASSERT_EQ(entries.size(), static_cast<std::size_t>(kEach));
    for (int i = 0; i < kEach; ++i) EXPECT_EQ(entries[static_cast<std::size_t>(i)].seq, i + 1);
  }
}

TEST_F(StoreTest, GroupsWhatWaitsTogether) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  // The first acknowledgement holds the writer up until all the others wait.
  std::mutex gate;
  gate.lock();
  store->append({1, 1, "slow"}, [&](bool durable) {
    gate.lock();
    gate.unlock();
    counter.one()(durable);
  });
  for (int i = 2; i <= 100; ++i) store->append({1, i, "x"}, counter.one());
  gate.unlock();
  counter.wait_for(100);
  // Two commits, or three when the writer woke up for a first few; never one for each.
  EXPECT_LE(store->counts().commits, 4);
}

TEST_F(StoreTest, WhoHurriesIsAcknowledgedOnce) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  store->hurry();  // with nothing to write
  for (int i = 1; i <= 50; ++i) {
    store->append({1, i, "x"}, counter.one());
    store->hurry();
    counter.wait_for(i);
  }
  EXPECT_EQ(counter.good(), 50);
  EXPECT_EQ(store->entries(1).size(), 50U);
}

// A copy of the file is a backup when nobody has played for a while: the log beside it is empty, and nothing in it is
// needed.
TEST_F(StoreTest, AnIdleStoreIsInItsFileAlone) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  for (int i = 1; i <= 20; ++i) store->append({1, i, "x"}, counter.one());
  counter.wait_for(20);
  ASSERT_GT(std::filesystem::file_size(path_ + "-wal"), 0U);
  for (int i = 0; i < 200 && std::filesystem::file_size(path_ + "-wal") > 0; ++i) usleep(50'000);
  EXPECT_EQ(std::filesystem::file_size(path_ + "-wal"), 0U);
  std::filesystem::copy_file(path_, path_ + ".copy");
  EXPECT_EQ(open_sqlite_store(path_ + ".copy", StoreUse::look)->entries(1).size(), 20U);
  store->append({1, 21, "awake again"}, counter.one());
  counter.wait_for(21);
  EXPECT_EQ(counter.good(), 21);
}

// SQLite's log is copied into the file beside the commits: all of it in the end, or it would grow with every entry.
TEST_F(StoreTest, TheWriteAheadLogIsBegunAgain) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  constexpr int kMostGroups = 200;
  constexpr int kEach = 300;
  const std::string body(4000, 'x');
  // How soon depends on the machine. A log that is begun again is written over, so its file does not grow.
  int groups = 0;
  std::uintmax_t size = 0;
  bool begun_again = false;
  for (; groups < kMostGroups && !begun_again; ++groups) {
    for (int i = 1; i <= kEach; ++i) store->append({1, groups * kEach + i, body}, counter.one());
    counter.wait_for((groups + 1) * kEach);
    const std::uintmax_t now = std::filesystem::file_size(path_ + "-wal");
    begun_again = now == size;
    size = now;
  }
  EXPECT_TRUE(begun_again) << size;
  EXPECT_EQ(counter.good(), groups * kEach);
  EXPECT_EQ(store->entries(1).size(), static_cast<std::size_t>(groups * kEach));
}

TEST_F(StoreTest, OneServerAtATimeButAnybodyMayLook) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  EXPECT_THAT(complaint(path_, StoreUse::serve), testing::HasSubstr("another server is using it"));
  EXPECT_EQ(complaint(path_, StoreUse::look), "");
}

TEST_F(StoreTest, SaysWhyAFileCannotBeUsed) {
  EXPECT_THAT(complaint((folder_ / "no" / "log.sqlite").string(), StoreUse::serve),
              testing::HasSubstr("folder is missing"));
  EXPECT_THAT(complaint(path_, StoreUse::look), testing::StartsWith("Cannot use the store"));
  std::ofstream(path_) << "this is not a database, and long enough to be seen as none: " << std::string(5000, 'x');
  EXPECT_THAT(complaint(path_, StoreUse::serve), testing::HasSubstr("not an SQLite database"));
}

// As the first version wrote them.
TEST_F(StoreTest, AFileOfTheFirstVersionIsBroughtUpToDate) {
  {
    sqlite::Database old(path_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    old.run(
        "CREATE TABLE log (id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT "
        "NULL);"
        "CREATE UNIQUE INDEX log_by_table ON log (table_id, seq);"
        "INSERT INTO log (table_id, seq, body) VALUES (1, 1, 'one'), (2, 1, 'two'), (1, 2, 'three');"
        "PRAGMA user_version = 1;");
  }
  EXPECT_THAT(complaint(path_, StoreUse::look), testing::HasSubstr("of another version"));
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  EXPECT_EQ(store->entries(1), (std::vector<LogEntry>{{1, 1, "one"}, {1, 2, "three"}}));
  EXPECT_THAT(store->tables_since(1), testing::IsEmpty()) << "older than the clock of the log";
  Counter counter;
  store->append({2, 2, "four"}, counter.one());
  counter.wait_for(1);
  EXPECT_THAT(store->tables_since(1), testing::ElementsAre(2));
  EXPECT_EQ(store->entries(2).size(), 2U);
}

// What stands beside the log follows from it, also where the log is older.
TEST_F(StoreTest, AFileOfTheSecondVersionGetsItsIndex) {
  {
    sqlite::Database old(path_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    old.run(
        "CREATE TABLE log (id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT "
        "NULL, at INTEGER NOT NULL DEFAULT 0);"
        "CREATE UNIQUE INDEX log_by_table ON log (table_id, seq);"
        "INSERT INTO log (table_id, seq, body) VALUES"
        R"((1, 1, '{"command":"","what":{"entry":"set","settings":{"open":true}}}'),)"
        R"((1, 2, '{"command":"","what":{"entry":"seated","seat":1,"person":"ada","name":"Ada"}}'),)"
        R"((1, 3, '{"command":"","what":{"entry":"set","settings":{"open":false}}}'),)"
        R"((2, 1, '{"command":"","what":{"entry":"set","settings":{"open":true}}}'),)"
        R"((2, 2, '{"command":"","what":{"entry":"shared","seat":1,"person":"ben"}}'),)"
        R"((3, 1, 'not what it should be');)"
        "PRAGMA user_version = 2;");
  }
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  EXPECT_TRUE(store->may_know(1, "ada"));
  EXPECT_FALSE(store->may_know(1, "ben")) << "it is not open any more";
  EXPECT_FALSE(store->may_know(1, ""));
  EXPECT_TRUE(store->may_know(2, "whoever"));
  EXPECT_THAT(store->guests(2), testing::ElementsAre("ben"));
  EXPECT_FALSE(store->may_know(3, "ada"));
  EXPECT_FALSE(store->may_know(4, "ada"));
}

TEST_F(StoreTest, GuestsAndCheckpointsAreWrittenTogetherWithTheirEntry) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  store->append({1, 1, "one", "ada", false, ""}, counter.one());
  store->append({1, 2, "two", "", {}, "after one"}, counter.one());
  counter.wait_for(2);
  EXPECT_TRUE(store->may_know(1, "ada"));
  EXPECT_FALSE(store->may_know(1, "ben"));
  ASSERT_TRUE(store->checkpoint(1));
  EXPECT_EQ(store->checkpoint(1)->seq, 1);
  EXPECT_EQ(store->checkpoint(1)->body, "after one");
  store->append({1, 2, "two again", "ben", true, "wrong"}, counter.one());
  counter.wait_for(3);
  EXPECT_EQ(counter.bad(), 1);
  EXPECT_FALSE(store->may_know(1, "ben")) << "nothing of what was not written";
  EXPECT_EQ(store->checkpoint(1)->body, "after one");
  store->append({1, 3, "three", "", true, "after two"}, counter.one());
  counter.wait_for(4);
  EXPECT_TRUE(store->may_know(1, "ben"));
  EXPECT_EQ(store->checkpoint(1)->seq, 2);
  EXPECT_EQ(store->checkpoint(2), std::nullopt);
  EXPECT_EQ(store->entries(1).size(), 3U);
}

// As after a log that had lost its end went on differently.
TEST_F(StoreTest, ACheckpointOfAnotherPastIsNotUsed) {
  {
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    Counter counter;
    store->append({1, 1, "one"}, counter.one());
    store->append({1, 2, "two", "", {}, "after one"}, counter.one());
    counter.wait_for(2);
    EXPECT_TRUE(store->checkpoint(1));
  }
  sqlite::Database(path_, SQLITE_OPEN_READWRITE).run("UPDATE checkpoints SET link = x'00'");
  EXPECT_EQ(open_sqlite_store(path_, StoreUse::serve)->checkpoint(1), std::nullopt);
}

TEST_F(StoreTest, ADamagedFileIsSaidToBe) {
  {
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    Counter counter;
    for (int i = 1; i <= 200; ++i) store->append({1, i, std::string(300, 'x')}, counter.one());
    counter.wait_for(200);
  }
  {
    std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
    const auto size = std::filesystem::file_size(path_);
    for (std::uintmax_t at = 2048; at < size; at += 1024)
      file.seekp(static_cast<std::streamoff>(at)) << "damaged, all of it";
  }
  const auto store = open_sqlite_store(path_, StoreUse::look);
  try {
    store->tables();
    FAIL() << "nothing was said";
  } catch (const BadInput& bad) {
    EXPECT_EQ(bad.phrase().en, fmt::format("Cannot use the store {}: it is damaged; take a backup.", path_));
  }
}

TEST_F(StoreTest, RefusesAFileOfTheFuture) {
  open_sqlite_store(path_, StoreUse::serve).reset();
  sqlite::Database(path_, SQLITE_OPEN_READWRITE).run("PRAGMA user_version = 99");
  EXPECT_THAT(complaint(path_, StoreUse::serve), testing::HasSubstr("it is of version 99"));
  EXPECT_THAT(complaint(path_, StoreUse::look), testing::HasSubstr("another version"));
}

// What is written to a file that was deleted is lost with the process: nobody is told that it is durable.
TEST_F(StoreTest, ALostFileTakesNothingMore) {
  for (const char* lost : {"", "-wal", "-shm"}) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    Counter counter;
    store->append({1, 1, "one"}, counter.one());
    counter.wait_for(1);
    EXPECT_EQ(counter.good(), 1);
    EXPECT_EQ(store->trouble(), std::nullopt);
    std::filesystem::rename(path_ + lost, path_ + ".elsewhere");
    std::ofstream(path_ + lost) << "another one";
    ASSERT_TRUE(store->trouble()) << lost;
    EXPECT_THAT(store->trouble()->en, testing::HasSubstr("have gone or were replaced"));
    store->append({1, 2, "two"}, counter.one());
    counter.wait_for(2);
    EXPECT_EQ(counter.bad(), 1) << lost;
    std::filesystem::rename(path_ + ".elsewhere", path_ + lost);
    EXPECT_EQ(store->trouble()->en, "nothing can be saved any more") << "until it has been tried again";
    while (store->trouble()) usleep(1000);
    store->append({1, 2, "two"}, counter.one());
    counter.wait_for(3);
    EXPECT_EQ(counter.good(), 2);
  }
}

TEST_F(StoreTest, SaysThatAppendsFailAndThatTheyDoNoMore) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 100'000;  // as good as a full disk
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  Counter counter;
  store->append({1, 1, std::string(200'000, 'x')}, counter.one());
  counter.wait_for(1);
  EXPECT_EQ(counter.bad(), 1);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(store->trouble().value_or(Phrase()).en, "nothing can be saved any more");
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  for (int i = 0; store->trouble() && i < 10'000; ++i) usleep(1000);
  EXPECT_EQ(store->trouble(), std::nullopt) << "without anybody having appended anything";
}

// A process that is killed while it appends: all it was told is durable is there, without gaps.
TEST_F(StoreTest, SurvivesAKillAtAnyMoment) {
  std::mt19937 random(1);
  std::int64_t before = 0;
  for (int round = 0; round < 8; ++round) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      const auto store = open_sqlite_store(path_, StoreUse::serve);
      for (std::int64_t seq = before + 1;; ++seq) {
        store->append({1, seq, "entry " + std::to_string(seq)}, [&ends, seq](bool durable) {
          if (durable && ::write(ends[1], &seq, sizeof seq) < 0) _exit(1);
        });
        if (seq % 50 == 0) usleep(500);
      }
    }
    close(ends[1]);
    usleep(20000 + static_cast<useconds_t>(random() % 60000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    std::int64_t acknowledged = before;
    for (std::int64_t seq = 0; ::read(ends[0], &seq, sizeof seq) == sizeof seq;) acknowledged = seq;
    close(ends[0]);

    const auto entries = open_sqlite_store(path_, StoreUse::serve)->entries(1);
    ASSERT_GE(static_cast<std::int64_t>(entries.size()), acknowledged);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      ASSERT_EQ(entries[i].seq, static_cast<std::int64_t>(i) + 1);
      ASSERT_EQ(entries[i].body, "entry " + std::to_string(i + 1));
    }
    before = static_cast<std::int64_t>(entries.size());
  }
  EXPECT_GT(before, 100);
}

}  // namespace
}  // namespace hallali
