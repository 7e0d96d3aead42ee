#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

namespace hallali {

void Tally::add(const Tally& other) {
  games += other.games;
  wins += other.wins;
  points += other.points;
  squares += other.squares;
}

double Tally::win_rate() const {
  return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(kWholeWin * games);
}

std::array<double, 2> Tally::interval() const {
  if (games == 0) return {0, 1};
  constexpr double z = 1.959964;
  const double n = static_cast<double>(games);
  const double p = win_rate();
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double Tally::mean_score() const { return games == 0 ? 0 : static_cast<double>(points) / static_cast<double>(games); }

double Tally::score_deviation() const {
  if (games < 2) return 0;
  const double n = static_cast<double>(games);
  const double mean = mean_score();
  return std::sqrt(std::max(0.0, (static_cast<double>(squares) - n * mean * mean) / (n - 1)));
}

void Report::add(const Report& other) {
  games += other.games;
  moves += other.moves;
  shortest = std::min(shortest, other.shortest);
  longest = std::max(longest, other.longest);
  for (std::size_t i = 0; i < by_seat.size(); ++i) by_seat[i].add(other.by_seat[i]);
  for (std::size_t i = 0; i < by_bot.size(); ++i) by_bot[i].add(other.by_bot[i]);
  for (const auto& [role, tally] : other.by_role) by_role[role].add(tally);
}

std::vector<Bot> seating(const Series& series, std::int64_t game) {
  std::vector<Bot> bots = series.bots;
  const auto places = static_cast<std::int64_t>(bots.size());
  if (series.rotate) std::rotate(bots.begin(), bots.begin() + game % places, bots.end());
  return bots;
}

Report run_blocks(const Series& series, int players,
                  const std::function<Report(std::int64_t first, std::int64_t last)>& work) {
  // Small enough for a steady progress bar, large enough that nobody waits for the lock.
  const std::int64_t block = std::clamp<std::int64_t>(series.games / 1000, 1, 1000);
  std::atomic<std::int64_t> next_game = 0;
  std::mutex mutex;
  Report total(players);
  std::exception_ptr failure;
  std::atomic<bool> stop = false;

  const auto worker = [&] {
    while (!stop) {
      const std::int64_t first = next_game.fetch_add(block);
      if (first >= series.games) return;
      try {
        const Report part = work(first, std::min(first + block, series.games));
        const std::lock_guard lock(mutex);
        total.add(part);
        if (series.progress && !series.progress(total.games)) stop = true;
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
        stop = true;
      }
    }
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < series.threads; ++i) threads.emplace_back(worker);
  worker();
  threads.clear();
  if (failure) std::rethrow_exception(failure);
  return total;
}

}  // namespace hallali
