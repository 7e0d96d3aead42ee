// Writes entries with their links, and when tables were opened. The caller owns the transaction.
#pragma once

#include <unordered_map>

#include "store/chain.h"

namespace hallali {

class LogWriter {
 public:
  explicit LogWriter(const sqlite::Database& database);

  // When a transaction has begun: if somebody else has written to the file, they may have removed a table.
  void begin();

  // sqlite::Error if the number is not the next one of its table.
  void append(const LogEntry& entry, std::int64_t at);

  void note_opened(TableId table, std::int64_t at);

  // After a transaction that failed.
  void forget();

 private:
  struct Head {
    std::int64_t seq = 0;
    Link link{};
  };
  static constexpr std::size_t kMostHeads = 100'000;

  Head& head_before(const LogEntry& entry);

  sqlite::Statement insert_;
  sqlite::Statement before_;
  sqlite::Statement opened_;
  sqlite::Statement version_;
  std::int64_t seen_ = 0;                    // the file's version for this connection
  std::unordered_map<TableId, Head> heads_;  // of the tables written to lately
};

}  // namespace hallali
