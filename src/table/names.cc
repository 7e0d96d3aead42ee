#include "table/names.h"

#include <fmt/format.h>

#include <algorithm>

#include "kit/phrase.h"

namespace hallali {
namespace {

constexpr std::array<const char*, kMaxSeats> kForest{"Frêne",  "Aubépine", "Bouleau", "Charme",
                                                     "Érable", "Houx",     "Sorbier", "Tilleul"};

// Small letters: of ASCII, and those with accents in French, English and German, which are two bytes, C3 and another.
std::string small(std::string_view name) {
  std::string out(name);
  unsigned char before = 0;
  for (char& c : out) {
    const auto byte = static_cast<unsigned char>(c);
    const bool accent = before == 0xC3 && byte >= 0x80 && byte <= 0x9E && byte != 0x97;
    if ((byte >= 'A' && byte <= 'Z') || accent) c = static_cast<char>(byte + 0x20);
    before = byte;
  }
  return out;
}

}  // namespace

bool same_name(std::string_view one, std::string_view other) { return small(one) == small(other); }

bool has_name(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::any_of(names, [&](const std::string& each) { return same_name(each, name); });
}

std::string bot_name(Seat seat, const std::vector<std::string>& taken) {
  for (std::size_t i = 0; i < kForest.size(); ++i) {
    const char* name = kForest[(slot(seat) + i) % kForest.size()];
    if (!has_name(taken, name)) return name;
  }
  return kForest[slot(seat)];  // at a table of old, perhaps
}

void refuse_name(std::string_view name) {
  throw BadInput({fmt::format("{} est déjà à la table ; prenez un autre nom.", name),
                  fmt::format("{} is at the table already; take another name.", name)});
}

}  // namespace hallali
