#include "store/backup.h"

#include <filesystem>
#include <memory>

#include "store/file_lock.h"
#include "store/rescue.h"
#include "store/sync_file.h"
#include "store/trouble.h"

namespace hallali {
namespace {

namespace fs = std::filesystem;

// In one go, so that it is one moment: whoever writes meanwhile is not kept waiting, they write into the log.
void copy_all(const std::string& from_path, const std::string& to_path) {
  const sqlite::Database from(from_path, SQLITE_OPEN_READONLY);
  sqlite::Database to(to_path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  sqlite3_backup* const backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (backup == nullptr) throw sqlite::Error(to.get());
  sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) throw sqlite::Error(to.get());
  to.run("PRAGMA journal_mode = DELETE");  // no log beside it: one file is all
}

// A draft beside the file, checked and on disk; nothing is left of it if it is not good enough.
LogCheck make_draft(const std::string& from, const std::string& draft) {
  try {
    fs::remove(draft);
    copy_all(from, draft);
    LogCheck found = check_sqlite_store(draft);
    if (found.damage) fs::remove(draft);
    if (!found.damage) sync_file(draft);
    return found;
  } catch (const sqlite::Error& error) {
    fs::remove(draft);
    if (!means_damage(error)) unusable(from, error);
    LogCheck found;
    found.damage = file_itself(error.what());
    return found;
  }
}

template <class Files>
LogCheck with_files(const std::string& path, const Files& files) {
  try {
    return files();
  } catch (const fs::filesystem_error& error) {
    unusable(path, error.code().message(), error.code().message());
  }
}

}  // namespace

LogCheck back_up(const std::string& path, const std::string& to) {
  return with_files(to, [&] {
    LogCheck found;
    found.damage = check_write_ahead_log(path);
    if (found.damage) return found;
    const std::string draft = to + ".part";
    found = make_draft(path, draft);
    if (found.damage) return found;
    fs::rename(draft, to);
    sync_file(to);
    return found;
  });
}

LogCheck restore(const std::string& from, const std::string& path, std::string& kept) {
  return with_files(path, [&] {
    const FileLock lock(path);
    LogCheck found;
    found.damage = check_write_ahead_log(from);
    if (found.damage) return found;
    const std::string draft = path + ".part";
    found = make_draft(from, draft);
    if (found.damage) return found;
    if (fs::exists(path)) kept = keep_copy(path, "replaced");
    // The old log must never meet the new file.
    fs::remove(path + "-wal");
    fs::remove(path + "-shm");
    fs::rename(draft, path);
    sync_file(path);
    return found;
  });
}

}  // namespace hallali
