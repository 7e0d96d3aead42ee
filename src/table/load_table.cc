#include "table/load_table.h"

namespace hallali {

LoadedTable checkpoint_before(Store& store, TableId id, std::int64_t entry) {
  LoadedTable loaded;
  const auto checkpoint = store.checkpoint(id);
  if (!checkpoint || checkpoint->seq > entry) return loaded;
  std::optional<Table> table = Table::from_checkpoint(checkpoint->body);
  if (!table) return loaded;
  loaded.table = std::move(*table);
  loaded.seq = loaded.checkpoint = checkpoint->seq;
  return loaded;
}

LoadedTable load_table(Store& store, TableId id) {
  LoadedTable loaded = checkpoint_before(store, id);
  std::vector<LogEntry> entries = store.entries(id, loaded.seq);
  // A checkpoint is written together with the entry after it: without that entry, the log has lost its end.
  if (loaded.seq > 0 && (entries.empty() || entries.front().seq != loaded.seq + 1)) {
    loaded = {};
    entries = store.entries(id);
  }
  try {
    for (const LogEntry& entry : entries) {
      loaded.table.apply(read_logged(entry.body));
      loaded.seq = entry.seq;
    }
  } catch (const std::exception&) {  // of another version, or damaged; its words may be somebody's cards
    loaded.damaged = true;
  }
  return loaded;
}

std::string checkpoint_with(const entry::Any& what, const Table& table, std::int64_t seq, std::int64_t latest) {
  if (seq - latest < kCheckpointEvery) return {};
  const bool deal = std::holds_alternative<entry::Dealt>(what);
  const bool between = table.match() == nullptr && !table.undo();
  return deal || between ? table.checkpoint() : std::string();
}

}  // namespace hallali
