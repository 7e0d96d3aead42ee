#include "server/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hallali {
namespace {

constexpr Seat kAda = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCat = seat_at(2);

Seat first(const Race& race, Random& draws) { return race.order(draws).front().seat; }

TEST(Believed, WhatTheScreenMeasuredIfTheJourneyExplainsIt) {
  EXPECT_EQ(believed(400, 430, 60), 400);
  EXPECT_EQ(believed(400, 400, 0), 400);
}

TEST(Believed, NeverEarlierThanTheRoundTripExplains) {
  EXPECT_EQ(believed(200, 430, 60), 370);
  EXPECT_EQ(believed(0, 430, 0), 430);
}

TEST(Believed, NeverMoreThanTheCap) {
  EXPECT_EQ(believed(200, 700, 5000), 700 - kMostCompensation);
  EXPECT_EQ(believed(200, 700, -5), 700);
}

TEST(Believed, NeverFasterThanPeopleAre) {
  EXPECT_EQ(believed(3, 60, 100), kHumanLimit);
  EXPECT_EQ(believed(0, 0, 0), kHumanLimit);
}

TEST(Believed, NeverLaterThanItArrived) { EXPECT_EQ(believed(9000, 430, 60), 430); }

TEST(RaceTest, TheEarlierHandWinsThoughItArrivesLater) {
  Race race({kAda, kBen}, 5000);
  race.slap(kAda, 420, 425, 10);
  race.slap(kBen, 400, 480, 160);
  Random draws(seed_from_text("race"));
  const auto order = race.order(draws);
  EXPECT_EQ(order.size(), 2U);
  EXPECT_EQ(order[0], (Slap{kBen, 400, 480, 160, 400}));
  EXPECT_EQ(order[1], (Slap{kAda, 420, 425, 10, 420}));
}

TEST(RaceTest, EachHandCountsOnce) {
  Race race({kAda, kBen}, 5000);
  race.pass(kBen);
  race.slap(kBen, 300, 300, 0);
  race.slap(kAda, 500, 500, 0);
  race.slap(kAda, 200, 520, 500);
  Random draws(seed_from_text("race"));
  ASSERT_EQ(race.order(draws).size(), 1U);
  EXPECT_EQ(race.order(draws)[0].time, 500);
}

TEST(RaceTest, WaitsForHandsThatMayHaveBeenEarlier) {
  Race race({kAda, kBen, kCat}, 5000);
  EXPECT_EQ(race.ends(), 5000 + kCollection);
  race.slap(kAda, 700, 710, 20);
  EXPECT_EQ(race.ends(), 710 + kCollection);
  race.slap(kBen, 690, 760, 100);
  EXPECT_EQ(race.ends(), 710 + kCollection);
  race.pass(kCat);
  EXPECT_EQ(race.ends(), 0);
}

// Whatever arrives after the collection window cannot be earlier than the slap that opened it.
TEST(RaceTest, WaitsLongEnough) {
  for (int arrived = kHumanLimit; arrived < 1000; arrived += 7) {
    for (int later = 1; later < 400; later += 13) {
      EXPECT_GT(believed(0, arrived + kCollection + later, 100'000), arrived);
    }
  }
}

TEST(RaceTest, EqualTimesAreDrawn) {
  int ada = 0;
  Random draws(seed_from_text("ties"));
  for (int i = 0; i < 3000; ++i) {
    Race race({kAda, kBen, kCat}, 5000);
    race.slap(kAda, 400, 400, 0);
    race.slap(kBen, 400, 400, 0);
    race.slap(kCat, 400, 400, 0);
    ada += first(race, draws) == kAda ? 1 : 0;
  }
  EXPECT_NEAR(ada, 1000, 120);
}

TEST(RoundTripTest, IsTheMedianOfTheLatest) {
  RoundTrip trip;
  EXPECT_EQ(trip.median(), 0);
  for (int time : {40, 900, 42}) trip.note(time);
  EXPECT_EQ(trip.median(), 42);
  for (int i = 0; i < 9; ++i) trip.note(80);
  EXPECT_EQ(trip.median(), 80);
}

// ---- People on different networks --------------------------------------------------------------------------------

// How somebody is connected, and whether his screen tells the truth.
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
    return race.order(random_).front().seat;
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

// Who lies about the time and holds back the answers to pings as well can get the cap, and nothing beyond it: it is
// as if his reflexes were that much better.
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
