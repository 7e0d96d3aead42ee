// The types of the wire in TypeScript, for the page and for anybody who writes a client.
#include <cstdio>

#include "cli/commands.h"
#include "server/wire_types.h"

namespace hallali::cli {

int protocol_command() {
  const std::string text = "// Made by `hallali protocol`; do not edit.\n\n" + wire::typescript_types();
  std::fwrite(text.data(), 1, text.size(), stdout);
  return 0;
}

}  // namespace hallali::cli
