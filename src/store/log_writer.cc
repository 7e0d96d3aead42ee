#include "store/log_writer.h"

namespace hallali {

LogWriter::LogWriter(const sqlite::Database& database)
    : insert_(database, "INSERT INTO log (table_id, seq, body, at, link) VALUES (?, ?, ?, ?, ?)"),
      before_(database, "SELECT link FROM log WHERE table_id = ? AND seq = ?"),
      opened_(database, "INSERT OR REPLACE INTO opened (table_id, at) VALUES (?, ?)"),
      version_(database, "PRAGMA data_version") {}

void LogWriter::begin() {
  const std::int64_t now = version_.step() ? version_.integer(0) : 0;
  version_.reset();
  if (now != seen_) heads_.clear();
  seen_ = now;
}

void LogWriter::note_opened(TableId table, std::int64_t at) {
  opened_.bind(1, table).bind(2, at);
  opened_.step();
  opened_.reset();
}

void LogWriter::append(const LogEntry& entry, std::int64_t at) {
  Head& head = head_before(entry);
  const Link link = link_after(head.link, entry, at);
  insert_.bind(1, entry.table).bind(2, entry.seq).bind(3, entry.body).bind(4, at).bind(5, std::span(link));
  insert_.step();
  insert_.reset();
  head = {entry.seq, link};
}

LogWriter::Head& LogWriter::head_before(const LogEntry& entry) {
  if (heads_.size() >= kMostHeads) heads_.clear();
  Head& head = heads_[entry.table];
  if (head.seq == entry.seq - 1) return head;
  before_.bind(1, entry.table).bind(2, entry.seq - 1);
  const bool found = before_.step();
  head = {entry.seq - 1, {}};
  if (found) before_.blob(0, head.link);
  before_.reset();
  if (!found && entry.seq != 1) throw sqlite::Error("there is no entry before it", SQLITE_CONSTRAINT);
  return head;
}

void LogWriter::forget() {
  heads_.clear();
  insert_.reset();
  before_.reset();
  opened_.reset();
  version_.reset();
}

}  // namespace hallali
