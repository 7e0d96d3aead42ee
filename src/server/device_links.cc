#include "server/device_links.h"

#include <algorithm>

#include "server/tokens.h"

namespace hallali {
namespace {

constexpr auto kValid = std::chrono::minutes(10);
constexpr std::ptrdiff_t kMost = 4;  // for a seat at a time

}  // namespace

std::string DeviceLinks::make(Sitter sitter, Time now) {
  std::erase_if(links_, [&](const Link& each) { return each.until <= now; });
  const auto of_seat = [&](const Link& each) { return each.sitter.seat == sitter.seat; };
  if (std::ranges::count_if(links_, of_seat) >= kMost) links_.erase(std::ranges::find_if(links_, of_seat));
  links_.push_back({new_token(), sitter, now + kValid, {}});
  return links_.back().token;
}

std::optional<DeviceLinks::Sitter> DeviceLinks::claim(std::string_view token, const Person& person, Time now) {
  const auto link = std::ranges::find_if(links_, [&](const Link& each) {
    return each.until > now && same_secret(each.token, token) && (each.taker.empty() || each.taker == person);
  });
  if (link == links_.end()) return {};
  link->taker = person;
  return link->sitter;
}

}  // namespace hallali
