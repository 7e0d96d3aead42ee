// One suite for every game, number of players and set of options. What is checked: conformance_checks.h.
#include "match/conformance.h"

namespace hallali {
namespace {

TEST_P(Conformance, RandomGamesKeepTheirInvariantsAndEnd) { GetParam().random_play(); }
TEST_P(Conformance, RecordsReplayToTheSameState) { GetParam().records(); }
TEST_P(Conformance, EverythingGoesThroughJsonAndBack) { GetParam().json(); }
TEST_P(Conformance, NothingPassesTheGate) { GetParam().gate(); }

}  // namespace
}  // namespace hallali
