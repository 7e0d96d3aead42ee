#include "store/trouble.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallali {

void unusable(const std::string& path, std::string_view fr, std::string_view en) {
  throw BadInput({fmt::format("Impossible d'utiliser la base {} : {}.", path, fr),
                  fmt::format("Cannot use the store {}: {}.", path, en)});
}

void unusable(const std::string& path, const sqlite::Error& error) {
  struct Reason {
    int code;
    const char* fr;
    const char* en;
  };
  static constexpr std::array kReasons{
      Reason{SQLITE_CANTOPEN, "elle ne se laisse pas ouvrir", "it cannot be opened"},
      Reason{SQLITE_NOTADB, "ce n'est pas une base SQLite", "it is not an SQLite database"},
      Reason{SQLITE_CORRUPT, "elle est abîmée ; reprenez une sauvegarde", "it is damaged; take a backup"},
      Reason{SQLITE_READONLY, "elle ne se laisse pas écrire", "it is not writable"},
      Reason{SQLITE_FULL, "le disque est plein", "the disk is full"},
      Reason{SQLITE_BUSY, "un autre programme la tient", "another program holds it"},
      Reason{SQLITE_IOERR, "le disque ne répond pas comme il faut", "the disk does not answer as it should"},
  };
  const auto reason = std::ranges::find(kReasons, error.code(), &Reason::code);
  if (reason != kReasons.end()) unusable(path, reason->fr, reason->en);
  unusable(path, error.what(), error.what());
}

bool means_damage(const sqlite::Error& error) {
  return error.code() == SQLITE_CORRUPT || error.code() == SQLITE_NOTADB;
}

}  // namespace hallali
