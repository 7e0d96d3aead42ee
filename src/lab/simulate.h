// Many games in a row, by any number of threads. Game number n of a series has its own seed, derived from the
// series' seed, and its own seating, so the games are the same whoever plays them, and in what order.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "lab/play_out.h"
#include "match/session.h"

namespace hallali {

// Wins are counted in 840ths, so that a victory shared by up to eight players is exact and adds up in any order.
inline constexpr std::int64_t kWholeWin = 840;

// The results of one seat, or of one kind of bot.
struct Tally {
  std::int64_t games = 0;
  std::int64_t wins = 0;  // in parts of kWholeWin
  std::int64_t points = 0;
  std::int64_t squares = 0;

  void add(const Tally& other);
  double win_rate() const;
  std::array<double, 2> interval() const;  // of the win rate, 95 %, Wilson
  double mean_score() const;
  double score_deviation() const;

  bool operator==(const Tally&) const = default;
};

struct Report {
  std::int64_t games = 0;
  std::int64_t moves = 0;
  std::int64_t shortest = INT64_MAX;
  std::int64_t longest = 0;
  std::vector<Tally> by_seat;
  std::array<Tally, 2> by_bot;           // by enumerator
  std::map<std::string, Tally> by_role;  // "steady allie"; here a shared victory is a whole one

  explicit Report(int players = 0) : by_seat(static_cast<std::size_t>(players)) {}
  void add(const Report& other);

  bool operator==(const Report&) const = default;
};

struct Series {
  Seed seed;
  std::int64_t games = 1000;
  int threads = 1;
  bool rotate = true;                                            // game n seats the bots n places further round
  std::vector<Bot> bots;                                         // one a seat
  std::function<bool(std::int64_t done)> progress;               // now and then; false stops the series
  std::function<void(std::int64_t number, const Record&)> keep;  // each game, from any thread
};

// A game in which seats are not alike can say what a seat was in the end: role_of(state, seat).
template <class State>
concept HasRoles = requires(const State& end, Seat seat) {
  { role_of(end, seat) } -> std::convertible_to<std::string>;
};

std::vector<Bot> seating(const Series& series, std::int64_t game);

// Runs work(first, last) over [0, games) in blocks on the series' threads and adds up what it returns.
Report run_blocks(const Series& series, int players,
                  const std::function<Report(std::int64_t first, std::int64_t last)>& work);

template <Rules G>
Report simulate(const typename G::Options& options, const Series& series) {
  const auto work = [&](std::int64_t first, std::int64_t last) {
    Report report(options.players);
    for (std::int64_t game = first; game < last; ++game) {
      const Seed seed = derive_seed(series.seed, static_cast<std::uint64_t>(game));
      const std::vector<Bot> bots = seating(series, game);
      std::vector<RecordedMove> kept;
      std::int64_t moves = 0;
      const typename G::State end =
          play_out<G>(options, seed, bots, [&](Seat seat, const typename G::Move& move, const Hands& hands) {
            ++moves;
            if (series.keep) kept.push_back({seat, notation(move), {hands.begin(), hands.end()}});
          });
      const typename G::Outcome result = *outcome(end);
      if (series.keep) {
        std::vector<std::string> names;
        names.reserve(bots.size());
        for (Bot bot : bots) names.push_back(fmt::format("{} {} (bot)", notation(bot), names.size() + 1));
        Record whole = Session<G>(options, std::move(names), seed).record();
        whole.moves = std::move(kept);
        whole.result = result_text(std::optional(result));
        series.keep(game, whole);
      }
      ++report.games;
      report.moves += moves;
      report.shortest = std::min(report.shortest, moves);
      report.longest = std::max(report.longest, moves);
      for (int i = 0; i < options.players; ++i) {
        const std::int64_t points = result.scores[static_cast<std::size_t>(i)];
        const bool won = result.winners.contains(seat_at(i));
        const Tally one{1, won ? kWholeWin / result.winners.size() : 0, points, points * points};
        report.by_seat[static_cast<std::size_t>(i)].add(one);
        const Bot bot = bots[static_cast<std::size_t>(i)];
        report.by_bot[static_cast<std::size_t>(bot)].add(one);
        if constexpr (HasRoles<typename G::State>) {
          const Tally whole{1, won ? kWholeWin : 0, points, points * points};
          report.by_role[notation(bot) + ' ' + role_of(end, seat_at(i))].add(whole);
        }
      }
    }
    return report;
  };
  return run_blocks(series, options.players, work);
}

}  // namespace hallali
