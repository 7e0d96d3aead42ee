// How long people with a choice have thought lately, so that the table can take as long for people without one.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>

#include "kit/random.h"

namespace hallali {

class ThinkingTimes {
 public:
  using milliseconds = std::chrono::milliseconds;

  // Somebody who had a choice has answered. Longer than this is no thinking, and nobody shall wait that long.
  static constexpr milliseconds kLongest{10'000};
  void note(milliseconds time) {
    times_[next_] = std::clamp(time, milliseconds(0), kLongest);
    next_ = (next_ + 1) % times_.size();
  }

  // One of them, give or take a tenth: nobody shall recognise it.
  milliseconds draw(Random& whims) const {
    const milliseconds time = times_[whims.below(static_cast<std::uint32_t>(times_.size()))];
    return time * (90 + static_cast<int>(whims.below(21))) / 100;
  }

 private:
  // What is believed of people who have not been met yet: log-normal, median 1.8 s, sigma 0.5, in 32 equal parts.
  std::array<milliseconds, 32> times_ = [] {
    constexpr std::array<int, 16> kParts{709,  931,  1086, 1221, 1348, 1472, 1599, 1731,
                                         1872, 2027, 2201, 2404, 2653, 2982, 3479, 4569};
    std::array<milliseconds, 32> times{};
    for (std::size_t i = 0; i < times.size(); ++i) times[i] = milliseconds(kParts[i % kParts.size()]);
    return times;
  }();
  std::size_t next_ = 0;
};

}  // namespace hallali
