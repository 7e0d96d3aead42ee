// A game of memory at a real terminal: what has to be forgotten does not stay on the screen.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include "kit/test_paths.h"

namespace hallali {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kWipe = "\x1b[H\x1b[2J\x1b[3J";

// The program at a terminal of its own. Every question gets the first answer there is.
class AtTerminal {
 public:
  explicit AtTerminal(std::vector<std::string> words) {
    words.insert(words.begin(), HALLALI_PROGRAM);
    pid_ = forkpty(&terminal_, nullptr, nullptr, nullptr);
    if (pid_ != 0) return;
    setenv("TERM", "xterm", 1);
    setenv("NO_COLOR", "1", 1);
    setenv("LC_ALL", "en_GB.UTF-8", 1);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(HALLALI_PROGRAM, arguments.data());
    _exit(127);
  }
  ~AtTerminal() {
    close(terminal_);
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;

  // What was shown, cut where the screen was wiped, until there are that many pieces or the program has ended.
  std::vector<std::string> screens(std::size_t most) {
    std::vector<std::string> cut(1);
    pollfd input{terminal_, POLLIN, 0};
    char buffer[4096];
    while (cut.size() < most && poll(&input, 1, 60'000) > 0) {
      const ssize_t size = read(terminal_, buffer, sizeof buffer);
      if (size <= 0) break;
      cut.back().append(buffer, static_cast<std::size_t>(size));
      for (std::size_t at = cut.back().find(kWipe); at != std::string::npos; at = cut.back().find(kWipe)) {
        std::string rest = cut.back().substr(at + kWipe.size());
        cut.back().resize(at);
        cut.push_back(std::move(rest));
      }
      if (cut.back().ends_with("> ")) answer();
    }
    return cut;
  }

 private:
  void answer() const {
    if (write(terminal_, "1\n", 2) != 2) ADD_FAILURE() << "nobody listens";
  }

  int terminal_ = -1;
  pid_t pid_ = -1;
};

class TerminalMemory : public testing::Test {
 protected:
  std::string record_ =
      (std::filesystem::path(testing::TempDir()) / ("hallali_memory_" + std::to_string(getpid()) + ".record"))
          .string();
  void TearDown() override { std::filesystem::remove(record_); }

  std::vector<std::string> hunt(const std::string& ghost, const std::string& seed, const std::string& show = "no") {
    std::filesystem::remove(record_);
    AtTerminal table({"--lang", "en", "play", "gespensterjagd", "--players", "3", "--seed", seed, "--option",
                      "ghost=" + ghost, "--option", "show-path=" + show, "--record", record_});
    return table.screens(3);
  }
  // The first hunt in which Max is still free when he has shown himself, and a second frame is chosen.
  std::vector<std::string> long_hunt(const std::string& ghost) {
    for (const char* seed : {"one", "two", "three", "four", "five", "six", "seven", "eight"}) {
      auto screens = hunt(ghost, seed);
      if (screens.size() == 3) return screens;
    }
    return {};
  }
};

constexpr auto kShown = "Max shows himself in";

TEST_F(TerminalMemory, GJ21_TheScreenIsWipedWhenTheCardsGoToTheBox) {
  for (const char* ghost : {"seat-3", "seat-2"}) {  // I am the captain; a bot is
    SCOPED_TRACE(ghost);
    const auto screens = long_hunt(ghost);
    ASSERT_EQ(screens.size(), 3U);
    EXPECT_THAT(screens[0], HasSubstr("A game of memory"));
    EXPECT_THAT(screens[1], HasSubstr(kShown));
    EXPECT_THAT(screens[2], Not(HasSubstr(kShown)));
    EXPECT_EQ(screens[1].find("Take a good look") != std::string::npos, std::string_view(ghost) == "seat-2");
  }
}

TEST_F(TerminalMemory, GJ21_NothingIsWipedForMaxOrWhereThePathIsShown) {
  EXPECT_EQ(hunt("seat-1", "one").size(), 1U);
  EXPECT_EQ(hunt("seat-3", "one", "yes").size(), 1U);
}

}  // namespace
}  // namespace hallali
