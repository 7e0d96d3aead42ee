// Links that bring a seat to another device of the same player: each good for one device, for ten minutes, and only
// as long as whoever asked for it sits there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/seat.h"
#include "server/clockwork.h"
#include "table/table.h"

namespace hallali {

class DeviceLinks {
 public:
  using Time = Clockwork::Time;

  // A seat, and which of its sitters it is about (Table::Place::since).
  struct Sitter {
    Seat seat{};
    std::uint32_t since = 0;

    bool operator==(const Sitter&) const = default;
  };

  // The token of a new link. A seat has four at a time; the oldest makes way.
  std::string make(Sitter sitter, Time now);

  // Whose link this is; from now on it is good for `person` alone, who may claim it again: the answer may have been
  // lost, or the write may have failed. None if there is no such link, or no longer.
  std::optional<Sitter> claim(std::string_view token, const Person& person, Time now);

 private:
  struct Link {
    std::string token;
    Sitter sitter;
    Time until;
    Person taker;  // empty: nobody yet
  };
  std::vector<Link> links_;
};

}  // namespace hallali
