// The append-only log of all tables. A table's entries are numbered from 1 without gaps, an append with another
// number is refused, and each is linked to the one before it (chain.h); what an entry says is the table's business.
// An append is acknowledged only when it would survive a power cut, and the appends of all tables that wait at the
// same time share one commit, so that durability stays cheap.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/phrase.h"

namespace hallali {

using TableId = std::int64_t;

struct LogEntry {
  TableId table = 0;
  std::int64_t seq = 0;  // from 1
  std::string body;
  // Written together with it, and not part of it:
  std::string guest = {};         // somebody who may know of the table from now on; empty: nobody new
  std::optional<bool> open = {};  // whether anybody may
  std::string checkpoint = {};    // the table after the entry before this one; empty: none

  bool operator==(const LogEntry&) const = default;
};

class Store {
 public:
  // Called once for each append, on the writer's thread, in the order of the appends: durable or not.
  using Acknowledge = std::function<void(bool durable)>;

  virtual ~Store() = default;

  virtual void append(LogEntry entry, Acknowledge acknowledge) = 0;

  // Nobody is going to append anything right now: what waits for company need not wait any longer.
  virtual void hurry() {}

  // Somebody has come to this table: kept for whoever tidies up. Nobody waits for it, it goes with another commit.
  virtual void note_opened(TableId) {}

  // Returns when every append so far has been acknowledged.
  virtual void drain() = 0;

  // What is durable now.
  virtual std::vector<TableId> tables() = 0;
  virtual std::vector<TableId> tables_since(std::int64_t unix_seconds) = 0;  // with an entry since then
  virtual std::vector<LogEntry> entries(TableId table, std::int64_t after = 0) = 0;
  virtual TableId last_table() = 0;

  // The small index: whether somebody has ever been a guest of this table, or anybody may know of it.
  virtual bool may_know(TableId table, const std::string& person) = 0;
  virtual std::vector<std::string> guests(TableId table) = 0;

  struct Checkpoint {
    std::int64_t seq = 0;  // the latest entry that is in it
    std::string body;

    bool operator==(const Checkpoint&) const = default;
  };
  virtual std::optional<Checkpoint> checkpoint(TableId table) = 0;  // the latest

  // Since the store was opened.
  struct Counts {
    std::int64_t appends = 0;
    std::int64_t commits = 0;
  };
  virtual Counts counts() const = 0;

  // Why nothing can be written safely at the moment; none: all is well. Asking makes a store that has failed try
  // again.
  virtual std::optional<Phrase> trouble() { return {}; }
};

enum class StoreUse {
  serve,  // read and append; one process at a time
  look,   // read only, also while a server is running
};

// Told what whoever runs the server should know: that something was damaged, and what became of it.
using Remark = std::function<void(const Phrase&)>;

// An SQLite file, made or brought up to date as needed, and rescued if its log is damaged. BadInput if it cannot be
// used.
std::unique_ptr<Store> open_sqlite_store(const std::string& path, StoreUse use, const Remark& remark = {});

}  // namespace hallali
