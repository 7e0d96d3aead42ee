// The commands of the program, one file each. A command prints to standard output, throws BadInput for what it
// cannot use, and returns the exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kit/phrase.h"
#include "server/server.h"

namespace hallali::cli {

struct Context {
  Language language = Language::fr;
  bool json = false;
};

// How a game is set up on the command line.
struct GameChoice {
  std::string game;
  std::optional<int> players;
  std::vector<std::string> options;  // key=value
  std::vector<std::string> bots;
  std::optional<std::string> seed;
};

struct PlayChoice {
  GameChoice game;
  std::optional<std::string> name;
  std::optional<std::string> record;
};

struct SimulateChoice {
  GameChoice game;
  std::int64_t games = 1000;
  int threads = 1;
  bool fixed_seats = false;
  std::optional<std::string> records;
};

struct ReplayChoice {
  std::string file;
  std::optional<int> seat;
  bool all = false;
};

struct BenchChoice {
  std::optional<std::string> game;
  double seconds = 1;
};

struct ServeChoice {
  std::string data = "data";
  std::optional<std::string> metrics;  // [ADDRESS:]PORT
  std::vector<std::string> hosts;
  ServerOptions server;
};

struct ExportChoice {
  std::string data = "data";
  std::string folder = "records";
  std::optional<std::int64_t> table;
  bool unfinished = false;
};

struct BackupChoice {
  std::string data = "data";
  std::string file;
};

struct TidyChoice {
  std::string data = "data";
  std::string older_than;  // 365d
};

struct LoadChoice {
  int tables = 100;
  double seconds = 5;
  std::optional<double> rate;  // moves a second in the second measurement; half of the first one's if not given
  std::string game = "auf-der-pirsch";
  int players = 4;
  std::vector<std::string> options;
  int kills = 0;
  std::optional<std::string> power_cut;  // instead of killing: the library that does it
  std::optional<std::string> url;
  std::optional<std::string> seed;
};

// Which module of types; without any, what all games have in common.
struct ProtocolChoice {
  std::optional<std::string> game;
  bool facts = false;
  bool games = false;
};

int games_command(const Context& context);
int rules_command(const Context& context, const std::string& game);
int play_command(const Context& context, const PlayChoice& choice);
int simulate_command(const Context& context, const SimulateChoice& choice);
int replay_command(const Context& context, const ReplayChoice& choice);
int verify_command(const Context& context, const std::string& file);
int serve_command(const Context& context, const ServeChoice& choice);
int export_command(const Context& context, const ExportChoice& choice);
int check_command(const Context& context, const std::string& data);
int backup_command(const Context& context, const BackupChoice& choice);
int restore_command(const Context& context, const BackupChoice& choice);
int tidy_command(const Context& context, const TidyChoice& choice);
int load_command(const Context& context, const LoadChoice& choice);
int protocol_command(const ProtocolChoice& choice);
int bench_command(const Context& context, const BenchChoice& choice);

}  // namespace hallali::cli
