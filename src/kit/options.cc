#include "kit/options.h"

namespace hallali::options_detail {

bool parse_yes_no(std::string_view text, bool& value) {
  if (text == "yes" || text == "oui") return value = true, true;
  if (text == "no" || text == "non") return value = false, true;
  return false;
}

}  // namespace hallali::options_detail
