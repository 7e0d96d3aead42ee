#include "store/tidy.h"

#include <gmock/gmock.h>

#include <ctime>

#include "store/sqlite.h"
#include "store/test_store.h"

namespace hallali {
namespace {

using testing::ElementsAre;

constexpr std::int64_t kDay = 24 * 3600;

class TidyTest : public StoreTest {
 protected:
  void SetUp() override {
    StoreTest::SetUp();
    store_ = open_sqlite_store(path_, StoreUse::serve);
    for (TableId table = 1; table <= 5; ++table) {
      for (int i = 1; i <= 30; ++i) append(table, i);
    }
  }
  void append(TableId table, int seq) {
    Counter counter;
    store_->append({table, seq, std::string(200, 'x')}, counter.one());
    counter.wait_for(1);
    EXPECT_EQ(counter.good(), 1);
  }
  // All there is was written this many days ago.
  void grow_older(int days) const {
    sqlite::Database database(path_, SQLITE_OPEN_READWRITE);
    const std::string by = std::to_string(days * kDay);
    database.run(("UPDATE log SET at = at - " + by + "; UPDATE opened SET at = at - " + by).c_str());
  }
  Tidied tidy(int days) const { return tidy_sqlite_store(path_, std::time(nullptr) - days * kDay); }

  std::unique_ptr<Store> store_;
};

TEST_F(TidyTest, RemovesWhatNobodyHasOpenedSince) {
  grow_older(400);
  append(2, 31);           // somebody played on
  store_->note_opened(4);  // somebody had a look
  store_.reset();
  const auto size = std::filesystem::file_size(path_);
  EXPECT_EQ(tidy(500).removed, 0);
  const Tidied done = tidy(365);
  EXPECT_EQ(done.removed, 2);
  EXPECT_EQ(done.kept, 3);
  EXPECT_TRUE(done.compacted);
  EXPECT_LT(std::filesystem::file_size(path_), size);
  const auto store = open_sqlite_store(path_, StoreUse::look);
  EXPECT_THAT(store->tables(), ElementsAre(2, 4, 5)) << "the newest stays, so that its number is not given again";
  EXPECT_EQ(store->entries(2).size(), 31U);
}

TEST_F(TidyTest, WorksBesideAServer) {
  grow_older(400);
  append(5, 31);
  const Tidied done = tidy(365);
  EXPECT_EQ(done.removed, 4);
  EXPECT_FALSE(done.compacted);
  EXPECT_THAT(store_->tables(), ElementsAre(5));
  Counter counter;
  store_->append({1, 31, "a table that is gone does not come back in parts"}, counter.one());
  counter.wait_for(1);
  EXPECT_EQ(counter.bad(), 1);
  append(6, 1);
  EXPECT_EQ(store_->last_table(), 6);
}

// Once nobody appends any more, what was noted is written all the same.
TEST_F(TidyTest, AVisitIsKeptWithoutAnEntry) {
  grow_older(400);
  store_->note_opened(3);
  sqlite::Database look(path_, SQLITE_OPEN_READONLY);
  const auto seen = [&] { return look.number("SELECT count(*) FROM opened WHERE table_id = 3"); };
  for (int i = 0; i < 200 && seen() == 0; ++i) usleep(50'000);
  EXPECT_EQ(seen(), 1);
}

}  // namespace
}  // namespace hallali
