#include "server/live_draw.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

using namespace std::chrono_literals;

const Seed kItsNumber = seed_from_text("one");
const Clockwork::Time kThen{1h};

struct LiveDrawTest : testing::Test {
  LiveDrawTest() {
    next.promise(seed_from_text("secret"), false);
    next.pledge(seat_at(0), commitment(kItsNumber));
    next.pledge(seat_at(1), commitment(kItsNumber));
    here.insert(seat_at(0)), here.insert(seat_at(1));
  }
  NextDeal next;
  LiveDraw draw;
  SeatSet here;
};

TEST_F(LiveDrawTest, WaitsForThoseWhoAreHereAndForASecondAtMost) {
  draw.note(next, kThen);
  EXPECT_FALSE(draw.due()) << "nobody has asked for a game";
  EXPECT_FALSE(draw.ready(next, here, kThen));
  next.reveal();
  draw.note(next, kThen);
  EXPECT_EQ(draw.due(), kThen + LiveDraw::kWait);
  draw.note(next, kThen + 10ms);
  EXPECT_EQ(draw.due(), kThen + LiveDraw::kWait) << "whatever happens meanwhile";
  draw.show(seat_at(0), kItsNumber);
  EXPECT_FALSE(draw.ready(next, here, kThen));
  EXPECT_TRUE(draw.ready(next, here.without(seat_at(1)), kThen)) << "who has gone is not waited for";
  EXPECT_TRUE(draw.ready(next, here, kThen + LiveDraw::kWait));
  draw.show(seat_at(1), kItsNumber);
  EXPECT_TRUE(draw.ready(next, here, kThen));
}

TEST_F(LiveDrawTest, TriesOnceAndAgainOnlyWhenTold) {
  next.reveal();
  draw.note(next, kThen);
  draw.try_now();
  draw.note(next, kThen);
  EXPECT_FALSE(draw.due());
  draw.try_again(kThen + 3s);
  EXPECT_EQ(draw.due(), kThen + 3s);
}

TEST_F(LiveDrawTest, NumbersOfOneDealAreNotForTheNext) {
  next.reveal();
  draw.note(next, kThen);
  draw.show(seat_at(0), kItsNumber);
  next.promise(seed_from_text("another"), false);
  draw.note(next, kThen);
  EXPECT_TRUE(draw.numbers().empty());
  EXPECT_FALSE(draw.due());
}

TEST_F(LiveDrawTest, AGameThatBeginsByItselfWaitsForTheFirstHash) {
  NextDeal soon;
  soon.promise(seed_from_text("soon"), true);
  draw.note(soon, kThen);
  EXPECT_FALSE(draw.ready(soon, here, kThen));
  EXPECT_TRUE(draw.ready(soon, here, kThen + LiveDraw::kWait)) << "for a client that has none";
  soon.pledge(seat_at(0), commitment(kItsNumber));
  draw.note(soon, kThen);
  EXPECT_TRUE(draw.ready(soon, here, kThen));
}

}  // namespace
}  // namespace hallali
