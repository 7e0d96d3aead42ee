// What came over a WebSocket, read as a command.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/wire_command.h"

namespace hallali {

inline constexpr std::size_t kLongestMessage = 4096;

struct Incoming {
  std::string id;  // as far as one could be read, for the answer
  std::optional<wire::command::Any> command;
  Phrase error;  // if there is no command
};

// Never throws: whatever the text is, it can be answered.
Incoming read_incoming(std::string_view text);

}  // namespace hallali
