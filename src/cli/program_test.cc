// The program as a person meets it: started with a command line, fed with lines, judged by what it prints and
// returns.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "kit/json.h"
#include "kit/test_paths.h"
#include "match/games.h"
#include "match/record.h"
#include "store/store.h"

namespace hallali {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace fs = std::filesystem;

struct Result {
  int code = -1;
  std::string out;
  std::string err;
};

class Program : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              ("hallali_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + "_" +
               std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  void write(const std::string& name, const std::string& text) const { std::ofstream(file(name)) << text; }

  static std::string text_of(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  // `words` are passed through a shell; standard input comes from `input`.
  Result run(const std::string& words, const std::string& input = "") const {
    write("in", input);
    // A redirection in `words` comes after these and so stands over them.
    const std::string command =
        "cd '" + folder_.string() +
        "' && XDG_DATA_HOME=data LC_ALL= LANG=en_GB.UTF-8 <in >out 2>err '" HALLALI_PROGRAM "' " + words;
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), text_of(file("out")),
            text_of(file("err"))};
  }

  // Bad input: nothing on standard output, one sentence on standard error, exit code 2.
  void expect_refusal(const std::string& words, const std::string& sentence) const {
    const Result result = run(words);
    EXPECT_EQ(result.code, 2) << words;
    EXPECT_EQ(result.out, "") << words;
    EXPECT_EQ(result.err, sentence + "\n") << words;
  }

  fs::path folder_;
};

TEST_F(Program, HelpTeachesInBothLanguages) {
  const Result english = run("--help");
  EXPECT_EQ(english.code, 0);
  EXPECT_THAT(english.out, AllOf(HasSubstr("hunting games"), HasSubstr("hallali play chasse-en-folie")));
  EXPECT_THAT(run("--help --lang fr").out, AllOf(HasSubstr("jeux de chasse"), HasSubstr("Pour commencer")));
  EXPECT_THAT(run("").out, HasSubstr("hunting games"));
  for (const char* command : {"games", "rules", "play", "simulate", "replay", "verify", "bench", "serve", "export",
                              "check", "backup", "restore", "tidy", "load"}) {
    EXPECT_THAT(run(std::string(command) + " --help").out, HasSubstr("Usage")) << command;
  }
}

TEST_F(Program, HasAVersionThatTheChangelogKnows) {
  std::string version = run("--version").out;
  ASSERT_THAT(version, testing::MatchesRegex("hallali [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  version = version.substr(8, version.size() - 9);
  EXPECT_THAT(text_of(HALLALI_SOURCE_DIR "/CHANGELOG.md"), HasSubstr("## " + version));
}

TEST_F(Program, ListsTheGames) {
  EXPECT_THAT(run("games").out, AllOf(HasSubstr("auf-der-pirsch"), HasSubstr("--option give-trick=yes|no (no)")));
  const auto games = parse_json(run("games --json").out);
  EXPECT_EQ(games.as_array().at(0).at("id").as_string(), "chasse-en-folie");
  EXPECT_EQ(games.as_array().at(1).at("options").as_array().size(), 2U);
  EXPECT_EQ(games.as_array().size(), all_games().size());
  EXPECT_FALSE(games.as_array().at(0).at("races").as_bool());
}

TEST_F(Program, ShowsTheRulesInTheChosenLanguage) {
  EXPECT_THAT(run("rules auf-der-pirsch").out, AllOf(HasSubstr("1. The point of it"), Not(HasSubstr("**"))));
  EXPECT_THAT(run("rules auf-der-pirsch --lang fr").out, HasSubstr("atout"));
}

TEST_F(Program, RefusesWhatItCannotUse) {
  expect_refusal(
      "frobnicate",
      "There is no command \"frobnicate\"; there are: games, rules, play, simulate, replay, verify, bench, "
      "serve, export, check, backup, restore, tidy, load, protocol.");
  const auto no_game = [](const char* name) {
    std::vector<std::string_view> ids;
    for (const AnyGame* game : all_games()) ids.push_back(game->about.id);
    return fmt::format("There is no game \"{}\"; there are: {}.", name, fmt::join(ids, ", "));
  };
  expect_refusal("rules hearts", no_game("hearts"));
  expect_refusal("play hearts", no_game("hearts"));
  expect_refusal("protocol --game hearts", no_game("hearts"));
  expect_refusal("protocol --facts", "--facts needs --game: facts are those of one game.");
  expect_refusal("protocol --games --game chasse-en-folie",
                 "--games and --game do not go together: one shows all games, the other a single one.");
  expect_refusal("play", "\"game\" is missing; hallali play --help shows how to write it.");
  expect_refusal("play chasse-en-folie --players 6", "Chasse en folie is for 3 to 5 players.");
  expect_refusal("play chasse-en-folie --players many", "\"--players = many\" is not a number that I can read here.");
  expect_refusal("play auf-der-pirsch --option give-trick",
                 "\"give-trick\" is not an option: write --option name=value.");
  expect_refusal("play auf-der-pirsch --option give-trick=perhaps",
                 "\"perhaps\" does not suit option give-trick: write give-trick=yes|no.");
  expect_refusal("simulate auf-der-pirsch --option give-trick=yes --option give-trick=no",
                 "Option give-trick is given twice, with two values: keep one of them.");
  expect_refusal("simulate auf-der-pirsch --bots steady,random",
                 "2 bots for 4 seats: give a single one, or one for each seat.");
  expect_refusal("simulate auf-der-pirsch --bots clever", "There is no bot \"clever\"; there are: random, steady.");
  expect_refusal("simulate auf-der-pirsch --games 0", "--games takes a number of games, from 1 to 1000000000000.");
  expect_refusal("simulate auf-der-pirsch --threads 0", "--threads goes from 1 to 256.");
  expect_refusal("load --game chasse-cercueils", "Load is measured without races: add --option race=calm.");
  expect_refusal("games --loud", "I do not understand \"--loud\"; hallali games --help shows what is allowed.");
  expect_refusal("games --lang de", "Je ne parle pas « de » : écrivez --lang fr ou --lang en.");
  expect_refusal("verify nowhere.record", "Cannot read nowhere.record: No such file or directory.");
  expect_refusal("replay nowhere.record", "Cannot read nowhere.record: No such file or directory.");
  expect_refusal("bench --seconds -1", "--seconds takes a time, more than 0 and 3600 s at most.");
  expect_refusal("simulate auf-der-pirsch --players ''",
                 "The value of \"--players\" is empty: give one, or leave the option out.");
  expect_refusal("simulate auf-der-pirsch --seed a --seed b", "\"--seed\" takes one value, and only once.");
  expect_refusal("play chasse-en-folie --record in", "in is already there: choose another file for the record.");
  expect_refusal("play \"$(printf 'a\\033b')\"", no_game("a?b"));
  expect_refusal("play chasse-en-folie --record no/such/folder/x.record",
                 "Cannot write no/such/folder/x.record.part: No such file or directory.");
  expect_refusal("simulate chasse-en-folie --games 1 --records in/x",
                 "Cannot make the folder in/x: Not a directory.");
}

TEST_F(Program, SimulatesTheSameGamesForTheSameSeed) {
  const std::string words = "simulate auf-der-pirsch --games 40 --seed 1 --json --bots steady,random,random,random";
  const auto one = parse_json(run(words).out);
  const auto two = parse_json(run(words + " --threads 2").out);
  EXPECT_EQ(one.at("games"), 40);
  EXPECT_EQ(one.at("moves"), 40 * 192);
  EXPECT_GT(one.at("moves_per_second").as_double(), 0);
  EXPECT_TRUE(one.as_object().contains("seconds"));
  EXPECT_GT(one.at("by_bot").at("steady").at("win_rate").as_double(), 0.4);
  EXPECT_TRUE(one.at("by_seat").at("4").as_object().contains("win_rate"));
  EXPECT_EQ(one.at("by_bot"), two.at("by_bot"));
  EXPECT_EQ(one.at("by_seat"), two.at("by_seat"));
}

TEST_F(Program, KeepsVerifiesAndReplaysRecords) {
  ASSERT_EQ(run("simulate auf-der-pirsch --games 3 --seed 7 --option refuse-card=yes --records kept").code, 0);
  const std::string record = "kept/auf-der-pirsch-000002.record";
  EXPECT_THAT(run("verify " + record).out, StartsWith("auf-der-pirsch: 192 moves, all legal"));
  EXPECT_EQ(parse_json(run("verify --json " + record).out).at("valid"), true);

  std::istringstream all(run("replay --all --json " + record).out);
  std::string line;
  int steps = 0;
  boost::json::value last;
  while (std::getline(all, line)) {
    last = parse_json(line);
    EXPECT_EQ(last.at("step"), steps);
    EXPECT_TRUE(last.at("state").is_object());
    ++steps;
  }
  EXPECT_EQ(steps, 193);
  EXPECT_TRUE(last.at("outcome").is_object());
  EXPECT_THAT(run("replay --seat 2 " + record).out, HasSubstr("192 / 192"));
  EXPECT_EQ(run("replay --all " + record).code, 0);
  expect_refusal("replay --seat 5 " + record, "--seat goes from 1 to 4 in this game.");
  expect_refusal("replay --seat 1 --all " + record,
                 "--seat and --all exclude each other: the eyes of one seat, or everything open.");
}

// What another seat chooses in secret must not be in what this seat is shown, not even in a replay.
TEST_F(Program, ReplayThroughASeatShowsOnlyWhatItSaw) {
  ASSERT_EQ(run("simulate chasse-en-folie --games 1 --seed 3 --records kept").code, 0);
  std::istringstream lines(run("replay --json --seat 2 kept/chasse-en-folie-000001.record").out);
  std::string line;
  int own = 0;
  while (std::getline(lines, line)) {
    const auto step = parse_json(line);
    if (step.at("seat") == 2) {
      own += step.at("move").is_string() ? 1 : 0;
    } else {
      EXPECT_TRUE(step.at("move").is_null()) << line;
    }
    EXPECT_FALSE(step.as_object().contains("state"));
  }
  EXPECT_GT(own, 30);
}

TEST_F(Program, NeverMixesTwoSeriesOfRecords) {
  ASSERT_EQ(run("simulate chasse-en-folie --games 2 --records kept").code, 0);
  expect_refusal("simulate chasse-en-folie --games 2 --records kept",
                 "The folder kept already holds records: choose a new one.");
}

TEST_F(Program, SaysSoWhenItsOutputIsClosed) {
  for (const char* words : {"games", "rules auf-der-pirsch", "bench chasse-en-folie --seconds 0.01"}) {
    const Result result = run(std::string(words) + " >/dev/full");
    EXPECT_EQ(result.code, 74) << words;
    EXPECT_EQ(result.err, "The output is closed: not everything could be written.\n") << words;
  }
}

TEST_F(Program, NamesTheLineOfADamagedRecord) {
  ASSERT_EQ(run("simulate chasse-en-folie --games 1 --seed 3 --records kept").code, 0);
  const std::string path = file("kept/chasse-en-folie-000001.record");
  std::string text = text_of(path);
  text[text.find("move 5 seat")] = 'M';
  write("damaged.record", text);
  expect_refusal("verify damaged.record", "Line 14: its check does not match: the line was changed, added or cut.");
  expect_refusal("replay damaged.record", "Line 14: its check does not match: the line was changed, added or cut.");
  write("picture.png", "\x89PNG\r\n\x1a\n");
  expect_refusal("verify picture.png",
                 "Line 1: this is not a Hallali record, which begins with \"hallali record 1\".");
}

TEST_F(Program, PlaysAWholeGameOnTheTerminal) {
  std::string input = "?\nr\n\nnonsense\n99\n";
  for (int i = 0; i < 400; ++i) input += "1\n";
  for (const char* game :
       {"chasse-en-folie", "--option give-trick=yes --option refuse-card=yes --bots steady auf-der-pirsch"}) {
    fs::remove(file("played.record"));
    const Result result = run(std::string("play --seed x --record played.record --name Zoé ") + game, input);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, AllOf(HasSubstr("\"nonsense\" is not a move"), HasSubstr("\"99\" is not a move"),
                                  HasSubstr("The record of the game: played.record"), Not(HasSubstr("\x1b["))));
    EXPECT_EQ(run("verify played.record").code, 0);
    EXPECT_NE(read_record(text_of(file("played.record"))).result, kUnfinished);
  }
}

// A race from a file: no clock runs, so the same lines give the same game.
TEST_F(Program, RacesAFileWithoutWaiting) {
  std::string input;
  for (int i = 0; i < 20; ++i) input += "\n1\n";
  for (int i = 0; i < 600; ++i) input += "1\nn\n";
  for (const char* record : {"one.record", "two.record"}) {
    const Result result = run(std::string("play chasse-cercueils --seed x --name Zoé --record ") + record, input);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.out, AllOf(HasSubstr("Enter = slap!"), HasSubstr("\"1\" does not count"),
                                  HasSubstr("You 400 ms"), HasSubstr("Nobody slaps.")));
  }
  EXPECT_EQ(text_of(file("one.record")), text_of(file("two.record")));
  EXPECT_EQ(run("verify one.record").code, 0);
  const Record record = read_record(text_of(file("one.record")));
  EXPECT_NE(record.result, kUnfinished);
  int mine = 0;
  for (const RecordedMove& move : record.moves) {
    EXPECT_TRUE(std::ranges::is_sorted(move.slaps, {}, &Slap::time));
    if (!move.slaps.empty()) {
      EXPECT_EQ(move.slaps.front().seat, move.seat);
    }
    mine += static_cast<int>(std::ranges::count(move.slaps, Slap{seat_at(0), 400, 400, 0, 400}));
  }
  EXPECT_GT(mine, 5);
}

TEST_F(Program, AcceptsMovesInTheirNotation) {
  const Result result = run("play chasse-en-folie --seed x --record played.record", "play wolf\nplay carrot\nq\n");
  EXPECT_EQ(result.code, 0);
  const Record record = read_record(text_of(file("played.record")));
  EXPECT_EQ(record.moves[0].move, "play wolf");
  EXPECT_EQ(record.moves[4].move, "play carrot");
}

TEST_F(Program, LeavingKeepsTheRecordAndSaysWhereItIs) {
  const Result quit = run("play auf-der-pirsch --seed x --record q.record", "q\n");
  EXPECT_EQ(quit.code, 0);
  EXPECT_THAT(quit.out, HasSubstr("the record so far is in q.record"));
  EXPECT_EQ(run("verify q.record").code, 0);

  const Result closed = run("play auf-der-pirsch --seed x --record c.record", "1\n");
  EXPECT_EQ(closed.code, 2);
  EXPECT_THAT(closed.err, HasSubstr("The input is closed; the record so far is in c.record"));
  EXPECT_GE(read_record(text_of(file("c.record"))).moves.size(), 1U);

  EXPECT_THAT(run("play auf-der-pirsch", "q\n").out, HasSubstr("data/hallali/records/auf-der-pirsch-"));
}

// Whether a process has its own answer to Ctrl-C by now.
bool minds_interruption(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("SigCgt:")) return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1) != 0;
  }
  return false;
}

// Starts the program with a pipe as its input and interrupts it once it is at work, however busy the machine is.
TEST_F(Program, CtrlCKeepsTheRecordAndReturns130) {
  for (const std::string words :
       {"play chasse-en-folie --record i.record --lang en", "simulate chasse-en-folie --games 100000000 --lang en",
        "bench --seconds 3000 --lang en"}) {
    int pipe_ends[2];
    ASSERT_EQ(pipe(pipe_ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      dup2(pipe_ends[0], STDIN_FILENO);
      close(pipe_ends[1]);
      const std::string command =
          "cd '" + folder_.string() + "' && exec '" HALLALI_PROGRAM "' " + words + " >out 2>err";
      execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      _exit(99);
    }
    close(pipe_ends[0]);
    const auto at_work = [&] {
      return minds_interruption(child) &&
             (!words.starts_with("play") || std::filesystem::exists(folder_ / "i.record"));
    };
    for (int i = 0; i < 600 && !at_work(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    kill(child, SIGINT);
    int status = 0;
    waitpid(child, &status, 0);
    close(pipe_ends[1]);
    ASSERT_TRUE(WIFEXITED(status)) << words;
    EXPECT_EQ(WEXITSTATUS(status), 130) << words;
    EXPECT_THAT(text_of(file("err")), HasSubstr("nterrupted")) << words;
  }
  EXPECT_EQ(run("verify i.record").code, 0);
}

// Chat, seats, settings and moves: whatever anybody was told is in the log after the power went again and again. A
// disk that says "synced" and does nothing is found out, or the test would not be one.
TEST_F(Program, APowerCutLosesNothingThatAnybodyWasTold) {
  const fs::path library = fs::path(HALLALI_PROGRAM).parent_path() / "libpower_cut.so";
  if (!fs::exists(library)) GTEST_SKIP() << "not built with the sanitizers";
  const std::string words = "load --tables 3 --seconds 3 --kill 3 --power-cut '" + library.string() + "'";
  for (const char* keep : {"0", "50"}) {
    ASSERT_EQ(setenv("POWER_CUT_KEEP", keep, 1), 0);
    const Result cut = run(words + " --json");
    EXPECT_EQ(cut.code, 0) << cut.out << cut.err;
    const auto figures = parse_json(cut.out);
    for (const char* kind : {"moved", "dealt", "said", "set", "vacated", "seated"}) {
      EXPECT_TRUE(figures.at("compared").as_object().contains(kind)) << kind << cut.out;
    }
    EXPECT_EQ(figures.at("first").as_string(), "");
  }
  ASSERT_EQ(unsetenv("POWER_CUT_KEEP"), 0);
  ASSERT_EQ(setenv("POWER_CUT_LIES", "hallali.db", 1), 0);
  const Result lies = run(words);
  ASSERT_EQ(unsetenv("POWER_CUT_LIES"), 0);
  EXPECT_EQ(lies.code, 1);
  EXPECT_THAT(lies.out, HasSubstr("The first: table 1, entry"));
}

TEST_F(Program, KillingItDuringRacesLosesNothing) {
  const Result killed = run("load --game chasse-cercueils --players 2 --tables 3 --seconds 8 --kill 2 --json");
  EXPECT_EQ(killed.code, 0) << killed.out << killed.err;
  EXPECT_TRUE(parse_json(killed.out).at("compared").as_object().contains("raced")) << killed.out;
}

TEST_F(Program, ChecksBacksUpRestoresAndTidies) {
  expect_refusal("check --data nowhere", "Cannot use the store nowhere/hallali.db: there is none.");
  expect_refusal("tidy --older-than 365", "\"365\" is not a time: write --older-than 365d, in days.");
  expect_refusal("tidy --older-than 0d", "\"0d\" is not a time: write --older-than 365d, in days.");
  expect_refusal("backup", "\"--to\" is missing; hallali backup --help shows how to write it.");
  fs::create_directory(folder_ / "house");
  const std::string path = file("house/hallali.db");
  {
    const auto store = open_sqlite_store(path, StoreUse::serve);
    for (std::int64_t table = 1; table <= 3; ++table) store->append({table, 1, "one entry"}, [](bool) {});
    store->drain();
    EXPECT_EQ(run("check --data house").out, "3 tables, 3 entries: all is as it was written.\n");
    EXPECT_EQ(run("backup --data house --to copy.db").out, "3 tables, 3 entries backed up.\n");
    expect_refusal("restore --data house --from copy.db",
                   "Cannot use the store house/hallali.db: another server is using it.");
  }
  EXPECT_EQ(run("tidy --data house --older-than 365d").out, "0 tables removed, 3 kept.\n");
  std::string bytes = text_of(path);
  bytes.replace(bytes.find("one entry"), 3, "two");
  std::ofstream(path, std::ios::binary) << bytes;
  const Result damaged = run("check --data house");
  EXPECT_EQ(damaged.code, 1);
  EXPECT_THAT(damaged.out,
              testing::MatchesRegex("Damaged: table [1-3], entry 1: it is no longer what was written.\n"));
  EXPECT_THAT(run("restore --data house --from copy.db").out,
              HasSubstr("3 entries restored; what was there is kept in"));
  EXPECT_EQ(run("check --data house --lang fr").out, "3 tables, 3 entrées : tout est comme il a été écrit.\n");
}

TEST_F(Program, SpeaksTheLanguageOfTheLocale) {
  const std::string program = "'" HALLALI_PROGRAM "' games > '" + file("out") + "'";
  for (const auto& [locale, word] :
       {std::pair{"fr_FR.UTF-8", "joueurs"}, {"en_US.UTF-8", "players"}, {"C", "joueurs"}}) {
    ASSERT_EQ(std::system(("LC_ALL=" + std::string(locale) + " " + program).c_str()), 0);
    EXPECT_THAT(text_of(file("out")), HasSubstr(word)) << locale;
  }
}

}  // namespace
}  // namespace hallali
