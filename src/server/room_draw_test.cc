// A deal that nobody could choose, from the promise to the record.
#include "match/games.h"
#include "server/telling.h"
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::IsEmpty;
using testing::SizeIs;

const Seed kMine = seed_from_text("number one");
const Seed kTheirs = seed_from_text("number two");

class RoomDrawTest : public RoomTest {
 protected:
  FakeClient& enter_with_numbers(int seat) {
    FakeClient& client = connect(person_at(seat));
    EXPECT_EQ(said(client, command::Enter{{}, seat_at(seat - 1), {}, {}, true}), kOk);
    return client;
  }
  void open_to_play() {
    set_up({entry::Set{plain_settings()}, entry::Seated{kFirst, person_at(1), "name 1"},
            entry::BotSeated{kSecond, Bot::steady}, entry::BotSeated{kThird, Bot::steady},
            entry::Promised{seed_from_text("secret"), true}});
  }
  std::string promise() const { return commitment(room->table().next().secret()); }
  std::string pledge(FakeClient& client, Seat seat, const Seed& number) {
    return said(client, command::Pledge{{}, seat, promise(), commitment(number)});
  }
  const Draw& draw() const { return *room->table().match()->draw(); }
  Record played_out() {
    while (room->table().playing()) it.clockwork.pass(1s);
    return room->table().match()->record();
  }
};

TEST_F(RoomDrawTest, TheSeedFollowsFromASecretAndAllNumbers) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  FakeClient& two = enter_with_numbers(2);
  const std::string promised = two.last<message::Snapshot>().table.next->promise;
  EXPECT_EQ(promised, promise()) << "promised before any hash";
  const Seed secret = room->table().next().secret();
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(pledge(two, kSecond, kTheirs), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), "No number is asked of you.") << "hashes first";
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_TRUE(one.last<message::Update>().table->next->revealing);
  EXPECT_FALSE(room->table().playing());
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kTheirs}), "This number is not the one whose hash you have given.");
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  EXPECT_FALSE(room->table().playing());
  for (const std::string& text : two.texts) {
    EXPECT_THAT(text, testing::Not(testing::HasSubstr(notation(kMine))))
        << "nobody sees a number before all are shown";
  }
  EXPECT_EQ(said(two, command::Reveal{{}, kSecond, kTheirs}), kOk);
  ASSERT_TRUE(room->table().playing());
  const TableInfo info = table_info(1, room->table());
  EXPECT_THAT(two.texts, testing::Contains(testing::HasSubstr(notation(kMine)))) << "with the deal";
  EXPECT_EQ(info.commitment, promised);
  EXPECT_THAT(info.shares, SizeIs(2));
  EXPECT_EQ(info.shares[0].number, kMine);
  EXPECT_FALSE(info.secret) << "not before the game is over";
  EXPECT_FALSE(info.seed);
  for (const std::string& text : two.texts) EXPECT_THAT(text, testing::Not(testing::HasSubstr(notation(secret))));
  EXPECT_EQ(draw().secret, secret);
  EXPECT_EQ(room->table().match()->record().seed, drawn_seed(draw()));
  leave(two);
  EXPECT_EQ(said(one, command::Vacate{{}, kFirst}), kOk);  // bots play to the end
  const Record record = played_out();
  EXPECT_EQ(complaint([&] { game_named(record.game).verify(read_record(write_record(record))); }), "");
  EXPECT_THAT(write_record(record), testing::StartsWith("hallali record 2"));
  reopen();
  EXPECT_EQ(room->table().match()->record(), record) << "the log has it all";
}

TEST_F(RoomDrawTest, AMissingNumberIsMissingAfterASecondAndNobodyHoldsUpTheGame) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  FakeClient& two = enter_with_numbers(2);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(pledge(two, kSecond, kTheirs), kOk);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  EXPECT_EQ(said(two, command::Vacate{{}, kSecond}), "The cards are being dealt already; one moment.");
  it.clockwork.pass(999ms);
  EXPECT_FALSE(room->table().playing());
  it.clockwork.pass(1ms);
  ASSERT_TRUE(room->table().playing());
  ASSERT_THAT(draw().shares, SizeIs(2));
  EXPECT_TRUE(draw().shares[0].number);
  EXPECT_FALSE(draw().shares[1].number);
  EXPECT_EQ(draw().shares[1].hash, commitment(kTheirs));
}

TEST_F(RoomDrawTest, WhoHasGoneIsNotWaitedFor) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  FakeClient& two = enter_with_numbers(2);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(pledge(two, kSecond, kTheirs), kOk);
  leave(two);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  EXPECT_TRUE(room->table().playing());
}

TEST_F(RoomDrawTest, ARematchHasItsOwnPromise) {
  open(1, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  const std::string first = promise();
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  EXPECT_FALSE(room->table().next().promised()) << "none while a game is on";
  EXPECT_EQ(said(one, command::Vacate{{}, kFirst}), kOk);
  played_out();
  it.clockwork.run();
  EXPECT_EQ(said(one, command::Return{{}, kFirst}), kOk);
  ASSERT_TRUE(room->table().next().promised());
  EXPECT_NE(promise(), first);
  const TableInfo info = one.last<message::Update>().table.value();
  EXPECT_EQ(commitment(info.secret.value()), first);
  EXPECT_EQ(said(one, command::Pledge{{}, kFirst, first, commitment(kTheirs)}),
            "This number was meant for another deal.");
  EXPECT_EQ(pledge(one, kFirst, kTheirs), kOk);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kTheirs}), kOk);
  EXPECT_EQ(room->table().games(), 2);
  EXPECT_EQ(draw().shares.at(0).number, kTheirs);
}

TEST_F(RoomDrawTest, ClientsWithoutNumbersStartAtOnceAndPlayAsBefore) {
  open(2, plain_settings(), false);
  FakeClient& one = enter(1);
  EXPECT_FALSE(room->table().next().promised());
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_TRUE(room->table().playing());
  EXPECT_FALSE(room->table().match()->draw());
  EXPECT_THAT(write_record(room->table().match()->record()), testing::StartsWith("hallali record 1"));
}

TEST_F(RoomDrawTest, WithAPromiseAndNoHashTheSeedIsThePromisedOne) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  const std::string promised = promise();
  EXPECT_EQ(said(one, command::Start{}), kOk);
  EXPECT_EQ(room->table().match()->promise(), promised);
}

TEST_F(RoomDrawTest, OneNumberABrowserAndNoneForBots) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(pledge(one, kSecond, kMine), "This seat is not yours.");
  EXPECT_EQ(said(one, command::Vacate{{}, kThird}), kOk);
  EXPECT_EQ(said(one, command::Sit{{}, kThird, "guest"}), kOk);
  EXPECT_EQ(pledge(one, kThird, kTheirs), kOk);
  ASSERT_THAT(room->table().next().shares(), SizeIs(1));
  EXPECT_EQ(room->table().next().shares()[0].seat, kThird);
  EXPECT_EQ(said(one, command::Pledge{{}, kFirst, promise(), "12ab"}), "A hash has 64 hexadecimal digits.");
}

TEST_F(RoomDrawTest, WhoeverGetsUpTakesTheirHashAway) {
  open(2, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  FakeClient& two = enter_with_numbers(2);
  EXPECT_EQ(pledge(two, kSecond, kTheirs), kOk);
  EXPECT_EQ(said(one, command::Remove{{}, kSecond, {}, false}), kOk);
  EXPECT_THAT(room->table().next().shares(), IsEmpty());
}

TEST_F(RoomDrawTest, AfterARestartTheNumbersAreAskedForAgain) {
  open(1, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  reopen();
  EXPECT_TRUE(room->table().next().revealing());
  FakeClient& again = enter_with_numbers(1);
  EXPECT_TRUE(again.last<message::Snapshot>().table.next->revealing);
  EXPECT_EQ(said(again, command::Reveal{{}, kFirst, kMine}), kOk);
  EXPECT_TRUE(room->table().playing());
  EXPECT_TRUE(draw().shares.at(0).number);
}

TEST_F(RoomDrawTest, ATableOpenedToPlayBeginsWithTheFirstHash) {
  open_to_play();
  FakeClient& one = enter_with_numbers(1);
  EXPECT_TRUE(one.last<message::Snapshot>().table.next->starting);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  ASSERT_TRUE(room->table().playing());
  EXPECT_EQ(draw().shares.at(0).number, kMine);
}

TEST_F(RoomDrawTest, ATableOpenedToPlayBeginsAfterASecondWithoutAHash) {
  open_to_play();
  enter(1);
  it.clockwork.pass(999ms);
  EXPECT_FALSE(room->table().playing());
  it.clockwork.pass(1ms);
  ASSERT_TRUE(room->table().playing());
  EXPECT_EQ(room->table().match()->promise(), commitment(seed_from_text("secret")));
}

TEST_F(RoomDrawTest, ADealThatCouldNotBeWrittenIsTriedAgain) {
  open(1, plain_settings(), false);
  FakeClient& one = enter_with_numbers(1);
  EXPECT_EQ(pledge(one, kFirst, kMine), kOk);
  EXPECT_EQ(said(one, command::Start{}), kOk);
  it.store.hold = true;
  EXPECT_EQ(said(one, command::Reveal{{}, kFirst, kMine}), kOk);
  it.store.settle(false);
  it.clockwork.run();
  it.store.hold = false;
  EXPECT_FALSE(room->table().playing());
  it.clockwork.pass(1s);
  EXPECT_TRUE(room->table().playing());
}

}  // namespace
}  // namespace hallali
