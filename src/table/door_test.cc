#include "table/door.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

TEST(Door, OnlyTheBannedStayOut) {
  Door door;
  door.removed({"one"}, false, 0);
  EXPECT_FALSE(door.banned("one"));
  door.removed({"two", "two's phone"}, true, 0);
  EXPECT_TRUE(door.banned("two"));
  EXPECT_TRUE(door.banned("two's phone"));
  EXPECT_FALSE(door.banned("three"));
}

TEST(Door, AnOldPassShowsTheGamesThatWereOver) {
  Door door;
  EXPECT_TRUE(door.shows(0, 7));
  door.removed({"one"}, false, 2);
  door.invite_replaced(3);
  EXPECT_EQ(door.pass(), 2);
  EXPECT_TRUE(door.shows(0, 2));
  EXPECT_FALSE(door.shows(0, 3));
  EXPECT_TRUE(door.shows(1, 3));
  EXPECT_FALSE(door.shows(1, 4));
  EXPECT_TRUE(door.shows(2, 4));
  EXPECT_FALSE(door.shows(3, 1)) << "not handed out yet";
  EXPECT_FALSE(door.shows(-1, 1));
}

TEST(Door, RemovingKeepsTheInvite) {
  Door door;
  door.removed({"one"}, true, 0);
  EXPECT_EQ(door.invite(), 0);
  door.invite_replaced(0);
  EXPECT_EQ(door.invite(), 1);
}

}  // namespace
}  // namespace hallali
