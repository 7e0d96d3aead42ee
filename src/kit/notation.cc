#include "kit/notation.h"

#include <algorithm>

namespace hallali {

std::string dashed(std::string_view identifier) {
  std::string text(identifier);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

}  // namespace hallali
