#include "story/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallali::cli {
namespace {

constexpr int kNameWidth = 12;
constexpr int kHanging = 4;  // the indent of a sentence from its second line on

std::size_t character_length(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) ++size;
  return size;
}

std::string clip(const std::string& text, int width) {
  if (columns(text) <= width) return text;
  std::string_view rest = text;
  std::string out;
  for (int column = 1; column < width; ++column) {
    const std::size_t size = character_length(rest);
    out += rest.substr(0, size);
    rest.remove_prefix(size);
  }
  return out + "…";
}

// A French word before which "le" and "de" lose their vowel. Most names with an H do the same.
bool elides(std::string_view word) {
  constexpr std::string_view plain = "AEIOUHaeiouh";
  constexpr std::array<std::string_view, 14> accented{"À", "Â", "É", "È", "Ê", "Ë", "Î",
                                                      "Ô", "Œ", "é", "è", "ê", "î", "ô"};
  if (word.empty()) return false;
  if (plain.find(word[0]) != std::string_view::npos) return true;
  return std::any_of(accented.begin(), accented.end(),
                     [&](std::string_view letter) { return word.starts_with(letter); });
}

bool french(const Teller& teller) { return teller.language == Language::fr; }

}  // namespace

std::string who(const Teller& teller, Seat seat) { return clip(teller.name(seat), kNameWidth); }

std::string who(const Teller& teller, SeatSet seats) {
  std::string text;
  // "You" comes first: nobody says "Bruno and you win".
  if (seats.contains(teller.me)) text = who(teller, teller.me);
  SeatSet others = seats.without(teller.me);
  for (Seat seat : others) {
    const bool last = seat == others.last();
    if (!text.empty()) text += last ? teller.say({" et ", " and "}) : ", ";
    text += who(teller, seat);
  }
  return text;
}

std::string does(const Teller& teller, Seat seat, const Phrase& you, const Phrase& other) {
  return fmt::format("{} {}", who(teller, seat), teller.say(teller.is_me(seat) ? you : other));
}

std::string wins_game(const Teller& teller, SeatSet winners) {
  if (winners.size() == 1) {
    return does(teller, winners.first(), {"gagnez la partie.", "win the game."},
                {"gagne la partie.", "wins the game."});
  }
  const bool mine = winners.contains(teller.me);
  return fmt::format("{} {}", who(teller, winners),
                     teller.say({mine ? "gagnez ensemble." : "gagnent ensemble.", "share the victory."}));
}

std::string bare(const Teller& teller, const Noun& noun) { return teller.paint(noun.ink, teller.say(noun.one)); }

std::string a(const Teller& teller, const Noun& noun) {
  const bool vowel = std::string_view("aeiou").find(noun.one.en[0]) != std::string_view::npos;
  return teller.say({noun.feminine ? "une " : "un ", vowel ? "an " : "a "}) + bare(teller, noun);
}

std::string the(const Teller& teller, const Noun& noun) {
  const std::string_view le = elides(noun.one.fr) ? "l'" : noun.feminine ? "la " : "le ";
  return teller.say({std::string(le), "the "}) + bare(teller, noun);
}

std::string some(const Teller& teller, const Noun& noun) {
  if (!french(teller)) return bare(teller, noun);
  const std::string_view du = elides(noun.one.fr) ? "de l'" : noun.feminine ? "de la " : "du ";
  return std::string(du) + bare(teller, noun);
}

std::string counted(const Teller& teller, int n, const Noun& noun) {
  // Two and more are many in both languages; zero is many in English only.
  const bool many = n > 1 || (n == 0 && !french(teller));
  return fmt::format("{} {}", n, teller.paint(noun.ink, teller.say(many ? noun.many : noun.one)));
}

std::string owned(const Teller& teller, Seat seat, const Noun& noun) {
  if (teller.is_me(seat)) return teller.say({"votre ", "your "}) + bare(teller, noun);
  const std::string name = who(teller, seat);
  if (!french(teller)) return fmt::format("{}'s {}", name, bare(teller, noun));
  return fmt::format("{} {}{}", the(teller, noun), elides(name) ? "d'" : "de ", name);
}

Teller in_one_ink(Teller teller) {
  teller.colour = false;
  return teller;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string sentence(std::string text) {
  text = capital(std::move(text));
  if (columns(text) <= kSentenceWidth) return text;
  text = wrap(text, kSentenceWidth - kHanging);
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 1)) {
    text.insert(end + 1, kHanging, ' ');
  }
  return text;
}

std::string dim(const Teller& teller, std::string_view lines) {
  std::string out;
  while (true) {
    const std::size_t end = lines.find('\n');
    if (end != 0) out += teller.paint(Ink::dim, lines.substr(0, end));
    if (end == std::string_view::npos) return out;
    out += '\n';
    lines.remove_prefix(end + 1);
  }
}

std::string right(std::string text, int width) {
  const int missing = width - columns(text);
  return missing > 0 ? text.insert(0, static_cast<std::size_t>(missing), ' ') : text;
}

std::string flow(std::string_view title, const std::vector<std::string>& items) {
  const int indent = columns(title) + 1;
  std::string out(title);
  int column = indent - 1;
  for (const std::string& item : items) {
    const bool first = &item == &items.front();
    const std::string_view gap = first ? " " : " · ";
    if (!first && column + columns(gap) + columns(item) > kScreenWidth) {
      out += '\n' + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else {
      out += gap;
      column += columns(gap);
    }
    out += item;
    column += columns(item);
  }
  return out;
}

std::string standings(const Teller& teller, const Noun& part, std::vector<Standing> rows) {
  std::stable_sort(rows.begin(), rows.end(), [](const Standing& one, const Standing& other) {
    return one.winner != other.winner ? one.winner : one.total > other.total;
  });
  const int names = name_width(teller, rows.size());
  std::string header(static_cast<std::size_t>(names + 4), ' ');
  const std::string initial = capital(teller.say(part.one)).substr(0, 1);
  for (std::size_t i = 0; i < rows.front().parts.size(); ++i) header += right(fmt::format("{}{}", initial, i + 1), 5);
  std::string out = dim(teller, header + right(teller.say({"total", "total"}), 8)) + '\n';
  SeatSet winners;
  for (const Standing& row : rows) {
    if (row.winner) winners.insert(row.seat);
    out += fmt::format("{} {} {}{}\n", row.winner ? "★" : " ", teller.is_me(row.seat) ? "▸" : " ",
                       pad_to(who(teller, row.seat), names) + part_scores(row.parts),
                       teller.paint(Ink::bold, right(std::to_string(row.total), 8)));
  }
  return out + teller.paint(Ink::bold, wins_game(teller, winners));
}

int name_width(const Teller& teller, std::size_t players) {
  int width = 0;
  for (std::size_t i = 0; i < players; ++i) {
    width = std::max(width, columns(who(teller, seat_at(static_cast<int>(i)))));
  }
  return width + 1;
}

std::string part_scores(const std::vector<int>& parts) {
  std::string text;
  for (int score : parts) text += right(std::to_string(score), 5);
  return text;
}

}  // namespace hallali::cli
