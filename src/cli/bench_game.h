// Random play as fast as it goes, one thread, for one game.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>

#include "cli/game_commands.h"
#include "cli/terminal.h"
#include "kit/every_setup.h"
#include "lab/play_out.h"

namespace hallali::cli {

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
        play_out<G>(options, derive_seed({}, number++), bots, [&](const auto&...) { ++moves; });
      }
      games += kBatch;
      took = std::chrono::duration<double>(Clock::now() - start).count();
    }
    speed.moves_per_second = std::max(speed.moves_per_second, static_cast<double>(moves) / took);
    speed.games_per_second = std::max(speed.games_per_second, static_cast<double>(games) / took);
  }
  return speed;
}

template <class G>
void bench_game(double seconds, const std::function<void(const std::string& name, const Speed&)>& show) {
  for (const typename G::Options& options : every_setup<G>()) {
    if (signal_caught() != 0) return;
    show(setup_name<G>(options), measure<G>(options, seconds));
  }
}

}  // namespace hallali::cli
