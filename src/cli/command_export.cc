// Games out of a server's store, as records that `replay` and `verify` read.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands.h"
#include "table/table.h"

namespace hallali::cli {

int export_command(const Context& context, const ExportChoice& choice) {
  const auto store = open_sqlite_store(choice.data + "/hallali.db", StoreUse::look);
  std::vector<TableId> tables = store->tables();
  if (choice.table) {
    if (std::ranges::find(tables, *choice.table) == tables.end()) {
      throw BadInput({fmt::format("Il n'y a pas de table {} dans {}.", *choice.table, choice.data),
                      fmt::format("There is no table {} in {}.", *choice.table, choice.data)});
    }
    tables = {*choice.table};
  }
  std::error_code error;
  std::filesystem::create_directories(choice.folder, error);
  int written = 0;
  int unfinished = 0;
  std::vector<TableId> unreadable;
  for (const TableId table : tables) {
    std::vector<Record> games;
    try {
      games = games_in(store->entries(table));
    } catch (const std::exception&) {  // of another version, or damaged: this table only
      unreadable.push_back(table);
      continue;
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (games[i].result == kUnfinished && !choice.unfinished) {  // its seed would tell what is still hidden
        ++unfinished;
        continue;
      }
      write_file(fmt::format("{}/table-{}-game-{}.record", choice.folder, table, i + 1), write_record(games[i]));
      ++written;
    }
  }
  const Phrase done{"{} parties dans {} ; {} en cours laissées.\n", "{} games in {}; {} unfinished ones left.\n"};
  fmt::print(fmt::runtime(done.in(context.language)), written, choice.folder, unfinished);
  if (unreadable.empty()) return 0;
  const std::string which = fmt::format("{}", fmt::join(unreadable, ", "));
  throw BadInput({fmt::format("Ces tables ne se laissent pas lire : {}.", which),
                  fmt::format("These tables cannot be read: {}.", which)});
}

}  // namespace hallali::cli
