#include "lab/simulate.h"

#include <gtest/gtest.h>

#include <mutex>

#include "games/types.h"

namespace hallali {
namespace {

using Folie = chasse_en_folie::Game;
using Pirsch = auf_der_pirsch::Game;

Series series_of(std::vector<Bot> bots, std::int64_t games) {
  Series series;
  series.seed = seed_from_text("simulate");
  series.games = games;
  series.bots = std::move(bots);
  return series;
}

TEST(Simulate, ThreadsDoNotChangeTheGames) {
  const auto options = make_options<Folie>(3, {});
  std::vector<std::map<std::int64_t, std::string>> kept;
  std::vector<Report> reports;
  for (int threads : {1, 2, 5}) {
    Series series = series_of({Bot::steady, Bot::random, Bot::random}, 50);
    series.threads = threads;
    std::map<std::int64_t, std::string> records;
    std::mutex mutex;
    series.keep = [&](std::int64_t number, const Record& record) {
      const std::lock_guard lock(mutex);
      records[number] = write_record(record);
    };
    reports.push_back(simulate<Folie>(options, series));
    kept.push_back(records);
  }
  EXPECT_EQ(kept[0].size(), 50U);
  EXPECT_EQ(kept[0], kept[1]);
  EXPECT_EQ(kept[0], kept[2]);
  EXPECT_EQ(reports[0], reports[1]);
  EXPECT_EQ(reports[0], reports[2]);
}

TEST(Simulate, KeptGamesVerify) {
  Series series = series_of({Bot::random, Bot::steady, Bot::random}, 10);
  series.keep = [&](std::int64_t, const Record& record) {
    replay<Pirsch>(read_record(write_record(record)), [](const auto&...) {});
  };
  simulate<Pirsch>(make_options<Pirsch>(3, {{"refuse-card", "yes"}, {"give-trick", "yes"}}), series);
}

TEST(Simulate, RolesAreCountedWhereThereAreAny) {
  using Hunters = shadow_hunters::Game;
  const Report report = simulate<Hunters>(make_options<Hunters>(8, {}), series_of(std::vector(8, Bot::random), 20));
  EXPECT_EQ(report.by_role.at("random george").games, 20) << "all hunters are dealt";
  EXPECT_EQ(report.by_role.at("random george").wins, report.by_role.at("random emi").wins) << "and win together";
  EXPECT_TRUE(simulate<Folie>(make_options<Folie>(3, {}), series_of(std::vector(3, Bot::random), 5)).by_role.empty());
}

TEST(Simulate, SeatsRotateUnlessTheyAreFixed) {
  Series series = series_of({Bot::steady, Bot::random, Bot::random}, 3);
  EXPECT_EQ(seating(series, 0)[0], Bot::steady);
  EXPECT_EQ(seating(series, 1)[2], Bot::steady);
  EXPECT_EQ(seating(series, 2)[1], Bot::steady);
  series.rotate = false;
  EXPECT_EQ(seating(series, 1)[0], Bot::steady);
}

TEST(Simulate, StopsWhenTold) {
  Series series = series_of({Bot::random, Bot::random, Bot::random}, 10000);
  series.progress = [](std::int64_t done) { return done < 100; };
  const Report report = simulate<Folie>(make_options<Folie>(3, {}), series);
  EXPECT_GE(report.games, 100);
  EXPECT_LT(report.games, 1000);
}

TEST(Simulate, PassesOnWhatGoesWrong) {
  Series series = series_of({Bot::random, Bot::random, Bot::random}, 100);
  series.threads = 2;
  series.keep = [](std::int64_t, const Record&) { throw BadInput({"disque plein", "disk full"}); };
  EXPECT_THROW(simulate<Folie>(make_options<Folie>(3, {}), series), BadInput);
}

TEST(Tally, SharesAVictoryAndKnowsItsInterval) {
  Tally tally;
  for (int i = 0; i < 100; ++i) tally.add({1, i < 50 ? kWholeWin : i < 60 ? kWholeWin / 2 : 0, i, i * i});
  EXPECT_DOUBLE_EQ(tally.win_rate(), 0.55);
  EXPECT_NEAR(tally.interval()[0], 0.4524, 1e-3);  // Wilson, by hand
  EXPECT_NEAR(tally.interval()[1], 0.6439, 1e-3);
  EXPECT_DOUBLE_EQ(tally.mean_score(), 49.5);
  EXPECT_NEAR(tally.score_deviation(), 29.01, 0.01);
}

// The bots' strength as the project promises it. Fair would be 25 %.
template <Rules G>
double steady_against_random() {
  Series series = series_of({Bot::steady, Bot::random, Bot::random, Bot::random}, 2000);
  series.threads = 2;
  return simulate<G>(make_options<G>(4, {}), series).by_bot[static_cast<std::size_t>(Bot::steady)].win_rate();
}

TEST(Bots, SteadyWinsHalfOfChasseEnFolieAgainstThreeRandomOnes) { EXPECT_GE(steady_against_random<Folie>(), 0.50); }
TEST(Bots, SteadyWinsTwoThirdsOfAufDerPirschAgainstThreeRandomOnes) {
  EXPECT_GE(steady_against_random<Pirsch>(), 0.65);
}

}  // namespace
}  // namespace hallali
