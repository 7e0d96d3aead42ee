// The rule pages of all games, built into the program: "auf-der-pirsch.fr" and so on.
#pragma once

#include <map>
#include <string_view>

namespace hallali::cli {

const std::map<std::string_view, std::string_view>& rule_pages();

}  // namespace hallali::cli
