#pragma once

namespace hallali::cli {

// The whole program: reads the command line, runs the command, returns the exit code. 0 is success, 1 is a test that
// did not go well (load --kill), 2 is input that cannot be used, 70 is an internal error, 74 is output that cannot be
// written, 128 + N is signal N. From 2 on there is one sentence on standard error.
int run(int argc, const char* const* argv);

}  // namespace hallali::cli
