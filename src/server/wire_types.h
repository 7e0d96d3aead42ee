// The wire in TypeScript, as web/src/protocol.gen.ts and docs/protocol.md carry it.
#pragma once

#include <string>

namespace hallali::wire {

std::string typescript_types();

}  // namespace hallali::wire
