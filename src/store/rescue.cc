#include "store/rescue.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <filesystem>
#include <fstream>

#include "store/check.h"
#include "store/sync_file.h"
#include "store/trouble.h"
#include "store/wal.h"

namespace hallali {
namespace {

namespace fs = std::filesystem;

// One way to read the two files, tried on a copy.
struct Reading {
  enum class How { without_bad_frames, as_sqlite_does, file_alone };
  How how{};
  std::string path;
  std::int64_t entries = -1;  // none: it contradicts itself
};

// Entries, if every one of them and the file are sound.
std::int64_t sound_entries(const std::string& path) {
  try {
    sqlite::Database database(path, SQLITE_OPEN_READWRITE);
    database.run("PRAGMA wal_checkpoint(TRUNCATE)");
    const LogCheck found = check_log(database);
    return found.damage ? -1 : found.entries;
  } catch (const sqlite::Error&) {
    return -1;
  }
}

Reading best_reading(const std::string& path, const WriteAheadLog& log, const std::string& scratch) {
  using How = Reading::How;
  Reading best;
  for (const How how : {How::without_bad_frames, How::as_sqlite_does, How::file_alone}) {
    Reading reading{how, fmt::format("{}/{}.db", scratch, static_cast<int>(how)), -1};
    fs::copy_file(path, reading.path);
    if (how == How::without_bad_frames)
      std::ofstream(reading.path + "-wal", std::ios::binary) << log.without_bad_frames();
    if (how == How::as_sqlite_does) fs::copy_file(path + "-wal", reading.path + "-wal");
    reading.entries = sound_entries(reading.path);
    if (reading.entries > best.entries) best = reading;
  }
  return best;
}

Phrase sentence(const std::string& path, const WriteAheadLog::Damage& damage, const Reading& best,
                const std::string& copy) {
  const bool whole = best.how == Reading::How::without_bad_frames;
  const std::string kept_fr = whole ? "rien n'est perdu" : "ce qui suivait est perdu";
  const std::string kept_en = whole ? "nothing is lost" : "what came after it is lost";
  if (damage.last_commit && !whole) {
    return {
        fmt::format("Le dernier enregistrement de {} n'est pas entier, comme après une coupure de courant (et "
                    "personne n'en a eu confirmation) ou sur un disque abîmé ; {} entrées sont gardées, et une copie "
                    "des fichiers dans {}.",
                    path, best.entries, copy),
        fmt::format("The last commit in the log of {} is not whole, as after a power cut (then nobody was told of "
                    "it) or on a bad disk; {} entries are kept, and a copy of the files in {}.",
                    path, best.entries, copy)};
  }
  return {
      fmt::format("Le journal de {} est abîmé (trame {} sur {}) : {} ; {} entrées sont gardées, et une copie des "
                  "fichiers dans {}.",
                  path, damage.frame, damage.frames, kept_fr, best.entries, copy),
      fmt::format("The log of {} is damaged (frame {} of {}): {}; {} entries are kept, and a copy of the files in "
                  "{}.",
                  path, damage.frame, damage.frames, kept_en, best.entries, copy)};
}

}  // namespace

std::string keep_copy(const std::string& path, const std::string& why) {
  const std::string stem = fmt::format("{}.{}-{:%Y%m%dT%H%M%S}", path, why, fmt::gmtime(std::time(nullptr)));
  std::string folder = stem;
  for (int n = 2; fs::exists(folder); ++n) folder = fmt::format("{}-{}", stem, n);
  fs::create_directory(folder);
  for (const std::string& file : {path, path + "-wal"}) {
    if (!fs::exists(file)) continue;
    const std::string copy = (folder / fs::path(file).filename()).string();
    fs::copy_file(file, copy);
    sync_file(copy);
  }
  sync_file(folder);
  return folder;
}

std::optional<Phrase> rescue(const std::string& path) {
  const WriteAheadLog log = read_write_ahead_log(path);
  const auto damage = log.damage();
  if (!damage) return {};
  const std::string scratch = path + ".rescue";
  try {
    const std::string copy = keep_copy(path, "damaged");
    fs::remove_all(scratch);
    fs::create_directory(scratch);
    const Reading best = best_reading(path, log, scratch);
    if (best.entries < 0) {
      fs::remove_all(scratch);
      unusable(path, fmt::format("elle est abîmée ; reprenez une sauvegarde (copie des fichiers dans {})", copy),
               fmt::format("it is damaged; take a backup (a copy of the files is in {})", copy));
    }
    // In this order: as long as the damaged log is there, the next start would come here again.
    sync_file(best.path);
    fs::rename(best.path, path);
    sync_file(path);
    fs::remove(path + "-wal");
    fs::remove(path + "-shm");
    sync_file(path);
    fs::remove_all(scratch);
    return sentence(path, *damage, best, copy);
  } catch (const fs::filesystem_error& error) {
    unusable(path,
             fmt::format("son journal est abîmé, et la copie à garder ne se fait pas : {}", error.code().message()),
             fmt::format("its log is damaged, and the copy to keep cannot be made: {}", error.code().message()));
  }
}

}  // namespace hallali
