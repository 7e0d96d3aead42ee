// For tests: what somebody was told, by the kinds of events.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace hallali {

template <class Event>
std::vector<std::string> kinds_of(const std::vector<Event>& events) {
  std::vector<std::string> kinds;
  for (const Event& event : events) {
    kinds.push_back(std::visit([](const auto& each) { return std::string(each.kind); }, event));
  }
  return kinds;
}

}  // namespace hallali
