// Patience with the hasty: so many at once, then so many a second.
#pragma once

#include <algorithm>
#include <chrono>

namespace hallali {

class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(double burst, double per_second) : burst_(burst), per_second_(per_second), tokens_(burst) {}

  bool has(Time now, double cost = 1) const { return tokens_at(now) >= cost; }
  bool take(Time now, double cost = 1) {
    tokens_ = tokens_at(now);
    last_ = now;
    if (tokens_ < cost) return false;
    tokens_ -= cost;
    return true;
  }

 private:
  double tokens_at(Time now) const {
    const double passed = last_ == Time{} ? 0 : std::chrono::duration<double>(now - last_).count();
    return std::min(burst_, tokens_ + passed * per_second_);
  }

  double burst_;
  double per_second_;
  double tokens_;
  Time last_;
};

// Somebody who goes on and on over a limit. Waiting a little brings them a few commands each time, so that what
// counts is how long ago they last kept quiet.
class Insistence {
 public:
  using Time = TokenBucket::Time;

  // They are over the limit now. True: they have been for ten seconds, and never kept to it for five.
  bool noted(Time now) {
    if (now - latest_ > std::chrono::seconds(5)) since_ = now;
    latest_ = now;
    return now - since_ >= std::chrono::seconds(10);
  }

 private:
  Time since_{};
  Time latest_{};
};

}  // namespace hallali
