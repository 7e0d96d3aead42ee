#pragma once

#include <string>

namespace hallali {

// Returns when what was written to this file, or folder, is on disk, and so is its name.
void sync_file(const std::string& path);

}  // namespace hallali
