#include "story/teller.h"

#include <fmt/format.h>

#include <array>

namespace hallali::cli {
namespace {

constexpr std::array<std::string_view, 9> kCodes{"0", "1", "2", "1;31", "1;32", "1;33", "1;34", "1;35", "1;36"};

// The number of bytes of a colour code at the start of the text; 0 if there is none.
std::size_t code_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? 0 : end + 1;
}

}  // namespace

std::string Teller::paint(Ink ink, std::string_view text) const {
  if (!colour || ink == Ink::plain) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(ink)], text);
}

std::string Teller::name(Seat seat) const {
  if (is_me(seat)) return say({"Vous", "You"});
  const auto i = slot(seat);
  // "Renard (bot steady)" is how a record names it; at the table it is Renard.
  return i < names.size() ? names[i].substr(0, names[i].find(" (")) : notation(seat);
}

int columns(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t code = code_length(text)) {
      text.remove_prefix(code);
      continue;
    }
    // Every byte that does not continue a character begins one; our texts have no wide or combining characters.
    if ((static_cast<unsigned char>(text[0]) & 0xC0) != 0x80) ++width;
    text.remove_prefix(1);
  }
  return width;
}

std::string pad_to(std::string text, int width) {
  const int missing = width - columns(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

std::string wrap(std::string_view text, int width) {
  std::string out;
  int column = 0;
  while (!text.empty()) {
    if (text[0] == '\n') {
      out += '\n';
      column = 0;
      text.remove_prefix(1);
      continue;
    }
    const std::size_t end = text.find_first_of(" \n");
    const std::string_view word = text.substr(0, end);
    const int size = columns(word);
    if (column > 0 && !word.empty() && column + size > width) {
      while (!out.empty() && out.back() == ' ') out.pop_back();
      out += '\n';
      column = 0;
    }
    out += word;
    column += size;
    text.remove_prefix(word.size());
    if (!text.empty() && text[0] == ' ') {
      out += ' ';
      ++column;
      text.remove_prefix(1);
    }
  }
  return out;
}

}  // namespace hallali::cli
