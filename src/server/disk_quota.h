// How much one person, and one address, may have written to disk: so much a day, given back little by little. What a
// table writes by itself, such as the moves of its bots, counts for whoever commanded last there.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "kit/phrase.h"
#include "server/clockwork.h"

namespace hallali {

// Who an entry is written for; nobody for tests and for the house itself.
struct Payer {
  std::string person;
  std::string address;
};

class DiskQuota {
 public:
  using Time = Clockwork::Time;

  // By one person; an address, behind which there may be a family or a school, has five times as much.
  explicit DiskQuota(double megabytes_a_day = 20) : bytes_(megabytes_a_day * 1e6) {}

  // BadInput if they have had their share.
  void must_have_left(const Payer& payer, Time now);
  void spend(const Payer& payer, std::size_t bytes, Time now);

  std::size_t known() const { return spent_.size(); }

 private:
  static constexpr double kAddress = 5;
  static constexpr std::size_t kForgetAt = 1000;
  // What the store needs for an entry besides its text: a row, its place in the index, its link.
  static constexpr double kOverhead = 100;

  struct Spent {
    double bytes = 0;
    Time at;
  };
  double allowed(const std::string& key) const;
  double spent(const std::string& key, Time now) const;
  void forget_paid_back(Time now);

  double bytes_;
  std::unordered_map<std::string, Spent> spent_;  // by person, and by address behind an @
  std::size_t forget_at_ = kForgetAt;
};

}  // namespace hallali
