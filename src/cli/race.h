// A race at the terminal: one person's Enter against hands whose times are known already.
#pragma once

#include <vector>

#include "cli/terminal.h"
#include "match/race.h"
#include "story/teller.h"

namespace hallali::cli {

struct RaceResult {
  Leaving leaving = Leaving::no;
  std::vector<Slap> hands;  // that count, the first one first; empty when nobody slapped
};

// `race` holds the hands of everybody but the teller's own seat. Asks, waits until the person answers or is too late,
// and tells the times. When nobody sits at a terminal there is no waiting: the line that comes is the answer.
RaceResult run_race(Race race, const Teller& teller, const Lots& lots);

}  // namespace hallali::cli
