// Games of memory: what has to be remembered cannot be asked for again while the game is on.
#include <boost/json.hpp>

#include "server/telling.h"
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr std::string_view kShown = "max-appeared";

class MemoryTest : public RoomTest {
 protected:
  // Seat 1 is Max; the hunters stay where they are.
  void hunt(OptionTexts options = {}) {
    Settings settings = plain_settings("gespensterjagd", 2);
    settings.options = std::move(options);
    settings.options["ghost"] = "seat-1";
    open(2, settings);
    max = &enter(1);
    hunter = &enter(2);
  }
  // Goes on until an update with this event has come, and returns its number.
  std::int64_t play_until(std::string_view event) {
    while (true) {
      const Match& match = *room->table().match();
      const Seat seat = match.awaited().first();
      std::vector<std::string> moves = match.legal(seat);
      if (seat == kFirst && moves.front().starts_with("place")) std::ranges::reverse(moves);
      FakeClient& client = seat == kFirst ? *max : *hunter;
      EXPECT_EQ(said(client, command::Move{{}, seat, match.moves_made(seat), moves.front()}), kOk);
      const auto update = hunter->last<message::Update>();
      if (update.events.text.find(event) != std::string::npos || !room->table().playing()) return update.n;
    }
  }
  // Everything that somebody hears who says they have seen the update with number `last`.
  std::string back_since(std::int64_t last, int seat) {
    FakeClient& back = connect(person_at(seat));
    EXPECT_EQ(said(back, command::Enter{{}, seat_at(seat - 1), last, {}}), kOk);
    std::string heard;
    for (const std::string& text : back.texts) heard += text;
    leave(back);
    return heard;
  }
  Story story(std::optional<Seat> eyes) const { return story_of(room->table().match()->record(), eyes); }
  static std::string events_of(const Story& story) {
    std::string all;
    for (const auto& step : story.steps) all += step.events.text;
    return all;
  }
  static int most_open_cards(const Story& story) {
    int most = 0;
    for (const auto& step : story.steps) {
      const auto view = boost::json::parse(step.view.text);
      int open = 0;
      for (const auto& card : view.at("row").as_array()) open += card.at("room").is_null() ? 0 : 1;
      most = std::max(most, open);
    }
    return most;
  }

  FakeClient* max = nullptr;
  FakeClient* hunter = nullptr;
};

TEST_F(MemoryTest, GJ21_APathThatWasShownIsGoneWithTheBox) {
  hunt();
  const std::int64_t shown = play_until(kShown);
  EXPECT_THAT(back_since(shown - 1, 2), HasSubstr(kShown)) << "it lies open still";
  EXPECT_THAT(events_of(story(kSecond)), HasSubstr(kShown));
  const std::int64_t boxed = play_until("frame-chosen");
  EXPECT_TRUE(hunter->last<message::Update>().sweeps);
  for (std::int64_t last = shown - 1; last < boxed; ++last) {
    EXPECT_THAT(back_since(last, 2), Not(HasSubstr(kShown))) << last;
  }
  EXPECT_THAT(back_since(boxed - 1, 2), Not(HasSubstr("\"snapshot\""))) << "what came after can be told";
  for (const std::optional<Seat> eyes : {std::optional(kSecond), std::optional<Seat>()}) {
    EXPECT_THAT(events_of(story(eyes)), Not(HasSubstr(kShown)));
    EXPECT_EQ(most_open_cards(story(eyes)), 1) << "only the room in which Max was seen last";
  }
  // A room that has to read its log again tells no more.
  reopen();
  EXPECT_THAT(back_since(shown - 1, 2), Not(HasSubstr(kShown)));
}

TEST_F(MemoryTest, GJ21_MaxSeesHisOwnPathAndSoDoATableThatWantsIt) {
  hunt();
  const std::int64_t shown = play_until(kShown);
  play_until("frame-chosen");
  EXPECT_THAT(back_since(shown - 1, 1), HasSubstr(kShown));
  EXPECT_THAT(events_of(story(kFirst)), HasSubstr(kShown));
  it.store = FakeStore();
  hunt({{"show-path", "yes"}});
  const std::int64_t seen = play_until(kShown);
  play_until("frame-chosen");
  EXPECT_FALSE(hunter->last<message::Update>().sweeps);
  EXPECT_THAT(back_since(seen - 1, 2), HasSubstr(kShown));
  EXPECT_THAT(events_of(story(kSecond)), HasSubstr(kShown));
}

TEST_F(MemoryTest, GJ21_WhenTheGameIsOverEverythingIsTold) {
  hunt();
  play_until("game-ended");
  ASSERT_FALSE(room->table().playing());
  EXPECT_EQ(story(kSecond).steps.size(), room->table().match()->moves_made() + 1);
  EXPECT_THAT(events_of(story(kSecond)), HasSubstr(kShown));
}

TEST_F(MemoryTest, CC24_OnlyTheRollThatIsOnCanBeLookedUp) {
  Settings settings = plain_settings("chasse-cercueils", 2);
  settings.options["race"] = "calm";
  open(2, settings);
  FakeClient* const at[]{&enter(1), &enter(2)};
  const std::int64_t begun = room->n();
  int rolls = 0;
  for (int i = 0; i < 60 && room->table().playing(); ++i) {
    for (const Seat seat : room->table().match()->awaited()) {
      EXPECT_THAT(move(*at[index(seat)], seat), testing::StartsWith(kOk));
    }
    it.clockwork.pass(10s);  // until closed hands are opened
    const auto& update = at[0]->last<message::Update>();
    const bool rolled = update.events.text.find("\"rolled\"") != std::string::npos;
    rolls += rolled ? 1 : 0;
    EXPECT_EQ(update.sweeps, rolled);
  }
  ASSERT_GT(rolls, 3);
  ASSERT_TRUE(room->table().playing());
  const std::string told = events_of(story(kFirst));
  EXPECT_EQ(told.find("\"rolled\""), told.rfind("\"rolled\""));
  FakeClient& back = connect(person_at(1));
  EXPECT_EQ(said(back, command::Enter{{}, kFirst, std::max(begun, room->n() - 30), {}}), kOk);
  EXPECT_THAT(back.all<message::Update>(), IsEmpty());
  EXPECT_THAT(back.all<message::Snapshot>(), SizeIs(1));
}

}  // namespace
}  // namespace hallali
