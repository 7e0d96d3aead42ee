#pragma once

namespace hallali::cli {

// As CMakeLists.txt has it, the only place where it is written.
extern const char* const kVersion;

}  // namespace hallali::cli
