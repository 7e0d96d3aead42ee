#include "server/patience.h"

#include <arpa/inet.h>

namespace hallali {
namespace {

constexpr auto kGone = std::chrono::minutes(10);  // since somebody was last heard of
constexpr auto kSweep = std::chrono::minutes(1);
constexpr std::size_t kMost = 100'000;  // people, and addresses

}  // namespace

std::string network_of(const std::string& address) {
  std::array<unsigned char, 16> bytes{};
  if (::inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  return {reinterpret_cast<const char*>(bytes.data()), 8};
}

Patience::Who::Who(const std::string& address, Person its_person)
    : network(network_of(address)), person(std::move(its_person)) {}

Patience::Patience(PatienceLimits limits) {
  const double requests = limits.requests_per_second;
  const double commands = limits.commands_per_second;
  // Whoever allows more commands than usual allows more of the rare ones; fewer are not made fewer still.
  const double more = std::max(1.0, commands / PatienceLimits().commands_per_second);
  rates_ = {Rates{{4 * requests, requests}, {40, 4}, {4 * requests, requests}},
            Rates{{4 * commands, commands}, {40, 4}, {16 * commands, 4 * commands}},
            Rates{{40 * more, 2 * more}, {10, 0.5}, {400 * more, 20 * more}},
            Rates{{5 * more, 0.5 * more}, {1, 0.1}, {50 * more, 5 * more}}};
}

Patience::Buckets Patience::filled(Bucket Rates::*which, Time now) const {
  const auto full = [&](std::size_t kind) {
    return TokenBucket((rates_[kind].*which).burst, (rates_[kind].*which).per_second);
  };
  return {{full(0), full(1), full(2), full(3)}, now};
}

bool Patience::take(Kind kind, const Who& who, Time now, double cost) {
  if (now - swept_ > kSweep) forget(now);
  auto its = addresses_.find(who.network);
  if (its == addresses_.end()) {
    if (addresses_.size() >= kMost) return false;
    its = addresses_.emplace(who.network, Address{filled(&Rates::address, now)}).first;
  }
  its->second.shared.used = now;
  const auto which = static_cast<std::size_t>(kind);
  TokenBucket& shared = its->second.shared.all[which];
  Somebody* somebody = find(who, its->second, now);
  if (somebody == nullptr) return shared.take(now, cost);
  TokenBucket& limit = somebody->limit.all[which];
  if (!limit.has(now, cost)) return false;
  const bool at_home = somebody->network == who.network;
  if (!(at_home && somebody->own.all[which].take(now, cost)) && !shared.take(now, cost)) return false;
  return limit.take(now, cost);
}

// None for those who live on what the address has.
Patience::Somebody* Patience::find(const Who& who, Address& its, Time now) {
  if (who.person.empty()) return nullptr;
  auto found = people_.find(who.person);
  if (found == people_.end()) {
    if (its.people >= kPeople || people_.size() >= kMost) return nullptr;
    ++its.people;
    found = people_.emplace(who.person, Somebody{filled(&Rates::person, now), filled(&Rates::own, now), who.network})
                .first;
  }
  found->second.limit.used = now;
  return &found->second;
}

void Patience::forget(Time now) {
  swept_ = now;
  std::erase_if(people_, [&](const auto& each) {
    const bool gone = now - each.second.limit.used > kGone;
    if (gone) --addresses_.at(each.second.network).people;
    return gone;
  });
  std::erase_if(addresses_,
                [&](const auto& each) { return each.second.people == 0 && now - each.second.shared.used > kGone; });
}

}  // namespace hallali
