#include "store/check.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "store/chain.h"
#include "store/trouble.h"
#include "store/wal.h"

namespace hallali {
namespace {

struct Walk {
  explicit Walk(const sqlite::Database& database)
      : rows(database, "SELECT table_id, seq, at, body, link FROM log ORDER BY table_id, seq") {}

  // False at the end, or at the first damage.
  bool step() {
    try {
      if (!rows.step()) return false;
    } catch (const sqlite::Error&) {
      return damaged("ne se laisse pas lire", "cannot be read");
    }
    if (rows.integer(0) != entry.table) {
      ++found.tables;
      link = {};
      entry = {rows.integer(0), 0, {}};
    }
    if (rows.integer(1) != entry.seq + 1) return damaged("manque", "is missing");
    entry = {entry.table, rows.integer(1), rows.text(3)};
    Link written{};
    link = link_after(link, entry, rows.integer(2));
    if (!rows.blob(4, written) || written != link) {
      --entry.seq;
      return damaged("n'est plus ce qui a été écrit", "is no longer what was written");
    }
    ++found.entries;
    return true;
  }

  bool damaged(std::string_view fr, std::string_view en) {
    found.table = entry.table;
    found.entry = entry.seq + 1;
    found.damage = Phrase{fmt::format("table {}, entrée {} : elle {}", *found.table, *found.entry, fr),
                          fmt::format("table {}, entry {}: it {}", *found.table, *found.entry, en)};
    return false;
  }

  sqlite::Statement rows;
  LogEntry entry;
  Link link{};
  LogCheck found;
};

// Links say nothing of the pages between the entries.
std::optional<Phrase> check_file(const sqlite::Database& database) {
  sqlite::Statement check(database, "PRAGMA integrity_check(1)");
  const std::string said = check.step() ? check.text(0) : "?";
  if (said == "ok") return {};
  return file_itself(said);
}

// A server may be writing while we read. Then a frame can look bad once, but not a second time.
std::optional<WriteAheadLog::Damage> lasting_damage(const std::string& path) {
  auto damage = read_write_ahead_log(path).damage();
  for (int again = 0; again < 3 && damage; ++again) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    const auto now = read_write_ahead_log(path).damage();
    if (!now || now->frame != damage->frame) damage.reset();
  }
  return damage;
}

}  // namespace

Phrase file_itself(const std::string& what) {
  return {fmt::format("le fichier lui-même ({})", shown(what)), fmt::format("the file itself ({})", shown(what))};
}

LogCheck check_log(sqlite::Database& database) {
  LogCheck found;
  if (database.number("PRAGMA user_version") < kChainedSince) {
    found.tables = database.number("SELECT count(DISTINCT table_id) FROM log");
    found.entries = database.number("SELECT count(*) FROM log");
  } else {
    Walk walk(database);
    while (walk.step()) {
    }
    found = walk.found;
  }
  if (!found.damage) found.damage = check_file(database);
  return found;
}

std::optional<Phrase> check_write_ahead_log(const std::string& path) {
  if (!std::filesystem::exists(path)) unusable(path, "elle n'existe pas", "there is none");
  const auto damage = lasting_damage(path);
  if (!damage) return {};
  return Phrase{fmt::format("le journal {}-wal, trame {} sur {}", path, damage->frame, damage->frames),
                fmt::format("the log {}-wal, frame {} of {}", path, damage->frame, damage->frames)};
}

LogCheck check_sqlite_store(const std::string& path) {
  LogCheck found;
  found.damage = check_write_ahead_log(path);
  if (found.damage) return found;
  try {
    sqlite::Database database(path, SQLITE_OPEN_READONLY);
    return check_log(database);
  } catch (const sqlite::Error& error) {
    if (!means_damage(error)) unusable(path, error);
    found.damage = file_itself(error.what());
    return found;
  }
}

}  // namespace hallali
