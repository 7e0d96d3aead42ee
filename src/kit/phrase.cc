#include "kit/phrase.h"

namespace hallali {

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string out;
  for (const char byte : text.substr(0, kLongest)) {
    const auto code = static_cast<unsigned char>(byte);
    out += code < 0x20 || code == 0x7F ? '?' : byte;
  }
  if (text.size() <= kLongest) return out;
  // A character of several bytes must not be cut in two.
  while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0) == 0x80) out.pop_back();
  if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xC0) out.pop_back();
  return out + "...";
}

}  // namespace hallali
