// Golden records: whole games that must replay for ever, and for one game of each kind the story they tell, so that
// a change of the rules or of the telling shows up in review. They are made by HALLALI_MAKE_GOLDEN=1 hallali_tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "kit/every_setup.h"
#include "kit/test_paths.h"
#include "lab/simulate.h"
#include "story/teller.h"

namespace hallali {
namespace golden {

// `folder` is the game's; the path lacks its ending.
template <Rules G>
std::string golden_path(std::string_view folder, const typename G::Options& options) {
  return fmt::format("{}/{}/golden/{}", HALLALI_SOURCE_DIR, folder, setup_name<G>(options));
}

inline bool making() { return std::getenv("HALLALI_MAKE_GOLDEN") != nullptr; }

template <Rules G>
Record make_golden(const typename G::Options& options) {
  Record kept;
  Series series;
  series.seed = seed_from_text("golden " + setup_name<G>(options));
  series.games = 1;
  series.bots.assign(options.players, Bot::steady);
  series.bots.back() = Bot::random;
  series.keep = [&](std::int64_t, const Record& record) { kept = record; };
  simulate<G>(options, series);
  const std::vector<std::string> names{"Ada", "Bruno", "Cleo", "Dev", "Elsa", "Finn", "Gwen", "Hugo"};
  kept.seats.assign(names.begin(), names.begin() + options.players);
  return kept;
}

// Every step with its move and what happened, as a spectator is told it in English.
template <Rules G>
std::string story_of(const Record& record) {
  const cli::Teller teller{Language::en, false, record.seats, Seat::spectator};
  std::string text;
  int step = 0;
  replay<G>(record, [&](Seat seat, const typename G::Move& move, const Session<G>& now, const auto& log) {
    text += fmt::format("{}. seat {} {}\n", ++step, notation(seat), notation(move));
    bool told = false;
    for (const auto& event : log.seen_by(Seat::spectator)) {
      const std::string line = story(event, teller);
      if (!line.empty()) text += "   " + line + '\n', told = true;
    }
    if (told && step % 40 == 0) text += picture(show(know(now.state(), Seat::spectator)), teller) + '\n';
  });
  return text;
}

template <Rules G>
void records_still_replay(std::string_view folder) {
  for (const auto& options : every_setup<G>()) {
    const std::string path = golden_path<G>(folder, options) + ".record";
    if (making()) write_file(path, write_record(make_golden<G>(options)));
    const Record record = read_record(read_file(path));
    EXPECT_EQ(record.game, G::about.id);
    EXPECT_NE(record.result, kUnfinished);
    EXPECT_NO_THROW(replay<G>(record, [](const auto&...) {})) << path;
  }
}

template <Rules G>
void story_is_told_as_before(std::string_view folder) {
  const std::string name = golden_path<G>(folder, every_setup<G>().back());
  const std::string story = story_of<G>(read_record(read_file(name + ".record")));
  if (making()) write_file(name + ".story", story);
  EXPECT_EQ(story, read_file(name + ".story")) << name;
}

}  // namespace golden
}  // namespace hallali
