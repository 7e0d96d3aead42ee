// After a load that was interrupted: is everything in the log that anybody was told?
#pragma once

#include <map>

#include "server/load.h"
#include "store/store.h"

namespace hallali {

// Of an update without whose answer it is, and up to what holds only for the moment.
std::uint64_t hash_of_update(std::string_view text);

struct LoadVerdict {
  std::int64_t lost = 0;                         // seats that miss a move or a word of theirs
  std::int64_t doubled = 0;                      // seats that find one twice
  std::int64_t missing = 0;                      // updates that were told, and are not in the log
  std::int64_t changed = 0;                      // that the log would tell otherwise
  std::map<std::string, std::int64_t> compared;  // updates that the log has, by the kind of entry
  std::string first;                             // the first of them all, by table and entry

  bool good() const { return lost + doubled + missing + changed == 0; }
};

LoadVerdict compare_with_log(const std::vector<Acknowledged>& told, Store& store);

}  // namespace hallali
