// A byte that changes in the write-ahead log, anywhere, is never passed over in silence.
#include "store/rescue.h"

#include <gmock/gmock.h>

#include <random>

#include "store/backup.h"
#include "store/check.h"
#include "store/sqlite.h"
#include "store/test_store.h"
#include "store/wal.h"

namespace hallali {
namespace {

using testing::HasSubstr;

constexpr std::size_t kFrame = 24 + 1024;
constexpr int kEntries = 60;

class RescueTest : public StoreTest {
 protected:
  // What is on disk when a server is killed in the middle of three games.
  void SetUp() override {
    StoreTest::SetUp();
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    Counter counter;
    for (int i = 1; i <= kEntries; ++i) {
      store->append({1 + i % 3, (i + 2) / 3, "entry " + std::to_string(i)}, counter.one());
      counter.wait_for(i);
    }
    EXPECT_EQ(counter.good(), kEntries);
    file_ = read(path_);
    log_ = read(path_ + "-wal");
    EXPECT_GT(log_.size(), 40 * kFrame);
  }

  void lay_out(const std::string& log) {
    for (const auto& old : std::filesystem::directory_iterator(folder_)) std::filesystem::remove_all(old);
    write(path_, file_);
    write(path_ + "-wal", log);
  }
  std::size_t frames() const { return (log_.size() - 32) / kFrame; }
  static std::string changed(std::string log, std::size_t at) {
    log.at(at) = static_cast<char>(log.at(at) ^ 0x04);
    return log;
  }
  // Every table a prefix of what was written.
  std::size_t entries_now(const std::string& path) {
    const auto store = open_sqlite_store(path, StoreUse::look);
    std::size_t all = 0;
    for (const TableId table : store->tables()) {
      const auto entries = store->entries(table);
      for (std::size_t i = 0; i < entries.size(); ++i) EXPECT_EQ(entries[i].seq, static_cast<std::int64_t>(i) + 1);
      all += entries.size();
    }
    return all;
  }
  // Starts as a server does.
  std::string remark_at_start() {
    std::string said;
    open_sqlite_store(path_, StoreUse::serve, [&](const Phrase& what) { said += what.en; }).reset();
    return said;
  }

  std::string file_;
  std::string log_;
};

TEST_F(RescueTest, AGoodLogIsLeftAlone) {
  lay_out(log_);
  EXPECT_FALSE(read_write_ahead_log(path_).damage());
  EXPECT_EQ(remark_at_start(), "");
  EXPECT_EQ(entries_now(path_), static_cast<std::size_t>(kEntries));
}

// As SQLite left it after a kill, or after a power cut: cut off anywhere, or followed by zeros.
TEST_F(RescueTest, AnEndIsNoDamage) {
  for (std::size_t size = 0; size < log_.size(); size += 997) {
    EXPECT_FALSE(WriteAheadLog(log_.substr(0, size), 1024).damage()) << size;
    EXPECT_FALSE(WriteAheadLog(log_.substr(0, size) + std::string(5000, '\0'), 1024).damage()) << size;
  }
}

TEST_F(RescueTest, AnyChangedByteBeforeTheLastCommitIsSeen) {
  // The last frame is the last commit: whether the disk ever had all of it cannot be told.
  for (std::size_t at = 12; at < log_.size() - kFrame; at += 131) {
    if (at / 4 == 3) continue;  // how often the log was begun anew, which nobody asks
    const auto damage = WriteAheadLog(changed(log_, at), 1024).damage();
    ASSERT_TRUE(damage) << at;
    EXPECT_EQ(damage->frame, at < 32 ? 0 : static_cast<std::int64_t>((at - 32) / kFrame) + 1) << at;
  }
  EXPECT_FALSE(WriteAheadLog(changed(log_, log_.size() - 1), 1024).damage());
}

TEST_F(RescueTest, ItIsNamedACopyIsKeptAndNothingContradictsItself) {
  std::mt19937 random(7);
  int whole = 0;
  for (int round = 0; round < 12; ++round) {
    const std::size_t at = round == 0 ? 17 : 32 + random() % (log_.size() - 32 - kFrame);
    const std::string bad = changed(log_, at);
    lay_out(bad);
    const std::string said = remark_at_start();
    EXPECT_THAT(said, HasSubstr(at < 32 ? "frame 0" : "frame " + std::to_string((at - 32) / kFrame + 1))) << at;
    const std::size_t folder = said.find(path_ + ".damaged-");
    ASSERT_NE(folder, std::string::npos) << said;
    const std::string copy = said.substr(folder, said.size() - folder - 1);
    EXPECT_EQ(read(copy + "/log.sqlite"), file_);
    EXPECT_EQ(read(copy + "/log.sqlite-wal"), bad);
    EXPECT_FALSE(check_sqlite_store(path_).damage) << at;
    const std::size_t left = entries_now(path_);
    EXPECT_THAT(said, HasSubstr(std::to_string(left) + " entries are kept"));
    if (said.find("nothing is lost") != std::string::npos) {
      EXPECT_EQ(left, static_cast<std::size_t>(kEntries)) << at;
      ++whole;
    }
    EXPECT_EQ(remark_at_start(), "") << "said once";
  }
  EXPECT_GT(whole, 0) << "most pages are written again";
}

// A log that was copied into the file, but not begun anew: what SQLite makes of its good beginning is older than the
// file, and does not fit it.
TEST_F(RescueTest, AFileThatIsNewerThanTheLogIsNotSpoiltByIt) {
  lay_out(log_);
  sqlite::Database(path_, SQLITE_OPEN_READWRITE).number("SELECT count(*) FROM log");  // closing it copies all
  const std::string newer = read(path_);
  for (std::size_t frame = 2; frame < frames(); frame += 17) {
    lay_out(changed(log_, 32 + frame * kFrame + 100));
    write(path_, newer);
    EXPECT_THAT(remark_at_start(), HasSubstr("60 entries are kept")) << frame;
    EXPECT_FALSE(check_sqlite_store(path_).damage) << frame;
    EXPECT_EQ(entries_now(path_), static_cast<std::size_t>(kEntries)) << frame;
  }
}

TEST_F(RescueTest, CheckNamesTheLogWithoutTouchingIt) {
  lay_out(log_);
  flip(path_ + "-wal", 32 + 5 * kFrame + 77);
  const LogCheck found = check_sqlite_store(path_);
  ASSERT_TRUE(found.damage);
  EXPECT_THAT(found.damage->en, HasSubstr("-wal, frame 6 of " + std::to_string(frames())));
  EXPECT_FALSE(found.table);
  EXPECT_TRUE(back_up(path_, path_ + ".backup").damage) << "half a store is no backup";
  EXPECT_FALSE(std::filesystem::exists(path_ + ".backup"));
}

}  // namespace
}  // namespace hallali
