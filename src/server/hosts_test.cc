#include "server/hosts.h"

#include <gtest/gtest.h>

#include "kit/complaint.h"

namespace hallali {
namespace {

TEST(Hosts, WithoutAListEveryNameDoes) {
  const Hosts hosts;
  EXPECT_TRUE(hosts.allow("games.example"));
  EXPECT_TRUE(hosts.allow(""));
  EXPECT_FALSE(hosts.allow_origin("https://games.example")) << "no page is trusted because nobody is listed";
}

TEST(Hosts, ANameHoldsForEveryPortUnlessItHasOne) {
  const Hosts hosts({"Games.Example", "home.example:8443", "[::1]", "192.168.1.7"});
  for (const char* host : {"games.example", "GAMES.example:8080", "home.example:8443", "[::1]:8080", "[::1]",
                           "192.168.1.7:8080", "192.168.1.7"}) {
    EXPECT_TRUE(hosts.allow(host)) << host;
  }
  for (const char* host : {"", "evil.example", "games.example.evil.example", "xgames.example", "home.example",
                           "home.example:80", "[::2]", "localhost", "games.example:80:80", ":8080"}) {
    EXPECT_FALSE(hosts.allow(host)) << host;
  }
}

TEST(Hosts, OriginsAreComparedAsWell) {
  const Hosts hosts({"games.example"});
  EXPECT_TRUE(hosts.allow_origin("https://games.example"));
  EXPECT_TRUE(hosts.allow_origin("http://games.example:8080"));
  for (const char* origin : {"null", "games.example", "https://evil.example", "https://games.example.evil.example"}) {
    EXPECT_FALSE(hosts.allow_origin(origin)) << origin;
  }
}

TEST(Hosts, WhatIsNoNameIsRefusedAtTheDoor) {
  for (const char* wrong :
       {"", "https://games.example", "games.example/", "a b", "games.example:", "games:http", "évier.example", "*"}) {
    EXPECT_NE(complaint([&] { Hosts({wrong}); }), "") << wrong;
  }
  EXPECT_EQ(complaint([] { Hosts({"https://games.example"}); }),
            "\"https://games.example\" is not the name of a host: write --host games.example.");
}

}  // namespace
}  // namespace hallali
