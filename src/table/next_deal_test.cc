#include "table/next_deal.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

const Seed kHouseSecret = seed_from_text("secret");
const Seed kNumberOne = seed_from_text("one");
const Seed kNumberTwo = seed_from_text("two");

TEST(NextDeal, KeepsOneHashASeatInTheOrderOfSeats) {
  NextDeal next;
  EXPECT_FALSE(next.promised());
  next.promise(kHouseSecret, false);
  next.pledge(seat_at(2), commitment(kNumberTwo));
  next.pledge(seat_at(0), commitment(kNumberTwo));
  next.pledge(seat_at(0), commitment(kNumberOne));
  ASSERT_EQ(next.shares().size(), 2U);
  EXPECT_EQ(next.shares()[0], (Share{seat_at(0), commitment(kNumberOne), {}}));
  EXPECT_EQ(next.shares()[1].seat, seat_at(2));
  next.drop(seat_at(0));
  EXPECT_EQ(next.share(seat_at(0)), nullptr);
  EXPECT_EQ(next.shares().size(), 1U);
}

TEST(NextDeal, WhatWasNotShownOrIsNotTheNumberIsMissing) {
  NextDeal next;
  next.promise(kHouseSecret, false);
  next.pledge(seat_at(0), commitment(kNumberOne));
  next.pledge(seat_at(1), commitment(kNumberTwo));
  next.pledge(seat_at(2), commitment(kNumberTwo));
  const Draw draw = next.with({{seat_at(0), kNumberOne}, {seat_at(1), kNumberOne}, {seat_at(3), kNumberOne}});
  EXPECT_EQ(draw.secret, kHouseSecret);
  ASSERT_EQ(draw.shares.size(), 3U);
  EXPECT_EQ(draw.shares[0].number, kNumberOne);
  EXPECT_FALSE(draw.shares[1].number);
  EXPECT_FALSE(draw.shares[2].number);
}

}  // namespace
}  // namespace hallali
