// The rule page in the terminal: the little of Markdown that our pages use, wrapped to the screen.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/rule_pages.h"
#include "cli/terminal.h"
#include "match/games.h"
#include "story/teller.h"

namespace hallali::cli {
namespace {

// The length of an id such as [CF-07] at the beginning of a text, or 0.
std::size_t ruling_at(std::string_view text) {
  const auto capital = [&](std::size_t i) { return i < text.size() && text[i] >= 'A' && text[i] <= 'Z'; };
  if (!text.starts_with('[') || !capital(1) || !capital(2) || text.substr(3, 1) != "-") return 0;
  return text.find(']') + 1;
}

// **bold** and *italic* become colour, and the stars go; the ids of rulings keep in the background.
std::string inline_marks(std::string_view text, const Teller& teller) {
  std::string out;
  while (!text.empty()) {
    if (const std::size_t ruling = ruling_at(text)) {
      out += teller.paint(Ink::dim, text.substr(0, ruling));
      text.remove_prefix(ruling);
      continue;
    }
    const bool strong = text.starts_with("**");
    const std::string_view mark = strong ? "**" : "*";
    if (text[0] == '*') {
      const std::size_t end = text.find(mark, mark.size());
      if (end != std::string_view::npos) {
        out += teller.paint(strong ? Ink::bold : Ink::cyan, text.substr(mark.size(), end - mark.size()));
        text.remove_prefix(end + mark.size());
        continue;
      }
    }
    out += text[0];
    text.remove_prefix(1);
  }
  return out;
}

class Page {
 public:
  Page(const Teller& teller, int width) : teller_(teller), width_(width) {}

  std::string render(std::string_view markdown) {
    while (!markdown.empty()) {
      const std::size_t end = markdown.find('\n');
      add(markdown.substr(0, end));
      markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
    }
    flush();
    return out_;
  }

 private:
  void add(std::string_view line) {
    if (line.starts_with("|")) {
      if (rows_.empty()) flush();
      add_row(line);
    } else if (line.starts_with("#")) {
      flush();
      const bool title = line.starts_with("# ");
      line.remove_prefix(line.find(' ') + 1);
      out_ += teller_.paint(title ? Ink::yellow : Ink::green, line) + '\n';
    } else if (line.empty()) {
      flush();
      out_ += '\n';
    } else if (line.starts_with("- ")) {
      flush();
      paragraph_ = std::string("• ") + std::string(line.substr(2));
      indent_ = 2;
    } else {
      while (line.starts_with(' ')) line.remove_prefix(1);
      if (!rows_.empty()) flush();
      if (!paragraph_.empty()) paragraph_ += ' ';
      paragraph_ += line;
    }
  }

  void add_row(std::string_view line) {
    if (line.find_first_not_of("|-: ") == std::string_view::npos) return;
    std::vector<std::string> cells;
    line.remove_prefix(1);
    while (!line.empty()) {
      std::string_view cell = line.substr(0, line.find('|'));
      line.remove_prefix(std::min(line.size(), cell.size() + 1));
      while (cell.starts_with(' ')) cell.remove_prefix(1);
      while (cell.ends_with(' ')) cell.remove_suffix(1);
      cells.push_back(inline_marks(cell, teller_));
    }
    rows_.push_back(std::move(cells));
  }

  void flush() {
    if (!paragraph_.empty()) {
      const std::string wrapped = wrap(inline_marks(paragraph_, teller_), width_ - indent_);
      for (const char c : wrapped) {
        out_ += c;
        if (c == '\n') out_.append(static_cast<std::size_t>(indent_), ' ');
      }
      out_ += '\n';
    }
    paragraph_.clear();
    indent_ = 0;
    std::vector<int> widths;
    for (const auto& row : rows_) {
      widths.resize(std::max(widths.size(), row.size()), 0);
      for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    }
    fit(widths);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      const std::string text = row_text(rows_[r], widths);
      out_ += r == 0 ? teller_.paint(Ink::bold, text) : text;
      out_ += '\n';
    }
    rows_.clear();
  }

  // A table that is too wide takes it from its last column, where the sentences are.
  void fit(std::vector<int>& widths) const {
    if (widths.empty()) return;
    int all = kTableIndent - kColumnGap;
    for (int width : widths) all += width + kColumnGap;
    widths.back() = std::max(kNarrowest, widths.back() - std::max(0, all - width_));
  }

  static std::string row_text(const std::vector<std::string>& cells, const std::vector<int>& widths) {
    std::string text(kTableIndent, ' ');
    int column = kTableIndent;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i + 1 < widths.size()) {
        text += pad_to(cells[i], widths[i] + kColumnGap);
        column += widths[i] + kColumnGap;
        continue;
      }
      for (const char c : wrap(cells[i], widths[i])) {
        text += c;
        if (c == '\n') text.append(static_cast<std::size_t>(column), ' ');
      }
    }
    while (text.ends_with(' ')) text.pop_back();
    return text;
  }

  static constexpr int kTableIndent = 2;
  static constexpr int kColumnGap = 3;
  static constexpr int kNarrowest = 20;

  const Teller& teller_;
  int width_;
  int indent_ = 0;
  std::string paragraph_;
  std::vector<std::vector<std::string>> rows_;
  std::string out_;
};

}  // namespace

int rules_command(const Context& context, const std::string& game) {
  const std::string page =
      fmt::format("{}.{}", game_named(game).about.id, context.language == Language::fr ? "fr" : "en");
  const Teller teller{.language = context.language, .colour = colour_wanted(), .names = {}};
  fmt::print("{}", Page(teller, screen_width()).render(rule_pages().at(page)));
  return 0;
}

}  // namespace hallali::cli
