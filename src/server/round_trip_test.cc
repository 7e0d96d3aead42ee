// People on different networks: what is measured of their lines, and whether that makes a race fair.
#include "server/round_trip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "match/race.h"

namespace hallali {
namespace {

TEST(RoundTripTest, IsTheMedianOfTheLatest) {
  RoundTrip trip;
  EXPECT_EQ(trip.median(), 0);
  for (int time : {40, 900, 42}) trip.note(time);
  EXPECT_EQ(trip.median(), 42);
  for (int i = 0; i < 9; ++i) trip.note(80);
  EXPECT_EQ(trip.median(), 80);
}

// How somebody is connected, and whether their screen tells the truth.
struct Line {
  double delay = 0;   // milliseconds in one direction
  double jitter = 0;  // on top of it, on average
  enum class Honesty { honest, claims_the_limit, delays_pongs } honesty = Honesty::honest;
};

class Simulation {
 public:
  explicit Simulation(std::vector<Line> lines) : lines_(std::move(lines)), random_(seed_from_text("latency")) {
    for (const Line& line : lines_) trips_.push_back(measured(line));
  }

  // How often each wins out of `races` when all have the same reflexes.
  std::vector<double> shares(int races) {
    std::vector<double> wins(lines_.size());
    for (int i = 0; i < races; ++i) ++wins[slot(winner())];
    for (double& each : wins) each /= races;
    return wins;
  }

 private:
  double travel(const Line& line) { return line.delay - line.jitter * std::log(1 - random_.unit()); }

  int measured(const Line& line) {
    RoundTrip trip;
    const double held_back = line.honesty == Line::Honesty::delays_pongs ? 5000 : 0;
    for (int i = 0; i < 9; ++i) trip.note(static_cast<int>(travel(line) + travel(line) + held_back));
    return trip.median();
  }

  // Milliseconds from seeing the dice to slapping: log-normal around 450.
  double reaction() {
    const double normal =
        std::sqrt(-2 * std::log(1 - random_.unit())) * std::cos(2 * std::numbers::pi * random_.unit());
    return std::max<double>(kHumanLimit, 450 * std::exp(0.2 * normal));
  }

  // The server sends the dice `kLead` before they are shown; a screen waits for that moment less half its round trip,
  // or shows them at once if they come later.
  Seat winner() {
    Race race(seats_up_to(static_cast<int>(lines_.size())), 5000);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Line& line = lines_[i];
      const double received = travel(line);
      const double wait = std::max(0.0, kLead - (line.delay + line.jitter));
      const double shown = received + wait - kLead;  // 0: when it should be
      const double after = reaction();
      const double arrived = shown + after + travel(line);
      const bool honest = line.honesty == Line::Honesty::honest;
      race.slap(seat_at(static_cast<int>(i)), honest ? static_cast<int>(after) : 0, static_cast<int>(arrived),
                trips_[i]);
    }
    return race.order(draw_lots(random_)).front().seat;
  }

  std::vector<Line> lines_;
  Random random_;
  std::vector<int> trips_;
};

constexpr int kRaces = 20'000;

using testing::AllOf;
using testing::Each;
using testing::Ge;
using testing::Le;

TEST(FairRace, EqualReflexesWinEquallyOften) {
  Simulation simulation({{5, 1}, {20, 4}, {60, 8}, {100, 12}, {140, 6}});  // round trips of 12 to 290 ms
  EXPECT_THAT(simulation.shares(kRaces), Each(AllOf(Ge(0.18), Le(0.22))));
}

TEST(FairRace, WithoutCompensationItWouldNot) {
  // What the same people get when only the arrival counts: the test above can fail.
  EXPECT_GT(believed(450, 600, 0), believed(450, 600, 290));
  Simulation slow({{5, 0}, {400, 0}});
  EXPECT_LT(slow.shares(kRaces)[1], 0.1) << "beyond the cap a slow line is a disadvantage";
}

TEST(FairRace, ALyingScreenOnAGoodLineGainsNothing) {
  Simulation simulation({{5, 1, Line::Honesty::claims_the_limit}, {5, 1}, {60, 5}, {120, 10}});
  EXPECT_LT(simulation.shares(kRaces)[0], 0.30);
}

// Whoever lies about the time and holds back the answers to pings as well can get the cap, and nothing beyond it: it
// is as if their reflexes were that much better.
TEST(FairRace, ALiarGainsNoMoreThanTheCap) {
  Random random(seed_from_text("liar"));
  for (int i = 0; i < 10'000; ++i) {
    const int arrived = static_cast<int>(random.below(5000));
    const int after = static_cast<int>(random.below(5000));
    const int trip = static_cast<int>(random.below(60'000));
    const int time = believed(after, arrived, trip);
    EXPECT_GE(time, arrived - kMostCompensation);
    EXPECT_GE(time, kHumanLimit);
    EXPECT_LE(time, std::max(arrived, kHumanLimit));
  }
  Simulation liar({{5, 1, Line::Honesty::delays_pongs}, {140, 1}});
  Simulation honest({{5, 1}, {140, 1}});
  EXPECT_GT(liar.shares(kRaces)[0], honest.shares(kRaces)[0]) << "the cap is what a liar can get";
}

}  // namespace
}  // namespace hallali
