#include "store/check.h"

#include <gmock/gmock.h>
#include <sodium.h>

#include "store/backup.h"
#include "store/chain.h"
#include "store/sqlite.h"
#include "store/test_store.h"

namespace hallali {
namespace {

using testing::HasSubstr;

class CheckTest : public StoreTest {
 protected:
  void fill(int tables = 3, int each = 40) {
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    fill(*store, tables, each);
  }
  static void fill(Store& store, int tables, int each) {
    Counter counter;
    for (int i = 1; i <= each; ++i) {
      for (TableId table = 1; table <= tables; ++table) {
        store.append({table, i, "entry " + std::to_string(i) + " of table " + std::to_string(table)}, counter.one());
      }
    }
    counter.wait_for(tables * each);
    EXPECT_EQ(counter.bad(), 0);
  }
  // Behind the store's back.
  void run(const char* sql) const { sqlite::Database(path_, SQLITE_OPEN_READWRITE).run(sql); }
  std::string damage() const {
    const LogCheck found = check_sqlite_store(path_);
    return found.damage ? found.damage->en : "";
  }
};

TEST_F(CheckTest, ALinkIsTheHashOfTheOneBeforeAndTheEntry) {
  const LogEntry entry{1, 2, "abc"};
  Link before{};
  before[0] = 9;
  std::string bytes(16, '\0');
  bytes[0] = 9;
  for (const char number : {'\1', '\2', '\3'}) bytes += number + std::string(7, '\0');
  bytes += "abc";
  Link expected{};
  crypto_generichash(expected.data(), expected.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size(), nullptr, 0);
  EXPECT_EQ(link_after(before, entry, 3), expected);
}

TEST_F(CheckTest, WhatWasWrittenIsGood) {
  fill();
  const LogCheck found = check_sqlite_store(path_);
  EXPECT_FALSE(found.damage);
  EXPECT_EQ(found.tables, 3);
  EXPECT_EQ(found.entries, 120);
}

TEST_F(CheckTest, AnAppendThatFailedLeavesTheChainWhole) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  fill(*store, 1, 3);
  Counter counter;
  store->append({1, 3, "again"}, counter.one());
  counter.wait_for(1);
  store->append({1, 4, "next"}, counter.one());
  counter.wait_for(2);
  EXPECT_EQ(counter.good(), 1);
  EXPECT_EQ(damage(), "");
}

TEST_F(CheckTest, NamesTableAndEntry) {
  fill();
  run("UPDATE log SET body = replace(body, 'entry', 'Entry') WHERE table_id = 2 AND seq = 17");
  EXPECT_EQ(damage(), "table 2, entry 17: it is no longer what was written");
  const LogCheck found = check_sqlite_store(path_);
  EXPECT_EQ(found.table, 2);
  EXPECT_EQ(found.entry, 17);
}

TEST_F(CheckTest, SeesWhatIsMissingExchangedOrMoved) {
  fill();
  run("DELETE FROM log WHERE table_id = 3 AND seq = 5");
  EXPECT_EQ(damage(), "table 3, entry 5: it is missing");
  run("DELETE FROM log WHERE table_id = 3");
  EXPECT_EQ(damage(), "");
  run("UPDATE log SET table_id = 3 WHERE table_id = 2");
  EXPECT_EQ(damage(), "table 3, entry 1: it is no longer what was written");
  run("UPDATE log SET table_id = 2 WHERE table_id = 3");
  run("UPDATE log SET at = at + 1 WHERE table_id = 1 AND seq = 40");
  EXPECT_EQ(damage(), "table 1, entry 40: it is no longer what was written");
}

// A byte of a page on disk, which SQLite reads without a word.
TEST_F(CheckTest, AFlippedByteInTheFileIsSeen) {
  fill();
  const std::string bytes = read(path_);
  flip(path_, bytes.find("entry 20 of table 2") + 3);
  EXPECT_EQ(damage(), "table 2, entry 20: it is no longer what was written");
  write(path_, bytes);
  flip(path_, 1024 * 4 + 3);  // the number of cells of a page
  EXPECT_NE(damage(), "");
  write(path_,
        "no database at all, but long enough for the header of one to be looked for: " + std::string(1000, ' '));
  EXPECT_THAT(damage(), HasSubstr("the file itself"));
}

// As versions 1 and 2 wrote them: chained when they are opened, and what is damaged later is seen.
TEST_F(CheckTest, OldEntriesAreChained) {
  {
    sqlite::Database old(path_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    old.run(
        "CREATE TABLE log (id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT "
        "NULL, at INTEGER NOT NULL DEFAULT 0);"
        "CREATE UNIQUE INDEX log_by_table ON log (table_id, seq);"
        "INSERT INTO log (table_id, seq, body, at) VALUES (1, 1, 'un', 0), (2, 1, 'deux', 7), (1, 2, 'déjà', 9), (1, "
        "3, "
        "'', 9);"
        "PRAGMA user_version = 2;");
  }
  EXPECT_EQ(check_sqlite_store(path_).entries, 4) << "as far as it can be checked";
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  Counter counter;
  store->append({1, 4, "new"}, counter.one());
  counter.wait_for(1);
  EXPECT_EQ(damage(), "") << "while the server runs, too";
  EXPECT_EQ(check_sqlite_store(path_).entries, 5);
  run("UPDATE log SET body = 'deja' WHERE table_id = 1 AND seq = 2");
  EXPECT_EQ(damage(), "table 1, entry 2: it is no longer what was written");
}

TEST_F(CheckTest, ABackupIsMadeWhileTheServerWrites) {
  const auto store = open_sqlite_store(path_, StoreUse::serve);
  fill(*store, 3, 40);
  const std::string copy = (folder_ / "copy.db").string();
  write(copy, "an older backup");
  const LogCheck saved = back_up(path_, copy);
  EXPECT_FALSE(saved.damage);
  EXPECT_EQ(saved.entries, 120);
  EXPECT_FALSE(std::filesystem::exists(copy + "-wal")) << "one file is all";
  fill(*store, 0, 0);
  EXPECT_EQ(open_sqlite_store(copy, StoreUse::look)->entries(2), store->entries(2));
}

TEST_F(CheckTest, ADamagedStoreDoesNotReplaceABackup) {
  fill();
  const std::string copy = (folder_ / "copy.db").string();
  back_up(path_, copy);
  const std::string good = read(copy);
  run("UPDATE log SET body = 'x' WHERE id = 9");
  EXPECT_THAT(back_up(path_, copy).damage->en, HasSubstr("entry 3"));
  EXPECT_EQ(read(copy), good);
}

TEST_F(CheckTest, RestoreBringsItBackAndKeepsWhatWasThere) {
  fill(1, 10);
  const std::string copy = (folder_ / "copy.db").string();
  back_up(path_, copy);
  {
    const auto store = open_sqlite_store(path_, StoreUse::serve);
    Counter counter;
    store->append({1, 11, "later"}, counter.one());
    counter.wait_for(1);
    std::string kept;
    try {
      restore(copy, path_, kept);
      FAIL() << "under the feet of a server";
    } catch (const BadInput& bad) {
      EXPECT_THAT(bad.phrase().en, HasSubstr("another server is using it"));
    }
    EXPECT_EQ(store->entries(1).size(), 11U);
  }
  std::string kept;
  EXPECT_EQ(restore(copy, path_, kept).entries, 10);
  EXPECT_EQ(open_sqlite_store(path_, StoreUse::serve)->entries(1).size(), 10U);
  EXPECT_EQ(open_sqlite_store(kept + "/log.sqlite", StoreUse::look)->entries(1).size(), 11U);
}

// The usual reason to restore.
TEST_F(CheckTest, RestoreReplacesADamagedFileButNeverBringsOne) {
  fill(1, 10);
  const std::string copy = (folder_ / "copy.db").string();
  back_up(path_, copy);
  write(path_, "ruined" + std::string(2000, 'x'));
  std::string kept;
  EXPECT_FALSE(restore(copy, path_, kept).damage);
  EXPECT_EQ(open_sqlite_store(path_, StoreUse::serve)->entries(1).size(), 10U);
  const std::string good = read(path_);
  write(copy, "ruined" + std::string(2000, 'x'));
  EXPECT_TRUE(restore(copy, path_, kept).damage);
  EXPECT_EQ(read(path_), good);
}

}  // namespace
}  // namespace hallali
