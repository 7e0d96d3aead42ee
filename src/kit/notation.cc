#include "kit/notation.h"

#include <algorithm>

namespace hallali {

std::string dashed(std::string_view identifier) {
  std::string text(identifier);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

bool is_dashed(std::string_view text, std::string_view identifier) {
  return std::ranges::equal(text, identifier,
                            [](char sign, char known) { return sign == (known == '_' ? '-' : known); });
}

std::string_view take_word(std::string_view& text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
  return word;
}

}  // namespace hallali
