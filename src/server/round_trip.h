#pragma once

#include <cstddef>
#include <vector>

namespace hallali {

// The round trip of one connection: the median of the latest pings, which one late answer does not move.
class RoundTrip {
 public:
  void note(int milliseconds);
  int median() const;  // 0 before the first

 private:
  static constexpr std::size_t kKept = 9;
  std::vector<int> latest_;
  std::size_t next_ = 0;
};

}  // namespace hallali
