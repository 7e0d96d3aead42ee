// Tables that nobody has come to for a long time are removed for good.
#pragma once

#include <cstdint>
#include <string>

namespace hallali {

struct Tidied {
  std::int64_t removed = 0;
  std::int64_t kept = 0;
  bool compacted = false;  // the file is smaller now; otherwise the space is used again for what comes
};

// Removes the tables that nobody has opened or written to since then. Also while a server runs, which reads a table
// from the store whenever somebody comes; the file becomes smaller only when none does. The newest table always
// stays: its number is how a server knows which ones have been given away. BadInput if the store cannot be used.
Tidied tidy_sqlite_store(const std::string& path, std::int64_t unix_seconds);

}  // namespace hallali
