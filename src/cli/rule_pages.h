// The pages of docs/rules, built into the program under their file names.
#pragma once

#include <map>
#include <string_view>

namespace hallali::cli {

const std::map<std::string_view, std::string_view>& rule_pages();

}  // namespace hallali::cli
