#include "match/race.h"

#include <algorithm>
#include <span>

namespace hallali {

int believed(int after, int arrived, int trip) {
  const int compensation = std::clamp(trip, 0, kMostCompensation);
  const int earliest = std::max(kHumanLimit, arrived - compensation);
  return std::clamp(after, earliest, std::max(earliest, arrived));
}

void Race::slap(Seat seat, int after, int arrived, int trip) {
  if (!open_.contains(seat)) return;
  open_.erase(seat);
  slaps_.push_back({seat, after, arrived, trip, believed(after, arrived, trip)});
  if (!first_ || arrived < *first_) first_ = arrived;
}

int Race::ends() const {
  if (open_.empty()) return 0;
  return first_.value_or(window_) + kCollection;
}

std::vector<Slap> Race::order(Random& draws) const {
  std::vector<Slap> all = slaps_;
  draws.shuffle(std::span(all));
  std::ranges::stable_sort(all, {}, &Slap::time);
  return all;
}

}  // namespace hallali
