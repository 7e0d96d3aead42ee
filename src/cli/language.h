#pragma once

#include "kit/phrase.h"

namespace hallali::cli {

// From --lang if it is there, else from the locale (LC_ALL, LC_MESSAGES, LANG): English where that says English,
// French everywhere else. It is looked up before the command line is parsed, because the help has to be in it.
Language choose_language(int argc, const char* const* argv);

}  // namespace hallali::cli
