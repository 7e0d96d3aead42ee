#include <fmt/format.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

#include "kit/phrase.h"
#include "store/chain.h"
#include "store/disk_watch.h"
#include "store/file_lock.h"
#include "store/log_writer.h"
#include "store/rescue.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/trouble.h"
#include "store/wal_tidier.h"

namespace hallali {
namespace {

// Step n brings a file of version n to version n + 1. Steps are only ever added.
constexpr std::array<const char*, 4> kMigrations{
    // Rows in the order of arrival, which is what a log is written in; the index only has to find a table again.
    "CREATE TABLE log (id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL);"
    "CREATE UNIQUE INDEX log_by_table ON log (table_id, seq);",
    // When it was written, in Unix seconds; entries older than the column are as old as can be.
    "ALTER TABLE log ADD COLUMN at INTEGER NOT NULL DEFAULT 0;",
    // The chain over a table's entries (chain.h), and when somebody last came to a table, in Unix seconds.
    "ALTER TABLE log ADD COLUMN link BLOB NOT NULL DEFAULT x'';"
    "WITH RECURSIVE chain (id, table_id, seq, link) AS ("
    "  SELECT id, table_id, seq, entry_link(x'', table_id, seq, at, body) FROM log WHERE seq = 1"
    "  UNION ALL"
    "  SELECT log.id, log.table_id, log.seq, entry_link(chain.link, log.table_id, log.seq, log.at, log.body)"
    "  FROM chain JOIN log ON log.table_id = chain.table_id AND log.seq = chain.seq + 1)"
    "UPDATE log SET link = chain.link FROM chain WHERE chain.id = log.id;"
    // Of older tables nobody knows; they count from now on.
    "CREATE TABLE opened (table_id INTEGER PRIMARY KEY, at INTEGER NOT NULL);"
    "INSERT INTO opened SELECT DISTINCT table_id, CAST(strftime('%s', 'now') AS INTEGER) FROM log;",
    // Who may know of a table ('': anybody), and what it was like lately: both follow from the log, a checkpoint from
    // the entries up to the one whose link it has.
    "CREATE TABLE guests (table_id INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))"
    " WITHOUT ROWID;"
    "CREATE TEMP VIEW known AS SELECT table_id, seq, CASE WHEN json_valid(body) THEN body END AS body FROM log;"
    "INSERT OR IGNORE INTO guests SELECT table_id, json_extract(body, '$.what.person') FROM known"
    " WHERE json_extract(body, '$.what.entry') IN ('seated', 'shared')"
    " AND json_extract(body, '$.what.person') IS NOT NULL;"
    "INSERT OR IGNORE INTO guests SELECT table_id, '' FROM"
    " (SELECT table_id, json_extract(body, '$.what.settings.open') AS open, max(seq) FROM known"
    "  WHERE json_extract(body, '$.what.entry') = 'set' GROUP BY table_id) WHERE open = 1;"
    "DROP VIEW known;"
    "CREATE TABLE checkpoints (table_id INTEGER PRIMARY KEY, seq INTEGER NOT NULL, link BLOB NOT NULL, body TEXT NOT "
    "NULL);",
};

// From the beginning of a commit to that of the next one, unless somebody hurries. Whoever comes alone is not kept
// waiting; under load more share a commit, which costs far more than what is in it.
constexpr auto kApart = std::chrono::milliseconds(2);

// Nobody has appended anything for so long: time to copy the write-ahead log into the file.
constexpr auto kIdle = std::chrono::seconds(2);

class SqliteStore : public Store {
 public:
  SqliteStore(const std::string& path, StoreUse use, const Remark& remark)
      : path_(path),
        lock_(use == StoreUse::serve ? lock_and_rescue(path, remark) : nullptr),
        reader_(path, use == StoreUse::serve ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY),
        door_(path, SQLITE_OPEN_READONLY) {
    if (use == StoreUse::serve) {
      // Small pages: those at the end of every table's part of the index are written again with each of its entries.
      reader_.run("PRAGMA page_size = 1024");
      reader_.run("PRAGMA journal_mode = WAL");
      migrate(path);
      writer_database_.emplace(path, SQLITE_OPEN_READWRITE);
      writer_database_->run("PRAGMA synchronous = FULL");
      tidier_.emplace(path, *writer_database_);
      watch_.emplace(path);
      writer_ = std::thread([this] { write_until_closed(); });
    } else if (version() != static_cast<std::int64_t>(kMigrations.size())) {
      unusable(path, "elle est d'une autre version", "it is of another version");
    }
  }

  ~SqliteStore() override {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    if (writer_.joinable()) writer_.join();
  }

  void append(LogEntry entry, Acknowledge acknowledge) override {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back({std::move(entry), std::move(acknowledge)});
      if (waiting_.size() > 1) return;  // the writer knows already
    }
    wake_.notify_one();
  }

  void note_opened(TableId table) override {
    {
      const std::lock_guard lock(mutex_);
      opened_.insert(table);
      if (opened_.size() > 1) return;
    }
    wake_.notify_one();
  }

  void hurry() override {
    {
      const std::lock_guard lock(mutex_);
      if (waiting_.empty() || hurried_) return;
      hurried_ = true;
    }
    wake_.notify_one();
  }

  void drain() override {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return waiting_.empty() && !writing_; });
  }

  std::vector<TableId> tables() override {
    return reading([&] { return tables_from(1); });
  }

  std::vector<TableId> tables_since(std::int64_t unix_seconds) override {
    return reading([&] { return tables_from(first_row_since(unix_seconds)); });
  }

  std::vector<LogEntry> entries(TableId table, std::int64_t after) override {
    return reading([&] {
      sqlite::Statement statement(reader_, "SELECT seq, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq");
      statement.bind(1, table).bind(2, after);
      std::vector<LogEntry> found;
      while (statement.step()) found.push_back({table, statement.integer(0), statement.text(1)});
      return found;
    });
  }

  // On a connection of its own, so that whoever asks at the door does not wait for somebody who reads a long log.
  bool may_know(TableId table, const std::string& person) override {
    return at_the_door([&] {
      sqlite::Statement statement(door_, "SELECT 1 FROM guests WHERE table_id = ? AND person IN ('', ?)");
      statement.bind(1, table).bind(2, person);
      return statement.step();
    });
  }

  std::vector<std::string> guests(TableId table) override {
    return at_the_door([&] {
      sqlite::Statement statement(door_, "SELECT person FROM guests WHERE table_id = ? AND person != ''");
      statement.bind(1, table);
      std::vector<std::string> found;
      while (statement.step()) found.push_back(statement.text(0));
      return found;
    });
  }

  std::optional<Checkpoint> checkpoint(TableId table) override {
    return reading([&]() -> std::optional<Checkpoint> {
      sqlite::Statement statement(
          reader_,
          "SELECT seq, checkpoints.body FROM checkpoints JOIN log USING (table_id, seq, link) "
          "WHERE table_id = ?");
      statement.bind(1, table);
      if (!statement.step()) return {};
      return Checkpoint{statement.integer(0), statement.text(1)};
    });
  }

  TableId last_table() override {
    return reading([&] { return reader_.number("SELECT max(table_id) FROM log"); });
  }

  Counts counts() const override {
    const std::lock_guard lock(mutex_);
    return counts_;
  }

  std::optional<Phrase> trouble() override {
    if (!watch_) return {};
    if (watch_->lost()) {
      return Phrase{"les fichiers de la base ont disparu ou ont été remplacés ; redémarrez le serveur",
                    "the files of the store have gone or were replaced; restart the server"};
    }
    if (watch_->full()) return Phrase{"le disque est plein", "the disk is full"};
    {
      const std::lock_guard lock(mutex_);
      if (!failing_) return {};
      probing_ = true;
    }
    wake_.notify_one();
    return Phrase{"rien ne se laisse plus enregistrer", "nothing can be saved any more"};
  }

 private:
  struct Append {
    LogEntry entry;
    Acknowledge acknowledge;
  };

  static std::unique_ptr<FileLock> lock_and_rescue(const std::string& path, const Remark& remark) {
    auto lock = std::make_unique<FileLock>(path);
    const auto what = rescue(path);
    if (what && remark) remark(*what);
    return lock;
  }

  template <class Read>
  std::invoke_result_t<Read> reading(const Read& read) {
    return with(reading_, read);
  }
  template <class Read>
  std::invoke_result_t<Read> at_the_door(const Read& read) {
    return with(asking_, read);
  }
  // One at a time, and with one sentence if the file turns out to be damaged.
  template <class Read>
  std::invoke_result_t<Read> with(std::mutex& mutex, const Read& read) {
    const std::lock_guard lock(mutex);
    try {
      return read();
    } catch (const sqlite::Error& error) {
      unusable(path_, error);
    }
  }

  std::vector<TableId> tables_from(std::int64_t row) {
    sqlite::Statement statement(reader_, "SELECT DISTINCT table_id FROM log WHERE id >= ? ORDER BY table_id");
    statement.bind(1, row);
    std::vector<TableId> ids;
    while (statement.step()) ids.push_back(statement.integer(0));
    return ids;
  }

  std::int64_t version() { return reader_.number("PRAGMA user_version"); }

  // Rows are in the order of time, so that no index on it is needed to find a moment.
  std::int64_t first_row_since(std::int64_t unix_seconds) {
    std::int64_t first = 1;
    std::int64_t last = reader_.number("SELECT max(id) FROM log") + 1;
    sqlite::Statement row(reader_, "SELECT at FROM log WHERE id >= ? LIMIT 1");
    while (first < last) {
      const std::int64_t middle = first + (last - first) / 2;
      row.bind(1, middle);
      const bool before = row.step() && row.integer(0) < unix_seconds;
      row.reset();
      if (before) {
        first = middle + 1;
      } else {
        last = middle;
      }
    }
    return first;
  }

  void migrate(const std::string& path) {
    add_link_function(reader_);
    const auto newest = static_cast<std::int64_t>(kMigrations.size());
    if (version() > newest) {
      unusable(path, fmt::format("elle est de la version {}, je connais la {}", version(), newest),
               fmt::format("it is of version {}, I know version {}", version(), newest));
    }
    for (std::int64_t step = version(); step < newest; ++step) {
      const std::string sql = fmt::format("BEGIN IMMEDIATE; {} PRAGMA user_version = {}; COMMIT;",
                                          kMigrations[static_cast<std::size_t>(step)], step + 1);
      reader_.run(sql.c_str());
    }
  }

  void write_until_closed() {
    LogWriter log(*writer_database_);
    auto next = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    while (true) {
      if (!wait_for_work(lock)) continue;
      if (waiting_.empty() && opened_.empty() && !probing_) return;
      if (!waiting_.empty()) wake_.wait_until(lock, next, [this] { return closing_ || hurried_; });
      std::deque<Append> group;
      group.swap(waiting_);
      std::set<TableId> opened;
      opened.swap(opened_);
      hurried_ = probing_ = false;
      writing_ = true;
      lock.unlock();
      next = std::chrono::steady_clock::now() + kApart;
      const bool durable = write(group, opened, log);
      for (Append& append : group) append.acknowledge(durable);
      tidier_->after_commit();
      const auto size = static_cast<std::int64_t>(group.size());
      lock.lock();
      counts_.appends += durable ? size : 0;
      counts_.commits += durable && size > 0 ? 1 : 0;
      failing_ = !durable;
      writing_ = false;
      if (waiting_.empty()) idle_.notify_all();
    }
  }

  // True when there is something to write, or to end for. When there has been nothing for a while the write-ahead log
  // is copied into the file, and what waited for company goes alone.
  bool wait_for_work(std::unique_lock<std::mutex>& lock) {
    const auto busy = [this] { return closing_ || !waiting_.empty() || probing_; };
    if (wake_.wait_for(lock, kIdle, busy) || !opened_.empty()) return true;
    lock.unlock();
    tidier_->while_idle();
    lock.lock();
    if (tidier_->all_copied()) wake_.wait(lock, [&] { return busy() || !opened_.empty(); });
    return false;
  }

  // The whole group, or nothing of it. Without anything to write: whether anything could be.
  bool write(const std::deque<Append>& group, const std::set<TableId>& opened, LogWriter& log) {
    if (watch_->lost()) return false;  // it would be gone when this process ends
    try {
      writer_database_->run("BEGIN IMMEDIATE");
      log.begin();
      if (group.empty() && opened.empty()) writer_database_->run(touch_.c_str());
      const std::int64_t now = std::time(nullptr);
      for (const Append& append : group) {
        log.append(append.entry, now);
        write_beside(append.entry);
      }
      for (const TableId table : opened) log.note_opened(table, now);
      writer_database_->run("COMMIT");
      return true;
    } catch (const sqlite::Error&) {
      log.forget();
      sqlite3* const database = writer_database_->get();
      // Where even that fails the next transaction fails as well, and says so.
      if (sqlite3_get_autocommit(database) == 0) sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
      return false;
    }
  }

  // Seldom, so that the statements need not be at hand.
  void write_beside(const LogEntry& entry) {
    const auto run = [&](const char* sql, std::string_view text) {
      sqlite::Statement statement(*writer_database_, sql);
      statement.bind(1, entry.table).bind(2, text).bind(3, entry.seq - 1);
      statement.step();
    };
    if (!entry.guest.empty()) run("INSERT OR IGNORE INTO guests SELECT ?1, ?2 WHERE ?3 >= 0", entry.guest);
    if (entry.open == true) run("INSERT OR IGNORE INTO guests SELECT ?1, ?2 WHERE ?3 >= 0", "");
    if (entry.open == false) run("DELETE FROM guests WHERE table_id = ?1 AND person = ?2 AND ?3 >= 0", "");
    if (entry.checkpoint.empty()) return;
    run("REPLACE INTO checkpoints SELECT table_id, seq, link, ?2 FROM log WHERE table_id = ?1 AND seq = ?3",
        entry.checkpoint);
  }

  std::string path_;
  std::unique_ptr<FileLock> lock_;
  std::mutex reading_;
  sqlite::Database reader_;
  std::mutex asking_;
  sqlite::Database door_;
  std::optional<sqlite::Database> writer_database_;  // used by the writer's thread alone
  std::optional<WalTidier> tidier_;
  std::optional<DiskWatch> watch_;
  // Changes nothing, and has to be written nevertheless.
  const std::string touch_ = fmt::format("PRAGMA user_version = {}", kMigrations.size());
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<Append> waiting_;
  std::set<TableId> opened_;
  bool hurried_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool failing_ = false;  // the latest commit
  bool probing_ = false;  // somebody wants to know whether it still would
  Counts counts_;
  std::thread writer_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const std::string& path, StoreUse use, const Remark& remark) {
  try {
    return std::make_unique<SqliteStore>(path, use, remark);
  } catch (const sqlite::Error& error) {
    unusable(path, error);
  }
}

}  // namespace hallali
