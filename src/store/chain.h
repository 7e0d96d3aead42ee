// Every entry of a table carries a hash over itself and everything before it at that table, so that a changed,
// missing or exchanged entry shows, and which one it is. The hash is of what an entry says, not of how a store keeps
// it: any store can carry it. It is there against bad disks, not against whoever can write the file and hash anew.
#pragma once

#include <array>
#include <cstdint>

#include "store/sqlite.h"
#include "store/store.h"

namespace hallali {

constexpr std::int64_t kChainedSince = 3;  // the version of the file that brought the links

using Link = std::array<unsigned char, 16>;  // BLAKE2b; zeros before the first entry

Link link_after(const Link& before, const LogEntry& entry, std::int64_t at);

// `entry_link(before, table_id, seq, at, body)` in the SQL of this connection, for the migration that chains entries
// older than the chain.
void add_link_function(const sqlite::Database& database);

}  // namespace hallali
