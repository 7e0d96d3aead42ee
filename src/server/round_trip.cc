#include "server/round_trip.h"

#include <algorithm>

namespace hallali {

void RoundTrip::note(int milliseconds) {
  if (latest_.size() < kKept) {
    latest_.push_back(milliseconds);
  } else {
    latest_[next_] = milliseconds;
  }
  next_ = (next_ + 1) % kKept;
}

int RoundTrip::median() const {
  if (latest_.empty()) return 0;
  std::vector<int> sorted = latest_;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), middle, sorted.end());
  return *middle;
}

}  // namespace hallali
