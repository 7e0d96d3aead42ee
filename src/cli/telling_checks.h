// The terminal table of a game: complete in both languages, within the screen, and blind to other hands.
#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "kit/every_setup.h"
#include "story/teller.h"
#include "story/words.h"

namespace hallali {
namespace told {

using cli::Teller;

inline constexpr Language kLanguages[]{Language::fr, Language::en};

inline Teller teller_for(Language language, Seat me, bool colour = false) {
  return {language, colour, {"Ada", "Bruno", "Maximilienne-Joséphine", "Hélène", "Émile"}, me};
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The word stands alone in the text, possibly as a plural.
inline bool mentions(std::string_view text, std::string_view word) {
  const auto letter = [&](std::size_t i) {
    return i < text.size() && std::isalpha(static_cast<unsigned char>(text[i]));
  };
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    std::size_t end = at + word.size();
    if (end < text.size() && text[end] == 's') ++end;
    if ((at == 0 || !letter(at - 1)) && !letter(end)) return true;
  }
  return false;
}

// Holes, names from inside the program, or words of the other language; the first one found.
inline std::string_view unwanted_in(std::string_view text, Language language) {
  for (std::string_view piece : {"{", "}", "closed-season", "bear-", "boar-", "wolf-", "mouflon-"}) {
    if (text.find(piece) != std::string_view::npos) return piece;
  }
  const std::vector<std::string_view> foreign =
      language == Language::fr
          ? std::vector<std::string_view>{"hunter", "wolf",   "wolves", "rabbit", "carrot", "bear",
                                          "boar",   "trick",  "you",    "room",   "stairs", "owl",
                                          "damage", "hermit", "Hunter", "Shadow"}
          : std::vector<std::string_view>{"chasseur", "loup",   "lapin",    "carotte", "ours",     "sanglier",
                                          "pli",      "vous",   "salle",    "pièce",   "escalier", "hiboux",
                                          "dégât",    "ermite", "Chasseur", "Ombre"};
  for (std::string_view word : foreign) {
    if (mentions(text, word)) return word;
  }
  return {};
}

inline void expect_good(const std::string& text, Language language, int width, std::string_view what) {
  EXPECT_FALSE(text.empty() || text.ends_with('\n')) << what;
  static std::set<std::string> seen;  // the same words come up again and again
  for (const std::string& line : lines_of(text)) {
    if (!seen.insert(fmt::format("{} {} {}", width, static_cast<int>(language), line)).second) continue;
    EXPECT_EQ(unwanted_in(line, language), "") << what << ":\n" << line;
    EXPECT_LE(cli::columns(line), width) << what << ":\n" << line;
    EXPECT_FALSE(line.ends_with(' ')) << what << " ends in spaces:\n" << line;
  }
}

// Random players take thousands of moves for some games, which say nothing new.
inline constexpr int kMostMoves = 20'000;

// A few of the positions of a game, fewer where there are many set-ups to look at.
template <Rules G>
class Sample {
 public:
  bool next() { return step_++ % kStride == 0 && step_ < 150 * kStride; }

 private:
  const int kStride = 1 + static_cast<int>(every_setup<G>().size()) / 6;
  int step_ = 0;
};

// Plays a game at random; `see(state, events)` is shown every position with what has just happened.
template <Rules G, class See>
void random_game(const typename G::Options& options, std::string_view seed, See see) {
  Random random(seed_from_text(seed));
  EventLog<typename G::Event> log;
  typename G::State state = deal(options, random);
  see(state, log);
  for (int made = 0; made < kMostMoves && !awaited(state).empty(); ++made) {
    const Seat seat = awaited(state).last();
    const auto moves = legal(state, seat);
    log.entries.clear();
    apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], random, log);
    see(state, log);
  }
}

template <Rules G, class Visit>
void every_viewer(const typename G::Options& options, Visit visit) {
  for (Seat viewer : seats_up_to(options.players).with(Seat::spectator)) {
    for (Language language : kLanguages) visit(viewer, language);
  }
}

template <Rules G>
void expect_good_position(const typename G::State& state, const typename G::Options& options) {
  const SeatSet waiting = awaited(state);
  every_viewer<G>(options, [&](Seat viewer, Language language) {
    const Teller teller = teller_for(language, viewer);
    const typename G::View view = show(know(state, viewer));
    expect_good(picture(view, teller), language, cli::kScreenWidth, "picture");
    expect_good(help(view, teller), language, cli::kScreenWidth, "help");
    const std::size_t help_lines = lines_of(help(view, teller)).size();
    EXPECT_TRUE(help_lines >= 6 && help_lines <= 15) << help_lines;
    if (viewer != Seat::spectator) expect_good(hand(view, teller), language, 68, "hand");
    if (!waiting.contains(viewer)) return;
    expect_good(cli::wrap(request(view, teller), cli::kScreenWidth), language, cli::kScreenWidth, "request");
    std::set<std::string> labels;
    for (const auto& move : legal(state, viewer)) {
      const std::string text = label(move, view, teller);
      expect_good(text, language, cli::kLabelWidth, "label");
      EXPECT_TRUE(labels.insert(text).second) << "two moves are called " << text;
    }
  });
}

template <Rules G>
void positions_are_told_within_the_screen() {
  for (const typename G::Options& options : every_setup<G>()) {
    Sample<G> sample;
    random_game<G>(options, "tables", [&](const typename G::State& state, const auto&) {
      if (sample.next()) expect_good_position<G>(state, options);
    });
  }
}

template <Rules G>
void every_kind_of_event_has_a_story() {
  std::map<std::size_t, int> kinds;
  for (const typename G::Options& options : every_setup<G>()) {
    for (std::string_view seed : {"one", "two", "three", "four", "five", "six", "seven", "eight"}) {
      random_game<G>(options, seed, [&](const typename G::State&, const auto& log) {
        for (const auto& entry : log.entries) {
          if (++kinds[entry.event.index()] > 500) continue;
          for (Seat viewer : {seat_at(0), seat_at(2), Seat::spectator}) {
            for (Language language : kLanguages) {
              const std::string text = story(entry.event, teller_for(language, viewer));
              if (!text.empty()) expect_good(text, language, cli::kSentenceWidth, "story");
              if (!text.empty()) {
                EXPECT_TRUE(text.ends_with('.') || text.ends_with('!')) << text;
              }
            }
          }
        }
      });
    }
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<typename G::Event>) << G::about.id;
}

template <Rules G>
void every_event_is_worth_a_line_or_told_elsewhere() {
  const Teller teller = teller_for(Language::en, Seat::spectator);
  random_game<G>(every_setup<G>().front(), "worth", [&](const typename G::State&, const auto& log) {
    for (const auto& entry : log.entries) {
      if constexpr (requires { told_elsewhere(entry.event); }) {
        if (told_elsewhere(entry.event)) continue;
      }
      EXPECT_NE(story(entry.event, teller), "") << entry.event.index();
    }
  });
}

template <Rules G>
void the_picture_is_the_same_in_every_world_that_fits() {
  for (const typename G::Options& options : every_setup<G>()) {
    Random random(seed_from_text("worlds"));
    Sample<G> sample;
    random_game<G>(options, "worlds", [&](const typename G::State& state, const auto&) {
      if (!sample.next()) return;
      for (Seat viewer : seats_up_to(options.players).with(Seat::spectator)) {
        const auto known = know(state, viewer);
        const Teller teller = teller_for(Language::fr, viewer);
        const std::string real = picture(show(known), teller);
        for (int world = 0; world < 2; ++world) {
          EXPECT_EQ(picture(show(know(imagine(known, random), viewer)), teller), real);
        }
      }
    });
  }
}

inline std::string without_colour(std::string text) {
  for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b')) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  return text;
}

// Colour never carries anything: taken away, the text is the one without it.
template <Rules G>
void colour_is_only_paint() {
  const typename G::Options options = every_setup<G>().back();
  const Teller plain = teller_for(Language::fr, seat_at(0));
  const Teller painted = teller_for(Language::fr, seat_at(0), true);
  Sample<G> sample;
  random_game<G>(options, "paint", [&](const typename G::State& state, const auto& log) {
    if (!sample.next()) return;
    const typename G::View view = show(know(state, seat_at(0)));
    EXPECT_EQ(without_colour(picture(view, painted)), picture(view, plain));
    for (const auto& entry : log.entries) {
      EXPECT_EQ(without_colour(story(entry.event, painted)), story(entry.event, plain));
    }
  });
}

template <Rules G>
void the_welcome_fits_on_half_a_screen() {
  for (const typename G::Options& options : every_setup<G>()) {
    for (Language language : kLanguages) {
      const std::string text = welcome(teller_for(language, seat_at(0)), options);
      expect_good(text, language, cli::kScreenWidth, "welcome");
      EXPECT_LE(lines_of(text).size(), 14U) << text;
    }
  }
}

}  // namespace told
}  // namespace hallali
