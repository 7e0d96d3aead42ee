// A layer includes only what stands below it, in tests as well; a game includes no other game; and nothing outside
// the games includes one by its name. docs/architecture.md has the picture.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "kit/test_paths.h"

namespace hallali {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;

// What each layer may include besides itself. `list` and `types` are what CMake makes of games/all.h.
const std::map<std::string, std::set<std::string>> kBelow{
    {"kit", {}},
    {"rules", {"kit"}},
    {"bots", {"kit", "rules"}},
    {"match", {"kit", "rules", "bots", "list", "types"}},
    {"story", {"kit", "rules"}},
    {"terminal", {"kit", "rules", "story"}},
    {"lab", {"kit", "rules", "bots", "match", "list", "types"}},
    {"store", {"kit"}},
    {"table", {"kit", "rules", "bots", "match", "store"}},
    {"server", {"kit", "rules", "bots", "match", "store", "table", "list"}},
    {"cli", {"kit", "rules", "bots", "match", "story", "terminal", "lab", "store", "table", "server"}},
};

struct Place {
  std::string game;  // empty outside the games; a pattern is about any
  std::string layer;
};

// Of a file, by its path from the root: src/<layer>/..., games/<game>/<layer>/...; elsewhere there are no layers.
Place place_of(const std::string& path) {
  std::smatch found;
  if (std::regex_match(path, found, std::regex("src/(\\w+)/.*"))) return {"", found[1]};
  if (std::regex_match(path, found, std::regex("(?:games|tests)/(\\w+)/(\\w+)/.*"))) return {found[1], found[2]};
  return {};
}

// Of a header, as it is included: what stands in src is named without it.
Place place_of_header(const std::string& header) {
  std::smatch found;
  if (std::regex_match(header, found, std::regex("games/(list|types)\\.h"))) return {"", found[1]};
  if (std::regex_match(header, found, std::regex("@folder@/(\\w+)/.*"))) return {"", found[1]};
  if (std::regex_match(header, found, std::regex("(?:games|tests)/(\\w+)/(\\w+)/.*"))) return {found[1], found[2]};
  return {"", header.substr(0, header.find('/'))};
}

std::string wrong_with(const Place& file, const Place& header) {
  if (!header.game.empty() && header.game != file.game) return "names a game that is not its own";
  if (file.layer.empty() || file.layer == header.layer) return {};
  const auto below = kBelow.find(file.layer);
  if (below == kBelow.end()) return "stands in a layer that is not in the picture";
  if (!below->second.contains(header.layer)) return "looks up";
  return {};
}

std::vector<std::string> headers_of(const fs::path& file) {
  static const std::regex include("#include \"([^\"]+)\".*");
  std::vector<std::string> headers;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    std::smatch found;
    if (std::regex_match(line, found, include)) headers.push_back(found[1]);
  }
  return headers;
}

TEST(Layers, IncludeOnlyWhatStandsBelowThem) {
  const fs::path root = HALLALI_SOURCE_DIR;
  std::vector<std::string> wrong;
  int files = 0;
  for (const char* folder : {"src", "games", "tests", "bench", "fuzzers"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string path = fs::relative(entry.path(), root);
      if (!std::regex_match(path, std::regex(".*\\.(h|cc|cc\\.in)"))) continue;
      ++files;
      for (const std::string& header : headers_of(entry.path())) {
        const std::string what = wrong_with(place_of(path), place_of_header(header));
        if (!what.empty()) wrong.push_back(path + " " + what + ": " + header);
      }
    }
  }
  EXPECT_GT(files, 200);
  EXPECT_THAT(wrong, IsEmpty());
}

TEST(Layers, LookingUpIsSeen) {
  const auto wrong = [](const char* path, const char* header) {
    return wrong_with(place_of(path), place_of_header(header));
  };
  EXPECT_EQ(wrong("src/kit/seat.h", "match/match.h"), "looks up");
  EXPECT_EQ(wrong("games/gespensterjagd/rules/gate.cc", "bots/bot.h"), "looks up");
  EXPECT_EQ(wrong("games/gespensterjagd/story/words.h", "games/gespensterjagd/terminal/castle.h"), "looks up");
  EXPECT_EQ(wrong("src/match/match_game.cc.in", "@folder@/story/story.h"), "looks up");
  EXPECT_EQ(wrong("src/match/match_test.cc", "lab/simulate.h"), "looks up");
  EXPECT_EQ(wrong("src/server/room.cc", "games/gespensterjagd/rules/rules.h"), "names a game that is not its own");
  EXPECT_EQ(wrong("games/chasse_en_folie/bots/steady.cc", "games/auf_der_pirsch/rules/rules.h"),
            "names a game that is not its own");
  EXPECT_EQ(wrong("src/cellar/wine.cc", "kit/seat.h"), "stands in a layer that is not in the picture");
  EXPECT_EQ(wrong("games/chasse_en_folie/bots/steady.cc", "games/chasse_en_folie/rules/rules.h"), "");
  EXPECT_EQ(wrong("src/cli/commands_game.cc.in", "@folder@/terminal/picture.h"), "");
}

}  // namespace
}  // namespace hallali
