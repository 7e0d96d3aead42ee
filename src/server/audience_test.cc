#include "server/audience.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class Reader : public Client {
 public:
  using Client::Client;
  bool stream(SharedText message) override {
    if (!slow) texts.push_back(*message);
    return !slow;
  }
  void answer(SharedText message) override { texts.push_back(*message); }
  void measure() override { ++measured; }

  bool slow = false;
  int measured = 0;
  std::vector<std::string> texts;
};

class AudienceTest : public testing::Test {
 protected:
  void enter(Reader& reader, std::optional<Seat> eyes, SeatSet seats) {
    audience.arrive(reader);
    audience.enter(reader, eyes, seats);
  }
  // Texts that say whose eyes they are for; `made` counts them.
  Audience::Told tell(const Reader* asker = nullptr) {
    return audience.tell({asker == nullptr ? 0 : asker->number(), "id"}, [&](std::optional<Seat> eyes, bool asked) {
      ++made;
      const std::string whose = eyes ? notation(*eyes) : "watcher";
      return std::make_shared<const std::string>(asked ? whose + " asked" : whose);
    });
  }
  static SharedText text(const char* words) { return std::make_shared<const std::string>(words); }

  Audience audience;
  Reader ada{"Ada"};
  Reader ben{"Ben"};
  Reader cat{"Cat"};
  int made = 0;
};

TEST_F(AudienceTest, WhoIsConnectedIsNotHereBeforeEntering) {
  audience.arrive(ada);
  EXPECT_TRUE(audience.anybody_connected());
  EXPECT_TRUE(audience.empty());
  EXPECT_EQ(audience.find(ada), nullptr);
  EXPECT_EQ(audience.present(ada.number()), &ada);
  const auto first = audience.enter(ada, kFirst, {kFirst});
  EXPECT_TRUE(first.newcomer);
  EXPECT_FALSE(first.other_eyes);
  EXPECT_FALSE(audience.empty());
  EXPECT_TRUE(audience.leave(ada));
  EXPECT_EQ(audience.present(ada.number()), nullptr);
  EXPECT_FALSE(audience.anybody_connected());
  audience.arrive(ben);
  EXPECT_FALSE(audience.leave(ben)) << "never entered";
}

TEST_F(AudienceTest, EnteringAgainChangesTheEyes) {
  enter(ada, kFirst, {kFirst, kSecond});
  const auto same = audience.enter(ada, kFirst, {kFirst, kSecond});
  EXPECT_FALSE(same.newcomer || same.other_eyes);
  const auto other = audience.enter(ada, kSecond, {kFirst, kSecond});
  EXPECT_FALSE(other.newcomer);
  EXPECT_TRUE(other.other_eyes);
  EXPECT_EQ(other.guest.eyes, kSecond);
  EXPECT_EQ(audience.guests().size(), 1U);
}

TEST_F(AudienceTest, KnowsWhichSeatsAreHereAndWhoWatches) {
  enter(ada, kFirst, {kFirst});
  enter(ben, {}, {});
  enter(cat, {}, {kSecond});
  EXPECT_EQ(audience.here(), (SeatSet{kFirst, kSecond}));
  EXPECT_EQ(audience.watchers(), 1);
  TestTable it;
  it.apply(entry::Seated{kFirst, "Ben", "Ben"});
  audience.note_seats(it.table);
  EXPECT_EQ(audience.here(), SeatSet{kFirst});
  EXPECT_EQ(audience.find(ben)->seats, SeatSet{kFirst});
  EXPECT_EQ(audience.watchers(), 2);
}

TEST_F(AudienceTest, SharedEyesShareAText) {
  Reader phone("Ada"), watcher("watcher"), another("another");
  enter(ada, kFirst, {kFirst});
  enter(phone, kFirst, {kFirst});
  enter(ben, kSecond, {kSecond});
  enter(watcher, {}, {});
  enter(another, {}, {});
  EXPECT_EQ(tell().updates, 5);
  EXPECT_EQ(made, 3);
  EXPECT_THAT(phone.texts, ElementsAre("1"));
  EXPECT_THAT(ben.texts, ElementsAre("2"));
  EXPECT_THAT(another.texts, ElementsAre("watcher"));
}

TEST_F(AudienceTest, TheAskersTextIsTheirAnswer) {
  Reader phone("Ada");
  enter(phone, kFirst, {kFirst});
  enter(ada, kFirst, {kFirst});
  enter(ben, kFirst, {kFirst});
  EXPECT_TRUE(tell(&ada).answered);
  EXPECT_THAT(ada.texts, ElementsAre("1 asked"));
  EXPECT_THAT(phone.texts, ElementsAre("1"));
  EXPECT_THAT(ben.texts, ElementsAre("1"));
  EXPECT_FALSE(tell(&cat).answered) << "not here";
  ada.slow = true;
  EXPECT_FALSE(tell(&ada).answered) << "dropped: somebody else has to answer";
}

TEST_F(AudienceTest, WhoReadsTooSlowlyGetsNothingUntilCaughtUp) {
  enter(ada, kFirst, {kFirst});
  enter(ben, kSecond, {kSecond});
  ada.slow = true;
  EXPECT_EQ(tell().updates, 2);
  ada.slow = false;
  EXPECT_EQ(tell().updates, 1);
  audience.send_all(text("for all"));
  EXPECT_THAT(ada.texts, IsEmpty());
  EXPECT_THAT(ben.texts, ElementsAre("2", "2", "for all"));
  EXPECT_EQ(audience.caught_up(ben), nullptr) << "missed nothing";
  EXPECT_EQ(audience.caught_up(cat), nullptr) << "not here";
  ASSERT_NE(audience.caught_up(ada), nullptr);
  EXPECT_EQ(audience.caught_up(ada), nullptr) << "once";
  tell();
  EXPECT_THAT(ada.texts, ElementsAre("1"));
}

TEST_F(AudienceTest, EnteringAgainBeginsANewStream) {
  enter(ada, kFirst, {kFirst});
  ada.slow = true;
  tell();
  ada.slow = false;
  audience.enter(ada, kFirst, {kFirst});
  tell();
  EXPECT_THAT(ada.texts, ElementsAre("1"));
}

TEST_F(AudienceTest, MeasuresTheWayToGuestsOnly) {
  enter(ada, kFirst, {kFirst});
  audience.arrive(ben);
  audience.measure();
  EXPECT_EQ(ada.measured, 1);
  EXPECT_EQ(ben.measured, 0);
}

}  // namespace
}  // namespace hallali
