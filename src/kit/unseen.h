// Characters that no screen shows: some change how it shows the others, some make two names look the same.
#pragma once

#include <string>
#include <string_view>

namespace hallali {

bool well_formed(std::string_view text);  // UTF-8

// Of text that is well-formed:
bool has_unseen(std::string_view text);
bool anything_to_see(std::string_view text);        // more than blanks
bool blank_at_an_end(std::string_view text);        // of any width
std::string without_unseen(std::string_view text);  // each a blank instead

}  // namespace hallali
