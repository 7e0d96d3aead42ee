#include "server/invites.h"

#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

const Seed kSecret = seed_from_text("house");
const Door kDoor;

TEST(Invites, AnInviteIsForOneTableOfOneServer) {
  const Invites here(1, kSecret, kDoor);
  EXPECT_TRUE(here.is_invite(here.invite()));
  EXPECT_TRUE(here.is_invite(Invites(1, kSecret, kDoor).invite())) << "it need not be stored";
  EXPECT_FALSE(here.is_invite(Invites(2, kSecret, kDoor).invite()));
  const Seed other = seed_from_text("another house");
  EXPECT_FALSE(here.is_invite(Invites(1, other, kDoor).invite()));
  EXPECT_FALSE(here.is_invite(here.pass()));
  EXPECT_FALSE(here.is_invite(""));
}

TEST(Invites, AReplacedInviteIsKnownAsOne) {
  Door door;
  const Invites here(1, kSecret, door);
  const std::string old = here.invite();
  EXPECT_EQ(old, Invites(1, kSecret, kDoor).invite()) << "links from before there were others";
  EXPECT_FALSE(here.was_invite(old));
  door.invite_replaced(0);
  EXPECT_FALSE(here.is_invite(old));
  EXPECT_TRUE(here.was_invite(old));
  EXPECT_TRUE(here.is_invite(here.invite()));
  EXPECT_FALSE(here.was_invite(here.invite()));
  EXPECT_FALSE(here.was_invite("anything"));
}

TEST(Invites, AnOldPassShowsWhatWasOverThen) {
  Door door;
  const Invites here(1, kSecret, door);
  const std::string old = here.pass();
  door.removed({person_at(2)}, false, 1);
  EXPECT_NE(here.pass(), old);
  EXPECT_TRUE(here.shows(old, 1));
  EXPECT_FALSE(here.shows(old, 2));
  EXPECT_TRUE(here.shows(here.pass(), 2));
  EXPECT_FALSE(here.shows(here.invite(), 1));
}

TEST(Invites, WhoBroughtItIsRemembered) {
  Invites here(1, kSecret, kDoor);
  EXPECT_FALSE(here.invited(person_at(1)));
  here.brought_by(person_at(1));
  EXPECT_TRUE(here.invited(person_at(1)));
  EXPECT_FALSE(here.invited(person_at(2)));
}

TEST(Invites, TheLatest64AreRemembered) {
  Invites here(1, kSecret, kDoor);
  for (int n = 1; n <= 64; ++n) here.brought_by(person_at(n));
  here.brought_by(person_at(64));
  EXPECT_TRUE(here.invited(person_at(1))) << "somebody who comes again takes nobody's place";
  here.brought_by(person_at(65));
  EXPECT_FALSE(here.invited(person_at(1)));
  EXPECT_TRUE(here.invited(person_at(2)));
  EXPECT_TRUE(here.invited(person_at(65)));
}

}  // namespace
}  // namespace hallali
