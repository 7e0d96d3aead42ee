#include "server/invites.h"

#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

const Seed kSecret = seed_from_text("house");

TEST(Invites, AnInviteIsForOneTableOfOneServer) {
  const Invites here(1, kSecret);
  EXPECT_TRUE(here.is_invite(here.invite()));
  EXPECT_TRUE(here.is_invite(Invites(1, kSecret).invite())) << "it need not be stored";
  EXPECT_FALSE(here.is_invite(Invites(2, kSecret).invite()));
  const Seed other = seed_from_text("another house");
  EXPECT_FALSE(here.is_invite(Invites(1, other).invite()));
  EXPECT_FALSE(here.is_invite(here.pass()));
  EXPECT_FALSE(here.is_invite(""));
}

TEST(Invites, WhoBroughtItIsRemembered) {
  Invites here(1, kSecret);
  EXPECT_FALSE(here.invited(person_at(1)));
  here.brought_by(person_at(1));
  EXPECT_TRUE(here.invited(person_at(1)));
  EXPECT_FALSE(here.invited(person_at(2)));
}

TEST(Invites, TheLatest64AreRemembered) {
  Invites here(1, kSecret);
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
