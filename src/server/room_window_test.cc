// Answers behind closed hands, at a room whose clock stands still.
#include "server/test_room.h"
#include "server/test_windows.h"

namespace hallali {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class RoomWindow : public RoomTest {
 protected:
  static Settings settings(int clock = 0) {
    Settings settings = plain_settings("shadow-hunters", 5);
    settings.clock = clock;
    settings.patience = 30;
    return settings;
  }
  const Match& match() const { return *room->table().match(); }
  FakeClient& of(Seat seat) { return *std::next(clients.begin(), index(seat)); }

  // Five people at a table in front of such a window, all of them here, and somebody who watches.
  void gather(const std::function<bool(const Match&)>& wanted, const Settings& chosen = settings()) {
    std::vector<entry::Any> entries{entry::Set{chosen}};
    for (int n = 1; n <= 5; ++n) {
      entries.push_back(entry::Seated{seat_at(n - 1), person_at(n), "name " + std::to_string(n)});
    }
    for (entry::Any& each : game_until(chosen, wanted)) entries.push_back(std::move(each));
    set_up(std::move(entries));
    for (int n = 1; n <= 5; ++n) enter(n);
    watcher = &enter("somebody", {}, room->invite());
    for (FakeClient& client : clients) client.forget();
    asked = match().awaited();
  }
  // One who has a choice, and one who has none.
  void gather_two(const Settings& chosen = settings()) {
    gather(
        [](const Match& match) {
          return asked_with(match, ClosedHand::choice).size() == 1 &&
                 asked_with(match, ClosedHand::nothing).size() == 1;
        },
        chosen);
    chooser = asked_with(match(), ClosedHand::choice).first();
    other = asked_with(match(), ClosedHand::nothing).first();
  }
  wire::command::Move answer_of(Seat seat, std::string id = {}) const {
    return {{std::move(id)}, seat, match().moves_made(seat), match().legal(seat).front()};
  }
  std::vector<entry::Any> log() {
    std::vector<entry::Any> entries;
    for (const LogEntry& each : it.store.entries(1, 0)) entries.push_back(read_logged(each.body).what);
    return entries;
  }
  void expect_silence() {
    for (FakeClient& client : clients) {
      EXPECT_THAT(client.all<wire::message::Update>(), IsEmpty());
      EXPECT_THAT(client.all<wire::message::PresenceNow>(), IsEmpty());
    }
    EXPECT_EQ(match().awaited(), asked);
  }

  void expect_a_bot_to_stand_in_for(Seat seat) {
    const auto before = static_cast<std::size_t>(room->n());
    leave(of(seat));
    it.clockwork.pass(29s);
    EXPECT_EQ(log().size(), before);
    it.clockwork.pass(1s);
    ASSERT_GT(log().size(), before);
    EXPECT_TRUE(std::holds_alternative<entry::StoodIn>(log()[before]));
  }

  FakeClient* watcher = nullptr;
  SeatSet asked;
  Seat chooser{};
  Seat other{};
};

TEST_F(RoomWindow, AnswersAreReceivedAndOpenedTogetherInSeatOrder) {
  gather_two();
  const auto before = room->n();
  const std::size_t made = match().moves_made();
  EXPECT_EQ(said(of(other), answer_of(other)), "ok received");
  expect_silence();
  it.clockwork.pass(1s);
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  expect_silence();
  EXPECT_EQ(room->n(), before);
  it.clockwork.pass(12s);
  EXPECT_GT(room->n(), before);
  const auto answered = std::get<entry::Answered>(log()[static_cast<std::size_t>(before)]);
  ASSERT_THAT(answered.answers, SizeIs(2));
  EXPECT_LT(answered.answers[0].seat, answered.answers[1].seat);
  const auto update = watcher->all<wire::message::Update>().at(0);
  EXPECT_EQ(update.n, before + 1);
  EXPECT_FALSE(update.news);
  const std::vector<RecordedMove> moves = match().record().moves;
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(moves.at(made + i).seat, answered.answers[i].seat);
}

TEST_F(RoomWindow, OnlyTheSeatItselfIsToldThatItsAnswerIsIn) {
  gather_two();
  const auto window = [&](FakeClient& client) { return client.last<wire::message::Snapshot>().game->window; };
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  FakeClient& back = enter(person_at(index(chooser) + 1), chooser);
  EXPECT_TRUE(window(back)->choice);
  EXPECT_TRUE(window(back)->received);
  FakeClient& without = enter(person_at(index(other) + 1), other);
  EXPECT_FALSE(window(without)->choice);
  EXPECT_FALSE(window(without)->received);
  EXPECT_FALSE(window(enter("somebody else", {}, room->invite())));
}

TEST_F(RoomWindow, PeopleWithoutAChoiceAreAnsweredFor) {
  gather([](const Match& match) { return asked_with(match, ClosedHand::nothing) == match.awaited(); });
  const auto before = room->n();
  it.clockwork.pass(kFirstOpening - 1ms);
  EXPECT_EQ(room->n(), before);
  expect_silence();
  it.clockwork.pass(20s);
  EXPECT_GT(room->n(), before);
}

TEST_F(RoomWindow, AnAnswerSentAgainCountsOnce) {
  gather_two();
  const auto answer = answer_of(chooser, "mine");
  EXPECT_EQ(said(of(chooser), answer), "ok received");
  leave(of(chooser));
  FakeClient& back = enter(person_at(index(chooser) + 1), chooser);
  EXPECT_EQ(said(back, answer), "ok received") << "while the window is open";
  const auto before = room->n();
  it.clockwork.pass(12s);
  ASSERT_GT(room->n(), before);
  const auto after = room->n();
  back.forget();
  EXPECT_EQ(said(back, answer).substr(0, 2), kOk) << "when it is closed";
  EXPECT_EQ(room->n(), after);
  reopen();
  FakeClient& later = enter(person_at(index(chooser) + 1), chooser);
  EXPECT_EQ(said(later, answer).substr(0, 2), kOk) << "and after a restart";
}

TEST_F(RoomWindow, AnotherAnswerTakesThePlaceOfTheFirst) {
  gather_two();
  const std::vector<std::string> moves = match().legal(chooser);
  wire::command::Move first = answer_of(chooser);
  wire::command::Move second = first;
  second.move = match().in_the_open(moves[1]) ? moves[0] : moves[1];
  EXPECT_EQ(said(of(chooser), first), "ok received");
  EXPECT_EQ(said(of(chooser), second), "ok received");
  const auto before = static_cast<std::size_t>(room->n());
  it.clockwork.pass(12s);
  const auto answered = std::get<entry::Answered>(log().at(before));
  const auto mine = std::ranges::find(answered.answers, chooser, &entry::ClosedAnswer::seat);
  EXPECT_EQ(mine->move, second.move);
}

TEST_F(RoomWindow, ARestartAsksAgain) {
  gather_two();
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  reopen();
  FakeClient& back = enter(person_at(index(chooser) + 1), chooser);
  const auto game = back.last<wire::message::Snapshot>().game;
  EXPECT_FALSE(game->window->received);
  EXPECT_FALSE(game->legal.empty());
}

TEST_F(RoomWindow, WhatIsDoneInTheOpenIsSeenAtOnceAndEverybodyIsAskedAnew) {
  const auto who_may_reveal = [](const Match& match) {
    SeatSet seats;
    for (Seat seat : match.allowed()) {
      if (std::ranges::count(match.legal(seat), "reveal") == 1) seats.insert(seat);
    }
    return seats;
  };
  gather([&](const Match& match) {
    return !who_may_reveal(match).empty() && asked_with(match, ClosedHand::nothing).size() == 2;
  });
  const Seat first = asked.first();
  EXPECT_EQ(said(of(first), answer_of(first)), "ok received");
  const Seat free = who_may_reveal(match()).first();
  EXPECT_EQ(said(of(free), wire::command::Move{{}, free, match().moves_made(free), "reveal"}), kOk);
  const auto game = of(first).last<wire::message::Update>().game;
  EXPECT_TRUE(!game->window || !game->window->received);
}

TEST_F(RoomWindow, NothingCanBeTakenBackAndNothingTellsWhoHasAnswered) {
  gather_two();
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  EXPECT_EQ(said(of(chooser), wire::command::AskUndo{{}, chooser}),
            "Too late: somebody has learnt something from this move.");
  expect_silence();
  it.clockwork.pass(12s);
  for (FakeClient& client : clients) EXPECT_FALSE(client.last<wire::message::Update>().game->undo);
}

TEST_F(RoomWindow, ATimeOutIsNoNews) {
  gather_two(settings(5));
  const auto before = room->n();
  it.clockwork.pass(12s);
  ASSERT_GT(room->n(), before);
  const auto update = watcher->all<wire::message::Update>().at(0);
  EXPECT_EQ(update.n, before + 1);
  EXPECT_FALSE(update.news);
  const auto answered = std::get<entry::Answered>(log()[static_cast<std::size_t>(before)]);
  for (const entry::ClosedAnswer& each : answered.answers) EXPECT_EQ(each.by, Mover::clock);
}

// Nothing shows whether they have a choice.
TEST_F(RoomWindow, WhoeverIsAwayIsWaitedForThoughTheyHaveNothingToDecide) {
  gather_two();
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  expect_a_bot_to_stand_in_for(other);
}

TEST_F(RoomWindow, WhoeverIsAwayIsWaitedForIfTheyHaveAChoice) {
  gather_two();
  expect_a_bot_to_stand_in_for(chooser);
}

// Nor whether they have answered: it is the other one, who has a choice and thinks, for whom everybody waits.
TEST_F(RoomWindow, ABotStandsInForWhoeverIsAwayAndHasAnswered) {
  gather_two();
  EXPECT_EQ(said(of(other), answer_of(other)), "ok received");
  expect_a_bot_to_stand_in_for(other);
}

TEST_F(RoomWindow, NobodyWaitsWhereOnlyBotsCouldLearn) {
  std::vector<entry::Any> entries{entry::Set{settings()}, entry::Seated{kFirst, person_at(1), "name 1"}};
  for (int n = 2; n <= 5; ++n) entries.push_back(entry::BotSeated{seat_at(n - 1), Bot::steady});
  entries.push_back(entry::Dealt{seed_from_text("alone")});
  set_up(std::move(entries));
  FakeClient& me = enter(1);
  int windows = 0;
  for (int i = 0; i < 400 && room->table().playing(); ++i) {
    it.clockwork.run();
    if (!room->table().playing()) break;
    ASSERT_TRUE(match().awaited().contains(kFirst)) << "bots think at once here, so it is up to the person";
    EXPECT_NE(match().closed_hand(kFirst), ClosedHand::nothing);
    windows += match().closed_hand(kFirst) == ClosedHand::none ? 0 : 1;
    const std::string move = steady_move(match(), kFirst);
    said(me, wire::command::Move{{}, kFirst, match().moves_made(kFirst), move});
    me.forget();
  }
  const auto opened = std::ranges::count_if(
      log(), [](const entry::Any& each) { return std::holds_alternative<entry::Answered>(each); });
  EXPECT_GT(opened, windows) << "some windows had nothing to decide in them";
}

TEST_F(RoomWindow, AnEntryThatCannotBeWrittenIsTriedAgain) {
  gather_two();
  EXPECT_EQ(said(of(chooser), answer_of(chooser)), "ok received");
  const auto before = room->n();
  it.store.hold = true;
  it.clockwork.pass(12s);
  ASSERT_EQ(it.store.waiting(), 1U);
  it.store.hold = false;
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(room->n(), before);
  it.clockwork.pass(2s);
  EXPECT_EQ(room->n(), before + 1);
}

}  // namespace
}  // namespace hallali
