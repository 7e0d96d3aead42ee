// Is everything in a store what was once written?
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "kit/phrase.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace hallali {

struct LogCheck {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  // The first damage: what it is, and at which entry of which table, if it is at one.
  std::optional<Phrase> damage;
  std::optional<TableId> table;
  std::optional<std::int64_t> entry;
};

// Every entry against the chain of its table, if it is of a version that has one, then the file itself by SQLite's
// own check.
LogCheck check_log(sqlite::Database& database);

// What is wrong with the write-ahead log beside this file. BadInput if there is no such file.
std::optional<Phrase> check_write_ahead_log(const std::string& path);

// Both; also while a server is writing. BadInput if there is nothing that could be checked.
LogCheck check_sqlite_store(const std::string& path);

Phrase file_itself(const std::string& what);  // is damaged, and no entry of it could be named

}  // namespace hallali
