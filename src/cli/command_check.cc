// Is a server's store sound? And a copy of it, made and brought back.
#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/commands.h"
#include "store/backup.h"
#include "store/check.h"

namespace hallali::cli {
namespace {

constexpr int kDamaged = 1;

struct CheckFigures {
  bool good = false;
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::optional<TableId> table;  // of the first damage, if it is at an entry
  std::optional<std::int64_t> entry;
  std::optional<Phrase> damage;
};
BOOST_DESCRIBE_STRUCT(CheckFigures, (), (good, tables, entries, table, entry, damage))

std::string store_in(const std::string& folder) { return folder + "/hallali.db"; }

// `good` is what is said if nothing is wrong, with the numbers of tables and entries.
int report(const Context& context, const LogCheck& found, const Phrase& good) {
  if (context.json) {
    fmt::print("{}\n", to_json(CheckFigures{!found.damage, found.tables, found.entries, found.table, found.entry,
                                            found.damage}));
  } else if (found.damage) {
    const Phrase text{"Abîmé : {}.\n", "Damaged: {}.\n"};
    fmt::print(fmt::runtime(text.in(context.language)), found.damage->in(context.language));
  } else {
    fmt::print(fmt::runtime(good.in(context.language)), found.tables, found.entries);
  }
  return found.damage ? kDamaged : 0;
}

}  // namespace

int check_command(const Context& context, const std::string& data) {
  return report(context, check_sqlite_store(store_in(data)),
                {"{} tables, {} entrées : tout est comme il a été écrit.\n",
                 "{} tables, {} entries: all is as it was written.\n"});
}

int backup_command(const Context& context, const BackupChoice& choice) {
  ::umask(0077);  // the seeds of games in progress are nobody else's business
  return report(context, back_up(store_in(choice.data), choice.file),
                {"{} tables, {} entrées sauvegardées.\n", "{} tables, {} entries backed up.\n"});
}

int restore_command(const Context& context, const BackupChoice& choice) {
  ::umask(0077);
  std::string kept;
  const LogCheck found = restore(choice.file, store_in(choice.data), kept);
  Phrase good{"{} tables, {} entrées reprises.\n", "{} tables, {} entries restored.\n"};
  if (!kept.empty()) {
    good = {fmt::format("{{}} tables, {{}} entrées reprises ; ce qui était là est gardé dans {}.\n", kept),
            fmt::format("{{}} tables, {{}} entries restored; what was there is kept in {}.\n", kept)};
  }
  return report(context, found, good);
}

}  // namespace hallali::cli
