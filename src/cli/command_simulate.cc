#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "cli/game_commands.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "lab/simulate.h"
#include "match/games.h"

namespace hallali::cli {
namespace {

struct Row {
  std::int64_t games = 0;
  double win_rate = 0;
  std::array<double, 2> interval{};
  double mean_score = 0;
  double score_deviation = 0;
};
BOOST_DESCRIBE_STRUCT(Row, (), (games, win_rate, interval, mean_score, score_deviation))

struct Summary {
  std::string game;
  int players = 0;
  OptionTexts options;
  Seed seed;
  int threads = 1;
  std::int64_t games = 0;
  std::int64_t moves = 0;
  double seconds = 0;
  double moves_per_second = 0;
  double mean_length = 0;
  std::int64_t shortest = 0;
  std::int64_t longest = 0;
  std::map<std::string, Row> by_bot;
  std::map<std::string, Row> by_seat;
  std::map<std::string, Row> by_role;
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (game, players, options, seed, threads, games, moves, seconds, moves_per_second, mean_length,
                       shortest, longest, by_bot, by_seat, by_role))

Row row_of(const Tally& tally) {
  return {tally.games, tally.win_rate(), tally.interval(), tally.mean_score(), tally.score_deviation()};
}

// A bar on standard error, only for somebody who watches and has waited for a second.
class ProgressBar {
 public:
  explicit ProgressBar(std::int64_t games) : games_(games), visible_(is_terminal(STDERR_FILENO)) {}
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::int64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!visible_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(200);
    const int width = 40;
    const auto full = static_cast<std::size_t>(width * done / games_);
    fmt::print(stderr, "\r[{:<{}}] {:3} %", std::string(full, '#'), width, 100 * done / games_);
    std::fflush(stderr);
    shown_ = true;
  }

 private:
  std::int64_t games_;
  bool visible_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::seconds(1);
};

void print_rows(const std::map<std::string, Row>& rows) {
  std::size_t width = 8;
  for (const auto& [who, row] : rows) width = std::max(width, who.size());
  for (const auto& [who, row] : rows) {
    fmt::print("  {:<{}} {:6.2f} %  [{:5.2f} .. {:5.2f}]   score {:.1f} ± {:.1f}\n", who, width, 100 * row.win_rate,
               100 * row.interval[0], 100 * row.interval[1], row.mean_score, row.score_deviation);
  }
}

void print_summary(const Summary& summary, Language language) {
  const bool french = language == Language::fr;
  fmt::print("{}, {} {}, {} {}\n", summary.game, summary.players, french ? "joueurs" : "players",
             french ? "graine" : "seed", notation(summary.seed));
  for (const auto& [key, value] : summary.options) fmt::print("  {}={}\n", key, value);
  const Phrase counts{
      "{} parties, {} coups ({:.1f} par partie, de {} à {}) en {:.2f} s : {:.1f} millions de coups/s\n",
      "{} games, {} moves ({:.1f} a game, {} to {}) in {:.2f} s: {:.1f} million moves/s\n"};
  fmt::print(fmt::runtime(counts.in(language)), summary.games, summary.moves, summary.mean_length, summary.shortest,
             summary.longest, summary.seconds, summary.moves_per_second / 1e6);
  fmt::print("{}\n", french ? "Victoires par bot (une victoire partagée compte pour sa part ; intervalle à 95 %) :"
                            : "Wins by bot (a shared victory counts by its share; 95 % interval):");
  print_rows(summary.by_bot);
  fmt::print("{}\n", french ? "Victoires par place :" : "Wins by seat:");
  print_rows(summary.by_seat);
  if (summary.by_role.empty()) return;
  fmt::print("{}\n", french ? "Victoires par rôle (une victoire partagée compte en entier) :"
                            : "Wins by role (a shared victory counts as a whole one):");
  print_rows(summary.by_role);
}

void make_directory(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (!error) return;
  throw BadInput({fmt::format("Impossible de créer le dossier {} : {}.", path, error.message()),
                  fmt::format("Cannot make the folder {}: {}.", path, error.message())});
}

// Two series in one folder would overwrite each other, or mix.
void refuse_older_records(const std::string& path) {
  for (const auto& entry : std::filesystem::directory_iterator(path)) {
    if (entry.path().extension() != ".record") continue;
    throw BadInput({fmt::format("Le dossier {} contient déjà des récits : choisissez-en un neuf.", path),
                    fmt::format("The folder {} already holds records: choose a new one.", path)});
  }
}

int run(const Context& context, const SimulateChoice& choice, const Simulation& simulation) {
  if (choice.games < 1 || choice.games > 1'000'000'000'000) {
    throw BadInput({"--games attend un nombre de parties, de 1 à 1000000000000.",
                    "--games takes a number of games, from 1 to 1000000000000."});
  }
  if (choice.threads < 1 || choice.threads > 256) {
    throw BadInput({"--threads va de 1 à 256.", "--threads goes from 1 to 256."});
  }
  Series series;
  series.seed = game_seed(choice.game);
  series.games = choice.games;
  series.threads = choice.threads;
  series.rotate = !choice.fixed_seats;
  series.bots = parse_bots(choice.game.bots.empty() ? std::vector<std::string>{"random"} : choice.game.bots,
                           simulation.players);
  ProgressBar bar(series.games);
  series.progress = [&](std::int64_t done) {
    bar.show(done);
    return signal_caught() == 0;
  };
  if (choice.records) {
    make_directory(*choice.records);
    refuse_older_records(*choice.records);
    series.keep = [&](std::int64_t number, const Record& record) {
      write_file(fmt::format("{}/{}-{:06}.record", *choice.records, choice.game.game, number + 1),
                 write_record(record));
    };
  }

  const auto start = std::chrono::steady_clock::now();
  const Report report = simulation.run(series);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

  Summary summary;
  summary.game = choice.game.game;
  summary.players = simulation.players;
  summary.options = simulation.options;
  summary.seed = series.seed;
  summary.threads = series.threads;
  summary.games = report.games;
  summary.moves = report.moves;
  summary.seconds = seconds;
  summary.moves_per_second = static_cast<double>(report.moves) / seconds;
  if (report.games > 0) {
    summary.mean_length = static_cast<double>(report.moves) / static_cast<double>(report.games);
    summary.shortest = report.shortest;
    summary.longest = report.longest;
  }
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<Bot>>([&](auto bot) {
    const Tally& tally = report.by_bot[static_cast<std::size_t>(bot.value)];
    if (tally.games > 0) summary.by_bot[bot.name] = row_of(tally);
  });
  for (std::size_t i = 0; i < report.by_seat.size(); ++i) {
    summary.by_seat[std::to_string(i + 1)] = row_of(report.by_seat[i]);
  }
  for (const auto& [role, tally] : report.by_role) summary.by_role[role] = row_of(tally);
  if (context.json) {
    fmt::print("{}\n", to_json(summary));
  } else {
    print_summary(summary, context.language);
  }
  if (signal_caught() == 0) return 0;
  fmt::print(stderr, "{}\n",
             (Phrase{fmt::format("Interrompu après {} parties sur {}.", report.games, series.games),
                     fmt::format("Interrupted after {} of {} games.", report.games, series.games)})
                 .in(context.language));
  return 128 + signal_caught();
}

}  // namespace

int simulate_command(const Context& context, const SimulateChoice& choice) {
  int code = 0;
  with_game(choice.game.game, [&]<class G>() { code = run(context, choice, simulation_of<G>(choice.game)); });
  return code;
}

}  // namespace hallali::cli
