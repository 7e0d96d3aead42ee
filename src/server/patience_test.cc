#include "server/patience.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace hallali {
namespace {

using namespace std::chrono_literals;
using Kind = Patience::Kind;
using Who = Patience::Who;

class PatienceTest : public testing::Test {
 protected:
  // How often out of `tries` it is granted.
  int granted(Kind kind, const Who& who, int tries) {
    int count = 0;
    for (int i = 0; i < tries; ++i) count += patience.take(kind, who, now) ? 1 : 0;
    return count;
  }

  Patience patience{PatienceLimits{}};
  Patience::Time now{1h};
};

TEST_F(PatienceTest, APersonTalksFiveLinesAtOnceAndThenOneInTwoSeconds) {
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "talker"}, 100), 5);
  now += 10s;
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "talker"}, 100), 5);
  now += 2s;
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "talker"}, 100), 1);
}

TEST_F(PatienceTest, AnotherAddressBringsAPersonNothingMore) {
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "talker"}, 100), 5);
  for (int i = 2; i < 50; ++i) EXPECT_EQ(granted(Kind::chat, {fmt::format("10.0.0.{}", i), "talker"}, 9), 0);
}

// Somebody who invents keys: a thousand people with one address.
TEST_F(PatienceTest, NewKeysBringAnAddressLittle) {
  int lines = 0;
  for (int i = 0; i < 1000; ++i) lines += granted(Kind::chat, {"10.0.0.1", fmt::format("key {}", i)}, 10);
  EXPECT_LE(lines, 50 + Patience::kPeople) << "what the address has, and one of their own for a hundred";
  int later = 0;
  for (int second = 0; second < 60; ++second) {
    now += 1s;
    for (int i = 0; i < 1000; ++i) later += granted(Kind::chat, {"10.0.0.1", fmt::format("key {}", i)}, 1);
  }
  EXPECT_LE(later, 60 * 15 + 50);
}

TEST_F(PatienceTest, WhoBehavesDoesNotNoticeANeighbour) {
  const Who honest{"10.0.0.1", "honest"};
  EXPECT_TRUE(patience.take(Kind::command, honest, now));
  for (int second = 0; second < 120; ++second) {
    now += 1s;
    for (int i = 0; i < 300; ++i) {
      for (const Kind kind : {Kind::request, Kind::command, Kind::rare, Kind::chat}) {
        granted(kind, {"10.0.0.1", fmt::format("key {}", i)}, 10);
        granted(kind, {"10.0.0.1", ""}, 10);
      }
    }
    EXPECT_TRUE(patience.take(Kind::command, honest, now)) << second;
    EXPECT_TRUE(patience.take(Kind::request, honest, now)) << second;
    if (second % 3 == 0) {
      EXPECT_TRUE(patience.take(Kind::rare, honest, now)) << second;
    }
    if (second % 12 == 0) {
      EXPECT_TRUE(patience.take(Kind::chat, honest, now)) << second;
    }
  }
  EXPECT_TRUE(patience.take(Kind::request, {"10.0.0.2", ""}, now)) << "nor does anybody elsewhere";
}

TEST_F(PatienceTest, OneSixthVersionNetworkIsOneAddress) {
  EXPECT_EQ(network_of("2001:db8:1:2::5"), network_of("2001:db8:1:2:ffff::9"));
  EXPECT_NE(network_of("2001:db8:1:2::5"), network_of("2001:db8:1:3::5"));
  EXPECT_EQ(network_of("10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(network_of("whatever a proxy says"), "whatever a proxy says");
}

TEST_F(PatienceTest, WhoHasGoneIsForgotten) {
  for (int i = 0; i < 500; ++i) patience.take(Kind::chat, {fmt::format("10.0.0.{}", i % 9), std::to_string(i)}, now);
  EXPECT_GT(patience.remembered(), 400U);
  now += 12min;
  patience.take(Kind::chat, {"10.0.0.1", "new"}, now);
  now += 2min;
  patience.take(Kind::chat, {"10.0.0.1", "new"}, now);
  EXPECT_EQ(patience.remembered(), 2U);
}

TEST_F(PatienceTest, WhoInsistsIsToldFromWhoHurriesOnce) {
  Insistence hurried;
  EXPECT_FALSE(hurried.noted(now));
  EXPECT_FALSE(hurried.noted(now + 3s));
  EXPECT_FALSE(hurried.noted(now + 30s)) << "has kept quiet since";
  Insistence insists;
  for (auto passed = 0ms; passed < 10s; passed += 100ms) EXPECT_FALSE(insists.noted(now + passed));
  EXPECT_TRUE(insists.noted(now + 10s));
}

TEST_F(PatienceTest, WhoAllowsMoreCommandsAllowsMoreOfEachKind) {
  patience = Patience({.commands_per_second = 500});
  EXPECT_EQ(granted(Kind::rare, {"10.0.0.1", "one"}, 1000), 400);
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "one"}, 1000), 50);
  patience = Patience({.commands_per_second = 5});
  EXPECT_EQ(granted(Kind::rare, {"10.0.0.1", "one"}, 1000), 40);
  EXPECT_EQ(granted(Kind::chat, {"10.0.0.1", "one"}, 1000), 5);
}

TEST_F(PatienceTest, CheapThingsCostLess) {
  int files = 0;
  while (patience.take(Kind::request, {"10.0.0.1", ""}, now, 0.25)) ++files;
  EXPECT_EQ(files, 800);
}

}  // namespace
}  // namespace hallali
