#include "match/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace hallali
