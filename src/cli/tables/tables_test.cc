// The terminal tables of all games: complete in both languages, within the screen, and blind to other hands.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/tables/words.h"
#include "cli/teller.h"
#include "games/auf_der_pirsch/test_scene.h"
#include "games/chasse_en_folie/test_scene.h"
#include "games/every_setup.h"

namespace hallali {
namespace {

using cli::Teller;

constexpr Language kLanguages[]{Language::fr, Language::en};

Teller teller_for(Language language, Seat me, bool colour = false) {
  return {language, colour, {"Ada", "Bruno", "Maximilienne-Joséphine", "Hélène", "Émile"}, me};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// What no text may contain: holes, names from the program, or words of the other language.
const std::regex& unwanted(Language language) {
  static const std::regex in_french(R"(\{|\}|closed-season|(bear|boar|wolf|mouflon)-\d|)"
                                    R"(\b(hunter|wolf|wolves|rabbit|carrot|bear|boar|trick|you)s?\b)");
  static const std::regex in_english(R"(\{|\}|closed-season|(bear|boar|wolf|mouflon)-\d|)"
                                     R"(\b(chasseur|loup|lapin|carotte|ours|sanglier|pli|vous|votre)s?\b)");
  return language == Language::fr ? in_french : in_english;
}

void expect_good(const std::string& text, Language language, int width, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  if (!text.empty()) {
    EXPECT_NE(text.back(), '\n') << what;
  }
  EXPECT_FALSE(std::regex_search(text, unwanted(language))) << what << ":\n" << text;
  for (const std::string& line : lines_of(text)) {
    EXPECT_LE(cli::columns(line), width) << what << ":\n" << line;
    EXPECT_TRUE(line.empty() || line.back() != ' ') << what << " ends in spaces:\n" << line;
  }
}

// Plays a game at random; `see(state, events)` is shown every position with what has just happened.
template <Rules G, class See>
void random_game(const typename G::Options& options, std::string_view seed, See see) {
  Random random(seed_from_text(seed));
  EventLog<typename G::Event> log;
  typename G::State state = deal(options, random);
  see(state, log);
  for (SeatSet waiting = awaited(state); !waiting.empty(); waiting = awaited(state)) {
    const auto moves = legal(state, waiting.last());
    log.entries.clear();
    apply(state, waiting.last(), moves[random.below(static_cast<std::uint32_t>(moves.size()))], random, log);
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
    if (!waiting.contains(viewer)) return;
    expect_good(request(view, teller), language, cli::kScreenWidth, "request");
    std::set<std::string> labels;
    for (const auto& move : legal(state, viewer)) {
      const std::string text = label(move, view, teller);
      expect_good(text, language, cli::kLabelWidth, "label");
      EXPECT_TRUE(labels.insert(text).second) << "two moves are called " << text;
    }
  });
}

TEST(Tables, EveryPositionIsToldWithinTheScreen) {
  for_each_game([]<class G>() {
    for (const typename G::Options& options : every_setup<G>()) {
      random_game<G>(options, "tables",
                     [&](const typename G::State& state, const auto&) { expect_good_position<G>(state, options); });
    }
  });
}

TEST(Tables, EveryKindOfEventHasAStory) {
  for_each_game([]<class G>() {
    std::set<std::size_t> kinds;
    for (const typename G::Options& options : every_setup<G>()) {
      for (std::string_view seed : {"one", "two", "three", "four", "five", "six", "seven", "eight"}) {
        random_game<G>(options, seed, [&](const typename G::State&, const auto& log) {
          for (const auto& entry : log.entries) {
            kinds.insert(entry.event.index());
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
  });
}

TEST(Tables, OnlyASecretChoiceIsNotWorthALine) {
  const Teller teller = teller_for(Language::en, Seat::spectator);
  EXPECT_EQ(story(chasse_en_folie::Event{chasse_en_folie::Chosen{seat_at(1)}}, teller), "");
  for_each_game([&]<class G>() {
    random_game<G>(every_setup<G>().front(), "worth", [&](const typename G::State&, const auto& log) {
      for (const auto& entry : log.entries) {
        if constexpr (std::same_as<G, chasse_en_folie::Game>) {
          if (std::holds_alternative<chasse_en_folie::Chosen>(entry.event)) continue;
        }
        EXPECT_NE(story(entry.event, teller), "") << entry.event.index();
      }
    });
  });
}

TEST(Tables, ThePictureIsTheSameInEveryWorldThatFits) {
  for_each_game([]<class G>() {
    for (const typename G::Options& options : every_setup<G>()) {
      Random random(seed_from_text("worlds"));
      random_game<G>(options, "worlds", [&](const typename G::State& state, const auto&) {
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
  });
}

// Colour never carries anything: taken away, the text is the one without it.
TEST(Tables, ColourIsOnlyPaint) {
  const std::regex codes("\x1b\\[[0-9;]*m");
  for_each_game([&]<class G>() {
    const typename G::Options options = every_setup<G>().back();
    random_game<G>(options, "paint", [&](const typename G::State& state, const auto& log) {
      const Teller plain = teller_for(Language::fr, seat_at(0));
      const Teller painted = teller_for(Language::fr, seat_at(0), true);
      const typename G::View view = show(know(state, seat_at(0)));
      EXPECT_EQ(std::regex_replace(picture(view, painted), codes, ""), picture(view, plain));
      for (const auto& entry : log.entries) {
        EXPECT_EQ(std::regex_replace(story(entry.event, painted), codes, ""), story(entry.event, plain));
      }
    });
  });
}

TEST(Tables, TheWelcomeFitsOnHalfAScreen) {
  for_each_game([]<class G>() {
    for (const typename G::Options& options : every_setup<G>()) {
      for (Language language : kLanguages) {
        const std::string text = welcome(teller_for(language, seat_at(0)), options);
        expect_good(text, language, cli::kScreenWidth, "welcome");
        EXPECT_LE(lines_of(text).size(), 14U) << text;
      }
    }
  });
}

TEST(Words, FrenchArticles) {
  const Teller teller = teller_for(Language::fr, seat_at(1));
  const cli::Noun bear{{"ours", "bear"}, {"ours", "bears"}};
  const cli::Noun carrot{{"carotte", "carrot"}, {"carottes", "carrots"}, cli::Ink::plain, true};
  EXPECT_EQ(cli::the(teller, bear) + ", " + cli::a(teller, bear) + ", " + cli::some(teller, bear),
            "l'ours, un ours, de l'ours");
  EXPECT_EQ(cli::the(teller, carrot) + ", " + cli::a(teller, carrot) + ", " + cli::some(teller, carrot),
            "la carotte, une carotte, de la carotte");
  EXPECT_EQ(cli::owned(teller, seat_at(0), carrot), "la carotte d'Ada");
  EXPECT_EQ(cli::owned(teller, seat_at(1), carrot), "votre carotte");
  EXPECT_EQ(cli::owned(teller, seat_at(2), carrot), "la carotte de Maximilienne-…");
  EXPECT_EQ(cli::counted(teller, 0, carrot) + ", " + cli::counted(teller, 2, carrot), "0 carotte, 2 carottes");
}

TEST(Words, WinnersShare) {
  const SeatSet three{seat_at(0), seat_at(1), seat_at(4)};
  EXPECT_EQ(cli::wins_game(teller_for(Language::fr, seat_at(1)), three), "Vous, Ada et Émile gagnez ensemble.");
  EXPECT_EQ(cli::wins_game(teller_for(Language::en, seat_at(2)), three), "Ada, Bruno and Émile share the victory.");
  EXPECT_EQ(cli::wins_game(teller_for(Language::fr, seat_at(0)), {seat_at(0)}), "Vous gagnez la partie.");
}

// The example of the rules, section 4, seen by Anaïs.
struct ChasseExample : testing::Test {
  chasse_en_folie::State state =
      chasse_en_folie::Scene{
          .cards = "HWRW", .easy = "CCR-", .start = seat_at(1), .others = "CCX WRC RC WWC", .day = 1}
          .state();
  Teller teller{Language::fr, false, {"Anaïs", "Basile", "Chloé", "Driss"}, seat_at(0)};
};

TEST_F(ChasseExample, Picture) {
  state.table.scores[0] = {12, -3, 7, 18};
  state.table.lodges[3].hunter_home = true;
  state.table.lodges[3].four = true;
  state.table.chosen = {seat_at(1), seat_at(3)};
  state.table.revealed = {chasse_en_folie::Card::carrot, chasse_en_folie::Card::carrot, chasse_en_folie::Card::rabbit,
                          chasse_en_folie::Card::hunter};
  EXPECT_EQ('\n' + picture(show(know(state, seat_at(0))), teller), R"()");
}

TEST_F(ChasseExample, Story) {
  Random random{Seed{}};
  EventLog<chasse_en_folie::Event> log;
  for (int i = 0; i < 4; ++i) {
    apply(state, seat_at(i), {chasse_en_folie::card_of("HWRW"[i])}, random, log);
  }
  std::string told = "\n";
  for (const chasse_en_folie::Event& event : log.seen_by(seat_at(0))) {
    const std::string line = story(event, teller);
    if (!line.empty()) told += line + '\n';
  }
  EXPECT_EQ(told, R"()");
}

// Likewise, seen by Driss, who plays last.
TEST(PirschExample, PictureRequestAndLabels) {
  using namespace auf_der_pirsch;
  Match match({.trump = Suit::wolf,
               .leader = kAda,
               .hands = {"boar-7 bear-2 bear-3 bear-12", "mouflon-4 boar-1 boar-2 boar-12",
                         "mouflon-8 bear-4 bear-5 bear-6", "wolf-2 wolf-11 bear-7 boar-9"},
               .tricks = {3, 1, 3, 1}});
  match.play({"boar-7", "mouflon-4", "mouflon-8"});
  const Teller teller{Language::en, false, {"Ada", "Bruno", "Cleo", "Dev"}, kDev};
  const View view = show(know(match.state, kDev));
  std::string screen = '\n' + picture(view, teller) + "\n\n" + request(view, teller) + '\n';
  for (const Move& move : legal(match.state, kDev)) screen += label(move, view, teller) + '\n';
  EXPECT_EQ(screen, R"()");
}

}  // namespace
}  // namespace hallali
