// A rule that is written down is tested: every ruling id of a rule page stands in the name of some test, and both
// languages state the same rulings under the same numbers.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "kit/test_paths.h"
#include "match/games.h"

namespace hallali {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match) {
    found.push_back((*match)[1].str());
  }
  return found;
}

std::set<std::string> ids_of(const std::string& page) {
  const auto found = matches(page, R"(\[([A-Z]{2}-\d+[a-z]?)\])");
  return {found.begin(), found.end()};
}

// All ids, with underscores, that stand in names of tests below a folder.
std::set<std::string> tested_ids(const fs::path& folder) {
  std::set<std::string> ids;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.path().string().ends_with("_test.cc")) continue;
    for (const std::string& name : matches(text_of(entry.path()), R"(TEST(?:_F|_P)?\(\w+,\s*(\w+)\))")) {
      for (const std::string& id : matches(name, R"(([A-Z]{2}_\d+[a-z]?)(?=_|$))")) ids.insert(id);
    }
  }
  return ids;
}

std::string underscored(std::string id) {
  std::replace(id.begin(), id.end(), '-', '_');
  return id;
}

struct GameFolder {
  std::string id;
  fs::path path;
};

class RulePages : public testing::TestWithParam<GameFolder> {
 protected:
  static std::string page(const char* language) {
    return text_of(GetParam().path / "guide" / (std::string("rules.") + language + ".md"));
  }
};

TEST_P(RulePages, HaveATestForEveryRuling) {
  const std::set<std::string> tested = tested_ids(GetParam().path);
  const std::set<std::string> ids = ids_of(page("fr"));
  EXPECT_GE(ids.size(), 5U) << "the page states its rulings";
  for (const std::string& id : ids) EXPECT_TRUE(tested.contains(underscored(id))) << "no test names " << id;
}

TEST_P(RulePages, SayTheSameInBothLanguages) {
  EXPECT_EQ(ids_of(page("fr")), ids_of(page("en")));
  const std::string paragraph = R"(\*\*(\d+\.\d+)\*\*)";
  EXPECT_EQ(matches(page("fr"), paragraph), matches(page("en"), paragraph));
}

// The ids are for whoever looks one up; whoever reads a paragraph meets them at its end.
TEST_P(RulePages, KeepIdsOutOfTheReadersWay) {
  for (const char* language : {"fr", "en"}) {
    for (const std::string& after : matches(page(language), R"(\[[A-Z]{2}-\d+[a-z]?\][ \n]([^\n\[]+))")) {
      ADD_FAILURE() << language << ": an id in the middle of a paragraph, before \"" << after << '"';
    }
  }
}

// Players read words; "show-path" is for a command line.
TEST_P(RulePages, NameOptionsInWords) {
  for (const OptionSpec& option : game_named(GetParam().id).options()) {
    if (option.key.find('-') == std::string::npos) continue;
    for (const char* language : {"fr", "en"}) {
      EXPECT_EQ(page(language).find(option.key), std::string::npos) << language << ": " << option.key;
    }
  }
}

std::vector<GameFolder> game_folders() {
  std::vector<GameFolder> folders;
  for_each_game([&]<class G>() {
    folders.push_back({std::string(kGameId<G>), fs::path(HALLALI_SOURCE_DIR) / kGameFolder<G>});
  });
  return folders;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RulePages, testing::ValuesIn(game_folders()),
                         [](const auto& instance) { return underscored(instance.param.id); });

}  // namespace
}  // namespace hallali
