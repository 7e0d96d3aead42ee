#include "match/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hallali {
namespace {

constexpr Seat kAda = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCat = seat_at(2);

Lots some_lots() { return draw_lots(Random(seed_from_text("race"))); }

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
  const auto order = race.order(some_lots());
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
  ASSERT_EQ(race.order(some_lots()).size(), 1U);
  EXPECT_EQ(race.order(some_lots())[0].time, 500);
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
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Race race({kAda, kBen, kCat}, 5000);
    race.slap(kAda, 400, 400, 0);
    race.slap(kBen, 400, 400, 0);
    race.slap(kCat, 400, 400, 0);
    ada += race.order(draw_lots(Random(Seed{}, i))).front().seat == kAda ? 1 : 0;
  }
  EXPECT_NEAR(ada, 1000, 120);
}

// One lot a seat in the order of the seats, whoever slapped and in whatever order the hands arrived.
TEST(RaceTest, TiesFollowFromTheLotsAlone) {
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Lots lots = draw_lots(Random(Seed{}, i));
    Race race({kAda, kBen, kCat}, 5000);
    Race turned({kAda, kBen, kCat}, 5000);
    for (Seat seat : {kAda, kBen, kCat}) race.slap(seat, 400, 400, 0);
    for (Seat seat : {kCat, kAda, kBen}) turned.slap(seat, 400, 400, 0);
    EXPECT_EQ(race.order(lots), turned.order(lots));
    EXPECT_EQ(race.order(lots).front().seat == kAda, lots[0] < lots[1] && lots[0] < lots[2]);
  }
}

TEST(RaceTest, AHandAfterTheCollectionDoesNotCount) {
  Race race({kAda, kBen, kCat}, 5000);
  race.slap(kAda, 400, 400, 0);
  race.slap(kBen, 550, 400 + kCollection, 0);
  race.slap(kCat, 551, 400 + kCollection + 1, 0);
  EXPECT_EQ(seats_of(race.order(some_lots())), (SeatSet{kAda, kBen}));
  EXPECT_EQ(race.all(some_lots()).size(), 3U);
}

std::string wrong(const std::vector<Slap>& hands, std::optional<Lots> lots = some_lots()) {
  const auto found = wrong_hand(hands, {kAda, kBen, kCat}, 5000, lots);
  return found ? fmt::format("{}: {}", found->hand, found->what.en) : "";
}

TEST(WrongHand, NamesTheFirstThatDoesNotHold) {
  const Slap ada{kAda, 400, 430, 60, 400};
  const Slap ben{kBen, 420, 440, 60, 420};
  EXPECT_EQ(wrong({}), "");
  EXPECT_EQ(wrong({ada, ben}), "");
  EXPECT_EQ(wrong({ben, ada}), "1: this hand goes before the one on the line above");
  EXPECT_EQ(wrong({ada, ada}), "1: this seat cannot slap here, or did already");
  EXPECT_EQ(wrong({{seat_at(3), 400, 400, 0, 400}}), "0: this seat cannot slap here, or did already");
  EXPECT_EQ(wrong({{kAda, 1, 9999, 0, 1}}), "0: the time of this hand is 9999");
  EXPECT_EQ(wrong({ada, {kBen, 420, 440, 60, 419}}), "1: the time of this hand is 420");
  EXPECT_EQ(wrong({{kAda, 400, 400, -1, 400}}), "0: a time cannot be negative");
  EXPECT_EQ(wrong({ada, {kBen, 581, 581, 0, 581}}), "1: this hand arrived too late to count");
  EXPECT_EQ(wrong({{kAda, 5151, 5151, 0, 5151}}), "0: this hand arrived too late to count");
}

TEST(WrongHand, TiesAreInTheOrderOfTheLotsOnceThereAreLots) {
  const Slap ada{kAda, 400, 400, 0, 400};
  const Slap ben{kBen, 400, 400, 0, 400};
  const Lots lots{2, 1, 3};
  EXPECT_EQ(wrong({ben, ada}, lots), "");
  EXPECT_EQ(wrong({ada, ben}, lots), "1: this hand goes before the one on the line above");
  EXPECT_EQ(wrong({ada, ben}, std::nullopt), "");
  EXPECT_EQ(wrong({ben, ada}, std::nullopt), "");
}

}  // namespace
}  // namespace hallali
