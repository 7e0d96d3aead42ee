// The suite that holds for every game; each registers its own set-ups with it (conformance_game_test.cc.in).
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace hallali {

// A number of players and a set of options.
struct ConformanceCase {
  std::string name;
  std::function<void()> random_play, records, json, gate;
};

inline void PrintTo(const ConformanceCase& instance, std::ostream* out) { *out << instance.name; }

class Conformance : public testing::TestWithParam<ConformanceCase> {};

template <class G>
std::vector<ConformanceCase> conformance_cases();

}  // namespace hallali
