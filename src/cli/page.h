// The page of web/, built into the program.
#pragma once

#include "server/page_files.h"

namespace hallali::cli {

PageFiles page();

}  // namespace hallali::cli
