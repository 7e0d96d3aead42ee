// Golden records: whole games that must replay for ever, and for one game of each kind the story they tell, so that
// a change of the rules or of the telling shows up in review. HALLALI_MAKE_GOLDEN=1 hallali_tests makes those of
// today's rules. A file that golden/frozen.sha256 names is never made again, and keeps every byte.
#pragma once

#include <gtest/gtest.h>

#include <sodium.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>

#include "kit/every_setup.h"
#include "kit/test_paths.h"
#include "lab/simulate.h"
#include "story/teller.h"

namespace hallali {
namespace golden {

inline std::filesystem::path golden_folder(std::string_view folder) {
  return std::filesystem::path(HALLALI_SOURCE_DIR) / folder / "golden";
}

// Of today's rules, without its ending: "auf_der_pirsch_3", "shadow_hunters_4_rules_2".
template <Rules G>
std::string golden_name(const typename G::Options& options) {
  const int rules = G::about.rules_version;
  return setup_name<G>(options) + (rules == 1 ? "" : fmt::format("_rules_{}", rules));
}

inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, std::string_view ending) {
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() == ending) files.push_back(file.path());
  }
  std::ranges::sort(files);
  return files;
}

inline std::string sha256(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::string hex(2 * digest.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  hex.pop_back();
  return hex;
}

// By name, as `sha256sum *.record` writes them.
inline std::map<std::string, std::string> frozen_in(const std::filesystem::path& folder) {
  std::map<std::string, std::string> frozen;
  if (!std::filesystem::exists(folder / "frozen.sha256")) return frozen;  // a game that has not been published yet
  std::istringstream list(read_file((folder / "frozen.sha256").string()));
  for (std::string sum, name; list >> sum >> name;) frozen[name] = sum;
  return frozen;
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
void frozen_records_keep_every_byte(std::string_view folder) {
  const std::filesystem::path golden = golden_folder(folder);
  for (const auto& [name, sum] : frozen_in(golden))
    EXPECT_EQ(sha256(read_file((golden / name).string())), sum) << name;
}

// Those of today's rules for every set-up, and all that were made before.
template <Rules G>
void records_still_replay(std::string_view folder) {
  const std::filesystem::path golden = golden_folder(folder);
  const auto frozen = frozen_in(golden);
  for (const auto& options : every_setup<G>()) {
    const std::string name = golden_name<G>(options) + ".record";
    if (making() && !frozen.contains(name)) {
      write_file((golden / name).string(), write_record(make_golden<G>(options)));
    }
    const Record record = read_record(read_file((golden / name).string()));
    EXPECT_EQ(record.rules, G::about.rules_version) << name;
  }
  for (const auto& path : files_in(golden, ".record")) {
    const std::string text = read_file(path.string());
    const Record record = read_record(text);
    EXPECT_EQ(record.game, G::about.id);
    EXPECT_NE(record.result, kUnfinished);
    EXPECT_NO_THROW(EXPECT_EQ(write_record(replay<G>(record, [](const auto&...) {}).record()), text)) << path;
  }
}

template <Rules G>
void story_is_told_as_before(std::string_view folder) {
  const std::filesystem::path golden = golden_folder(folder);
  std::vector<std::filesystem::path> told = files_in(golden, ".story");
  const std::filesystem::path today = golden / (golden_name<G>(every_setup<G>().back()) + ".story");
  if (std::ranges::find(told, today) == told.end()) told.push_back(today);
  for (std::filesystem::path path : told) {
    const std::string file = path.string();
    const std::string story = story_of<G>(read_record(read_file(path.replace_extension(".record").string())));
    if (making()) write_file(file, story);
    EXPECT_EQ(story, read_file(file)) << file;
  }
}

}  // namespace golden
}  // namespace hallali
