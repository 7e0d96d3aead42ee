#include "server/live_race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/append_queue.h"
#include "table/test_table.h"

namespace hallali {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using testing::ElementsAre;

constexpr Seat kAda = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Seat kCat = seat_at(2);
constexpr std::int64_t kNumber = 7;
const LiveRace::Time kNow{1h};
const LiveRace::Time kShown = kNow + milliseconds(kLead);

class LiveRaceTest : public testing::Test {
 protected:
  LiveRaceTest() { race.begin(kNumber, {kAda, kBen, kCat}, 5s, kNow); }

  std::string slap(Seat seat, std::optional<int> after, LiveRace::Time now, std::int64_t number = kNumber) {
    return complaint([&] { race.slap({seat, number, after, 0, 1}, now); });
  }
  // The dice lie in a game of three.
  static TestTable thrown() {
    TestTable it(plain_settings("chasse-cercueils"));
    it.seat(3).deal();
    const Seat roller = it.table.match()->awaited().first();
    it.apply(entry::Moved{roller, "roll", Mover::player});
    EXPECT_TRUE(it.table.match()->racing());
    return it;
  }

  LiveRace race;
};

TEST_F(LiveRaceTest, SaysWhenItIsShown) {
  ASSERT_TRUE(race.on());
  EXPECT_EQ(race.number(), kNumber);
  EXPECT_EQ(race.now(kNow)->show_in, kLead);
  EXPECT_EQ(race.now(kShown + 40ms)->show_in, -40);
  EXPECT_EQ(race.now(kNow)->race, kNumber);
  EXPECT_EQ(race.now(kNow)->window, 5000);
  race.stop();
  EXPECT_FALSE(race.on());
  EXPECT_FALSE(race.now(kNow).has_value());
  EXPECT_EQ(race.due(), std::nullopt);
  EXPECT_FALSE(race.run(kNow + 1h));
}

TEST_F(LiveRaceTest, AHandCountsOnceInItsRaceWhenTheDiceAreShown) {
  EXPECT_EQ(slap(kAda, 0, kShown - 1ms), "Too early: the dice are not shown yet.");
  EXPECT_EQ(slap(kAda, 60'001, kShown + 300ms), "\"after\" counts 0 to 60000 milliseconds.");
  EXPECT_EQ(slap(kAda, 290, kShown + 300ms, kNumber - 1), "Too late: this race is over.");
  EXPECT_EQ(slap(kAda, 290, kShown + 300ms), "");
  EXPECT_EQ(slap(kAda, 200, kShown + 310ms), "This seat has answered already.");
  EXPECT_EQ(slap(seat_at(3), 290, kShown + 300ms), "This seat has answered already.");
  EXPECT_EQ(slap(kBen, {}, kShown - 1ms), "") << "who will not slap may say so early";
  EXPECT_THROW(race.slap({kCat, kNumber, 290, 0, 1, true}, kShown + 300ms), BadInput) << "a bot stands in for them";
}

TEST_F(LiveRaceTest, RemembersTheCommandsItObeyed) {
  race.slap({kAda, kNumber, 290, 0, 11}, kShown + 300ms);
  EXPECT_THROW(race.slap({kAda, kNumber, 290, 0, 12}, kShown + 300ms), BadInput);
  EXPECT_TRUE(race.obeyed(11));
  EXPECT_FALSE(race.obeyed(12));
  race.stop();
  EXPECT_TRUE(race.obeyed(11)) << "also when it is over";
  race.begin(kNumber + 1, {kAda}, 5s, kNow);
  EXPECT_FALSE(race.obeyed(11));
}

TEST_F(LiveRaceTest, EndsWhenTheFirstHandHasWaitedForTheOthers) {
  EXPECT_EQ(race.due(), kShown + 5s + milliseconds(kCollection));
  EXPECT_EQ(slap(kAda, 300, kShown + 300ms), "");
  const LiveRace::Time end = kShown + 300ms + milliseconds(kCollection);
  EXPECT_EQ(race.due(), end);
  EXPECT_FALSE(race.run(end - 1ms));
  EXPECT_TRUE(race.run(end));
  EXPECT_FALSE(race.run(end)) << "once";
  EXPECT_EQ(race.due(), std::nullopt);
  EXPECT_EQ(slap(kBen, 290, end), "Too late: this race is over.");
}

TEST_F(LiveRaceTest, TriesAgainWhenItsEndCouldNotBeWritten) {
  for (const Seat seat : {kAda, kBen, kCat}) EXPECT_EQ(slap(seat, {}, kShown), "");
  ASSERT_TRUE(race.run(kShown));
  race.put_off(kShown + 1s);
  EXPECT_EQ(race.due(), kShown + 1s);
  EXPECT_FALSE(race.run(kShown + 999ms));
  EXPECT_TRUE(race.run(kShown + 1s));
  race.stop();
  race.put_off(kShown + 2s);
  EXPECT_FALSE(race.on()) << "there is nothing to put off";
}

TEST_F(LiveRaceTest, BotsHandsComeDownWhenItIsTime) {
  race.plan(kNumber, kBen, 400, 400ms);
  race.plan(kNumber, kCat, std::nullopt, 700ms);
  race.plan(kNumber - 1, kAda, 200, 200ms);
  EXPECT_EQ(race.due(), kShown + 400ms) << "a plan for another race is forgotten";
  EXPECT_FALSE(race.run(kShown + 400ms));
  EXPECT_EQ(slap(kAda, {}, kShown + 450ms), "");
  EXPECT_EQ(race.due(), kShown + 400ms + milliseconds(kCollection)) << "the other bot need not be waited for";
  TestTable it = thrown();
  const auto raced = std::get<entry::Raced>(race.end(kNumber, *it.table.match()));
  EXPECT_EQ(raced.seat, kBen);
  EXPECT_THAT(raced.slaps, ElementsAre(Slap{kBen, 400, 400, 0, 400}));
}

TEST_F(LiveRaceTest, ItsEndIsALegalMove) {
  TestTable slapped = thrown();
  EXPECT_EQ(slap(kCat, 300, kShown + 300ms), "");
  slapped.apply(race.end(kNumber, *slapped.table.match()));
  EXPECT_EQ(slapped.table.match()->record().moves.back().seat, kCat);

  TestTable passed = thrown();
  const Seat roller = passed.table.match()->awaited().first();
  race.begin(kNumber, {kAda, kBen, kCat}, 5s, kNow);
  const entry::Any nobody = race.end(kNumber, *passed.table.match());
  EXPECT_EQ(std::get<entry::Raced>(nobody).seat, roller);
  passed.apply(nobody);
  EXPECT_FALSE(passed.table.match()->racing());
}

TEST_F(LiveRaceTest, TheEndOfAnotherRaceComesTooLate) {
  TestTable it = thrown();
  EXPECT_THROW(race.end(kNumber + 1, *it.table.match()), TooLate);
  race.stop();
  EXPECT_THROW(race.end(kNumber, *it.table.match()), TooLate);
}

}  // namespace
}  // namespace hallali
