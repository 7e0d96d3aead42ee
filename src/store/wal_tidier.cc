#include "store/wal_tidier.h"

namespace hallali {
namespace {

// Pages of the log, beyond which it is copied. The longer it is, the rarer the moments in which commits share the
// disk with the copying; forty megabytes are read in an instant when a server that was killed starts again.
constexpr int kLongest = 40'000;

// Waits for nobody: what somebody still reads, or has just come, is left for the next time.
void copy(const sqlite::Database& database) {
  sqlite3_wal_checkpoint_v2(database.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

// What was copied reaches the disk only when the copy is complete, which is the writer's part. Done before, it leaves
// the writer little to wait for. Through SQLite's own handle: closing another one would drop its locks.
void sync(const sqlite::Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

}  // namespace

WalTidier::WalTidier(const std::string& path, sqlite::Database& writer)
    : writer_(writer), own_(path, SQLITE_OPEN_READWRITE) {
  own_.run("PRAGMA synchronous = FULL");
  sqlite3_busy_timeout(own_.get(), 0);  // see empty_log
  const auto note = [](void* self, sqlite3*, const char*, int pages) {
    static_cast<WalTidier*>(self)->pages_ = pages;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(writer_.get(), note, this);  // in place of the copying that SQLite would do there
  thread_ = std::thread([this] { copy_until_closed(); });
}

WalTidier::~WalTidier() {
  sqlite3_wal_hook(writer_.get(), nullptr, nullptr);
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void WalTidier::after_commit() {
  ++commits_;
  if (stage_ == Stage::resting && pages_ > kLongest) {
    begin(Stage::copying);
  } else if (stage_ == Stage::nearly_done) {
    copy(writer_);
    stage_ = Stage::resting;
  }
}

void WalTidier::while_idle() {
  if (all_copied()) return;
  if (stage_ == Stage::nearly_done) stage_ = Stage::resting;  // the writer need not take part
  if (stage_ == Stage::resting) begin(Stage::emptying);
}

void WalTidier::begin(Stage stage) {
  {
    const std::lock_guard lock(mutex_);
    stage_ = stage;
  }
  wake_.notify_one();
}

// Emptying keeps commits away, but by then there is nothing left to do that takes time. Somebody who still reads is
// not waited for: another time, then.
void WalTidier::empty_log() {
  const std::int64_t commits = commits_;
  const int done = sqlite3_wal_checkpoint_v2(own_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  if (done == SQLITE_OK) copied_ = commits;
}

void WalTidier::copy_until_closed() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return closing_ || stage_ == Stage::copying || stage_ == Stage::emptying; });
    if (closing_) return;
    lock.unlock();
    copy(own_);
    sync(own_);
    if (stage_ == Stage::emptying) {
      empty_log();
    } else {
      copy(own_);  // what came meanwhile, which leaves a few pages to the writer
    }
    lock.lock();
    stage_ = stage_ == Stage::emptying ? Stage::resting : Stage::nearly_done;
  }
}

}  // namespace hallali
