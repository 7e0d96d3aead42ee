// How the program ends when a command throws.
#pragma once

#include <exception>

#include "kit/phrase.h"

namespace hallali::cli {

struct Failure {
  int code = 0;
  Phrase sentence;
};

// BadInput is 2 and its own sentence. What fails while standard output cannot be written is 74, as EX_IOERR; anything
// else is our mistake and not the person's, and 70, as EX_SOFTWARE.
Failure failure(const std::exception_ptr& thrown, bool output_is_closed);

}  // namespace hallali::cli
