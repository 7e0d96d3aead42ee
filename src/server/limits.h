// Patience with the hasty: so many at once, then so many a second.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

namespace hallali {

class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(double burst, double per_second) : burst_(burst), per_second_(per_second), tokens_(burst) {}

  bool take(Time now) {
    const double passed = last_ == Time{} ? 0 : std::chrono::duration<double>(now - last_).count();
    tokens_ = std::min(burst_, tokens_ + passed * per_second_);
    last_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  bool full(Time now) const {
    return tokens_ + std::chrono::duration<double>(now - last_).count() * per_second_ >= burst_;
  }

 private:
  double burst_;
  double per_second_;
  double tokens_;
  Time last_;
};

// One bucket for each address; those that have filled up again are forgotten.
class AddressLimit {
 public:
  AddressLimit(double burst, double per_second) : burst_(burst), per_second_(per_second) {}

  bool take(const std::string& address, TokenBucket::Time now) {
    if (buckets_.size() >= kForgetAt)
      std::erase_if(buckets_, [&](const auto& each) { return each.second.full(now); });
    if (buckets_.size() >= kMost) return false;
    return buckets_.try_emplace(address, burst_, per_second_).first->second.take(now);
  }

 private:
  static constexpr std::size_t kForgetAt = 1000;
  static constexpr std::size_t kMost = 100'000;
  double burst_;
  double per_second_;
  std::map<std::string, TokenBucket> buckets_;
};

}  // namespace hallali
