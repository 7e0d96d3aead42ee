#include "store/tidy.h"

#include <filesystem>
#include <memory>
#include <vector>

#include "store/chain.h"
#include "store/file_lock.h"
#include "store/trouble.h"

namespace hallali {
namespace {

// Used neither way since ?1.
constexpr const char* kOld =
    "SELECT table_id FROM (SELECT table_id, max(seq), at FROM log GROUP BY table_id) AS last "
    "WHERE at < ?1 AND table_id < (SELECT max(table_id) FROM log) "
    "AND NOT EXISTS (SELECT 1 FROM opened WHERE opened.table_id = last.table_id AND opened.at >= ?1)";
constexpr const char* kUsedMeanwhile =
    "SELECT 1 FROM opened WHERE table_id = ?1 AND at >= ?2 "
    "UNION ALL SELECT 1 FROM log WHERE table_id = ?1 AND at >= ?2 LIMIT 1";

// One table at a time, so that whoever plays does not wait for all of them.
bool remove(sqlite::Database& database, TableId table, std::int64_t since) {
  database.run("BEGIN IMMEDIATE");
  bool used = false;
  {
    sqlite::Statement meanwhile(database, kUsedMeanwhile);
    meanwhile.bind(1, table).bind(2, since);
    used = meanwhile.step();
  }
  for (const char* sql : {"DELETE FROM log WHERE table_id = ?", "DELETE FROM opened WHERE table_id = ?"}) {
    if (used) break;
    sqlite::Statement removal(database, sql);
    removal.bind(1, table);
    removal.step();
  }
  database.run("COMMIT");
  return !used;
}

// Moves everything, so nobody may be serving.
bool compact(const std::string& path, sqlite::Database& database) {
  std::unique_ptr<FileLock> lock;
  try {
    lock = std::make_unique<FileLock>(path);
  } catch (const BadInput&) {
    return false;
  }
  database.run("VACUUM");
  return true;
}

}  // namespace

Tidied tidy_sqlite_store(const std::string& path, std::int64_t unix_seconds) {
  if (!std::filesystem::exists(path)) unusable(path, "elle n'existe pas", "there is none");
  try {
    sqlite::Database database(path, SQLITE_OPEN_READWRITE);
    if (database.number("PRAGMA user_version") < kChainedSince) {
      unusable(path, "elle est d'une version plus ancienne ; un serveur la met à jour en démarrant",
               "it is of an older version; a server brings it up to date when it starts");
    }
    Tidied tidied;
    std::vector<TableId> old;
    {
      sqlite::Statement find(database, kOld);
      find.bind(1, unix_seconds);
      while (find.step()) old.push_back(find.integer(0));
    }
    for (const TableId table : old) tidied.removed += remove(database, table, unix_seconds) ? 1 : 0;
    tidied.kept = database.number("SELECT count(DISTINCT table_id) FROM log");
    tidied.compacted = tidied.removed > 0 && compact(path, database);
    return tidied;
  } catch (const sqlite::Error& error) {
    unusable(path, error);
  }
}

}  // namespace hallali
