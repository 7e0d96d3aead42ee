// What a table does by itself, with a clock that only these tests turn.
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::IsEmpty;

class RoomTimeTest : public RoomTest {
 protected:
  static Settings with(int clock, int patience, Pace pace = Pace::instant) {
    Settings settings = plain_settings();
    settings.clock = clock;
    settings.patience = patience;
    settings.pace = pace;
    return settings;
  }
  int made(Seat seat) const { return room->table().match()->moves_made(seat); }
  bool bot_at(Seat seat) const { return room->table().place(seat).bot.has_value(); }
  template <class News>
  static int count(const FakeClient& client) {
    int found = 0;
    for (const auto& update : client.all<message::Update>()) {
      if (update.news && std::holds_alternative<News>(*update.news)) ++found;
    }
    return found;
  }
};

// ---- Bots
// ----------------------------------------------------------------------------------------------------------

TEST_F(RoomTimeTest, BotsMoveAtTheirPace) {
  struct {
    Pace pace;
    std::chrono::milliseconds not_before, until;
  } const paces[] = {{Pace::instant, 0ms, 0ms}, {Pace::brisk, 200ms, 500ms}, {Pace::human, 700ms, 1800ms}};
  for (const auto& [pace, not_before, until] : paces) {
    open(1, with(0, 90, pace));
    FakeClient& one = enter(1);
    if (not_before > 0ms) {
      it.clockwork.pass(not_before - 1ms);
      EXPECT_EQ(made(kSecond) + made(kThird), 0);
      it.clockwork.pass(until - not_before + 1ms);
    }
    EXPECT_EQ(made(kSecond), 1);
    EXPECT_EQ(made(kThird), 1);
    EXPECT_EQ(move(one, kFirst), kOk);
    it.clockwork.pass(until);
    EXPECT_EQ(made(kSecond), 2) << "and again in the next round";
    leave(one);
    it.store = FakeStore();
  }
}

TEST_F(RoomTimeTest, BotsWaitWhileNobodyIsConnected) {
  open(1, with(0, 90, Pace::brisk));
  it.clockwork.pass(1h);
  EXPECT_EQ(made(kSecond), 0);
  FakeClient& silent = connect(person_at(1));
  it.clockwork.pass(1h);
  EXPECT_EQ(made(kSecond), 0) << "connected but not at the table";
  leave(silent);
  FakeClient& one = enter(1);
  leave(one);
  it.clockwork.pass(1h);
  EXPECT_EQ(made(kSecond), 0);
  enter(1);
  it.clockwork.pass(199ms);
  EXPECT_EQ(made(kSecond), 0) << "they think again for who comes back";
  it.clockwork.pass(301ms);
  EXPECT_EQ(made(kSecond), 1);
}

TEST_F(RoomTimeTest, AThoughtThatEndsWhenEverybodyHasLeftIsNotPlayed) {
  open(1);
  it.clockwork.hold_work = true;
  FakeClient& one = enter(1);
  ASSERT_EQ(it.clockwork.work_waiting(), 2U);
  leave(one);
  it.clockwork.hold_work = false;
  it.clockwork.pass(1h);
  EXPECT_EQ(made(kSecond), 0);
  enter(1);
  it.clockwork.pass(0s);
  EXPECT_EQ(made(kSecond), 1) << "but later";
}

TEST_F(RoomTimeTest, ABotsMoveThatCouldNotBeWrittenIsMadeASecondLater) {
  set_up({entry::Set{with(0, 90)}, entry::Seated{kFirst, person_at(1), "one"},
          entry::Seated{kSecond, person_at(1), "two"}, entry::BotSeated{kThird, Bot::random},
          entry::Dealt{seed_from_text("retry")}});
  it.store.hold = true;
  enter(1);
  ASSERT_EQ(it.store.waiting(), 1U);
  it.store.settle(false);
  it.store.hold = false;
  it.clockwork.pass(999ms);
  EXPECT_EQ(made(kThird), 0);
  it.clockwork.pass(1ms);
  EXPECT_EQ(made(kThird), 1);
}

TEST_F(RoomTimeTest, AWholeGameOfBotsIsPlayedForASpectator) {
  open(1);
  FakeClient& one = enter(1);
  EXPECT_EQ(said(one, command::Vacate{{}, kFirst}), kOk);
  it.clockwork.pass(1s);
  EXPECT_TRUE(room->table().over());
  EXPECT_EQ(it.counters.games_finished_total, 1);
  EXPECT_NE(one.last<message::Update>().table->seed, std::nullopt);
}

// ---- The clock
// -----------------------------------------------------------------------------------------------------

TEST_F(RoomTimeTest, WhenTheClockRunsOutTheFirstLegalMoveIsMade) {
  open(3, with(30, 90));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  EXPECT_EQ(one.last<message::Snapshot>().game->clock, 30'000);
  it.clockwork.pass(10s);
  EXPECT_EQ(move(two, kSecond), kOk);
  EXPECT_EQ(one.last<message::Update>().game->clock, 20'000);
  EXPECT_EQ(two.last<message::Update>().game->clock, std::nullopt) << "nothing to decide";
  const std::string first = room->table().match()->legal(kFirst).front();
  it.clockwork.pass(19'999ms);
  EXPECT_EQ(made(kFirst), 0);
  it.clockwork.pass(1ms);
  EXPECT_EQ(made(kFirst), 1);
  const std::vector<RecordedMove> moves = room->table().match()->record().moves;
  EXPECT_NE(std::ranges::find(moves, RecordedMove{kFirst, first}), moves.end());
  EXPECT_EQ(count<news::TimedOut>(two), 2) << "the absent third as well: its clock is shorter than our patience";
}

TEST_F(RoomTimeTest, AMoveAtTheLastMomentCountsAndTheNextTurnHasItsWholeTime) {
  open(3, with(30, 90));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  it.clockwork.pass(29'999ms);
  EXPECT_EQ(move(one, kFirst), kOk);
  EXPECT_EQ(move(two, kSecond), kOk);
  EXPECT_EQ(move(three, kThird), kOk);
  it.clockwork.pass(29'999ms);
  EXPECT_EQ(made(kFirst), 1);
  it.clockwork.pass(1ms);
  EXPECT_EQ(made(kFirst), 2);
}

TEST_F(RoomTimeTest, TakingBackDoesNotStartTheClockAgain) {
  open(2, with(10, 90));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  it.clockwork.pass(7s);
  EXPECT_EQ(move(one, kFirst), kOk);
  it.clockwork.pass(1s);
  EXPECT_EQ(said(one, command::AskUndo{{}, kFirst}), kOk);
  EXPECT_EQ(said(two, command::AnswerUndo{{}, kSecond, true}), kOk);
  ASSERT_EQ(made(kFirst), 0);
  EXPECT_EQ(one.last<message::Update>().game.value().clock, 3000);
}

TEST_F(RoomTimeTest, NobodysTimeRunsWhileNobodyIsConnected) {
  open(3, with(30, 90));
  FakeClient& one = enter(1);
  it.clockwork.pass(29s);
  leave(one);
  it.clockwork.pass(1h);
  EXPECT_EQ(made(kFirst), 0);
  FakeClient& back = enter(1);
  EXPECT_EQ(back.last<message::Snapshot>().game->clock, 30'000);
  it.clockwork.pass(29s);
  EXPECT_EQ(made(kFirst), 0);
}

TEST_F(RoomTimeTest, WithoutAClockTheTableWaitsForWhoIsHere) {
  open(1, with(0, 5));
  enter(1);
  it.clockwork.pass(24h);
  EXPECT_EQ(made(kFirst), 0);
  EXPECT_FALSE(bot_at(kFirst));
}

TEST_F(RoomTimeTest, TheClockRunsForWhoCameBackWhileTheirBotWasThinking) {
  open(2, with(60, 5));
  FakeClient& one = enter(1);
  EXPECT_EQ(move(one, kFirst), kOk);
  it.clockwork.hold_work = true;
  it.clockwork.pass(5s);
  ASSERT_TRUE(bot_at(kSecond));
  FakeClient& two = enter(2);
  EXPECT_EQ(said(two, command::Return{{}, kSecond}), kOk);
  it.clockwork.hold_work = false;
  it.clockwork.run();
  EXPECT_EQ(made(kSecond), 0) << "the bot is too late";
  it.clockwork.pass(60s);
  EXPECT_EQ(made(kSecond), 1);
  EXPECT_EQ(count<news::TimedOut>(one), 1);
}

// ---- Who is away
// ---------------------------------------------------------------------------------------------------

TEST_F(RoomTimeTest, ABotStandsInForWhoIsAwayUntilTheyReturn) {
  open(2, with(0, 60));
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  it.clockwork.pass(1000s);
  EXPECT_FALSE(bot_at(kSecond)) << "here, and taking their time";
  leave(two);
  it.clockwork.pass(59'999ms);
  EXPECT_FALSE(bot_at(kSecond));
  it.clockwork.pass(1ms);
  EXPECT_TRUE(bot_at(kSecond));
  EXPECT_EQ(count<news::StoodIn>(one), 1);
  EXPECT_EQ(made(kSecond), 1);

  FakeClient& back = enter(2);
  EXPECT_TRUE(bot_at(kSecond)) << "until they say so";
  EXPECT_EQ(said(back, command::Return{{}, kSecond}), kOk);
  EXPECT_EQ(count<news::Returned>(one), 1);
  EXPECT_EQ(move(one, kFirst), kOk);
  it.clockwork.pass(1000s);
  EXPECT_EQ(made(kSecond), 1) << "they play themselves again";
  EXPECT_EQ(move(back, kSecond), kOk);
}

TEST_F(RoomTimeTest, WhoReturnsOnTheirTurnHasTheirMovesAgain) {
  open(2, with(0, 90, Pace::human));
  FakeClient& one = enter(1);
  enter(2);
  EXPECT_EQ(said(one, command::Vacate{{}, kFirst}), kOk);
  EXPECT_THAT(one.last<message::Update>().game.value().legal, IsEmpty()) << "a bot moves for them";
  EXPECT_EQ(said(one, command::Return{{}, kFirst}), kOk);
  EXPECT_EQ(one.last<message::Update>().game.value().legal, room->table().match()->legal(kFirst));
}

TEST_F(RoomTimeTest, NobodyStandsInForWhoIsBackInTime) {
  open(2, with(0, 60));
  enter(1);
  FakeClient& two = enter(2);
  leave(two);
  it.clockwork.pass(50s);
  FakeClient& again = enter(2);
  it.clockwork.pass(50s);
  EXPECT_FALSE(bot_at(kSecond));
  leave(again);
  it.clockwork.pass(59s);
  EXPECT_FALSE(bot_at(kSecond)) << "patience begins anew";
  it.clockwork.pass(1s);
  EXPECT_TRUE(bot_at(kSecond));
}

TEST_F(RoomTimeTest, NobodyStandsInWhenNobodyElseIsHere) {
  open(2, with(0, 60));
  enter("watcher", {}, room->invite());
  it.clockwork.pass(1h);
  EXPECT_FALSE(bot_at(kFirst) || bot_at(kSecond)) << "a spectator is not waiting for a turn";
}

TEST_F(RoomTimeTest, NobodyStandsInForWhoIsNotAwaited) {
  open(2, with(0, 60));
  FakeClient& two = enter(2);
  enter(1);
  EXPECT_EQ(move(two, kSecond), kOk);
  leave(two);
  it.clockwork.pass(1h);
  EXPECT_FALSE(bot_at(kSecond));
}

TEST_F(RoomTimeTest, AStandInComesLaterWhenItCouldNotBeWritten) {
  open(2, with(0, 60));
  enter(1);
  it.clockwork.run();
  it.store.hold = true;
  it.clockwork.pass(60s);
  ASSERT_EQ(it.store.waiting(), 1U);
  it.store.settle(false);
  it.store.hold = false;
  it.clockwork.run();
  EXPECT_FALSE(bot_at(kSecond));
  it.clockwork.pass(60s);
  EXPECT_TRUE(bot_at(kSecond));
}

}  // namespace
}  // namespace hallali
