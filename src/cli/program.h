#pragma once

namespace hallali::cli {

// The whole program: reads the command line, runs the command, returns the exit code. 0 is success, 2 is input that
// cannot be used (one sentence on standard error), 128 + N is signal N.
int run(int argc, const char* const* argv);

}  // namespace hallali::cli
