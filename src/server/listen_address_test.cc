#include "server/listen_address.h"

#include <gtest/gtest.h>

#include "kit/complaint.h"

namespace hallali {
namespace {

TEST(ListenAddress, IsThisMachineUnlessAnotherIsNamed) {
  EXPECT_EQ(parse_listen_address("9100", "--metrics"), (ListenAddress{"127.0.0.1", 9100}));
  EXPECT_EQ(parse_listen_address("0", "--metrics"), (ListenAddress{"127.0.0.1", 0}));
  EXPECT_EQ(parse_listen_address("0.0.0.0:9100", "--metrics"), (ListenAddress{"0.0.0.0", 9100}));
  EXPECT_EQ(parse_listen_address("[::1]:9100", "--metrics"), (ListenAddress{"::1", 9100}));
}

TEST(ListenAddress, WhatIsNoneIsRefusedInOneSentence) {
  for (const char* wrong : {"", ":", ":9100", "9100:", "70000", "-1", "x", "1.2.3.4", "::1:9100", "[::1]9100",
                            "[1.2.3.4]:9100", "9100 ", "[]:9100"}) {
    EXPECT_NE(complaint([&] { parse_listen_address(wrong, "--metrics"); }), "") << wrong;
  }
  EXPECT_EQ(complaint([] { parse_listen_address("x", "--metrics"); }),
            "\"x\" does not do: write --metrics 9100 or --metrics 192.168.1.7:9100.");
}

}  // namespace
}  // namespace hallali
