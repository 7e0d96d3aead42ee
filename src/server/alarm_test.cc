#include "server/alarm.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

using namespace std::chrono_literals;

TEST(Alarm, OnlyTheEarliestRings) {
  const Alarm::Time noon{12h};
  Alarm alarm;
  EXPECT_TRUE(alarm.set(noon));
  EXPECT_FALSE(alarm.set(noon)) << "a timer is on its way";
  EXPECT_FALSE(alarm.set(noon + 1s)) << "the earlier one will look again";
  EXPECT_TRUE(alarm.set(noon - 1s));
  EXPECT_TRUE(alarm.rings(noon - 1s));
  EXPECT_FALSE(alarm.rings(noon)) << "replaced";
  EXPECT_TRUE(alarm.set(noon + 1h)) << "nothing is set any more";
}

}  // namespace
}  // namespace hallali
