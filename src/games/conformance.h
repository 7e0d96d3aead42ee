// The checks of one game, for the suite that holds for all of them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "kit/rules.h"

namespace hallali {

// A number of players and a set of options.
struct ConformanceCase {
  std::string name;
  std::function<void()> random_play, records, json, gate;
};

template <Rules G>
std::vector<ConformanceCase> conformance_cases();

}  // namespace hallali
