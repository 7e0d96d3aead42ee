#include "server/disk_quota.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hallali {
namespace {

using namespace std::chrono_literals;

class DiskQuotaTest : public testing::Test {
 protected:
  bool may(const Payer& payer) {
    try {
      quota.must_have_left(payer, now);
    } catch (const BadInput& bad) {
      said = bad.phrase().en;
      return false;
    }
    return true;
  }

  DiskQuota quota{1};
  DiskQuota::Time now{std::chrono::hours(100)};
  std::string said;
};

TEST_F(DiskQuotaTest, SoMuchADayAndGivenBackLittleByLittle) {
  const Payer one{"one", ""};
  for (int i = 0; i < 900; ++i) quota.spend(one, 1000, now);
  EXPECT_TRUE(may(one));
  for (int i = 0; i < 100; ++i) quota.spend(one, 1000, now);
  EXPECT_FALSE(may(one));
  EXPECT_THAT(said, testing::HasSubstr("(1 MB a day)"));
  EXPECT_TRUE(may({"two", ""}));
  now += 3h;
  EXPECT_TRUE(may(one));
}

TEST_F(DiskQuotaTest, ManyNamesAtOneAddressShareAFewShares) {
  int people = 0;
  while (people < 100 && may({"person " + std::to_string(people), "10.0.0.1"})) {
    quota.spend({"person " + std::to_string(people), "10.0.0.1"}, 990'000, now);
    ++people;
  }
  EXPECT_EQ(people, 6);
  EXPECT_TRUE(may({"somebody else", "10.0.0.2"}));
}

TEST_F(DiskQuotaTest, ForgetsWhoHasPaidBack) {
  for (int i = 0; i < 5000; ++i) {
    quota.spend({"person " + std::to_string(i), ""}, 10, now);
    now += 1min;
  }
  EXPECT_LT(quota.known(), 2100U);
}

TEST_F(DiskQuotaTest, NobodyPaysNothing) {
  quota.spend({}, 10'000'000, now);
  EXPECT_EQ(quota.known(), 0U);
  EXPECT_TRUE(may({}));
}

}  // namespace
}  // namespace hallali
