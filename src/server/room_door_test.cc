// Leaving means leaving: whoever may no longer come hears nothing more from that moment on.
#include "server/telling.h"
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const char* const kShut = "There is no such table, or it is private: you need an invite.";
const char* const kBannedNow = "The host of this table no longer lets you in.";
const char* const kSentAway = "The host has sent you away from the table.";
const char* const kReplaced = "This invite has been replaced: ask for the new link.";
const char* const kNotEnteredYet = "Enter the table first (enter).";

class RoomDoorTest : public RoomTest {
 protected:
  static Settings settings(bool open) {
    Settings settings = plain_settings();
    settings.open = open;
    return settings;
  }
  // Nothing but its dismissal came since it was made to forget, and nothing more comes.
  void expect_dismissed(FakeClient& client, FakeClient& other, const char* why) {
    ASSERT_THAT(client.messages, SizeIs(1));
    EXPECT_EQ(client.last<message::Dismissed>().why.en, why);
    client.forget();
    EXPECT_EQ(said(other, command::Say{{}, kFirst, {}, "among us"}), kOk);
    EXPECT_THAT(client.texts, IsEmpty());
    EXPECT_EQ(said(client, command::Say{{}, {}, "name", "hello"}), kNotEnteredYet);
  }
};

TEST_F(RoomDoorTest, ATableThatBecomesPrivateIsQuietForStrangers) {
  open(2, settings(true), false);
  FakeClient& one = enter(1);
  FakeClient& stranger = enter("stranger");
  FakeClient& friendly = enter("friend", {}, room->invite());
  stranger.forget(), friendly.forget();
  EXPECT_EQ(said(one, command::Set{{}, settings(false)}), kOk);
  expect_dismissed(stranger, one, "The table has become private: you need an invite.");
  EXPECT_THAT(friendly.all<message::Dismissed>(), IsEmpty()) << "was invited";
  EXPECT_EQ(one.last<message::PresenceNow>().presence.watchers, 1);
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, {}}), kShut);
}

TEST_F(RoomDoorTest, WhoseSeatIsFreedByTheHostGoesFromAPrivateTable) {
  open(2, settings(false), false);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& phone = enter(person_at(2), {}, room->invite());
  two.forget(), phone.forget();
  const std::string pass = room->pass();
  EXPECT_EQ(said(one, command::Vacate{{}, kSecond}), kOk);
  EXPECT_NE(room->pass(), pass) << "and sees no later game";
  expect_dismissed(phone, one, "Your seat has been freed, and the table is private.");
  expect_dismissed(two, one, "Your seat has been freed, and the table is private.");
  EXPECT_FALSE(room->lets_in(person_at(2)));
  EXPECT_EQ(said(two, command::Enter{{}, {}, {}, room->invite()}), kOk) << "nobody is banned";
}

TEST_F(RoomDoorTest, WhoGetsUpMayStayAndSitDownElsewhere) {
  open(2, settings(false), false);
  FakeClient& one = enter(1);
  EXPECT_EQ(said(one, command::Vacate{{}, kFirst}), kOk);
  EXPECT_THAT(one.all<message::Dismissed>(), IsEmpty());
  EXPECT_EQ(said(one, command::Sit{{}, kFirst, "name 1"}), kOk);
}

TEST_F(RoomDoorTest, TheHostSendsAPlayerAwayInAGameAndABotPlaysOn) {
  open(3, settings(true));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  two.forget();
  EXPECT_EQ(said(two, command::Remove{{}, kFirst, {}, false}), "Only the host of the table may do that.");
  two.forget();
  EXPECT_EQ(said(one, command::Remove{{}, kSecond, {}, false}), kOk);
  EXPECT_EQ(room->table().place(kSecond).bot, Bot::steady);
  EXPECT_THAT(room->table().place(kSecond).people, IsEmpty());
  expect_dismissed(two, one, kSentAway);
  std::vector<std::string> names;
  for (const auto& update : one.all<message::Update>()) {
    const auto* removed = update.news ? std::get_if<news::Removed>(&*update.news) : nullptr;
    if (removed != nullptr) names.push_back(removed->name);
  }
  EXPECT_THAT(names, ElementsAre("name 2"));
  EXPECT_EQ(said(two, command::Enter{{}, kSecond, {}, {}}), "This seat is not yours.");
  EXPECT_EQ(said(two, command::Enter{{}, {}, {}, {}}), kOk) << "an open table, and nobody is banned";
}

TEST_F(RoomDoorTest, TheBannedStayOutWhateverTheyBringAlsoAfterARestart) {
  open(3, settings(true));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  two.forget();
  EXPECT_EQ(said(one, command::Remove{{}, kSecond, {}, true}), kOk);
  expect_dismissed(two, one, kBannedNow);
  const auto stays_out = [&](FakeClient& client) {
    EXPECT_EQ(said(client, command::Enter{{}, {}, {}, room->invite()}), kBannedNow);
    EXPECT_FALSE(room->lets_in(person_at(2)));
    EXPECT_FALSE(room->shows(person_at(2), room->pass(), 1));
  };
  stays_out(two);
  FakeClient& three = enter(3);
  const std::string token = said(three, command::Device{{}, kThird}).substr(kOk.size() + 1);
  EXPECT_EQ(said(two, command::Claim{{}, token}), kBannedNow) << "nor through a friend's link";
  reopen();
  stays_out(connect(person_at(2)));
}

TEST_F(RoomDoorTest, TheHostSeesWhoWatchesAndSendsThemAway) {
  open(3, settings(true));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& loud = enter("loud");
  FakeClient& quiet = enter("quiet");
  EXPECT_EQ(said(loud, command::Say{{}, {}, "Zoé", "boo"}), kOk);
  const std::vector<Watcher> list = one.last<message::YouNow>().you.watchers;
  EXPECT_THAT(list, ElementsAre(Watcher{watcher_mark(1, "loud"), "Zoé"}, Watcher{watcher_mark(1, "quiet"), ""}));
  for (const FakeClient* other : {&two, &loud, &quiet}) {
    for (const auto& you : other->all<message::YouNow>()) EXPECT_THAT(you.you.watchers, IsEmpty());
  }
  loud.forget();
  EXPECT_EQ(said(one, command::Remove{{}, {}, list[0].watcher, true}), kOk);
  expect_dismissed(loud, one, kBannedNow);
  EXPECT_THAT(one.last<message::YouNow>().you.watchers, SizeIs(1));
  EXPECT_EQ(said(one, command::Remove{{}, {}, list[0].watcher, true}), "This person is no longer here.");
  EXPECT_EQ(said(one, command::Remove{{}, {}, {}, true}), "\"remove\" takes a seat or a watcher.");
  EXPECT_EQ(said(one, command::Remove{{}, kSecond, list[0].watcher, true}), "\"remove\" takes a seat or a watcher.");
}

TEST_F(RoomDoorTest, TheNextHostIsGivenTheListOfThoseWhoWatch) {
  open(3, settings(true));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  enter("watcher");
  two.forget();
  leave(one);
  EXPECT_THAT(two.last<message::YouNow>().you.watchers, SizeIs(1));
}

TEST_F(RoomDoorTest, AnInviteIsReplacedAndTheOldLinkGetsItsSentence) {
  open(2, settings(false), false);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  const std::string old = room->invite();
  FakeClient& watcher = enter("watcher", {}, old);
  watcher.forget();
  EXPECT_EQ(said(two, command::NewInvite{}), "Only the host of the table may do that.");
  EXPECT_EQ(said(one, command::NewInvite{}), kOk);
  expect_dismissed(watcher, one, kReplaced);
  EXPECT_THAT(two.all<message::Dismissed>(), IsEmpty()) << "has a seat";
  EXPECT_EQ(said(watcher, command::Enter{{}, {}, {}, old}), kReplaced);
  EXPECT_NE(room->invite(), old);
  EXPECT_EQ(two.last<message::YouNow>().you.invite, room->invite());
  EXPECT_EQ(said(watcher, command::Enter{{}, {}, {}, room->invite()}), kOk);
  reopen();
  EXPECT_FALSE(room->lets_in("somebody", old));
}

TEST_F(RoomDoorTest, AHintThoughtOfBeforeIsNotTold) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  it.clockwork.hold_work = true;
  const std::string id = send(two, command::Hint{{}, kSecond});
  EXPECT_EQ(said(one, command::Remove{{}, kSecond, {}, false}), kOk);
  it.clockwork.hold_work = false;
  it.clockwork.run();
  EXPECT_EQ(answer(two, id), "This seat is not yours.");
}

TEST_F(RoomDoorTest, WordsThatWereWaitingAreNotSaid) {
  open(3, settings(false));
  FakeClient& one = enter(1);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  it.store.hold = true;
  send(one, command::Remove{{}, {}, watcher_mark(1, "watcher"), false});
  const std::string id = send(watcher, command::Say{{}, {}, "Zoé", "boo"});
  it.store.hold = false;
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_EQ(answer(watcher, id), kShut);
  EXPECT_THAT(room->table().chat(), IsEmpty());
}

}  // namespace
}  // namespace hallali
