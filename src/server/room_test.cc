// From a command to what is durable, and from there to everybody.
#include "server/room.h"

#include "server/telling.h"
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const char* const kNoTable = "There is no such table, or it is private: you need an invite.";
const char* const kNotYours = "This seat is not yours.";
const char* const kNotSaved = "This could not be saved; please try again.";

TEST_F(RoomTest, NobodyIsToldBeforeItIsDurable) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  one.forget(), two.forget();
  it.store.hold = true;
  const std::string id = send(one, command::Move{{}, kFirst, 0, "play wolf"});
  it.clockwork.run();
  EXPECT_THAT(one.texts, IsEmpty());
  EXPECT_THAT(two.texts, IsEmpty());
  EXPECT_EQ(room->table().match()->moves_made(), 0U);
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_EQ(answer(one, id), kOk);
  EXPECT_EQ(two.last<message::Update>().n, room->n());
  EXPECT_EQ(room->table().match()->moves_made(), 1U);
}

TEST_F(RoomTest, WhatCouldNotBeWrittenIsAnErrorAndChangesNothing) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  one.forget(), two.forget();
  const std::int64_t before = room->n();
  it.store.hold = true;
  const std::string id = send(one, command::Move{{}, kFirst, 0, "play wolf"});
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(answer(one, id), kNotSaved);
  EXPECT_THAT(one.texts, SizeIs(1));
  EXPECT_THAT(two.texts, IsEmpty());
  EXPECT_EQ(room->n(), before);
  EXPECT_EQ(room->table().match()->moves_made(), 0U);
  it.store.hold = false;
  EXPECT_EQ(said(one, command::Move{{id + " again"}, kFirst, 0, "play wolf"}), kOk);
  EXPECT_EQ(room->n(), before + 1);
}

TEST_F(RoomTest, AFailedCommandMaySucceedUnderTheSameId) {
  open(3);
  FakeClient& one = enter(1);
  it.store.hold = true;
  send(one, command::Say{{"word"}, kFirst, {}, "hello"});
  it.store.settle(false);
  it.clockwork.run();
  it.store.hold = false;
  one.forget();
  EXPECT_EQ(said(one, command::Say{{"word"}, kFirst, {}, "hello"}), kOk);
  EXPECT_THAT(room->table().chat(), SizeIs(1));
}

TEST_F(RoomTest, CommandsWaitForEachOtherAndAreJudgedByWhatIsThen) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  it.store.hold = true;
  const std::string first = send(one, command::Move{{}, kFirst, 0, "play wolf"});
  const std::string second = send(one, command::Move{{}, kFirst, 0, "play rabbit"});
  const std::string third = send(two, command::Move{{}, kSecond, 0, "play rabbit"});
  EXPECT_EQ(it.store.waiting(), 1U) << "one append at a time";
  it.store.hold = false;
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_EQ(answer(one, first), kOk);
  EXPECT_EQ(answer(one, second), "This move was meant for a turn that is over.");
  EXPECT_EQ(answer(two, third), kOk);
}

TEST_F(RoomTest, TablesDoNotWaitForEachOther) {
  open(3);
  const auto other = std::make_shared<Room>(it.house, 2);
  it.store.hold = true;
  FakeClient& one = enter(1);
  const std::string id = send(one, command::Say{{}, kFirst, {}, "hello"});
  bool opened = false;
  other->set_up({entry::Set{plain_settings()}}, [&](const std::optional<Unfulfilled>& error) { opened = !error; });
  ASSERT_EQ(it.store.waiting(), 2U);
  it.store.settle(true, 1);
  it.clockwork.run();
  EXPECT_TRUE(opened);
  EXPECT_EQ(answer(one, id), "0 answers");
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_EQ(answer(one, id), kOk);
}

TEST_F(RoomTest, ATableThatCouldNotBeSetUpSaysSo) {
  room = std::make_shared<Room>(it.house, 1);
  it.store.hold = true;
  std::vector<bool> answers;
  room->set_up(
      {entry::Set{plain_settings()}, entry::BotSeated{kFirst, Bot::steady}, entry::BotSeated{kSecond, Bot::steady}},
      [&](const std::optional<Unfulfilled>& error) { answers.push_back(!error); });
  it.store.settle(true);
  it.clockwork.run();
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(answers, std::vector<bool>{false});
  EXPECT_EQ(it.store.waiting(), 0U);
}

TEST_F(RoomTest, EveryKindOfCommandIsAnsweredOnce) {
  open(2, plain_settings(), false);
  FakeClient& one = enter(1);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  const std::vector<command::Any> commands{command::Enter{{"1"}, kFirst, {}, {}},
                                           command::Ping{{"2"}},
                                           command::Sit{{"3"}, {}, "name"},
                                           command::Vacate{{"4"}, kThird},
                                           command::SeatBot{{"5"}, kThird, {}},
                                           command::Set{{"6"}, plain_settings()},
                                           command::Start{{"7"}},
                                           command::Move{{"8"}, kFirst, 0, "play wolf"},
                                           command::Slap{{"9"}, kFirst, 1, 400},
                                           command::Return{{"10"}, kFirst},
                                           command::AskUndo{{"11"}, kFirst},
                                           command::AnswerUndo{{"12"}, kFirst, 1},
                                           command::Say{{"13"}, {}, "name", "text"},
                                           command::React{{"14"}, kFirst, {}},
                                           command::Mark{{"15"}, kFirst, "topic", "thing"},
                                           command::Hint{{"16"}, kFirst},
                                           command::Device{{"17"}, kFirst},
                                           command::Claim{{"18"}, "token"},
                                           command::Remove{{"19"}, {}, "nobody", false},
                                           command::NewInvite{{"20"}},
                                           command::Pledge{{"21"}, kFirst, "promise", "hash"},
                                           command::Reveal{{"22"}, kFirst, {}}};
  ASSERT_EQ(commands.size(), std::variant_size_v<command::Any>);
  for (FakeClient* client : {&watcher, &one}) {
    client->forget();
    for (const command::Any& command : commands) room->obey(*client, command);
    it.clockwork.run();
    for (std::size_t i = 1; i <= commands.size(); ++i) {
      EXPECT_THAT(client->answers_to(std::to_string(i)), SizeIs(1)) << "command " << i;
    }
  }
}

TEST_F(RoomTest, IdsHaveOneToFortyBytes) {
  open(3);
  FakeClient& one = enter(1);
  for (const std::string& id : {std::string(), std::string(41, 'x')}) {
    room->obey(one, command::Any(command::Ping{{id}}));
    EXPECT_EQ(answer(one, id), "\"id\" has 1 to 40 bytes.");
  }
  EXPECT_EQ(said(one, command::Ping{{std::string(40, 'x')}}), kOk);
}

TEST_F(RoomTest, WhoHasGoneIsNotAnsweredAndTheEntryStays) {
  open(3);
  FakeClient& one = enter(1);
  it.store.hold = true;
  send(one, command::Say{{"word"}, kFirst, {}, "hello"});
  leave(one);
  one.forget();
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_THAT(one.texts, IsEmpty());
  EXPECT_THAT(room->table().chat(), SizeIs(1));
}

TEST_F(RoomTest, TooManyCommandsThatWaitAreRefused) {
  open(3);
  FakeClient& one = enter(1);
  it.store.hold = true;
  for (int i = 0; i < 300; ++i) send(one, command::Say{{std::to_string(i)}, kFirst, {}, "hello"});
  EXPECT_EQ(answer(one, "299"), "Too many commands are waiting; one moment.");
  it.store.hold = false;
  it.store.settle(true);
  it.clockwork.run();
  for (int i = 0; i < 300; ++i) ASSERT_THAT(one.answers_to(std::to_string(i)), SizeIs(1)) << i;
}

// ---- At most once
// --------------------------------------------------------------------------------------------------

TEST_F(RoomTest, TheSameCommandTwiceIsCarriedOutOnce) {
  open(3);
  FakeClient& one = enter(1);
  const command::Say word{{"word"}, kFirst, {}, "hello"};
  EXPECT_EQ(said(one, word), kOk);
  one.forget();
  EXPECT_EQ(said(one, word), kOk);
  EXPECT_THAT(room->table().chat(), SizeIs(1));
  FakeClient& two = enter(2);
  EXPECT_EQ(said(two, command::Say{{"word"}, kSecond, {}, "hello"}), kOk);
  EXPECT_THAT(room->table().chat(), SizeIs(2)) << "somebody else's id is another command";
}

TEST_F(RoomTest, TheSameCommandTwiceBeforeItIsDurableIsCarriedOutOnce) {
  open(3);
  FakeClient& one = enter(1);
  it.store.hold = true;
  const command::Move move{{"move"}, kFirst, 0, "play wolf"};
  send(one, move), send(one, move);
  it.store.hold = false;
  it.store.settle(true);
  it.clockwork.run();
  const auto answers = one.answers_to("move");
  ASSERT_THAT(answers, SizeIs(2)) << "one answer for each time it was sent";
  EXPECT_TRUE(answers[0].ok && answers[1].ok);
  EXPECT_EQ(room->table().match()->moves_made(), 1U);
}

TEST_F(RoomTest, ACommandIsRememberedWhenTheRoomIsReadAgain) {
  open(3);
  const command::Move move{{"move"}, kFirst, 0, "play wolf"};
  const command::Say word{{"word"}, kFirst, {}, "hello"};
  FakeClient& before = enter(1);
  EXPECT_EQ(said(before, move), kOk);
  EXPECT_EQ(said(before, word), kOk);
  reopen();
  FakeClient& after = enter(1);
  const std::int64_t n = room->n();
  EXPECT_EQ(said(after, move), kOk);
  EXPECT_EQ(said(after, word), kOk);
  EXPECT_EQ(room->n(), n);
}

// ---- Reading a table again
// -----------------------------------------------------------------------------------------

TEST_F(RoomTest, LoadingBuildsTheTableAndDoesNothingElse) {
  Settings settings = plain_settings("chasse-cercueils");
  settings.clock = 30;
  open(1, settings);
  // A race is on: bots would think of their reflexes.
  const entry::Any roll = entry::Moved{room->table().match()->awaited().first(), "roll", Mover::player};
  it.store.append({1, room->n() + 1, write_logged({0, roll})}, [](bool) {});
  ASSERT_TRUE(it.clockwork.idle());
  const std::string counted = metrics_text(it.counters, it.store.counts());
  const auto log = it.store.entries(1, 0);
  std::vector<std::string> tables;
  for (int times = 0; times < 2; ++times) {
    std::vector<TableId> told;
    const auto again =
        std::make_shared<Room>(it.house, 1, [&](TableId id, const entry::Any&) { told.push_back(id); });
    ASSERT_TRUE(again->load());
    EXPECT_TRUE(it.clockwork.idle()) << "no clock has started, no bot thinks";
    EXPECT_THAT(told, IsEmpty()) << "nothing has been appended";
    EXPECT_EQ(again->n(), room->n() + 1);
    EXPECT_TRUE(again->table().match()->racing());
    tables.push_back(to_json(table_info(1, again->table())));
  }
  EXPECT_EQ(tables[0], tables[1]);
  EXPECT_EQ(metrics_text(it.counters, it.store.counts()), counted);
  EXPECT_EQ(it.store.entries(1, 0), log);
}

TEST_F(RoomTest, EveryEntryIsAnnouncedOnceItIsDurable) {
  std::vector<std::size_t> kinds;
  room = std::make_shared<Room>(it.house, 1, [&](TableId, const entry::Any& what) { kinds.push_back(what.index()); });
  it.store.hold = true;
  room->set_up({entry::Set{plain_settings()}, entry::Seated{kFirst, person_at(1), "one"}}, [](const auto&) {});
  it.clockwork.run();
  EXPECT_THAT(kinds, IsEmpty());
  it.store.settle(true);
  it.clockwork.run();
  EXPECT_THAT(kinds, SizeIs(1));
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_THAT(kinds, SizeIs(1));
}

// ---- Who may come in
// -----------------------------------------------------------------------------------------------

TEST_F(RoomTest, CommandsOfATableNeedEntering) {
  open(3);
  FakeClient& one = connect(person_at(1));
  EXPECT_EQ(said(one, command::Say{{}, kFirst, {}, "hello"}), "Enter the table first (enter).");
  EXPECT_EQ(said(one, command::Ping{}), kOk);
}

TEST_F(RoomTest, APrivateTableLetsInWhoSitsThereOrBringsTheInvite) {
  open(3);
  EXPECT_EQ(said(connect(person_at(2)), command::Enter{{}, kSecond, {}, {}}), kOk);
  FakeClient& stranger = connect("stranger");
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, {}}), kNoTable);
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, "wrong"}), kNoTable);
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, invite_to(2, it.house.secret)}), kNoTable);
  for (const std::string& text : stranger.texts) EXPECT_THAT(text, testing::Not(HasSubstr("name 1")));
  EXPECT_FALSE(room->lets_in("stranger"));
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, room->invite()}), kOk);
  EXPECT_TRUE(room->lets_in("stranger")) << "may read stories now, too";
  EXPECT_EQ(said(connect("stranger"), command::Enter{{}, {}, {}, {}}), kOk) << "and come again without it";
}

TEST_F(RoomTest, AWrongInviteOpensNothingLater) {
  Settings settings = plain_settings();
  settings.open = true;
  open(3, settings, false);
  FakeClient& one = enter(1);
  EXPECT_EQ(said(connect("stranger"), command::Enter{{}, {}, {}, "wrong"}), kOk) << "an open table";
  settings.open = false;
  EXPECT_EQ(said(one, command::Set{{}, settings}), kOk);
  EXPECT_FALSE(room->lets_in("stranger"));
}

TEST_F(RoomTest, AnOpenTableLetsInAnybodyButNotBehindOthersEyes) {
  Settings settings = plain_settings();
  settings.open = true;
  open(3, settings);
  FakeClient& stranger = connect("stranger");
  EXPECT_EQ(said(stranger, command::Enter{{}, kFirst, {}, {}}), kNotYours);
  EXPECT_EQ(said(stranger, command::Enter{{}, Seat::spectator, {}, {}}), kNotYours);
  EXPECT_EQ(said(stranger, command::Enter{{}, {}, {}, {}}), kOk);
  EXPECT_EQ(said(connect(person_at(2)), command::Enter{{}, kFirst, {}, {}}), kNotYours);
}

// ---- Devices
// -------------------------------------------------------------------------------------------------------

const char* const kNoLongerValid = "This link is no longer valid: ask for another one on the first device.";

TEST_F(RoomTest, ATokenBringsASeatToAnotherDeviceOnce) {
  open(3);
  FakeClient& one = enter(1);
  EXPECT_EQ(said(one, command::Device{{}, kSecond}), kNotYours);
  const std::string token = said(one, command::Device{{}, kFirst}).substr(3);
  FakeClient& phone = connect("phone");
  EXPECT_EQ(said(phone, command::Claim{{}, "wrong"}), kNoLongerValid);
  EXPECT_EQ(said(phone, command::Claim{{}, token}), "ok 1");
  EXPECT_EQ(said(phone, command::Enter{{}, kFirst, {}, {}}), kOk);
  EXPECT_EQ(said(phone, command::Move{{}, kFirst, 0, "play wolf"}), kOk);
  EXPECT_EQ(said(connect("stranger"), command::Claim{{}, token}), kNoLongerValid);
  EXPECT_EQ(room->table().seats_of("stranger"), SeatSet{});
}

TEST_F(RoomTest, ATokenIsValidForTenMinutes) {
  open(3);
  FakeClient& one = enter(1);
  const std::string early = said(one, command::Device{{}, kFirst}).substr(3);
  it.clockwork.pass(1s);
  const std::string late = said(one, command::Device{{}, kFirst}).substr(3);
  it.clockwork.pass(10min - 1s);
  EXPECT_EQ(said(connect("phone"), command::Claim{{}, early}), kNoLongerValid);
  EXPECT_EQ(said(connect("phone"), command::Claim{{}, late}), "ok 1");
}

TEST_F(RoomTest, ATokenDoesNotOutliveWhoSatThere) {
  open(2, plain_settings(), false);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  const std::string fresh = said(two, command::Device{{}, kSecond}).substr(3);
  const std::string used = said(two, command::Device{{}, kSecond}).substr(3);
  EXPECT_EQ(said(connect("phone"), command::Claim{{}, used}), "ok 2");
  EXPECT_EQ(said(one, command::Vacate{{}, kSecond}), kOk);
  EXPECT_EQ(said(one, command::Sit{{}, kSecond, "somebody else"}), kOk);
  EXPECT_EQ(said(connect("tablet"), command::Claim{{}, fresh}), kNoLongerValid);
  EXPECT_EQ(said(connect("phone"), command::Claim{{}, used}), kNoLongerValid);
  EXPECT_EQ(room->table().seats_of("phone") | room->table().seats_of("tablet"), SeatSet{});
}

TEST_F(RoomTest, AClaimThatCouldNotBeSavedOrWasNotAnsweredCanBeMadeAgain) {
  open(3);
  FakeClient& one = enter(1);
  const std::string token = said(one, command::Device{{}, kFirst}).substr(3);
  FakeClient& phone = connect("phone");
  it.store.hold = true;
  const std::string id = send(phone, command::Claim{{}, token});
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(answer(phone, id), kNotSaved);
  it.store.hold = false;
  EXPECT_EQ(said(phone, command::Claim{{"again"}, token}), "ok 1");
  leave(phone);
  EXPECT_EQ(said(connect("phone"), command::Claim{{"again"}, token}), "ok 1");
  EXPECT_THAT(room->table().place(kFirst).people, SizeIs(2));
}

TEST_F(RoomTest, OnlyTheAskerLearnsATokenOrAHint) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  two.forget(), watcher.forget();
  EXPECT_THAT(said(one, command::Hint{{}, kFirst}), HasSubstr("ok play "));
  EXPECT_EQ(said(two, command::Hint{{"not mine"}, kFirst}), kNotYours);
  EXPECT_EQ(said(watcher, command::Hint{{"not mine"}, kFirst}), kNotYours);
  EXPECT_THAT(said(one, command::Device{{}, kFirst}), HasSubstr("ok "));
  EXPECT_THAT(two.texts, SizeIs(1)) << "only the answer to its own question";
  EXPECT_THAT(watcher.texts, SizeIs(1));
  EXPECT_EQ(move(one, kFirst), kOk);
  EXPECT_EQ(said(one, command::Hint{{}, kFirst}), "It is not your turn.");
}

TEST_F(RoomTest, AHintForSomebodyWhoHasGoneIsForgotten) {
  open(3);
  it.clockwork.hold_work = true;
  FakeClient& one = enter(1);
  send(one, command::Hint{{"hint"}, kFirst});
  leave(one);
  it.clockwork.do_work();
  it.clockwork.run();
  EXPECT_EQ(answer(one, "hint"), "0 answers");
}

}  // namespace
}  // namespace hallali
