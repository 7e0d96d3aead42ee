// A store as one file that can be carried away, and back.
#pragma once

#include <string>

#include "store/check.h"

namespace hallali {

// A copy of the store as it is at one moment, also while a server is writing. It is checked before it takes the place
// of an older file of that name; if it is damaged it does not.
LogCheck back_up(const std::string& path, const std::string& to);

// The other way round, and nobody may be serving: what they hold in memory would no longer be what is on disk. What
// was there before is kept beside it; `kept` is where. A damaged backup changes nothing.
LogCheck restore(const std::string& from, const std::string& path, std::string& kept);

}  // namespace hallali
