// Names at a table: nobody can pass for somebody else, nor for a bot.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "kit/seat.h"

namespace hallali {

// The same to whoever reads it: capital and small letters are not told apart.
bool same_name(std::string_view one, std::string_view other);

bool has_name(const std::vector<std::string>& names, std::string_view name);

// Bots are named after the forest, each seat its own, or the next one if somebody is called that already.
std::string bot_name(Seat seat, const std::vector<std::string>& taken = {});

// BadInput: somebody at the table has this name.
[[noreturn]] void refuse_name(std::string_view name);

}  // namespace hallali
