// What is said when a store cannot be used: one sentence, whatever SQLite calls it.
#pragma once

#include <string>
#include <string_view>

#include "kit/phrase.h"
#include "store/sqlite.h"

namespace hallali {

[[noreturn]] void unusable(const std::string& path, std::string_view fr, std::string_view en);
[[noreturn]] void unusable(const std::string& path, const sqlite::Error& error);

bool means_damage(const sqlite::Error& error);  // and not a full disk, a missing file, or somebody else's lock

}  // namespace hallali
