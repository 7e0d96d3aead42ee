// SQLite's write-ahead log has to be copied into the file now and then, and the log begun again. Done by whoever
// commits, as SQLite does it by itself, that keeps everybody waiting; here another thread copies nearly all of it
// while commits go on, and the writer only the few pages that came meanwhile. When nobody commits anything the log is
// emptied, so that the file alone is all there is.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite.h"

namespace hallali {

class WalTidier {
 public:
  // `writer` must outlive it.
  WalTidier(const std::string& path, sqlite::Database& writer);
  ~WalTidier();

  // By the writer, between two transactions.
  void after_commit();
  void while_idle();
  bool all_copied() const { return copied_ == commits_; }  // nothing is in the log that is not in the file

 private:
  enum class Stage { resting, copying, nearly_done, emptying };

  void begin(Stage stage);
  void empty_log();

  void copy_until_closed();

  sqlite::Database& writer_;
  sqlite::Database own_;
  int pages_ = 0;                          // in the log after the latest commit
  std::atomic<std::int64_t> commits_ = 1;  // what was there before counts as one
  std::atomic<std::int64_t> copied_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<Stage> stage_ = Stage::resting;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace hallali
