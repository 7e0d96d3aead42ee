// A write-ahead log that is damaged is shortened by SQLite without a word, and what is left may not even fit the
// file. So it is looked at before SQLite does.
#pragma once

#include <optional>
#include <string>

#include "kit/phrase.h"

namespace hallali {

// By whoever holds the lock, before the file is opened. If the log beside it is damaged, keeps a copy of both files,
// puts in their place as much as can be read without a contradiction, and says so. BadInput if nothing can.
std::optional<Phrase> rescue(const std::string& path);

// A folder beside the file, named after it and the moment, with a copy of the file and of its log.
std::string keep_copy(const std::string& path, const std::string& why);

}  // namespace hallali
