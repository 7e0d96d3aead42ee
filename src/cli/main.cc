#include "cli/program.h"

int main(int argc, char** argv) { return hallali::cli::run(argc, argv); }
