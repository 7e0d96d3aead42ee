// One suite for every game, number of players and set of options. What is checked: conformance_checks.h.
#include "games/conformance.h"

#include <gtest/gtest.h>

#include "games/all.h"

namespace hallali {

void PrintTo(const ConformanceCase& instance, std::ostream* out) { *out << instance.name; }

namespace {

std::vector<ConformanceCase> all_cases() {
  std::vector<ConformanceCase> all;
  for_each_game([&]<class G>() { std::ranges::move(conformance_cases<G>(), std::back_inserter(all)); });
  return all;
}

class Conformance : public testing::TestWithParam<ConformanceCase> {};

TEST_P(Conformance, RandomGamesKeepTheirInvariantsAndEnd) { GetParam().random_play(); }
TEST_P(Conformance, RecordsReplayToTheSameState) { GetParam().records(); }
TEST_P(Conformance, EverythingGoesThroughJsonAndBack) { GetParam().json(); }
TEST_P(Conformance, NothingPassesTheGate) { GetParam().gate(); }

INSTANTIATE_TEST_SUITE_P(EveryGame, Conformance, testing::ValuesIn(all_cases()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace hallali
