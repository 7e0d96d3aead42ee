#include "server/disk_quota.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallali {
namespace {

std::array<std::string, 2> keys_of(const Payer& payer) {
  return {payer.person, payer.address.empty() ? "" : "@" + payer.address};
}

}  // namespace

double DiskQuota::allowed(const std::string& key) const { return key.starts_with('@') ? kAddress * bytes_ : bytes_; }

double DiskQuota::spent(const std::string& key, Time now) const {
  const auto found = spent_.find(key);
  if (found == spent_.end()) return 0;
  const double days = std::chrono::duration<double>(now - found->second.at).count() / (24 * 3600);
  return std::max(0.0, found->second.bytes - days * allowed(key));
}

void DiskQuota::must_have_left(const Payer& payer, Time now) {
  for (const std::string& key : keys_of(payer)) {
    if (spent(key, now) < allowed(key)) continue;
    throw BadInput(
        {fmt::format("Vous avez déjà beaucoup écrit aujourd'hui ({} Mo par jour) : laissez souffler le disque, "
                     "et revenez un peu plus tard.",
                     allowed(key) / 1e6),
         fmt::format("You have written a lot today ({} MB a day): let the disk have a rest, and come back a "
                     "little later.",
                     allowed(key) / 1e6)});
  }
}

void DiskQuota::spend(const Payer& payer, std::size_t bytes, Time now) {
  for (const std::string& key : keys_of(payer)) {
    if (key.empty()) continue;
    const double before = spent(key, now);
    spent_[key] = {before + static_cast<double>(bytes) + kOverhead, now};
  }
  if (spent_.size() >= forget_at_) forget_paid_back(now);
}

void DiskQuota::forget_paid_back(Time now) {
  std::erase_if(spent_, [&](const auto& each) { return spent(each.first, now) <= 0; });
  forget_at_ = std::max(kForgetAt, 2 * spent_.size());
}

}  // namespace hallali
