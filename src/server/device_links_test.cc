#include "server/device_links.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

using namespace std::chrono_literals;

const DeviceLinks::Time kAtOne{1h};
const DeviceLinks::Sitter kAda{seat_at(0), 3};
const DeviceLinks::Sitter kBen{seat_at(1), 4};

TEST(DeviceLinks, ALinkBringsItsSeatToOneDevice) {
  DeviceLinks links;
  const std::string token = links.make(kAda, kAtOne);
  EXPECT_EQ(links.claim("wrong", "phone", kAtOne), std::nullopt);
  EXPECT_EQ(links.claim(token, "phone", kAtOne), kAda);
  EXPECT_EQ(links.claim(token, "tablet", kAtOne), std::nullopt);
  EXPECT_EQ(links.claim(token, "phone", kAtOne), kAda) << "the first answer may have been lost";
}

TEST(DeviceLinks, ALinkIsGoodForTenMinutes) {
  DeviceLinks links;
  const std::string token = links.make(kAda, kAtOne);
  EXPECT_EQ(links.claim(token, "phone", kAtOne + 10min - 1ms), kAda);
  EXPECT_EQ(links.claim(token, "phone", kAtOne + 10min), std::nullopt);
}

TEST(DeviceLinks, ASeatHasFourAtATime) {
  DeviceLinks links;
  const std::string of_ben = links.make(kBen, kAtOne);
  const std::string first = links.make(kAda, kAtOne);
  const std::string second = links.make(kAda, kAtOne);
  for (int i = 0; i < 3; ++i) links.make(kAda, kAtOne);
  EXPECT_EQ(links.claim(first, "phone", kAtOne), std::nullopt) << "the oldest makes way";
  EXPECT_EQ(links.claim(second, "phone", kAtOne), kAda);
  EXPECT_EQ(links.claim(of_ben, "phone", kAtOne), kBen) << "of another seat";
}

}  // namespace
}  // namespace hallali
