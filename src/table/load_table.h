// A table read from the store: its latest checkpoint, and the entries since then.
#pragma once

#include <limits>

#include "table/table.h"

namespace hallali {

struct LoadedTable {
  Table table;
  std::int64_t seq = 0;         // of the latest entry that is in it; 0: none
  std::int64_t checkpoint = 0;  // from where it was read
  bool damaged = false;         // the entry after that cannot be read
};

// The latest checkpoint that is not later than an entry, or an empty table.
LoadedTable checkpoint_before(Store& store, TableId id,
                              std::int64_t entry = std::numeric_limits<std::int64_t>::max());

// Reads all there is, on whatever thread.
LoadedTable load_table(Store& store, TableId id);

// Entries between two checkpoints, at least: one is long, and is written again and again.
inline constexpr std::int64_t kCheckpointEvery = 500;

// The checkpoint to be written together with this entry, which comes after `seq`; empty: none. Only between two
// games, because a game is its moves.
std::string checkpoint_with(const entry::Any& what, const Table& table, std::int64_t seq, std::int64_t latest);

}  // namespace hallali
