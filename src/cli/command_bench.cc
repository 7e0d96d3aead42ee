// Random play as fast as it goes, one thread: what an engine can be judged by. The parts are in bench/.
#include <fmt/format.h>

#include <chrono>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "games/every_setup.h"
#include "lab/simulate.h"

namespace hallali::cli {
namespace {

struct Speed {
  std::string game;
  int players = 0;
  OptionTexts options;
  double moves_per_second = 0;
  double games_per_second = 0;
  std::size_t state_bytes = 0;
};
BOOST_DESCRIBE_STRUCT(Speed, (), (game, players, options, moves_per_second, games_per_second, state_bytes))

// The best of several short runs: noise of the machine only ever slows down.
template <Rules G>
Speed measure(const typename G::Options& options, double seconds) {
  using Clock = std::chrono::steady_clock;
  const std::vector<Bot> bots(options.players, Bot::random);
  constexpr int kRuns = 20;
  constexpr int kBatch = 50;
  Speed speed{std::string(G::about.id), options.players, option_texts<G>(options), 0, 0, sizeof(typename G::State)};
  std::uint64_t number = 0;
  for (int run = 0; run < kRuns && signal_caught() == 0; ++run) {
    std::int64_t moves = 0;
    std::int64_t games = 0;
    const auto start = Clock::now();
    double took = 0;
    while (took < seconds / kRuns && signal_caught() == 0) {
      for (int i = 0; i < kBatch; ++i) {
        play_out<G>(options, derive_seed({}, number++), bots, [&](Seat, const typename G::Move&) { ++moves; });
      }
      games += kBatch;
      took = std::chrono::duration<double>(Clock::now() - start).count();
    }
    speed.moves_per_second = std::max(speed.moves_per_second, static_cast<double>(moves) / took);
    speed.games_per_second = std::max(speed.games_per_second, static_cast<double>(games) / took);
  }
  return speed;
}

}  // namespace

int bench_command(const Context& context, const BenchChoice& choice) {
  if (!(choice.seconds > 0 && choice.seconds <= 3600)) {
    throw BadInput({"--seconds attend une durée, plus de 0 et 3600 s au plus.",
                    "--seconds takes a time, more than 0 and 3600 s at most."});
  }
  std::vector<Speed> speeds;
  const auto measure_game = [&]<class G>() {
    for (const typename G::Options& options : every_setup<G>()) {
      if (signal_caught() != 0) return;
      speeds.push_back(measure<G>(options, choice.seconds));
      if (context.json) continue;
      const Speed& speed = speeds.back();
      fmt::print("{:<40} {:6.1f} M {}/s  {:6.0f} k {}/s  State {} {}\n", setup_name<G>(options),
                 speed.moves_per_second / 1e6, context.language == Language::fr ? "coups" : "moves",
                 speed.games_per_second / 1e3, context.language == Language::fr ? "parties" : "games",
                 speed.state_bytes, context.language == Language::fr ? "octets" : "bytes");
      std::fflush(stdout);
    }
  };
  if (choice.game) {
    with_game(*choice.game, measure_game);
  } else {
    for_each_game(measure_game);
  }
  if (context.json) fmt::print("{}\n", to_json(speeds));
  if (signal_caught() == 0) return 0;
  fmt::print(stderr, "{}\n", (Phrase{"Mesure interrompue.", "Measurement interrupted."}).in(context.language));
  return 128 + signal_caught();
}

}  // namespace hallali::cli
