// The parts of a game, one by one: build/release/bench/hallali_bench. `hallali bench` measures them together.
#include <benchmark/benchmark.h>

#include <vector>

#include "games/types.h"
#include "kit/every_setup.h"
#include "lab/play_out.h"
#include "match/games.h"

namespace hallali {
namespace {

constexpr std::size_t kPositions = 512;  // as many as fit the cache, of all stages of the game

template <Rules G>
struct Position {
  typename G::State state;
  Seat seat;
  typename G::Move move;
};

template <Rules G>
std::vector<Position<G>> positions(const typename G::Options& options) {
  std::vector<Position<G>> all;
  for (std::uint64_t game = 0; all.size() < kPositions; ++game) {
    const Seed seed = derive_seed({}, game);
    Random chance(seed);
    Random choice(seed, 1);
    Silent silent;
    typename G::State state = deal(options, chance);
    while (!awaited(state).empty() && all.size() < kPositions) {
      const Seat seat = awaited(state).first();
      const auto move = random_move(legal(state, seat), choice);
      if (choice.below(7) == 0) all.push_back({state, seat, move});
      apply(state, seat, move, chance, silent);
    }
  }
  return all;
}

template <Rules G, class Work>
void over_positions(benchmark::State& bench, const typename G::Options& options, Work work) {
  const std::vector<Position<G>> all = positions<G>(options);
  std::size_t i = 0;
  for (auto _ : bench) {
    work(all[i]);
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}

template <Rules G>
void add_benchmarks(const typename G::Options& options) {
  const auto add = [&](const char* part, auto work) {
    benchmark::RegisterBenchmark((setup_name<G>(options) + '/' + part).c_str(),
                                 [=](benchmark::State& bench) { over_positions<G>(bench, options, work); });
  };
  Random random(derive_seed({}, 1));
  add("copy", [](const Position<G>& at) {
    typename G::State copy = at.state;
    benchmark::DoNotOptimize(copy);
  });
  add("legal", [](const Position<G>& at) { benchmark::DoNotOptimize(legal(at.state, at.seat)); });
  add("copy and apply", [random](const Position<G>& at) mutable {
    typename G::State state = at.state;
    Silent silent;
    apply(state, at.seat, at.move, random, silent);
    benchmark::DoNotOptimize(state);
  });
  add("know", [](const Position<G>& at) { benchmark::DoNotOptimize(know(at.state, at.seat)); });
  add("imagine", [random](const Position<G>& at) mutable {
    benchmark::DoNotOptimize(imagine(know(at.state, at.seat), random));
  });
  add("steady", [random](const Position<G>& at) mutable {
    benchmark::DoNotOptimize(
        choose(Bot::steady, know(at.state, at.seat), legal(at.state, at.seat), random, kNoHurry));
  });
  add("view to JSON",
      [](const Position<G>& at) { benchmark::DoNotOptimize(to_json(show(know(at.state, at.seat)))); });
}

[[maybe_unused]] const bool kRegistered = [] {
  for_each_game([]<class G>() {
    for (const auto& options : every_setup<G>()) add_benchmarks<G>(options);
  });
  benchmark::RegisterBenchmark("random/below 52", [](benchmark::State& bench) {
    Random random(derive_seed({}, 2));
    for (auto _ : bench) benchmark::DoNotOptimize(random.below(52));
  });
  return true;
}();

}  // namespace
}  // namespace hallali
