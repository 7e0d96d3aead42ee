#include "kit/unseen.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <boost/regex/pending/unicode_iterator.hpp>

namespace hallali {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Controls, marks of direction, fillers, tags. Emoji may be joined (U+200D) and chosen (U+FE0F) in a chat: apart.
constexpr std::array kUnseen{
    Range{0x00, 0x1F},     Range{0x7F, 0x9F},       Range{0xAD, 0xAD},       Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},   Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200C}, Range{0x200E, 0x200F},   Range{0x2028, 0x202E},   Range{0x2060, 0x206F},
    Range{0x3164, 0x3164}, Range{0xFE00, 0xFE0E},   Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},
    Range{0xFFF0, 0xFFFB}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF},
};
constexpr std::array kBlank{
    Range{0x20, 0x20},     Range{0xA0, 0xA0},     Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
    Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000},
};
constexpr std::array kJoining{Range{0x200D, 0x200D}, Range{0xFE0F, 0xFE0F}};

template <std::size_t N>
bool in(const std::array<Range, N>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](Range range) { return c >= range.first && c <= range.last; });
}

std::u32string decoded(std::string_view text) {
  using Reader = boost::u8_to_u32_iterator<std::string_view::const_iterator, char32_t>;
  return {Reader(text.begin(), text.begin(), text.end()), Reader(text.end(), text.begin(), text.end())};
}

}  // namespace

bool has_unseen(std::string_view text) {
  return std::ranges::any_of(decoded(text), [](char32_t c) { return in(kUnseen, c) || c == kJoining[0].first; });
}

bool anything_to_see(std::string_view text) {
  return std::ranges::any_of(decoded(text),
                             [](char32_t c) { return !in(kUnseen, c) && !in(kBlank, c) && !in(kJoining, c); });
}

bool blank_at_an_end(std::string_view text) {
  const std::u32string all = decoded(text);
  return !all.empty() && (in(kBlank, all.front()) || in(kBlank, all.back()));
}

std::string without_unseen(std::string_view text) {
  std::string out;
  for (const char32_t c : decoded(text)) {
    if (in(kUnseen, c)) {
      out += ' ';
      continue;
    }
    const std::array<char32_t, 1> one{c};
    using Writer = boost::u32_to_u8_iterator<const char32_t*, char>;
    out.append(Writer(one.data()), Writer(one.data() + 1));
  }
  return out;
}

bool well_formed(std::string_view text) {
  boost::json::error_code error;  // Boost.JSON knows well-formed UTF-8
  boost::json::parse(boost::json::serialize(boost::json::string(text)), error);
  return !error;
}

}  // namespace hallali
