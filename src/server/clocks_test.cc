#include "server/clocks.h"

#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

using namespace std::chrono_literals;

const Clocks::Time kNow{1h};
const SeatSet kAll{kFirst, kSecond, kThird};

// Chasse en folie: all choose at the same time, then those who hunt.
class ClocksTest : public testing::Test {
 protected:
  static Settings with(int clock, int patience = 90, Pace pace = Pace::instant) {
    Settings settings = plain_settings();
    settings.clock = clock;
    settings.patience = patience;
    settings.pace = pace;
    return settings;
  }
  // Three people, a game, and everybody asked at kNow.
  TestTable& open(const Settings& settings) {
    it.emplace(settings);
    it->seat(3).deal();
    note(kNow);
    return *it;
  }
  void note(Clocks::Time now, bool anew = false) { clocks.note(it->table, now, anew, whims); }
  void move(Seat seat, Clocks::Time now) {
    it->apply(entry::Moved{seat, it->table.match()->legal(seat).front(), Mover::player});
    note(now);
  }
  auto due(Seat seat, SeatSet here = kAll) const { return clocks.due(it->table, seat, here); }
  auto left(Seat seat, Clocks::Time now) const { return clocks.left(it->table, seat, now); }

  Random whims{seed_from_text("whims")};
  std::optional<TestTable> it;
  Clocks clocks;
};

TEST_F(ClocksTest, WithoutAClockNothingIsDueForWhoIsHere) {
  open(with(0));
  EXPECT_EQ(due(kFirst), std::nullopt);
  EXPECT_EQ(left(kFirst, kNow), std::nullopt);
  EXPECT_FALSE(clocks.time_is_up(it->table, kFirst, kNow + 24h));
}

TEST_F(ClocksTest, TheClockRunsForWhoIsAwaited) {
  open(with(30));
  EXPECT_EQ(due(kFirst), kNow + 30s);
  EXPECT_EQ(left(kFirst, kNow + 10s), 20'000);
  EXPECT_EQ(left(kFirst, kNow + 31s), 0);
  EXPECT_FALSE(clocks.time_is_up(it->table, kFirst, kNow + 29'999ms));
  EXPECT_TRUE(clocks.time_is_up(it->table, kFirst, kNow + 30s));
  EXPECT_EQ(clocks.turn(kFirst), 0);
  move(kFirst, kNow + 10s);
  EXPECT_EQ(due(kFirst), std::nullopt) << "has moved";
  EXPECT_EQ(left(kFirst, kNow + 10s), std::nullopt);
  EXPECT_EQ(clocks.turn(kFirst), -1);
  EXPECT_EQ(due(kSecond), kNow + 30s) << "somebody else's move changes nothing";
}

TEST_F(ClocksTest, EverybodyIsAskedAnewWhenPeopleComeBack) {
  open(with(30));
  note(kNow + 20s);
  EXPECT_EQ(due(kFirst), kNow + 30s);
  note(kNow + 20s, true);
  EXPECT_EQ(due(kFirst), kNow + 50s);
}

TEST_F(ClocksTest, AMoveTakenBackDoesNotStartTheClockAgain) {
  open(with(10));
  move(kFirst, kNow + 7s);
  it->apply(entry::UndoAsked{kFirst, {}});
  note(kNow + 8s);
  EXPECT_EQ(left(kFirst, kNow + 8s), 10'000);
  clocks.took_back(kFirst, kNow + 8s);
  EXPECT_EQ(left(kFirst, kNow + 8s), 3000);
}

TEST_F(ClocksTest, ABotStandsInForWhoIsAwayWhenPatienceEnds) {
  open(with(0, 60));
  const SeatSet others{kFirst, kThird};
  EXPECT_EQ(due(kSecond, others), kNow + 60s) << "never came";
  clocks.went_away({kSecond}, kNow + 10s);
  EXPECT_EQ(due(kSecond, others), kNow + 70s);
  EXPECT_EQ(due(kSecond, {}), std::nullopt) << "nobody waits";
  EXPECT_EQ(due(kFirst, others), std::nullopt);
}

TEST_F(ClocksTest, TheShorterOfClockAndPatienceCounts) {
  open(with(30, 60));
  EXPECT_EQ(due(kSecond, {kFirst}), kNow + 30s);
  open(with(90, 60));
  EXPECT_EQ(due(kSecond, {kFirst}), kNow + 60s);
}

TEST_F(ClocksTest, BotsThinkAtTheirPace) {
  const struct {
    Pace pace;
    std::chrono::milliseconds shortest, longest;
  } paces[] = {{Pace::instant, 0ms, 0ms}, {Pace::brisk, 200ms, 499ms}, {Pace::human, 700ms, 1799ms}};
  for (const auto& [pace, shortest, longest] : paces) {
    open(with(0, 60, pace));
    it->apply(entry::StoodIn{kSecond});
    for (int i = 0; i < 50; ++i) {
      note(kNow, true);
      EXPECT_GE(due(kSecond), kNow + shortest);
      EXPECT_LE(due(kSecond), kNow + longest);
    }
  }
}

TEST_F(ClocksTest, NothingIsDueWhileTheTableActs) {
  open(with(30));
  clocks.begin(kFirst);
  EXPECT_EQ(due(kFirst), std::nullopt);
  note(kNow + 1s, true);
  EXPECT_EQ(due(kFirst), std::nullopt) << "also when people come back meanwhile";
  clocks.end(kFirst);
  EXPECT_EQ(due(kFirst), kNow + 31s);
  clocks.restart(kFirst, kNow + 40s);
  EXPECT_EQ(due(kFirst), kNow + 70s);
}

TEST_F(ClocksTest, AnotherMoveEndsWhatTheTableDidForTheLast) {
  open(with(30));
  clocks.begin(kFirst);
  for (const Seat seat : {kFirst, kSecond, kThird}) move(seat, kNow + 5s);
  while (!it->table.match()->awaited().contains(kFirst)) move(it->table.match()->awaited().first(), kNow + 5s);
  EXPECT_EQ(due(kFirst), kNow + 35s);
}

TEST_F(ClocksTest, ABotThatFailedTriesLater) {
  open(with(0));
  it->apply(entry::StoodIn{kSecond});
  note(kNow, true);
  EXPECT_EQ(due(kSecond), kNow);
  clocks.delay_bot(kSecond, kNow + 1s);
  EXPECT_EQ(due(kSecond), kNow + 1s);
}

TEST_F(ClocksTest, TheRulesMayGiveLessTimeThanTheTable) {
  for (const auto& [agreed, given] : {std::pair{0, 15}, std::pair{60, 15}, std::pair{10, 10}}) {
    Settings settings = plain_settings("chasse-cercueils");
    settings.clock = agreed;
    open(settings);
    const Seat roller = it->table.match()->awaited().first();
    EXPECT_EQ(due(roller), kNow + std::chrono::seconds(given)) << agreed;
    clocks = {};
  }
}

}  // namespace
}  // namespace hallali
