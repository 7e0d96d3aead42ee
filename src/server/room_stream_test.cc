// What clients are told: numbers without gaps, coming back, falling behind, looking through other eyes.
#include "server/telling.h"
#include "server/test_room.h"

namespace hallali {
namespace {

using namespace wire;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class RoomStreamTest : public RoomTest {
 protected:
  // One round of words, moves and second thoughts.
  void live(FakeClient& one, FakeClient& two, FakeClient& three) {
    EXPECT_EQ(said(two, command::Say{{}, kSecond, {}, "hello"}), kOk);
    EXPECT_EQ(move(one, kFirst), kOk);
    EXPECT_EQ(said(one, command::AskUndo{{}, kFirst}), kOk);
    EXPECT_EQ(said(two, command::AnswerUndo{{}, kSecond, true}), kOk);
    EXPECT_EQ(said(three, command::AnswerUndo{{}, kThird, true}), kOk);
    EXPECT_EQ(move(three, kThird), kOk);
    EXPECT_EQ(move(one, kFirst), kOk);
    EXPECT_EQ(move(two, kSecond), kOk);
    EXPECT_EQ(said(three, command::React{{}, kThird, Reaction::laugh}), kOk);
  }

  static std::vector<std::string> updates_after(const FakeClient& client, std::int64_t last) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < client.texts.size(); ++i) {
      const auto* update = std::get_if<message::Update>(&client.messages[i]);
      if (update == nullptr || update->n <= last) continue;
      if (update->re) {  // whoever missed it gets the answer to a command apart
        message::Update plain = *update;
        plain.re.reset();
        texts.push_back(to_json(message::Any(plain)));
      } else {
        texts.push_back(client.texts[i]);
      }
    }
    return texts;
  }
  static std::string without_clock(const std::string& text) {
    auto message = from_json<message::Any>(text);
    if (auto& game = std::get<message::Update>(message).game) game->clock.reset();
    return to_json(message);
  }
  static std::string game_of(const message::Snapshot& snapshot) { return to_json(snapshot.game); }
};

TEST_F(RoomStreamTest, EverybodyGetsEveryNumber) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  for (int round = 0; round < 4; ++round) live(one, two, three);
  for (const FakeClient* client : {&one, &two, &three, &watcher}) {
    const auto snapshots = client->all<message::Snapshot>();
    ASSERT_THAT(snapshots, SizeIs(1));
    std::int64_t n = snapshots.front().n;
    for (const message::Update& update : client->all<message::Update>()) ASSERT_EQ(update.n, ++n);
    EXPECT_EQ(n, room->n());
  }
}

TEST_F(RoomStreamTest, WhoComesBackGetsExactlyWhatWasMissed) {
  for (const bool watching : {false, true}) {
    open(3);
    FakeClient& one = enter(1);
    FakeClient& two = enter(2);
    FakeClient& three = enter(3);
    const Person person = watching ? "watcher" : person_at(2);
    const std::optional<Seat> eyes = watching ? std::nullopt : std::optional(kSecond);
    FakeClient& stays = enter(person, eyes, room->invite());
    const std::int64_t begun = room->n();
    for (int round = 0; round < 3; ++round) live(one, two, three);
    for (std::int64_t last = begun; last <= room->n(); ++last) {
      FakeClient& back = connect(person);
      EXPECT_EQ(said(back, command::Enter{{}, eyes, last, {}}), kOk);
      EXPECT_THAT(back.all<message::Snapshot>(), IsEmpty());
      ASSERT_EQ(updates_after(back, 0), updates_after(stays, last)) << "last " << last;
      EXPECT_EQ(back.last<message::YouNow>().you.eyes, eyes);
      EXPECT_EQ(to_json(back.last<message::PresenceNow>()), to_json(stays.last<message::PresenceNow>()));
      leave(back);
    }
    it.store = FakeStore();
  }
}

TEST_F(RoomStreamTest, WhatWasMissedLatelyIsNotReadFromTheStore) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  const std::int64_t begun = room->n();
  for (int round = 0; round < 3; ++round) live(one, two, three);
  it.store.reads = 0;
  for (std::int64_t last = begun; last <= room->n(); ++last) {
    FakeClient& back = connect(person_at(2));
    EXPECT_EQ(said(back, command::Enter{{}, kSecond, last, {}}), kOk);
    EXPECT_EQ(updates_after(back, 0), updates_after(two, last));
  }
  EXPECT_EQ(it.store.reads, 0);
  FakeClient& back = connect(person_at(2));
  EXPECT_EQ(said(back, command::Enter{{}, kSecond, begun - 1, {}}), kOk);
  EXPECT_THAT(back.all<message::Update>(), SizeIs(room->n() - begun + 1));
  EXPECT_EQ(it.store.reads, 1) << "what happened before anybody came";
}

// The same messages through all eyes, whether the room remembers or has to read its log.
TEST_F(RoomStreamTest, TheLogTellsTheSameAsTheRoomRemembers) {
  Settings settings = plain_settings();
  settings.clock = 30;
  open(3, settings);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  const std::int64_t begun = room->n();
  for (int round = 0; round < 3; ++round) live(one, two, three), it.clockwork.pass(2s);
  const auto remembering = room;
  reopen();
  enter(1), enter(2), enter(3);
  const auto missed = [&](Room& which, const Person& person, std::optional<Seat> eyes, std::int64_t last) {
    FakeClient& back = clients.emplace_back(person);
    which.arrive(back);
    which.obey(back, command::Any(command::Enter{{"back"}, eyes, last, remembering->invite()}));
    auto texts = updates_after(back, 0);
    std::ranges::transform(texts, texts.begin(), without_clock);
    which.leave(back);
    EXPECT_THAT(texts, SizeIs(which.n() - last));
    return texts;
  };
  Random random(seed_from_text("missed"));
  for (int i = 0; i < 40; ++i) {
    const std::int64_t last = begun + random.below(static_cast<std::uint32_t>(room->n() - begun));
    const int who = static_cast<int>(random.below(4));
    const std::optional<Seat> eyes = who == 0 ? std::nullopt : std::optional(seat_at(who - 1));
    // All but the clock, which began anew when everybody came back to the table that was read again.
    EXPECT_EQ(missed(*remembering, person_at(who), eyes, last), missed(*room, person_at(who), eyes, last));
  }
}

TEST_F(RoomStreamTest, NothingIsKeptWhileNobodyIsHere) {
  open(3);
  FakeClient& one = enter(1);
  EXPECT_EQ(move(one, kFirst), kOk);
  leave(one);
  it.store.reads = 0;
  FakeClient& back = connect(person_at(1));
  EXPECT_EQ(said(back, command::Enter{{}, kFirst, room->n() - 1, {}}), kOk);
  EXPECT_THAT(back.all<message::Update>(), SizeIs(1));
  EXPECT_EQ(it.store.reads, 1);
  FakeClient& two = connect(person_at(2));
  EXPECT_EQ(said(two, command::Enter{{}, kSecond, room->n() - 3, {}}), kOk);
  EXPECT_THAT(two.all<message::Update>(), SizeIs(3));
  EXPECT_EQ(it.store.reads, 1) << "read once for all who come back";
}

TEST_F(RoomStreamTest, WhoComesBackToARoomReadAgainGetsTheSame) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  const std::int64_t begun = room->n();
  live(one, two, three);
  reopen();
  FakeClient& back = connect(person_at(1));
  EXPECT_EQ(said(back, command::Enter{{}, kFirst, begun, {}}), kOk);
  EXPECT_EQ(updates_after(back, 0), updates_after(one, begun));
}

TEST_F(RoomStreamTest, WhoMissedTooMuchOrSaysNonsenseGetsASnapshot) {
  open(3);
  FakeClient& one = enter(1);
  const std::int64_t begun = room->n();
  for (int i = 0; i < 41; ++i) EXPECT_EQ(said(one, command::Say{{}, kFirst, {}, "hello"}), kOk);
  for (const std::int64_t last : {begun, room->n() + 1, std::int64_t{0}, std::int64_t{-5}}) {
    FakeClient& back = connect(person_at(1));
    EXPECT_EQ(said(back, command::Enter{{}, kFirst, last, {}}), kOk);
    EXPECT_THAT(back.all<message::Update>(), IsEmpty());
    EXPECT_EQ(back.last<message::Snapshot>().n, room->n());
  }
  FakeClient& back = connect(person_at(1));
  EXPECT_EQ(said(back, command::Enter{{}, kFirst, begun + 1, {}}), kOk);
  EXPECT_THAT(back.all<message::Update>(), SizeIs(40));
}

TEST_F(RoomStreamTest, WhatIsDurableButNotToldYetIsToldOnce) {
  open(3);
  FakeClient& one = enter(1);
  const std::int64_t begun = room->n();
  it.store.hold = true;
  send(one, command::Say{{"first"}, kFirst, {}, "hello"});
  it.store.settle(true);  // the hall has not heard of it yet
  FakeClient& back = connect(person_at(2));
  send(back, command::Enter{{}, kSecond, begun - 1, {}});
  it.clockwork.run();
  std::vector<std::int64_t> numbers;
  for (const message::Update& update : back.all<message::Update>()) numbers.push_back(update.n);
  EXPECT_THAT(numbers, ElementsAre(begun, begun + 1));
}

TEST_F(RoomStreamTest, ASeatThatCameLaterLeavesNoGap) {
  open(3, plain_settings(), false);
  FakeClient& one = enter(1);
  FakeClient& four = enter("person 4", {}, room->invite());
  EXPECT_EQ(said(one, command::Say{{}, kFirst, {}, "one"}), kOk);
  const std::int64_t last = room->n();
  EXPECT_EQ(said(one, command::Say{{}, kFirst, {}, "two"}), kOk);
  EXPECT_EQ(said(one, command::Set{{}, plain_settings("chasse-en-folie", 4)}), kOk);
  EXPECT_EQ(said(four, command::Sit{{}, seat_at(3), "name 4"}), kOk);
  FakeClient& back = connect("person 4");
  EXPECT_EQ(said(back, command::Enter{{}, seat_at(3), last, {}}), kOk);
  EXPECT_EQ(updates_after(back, 0), updates_after(four, last));
}

TEST_F(RoomStreamTest, WhoReadsTooSlowlyGetsASnapshotWhenCaughtUp) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  FakeClient& three = enter(3);
  two.forget();
  two.slow = true;
  EXPECT_EQ(move(one, kFirst), kOk);
  two.slow = false;  // room again, but one is missing now
  leave(enter("watcher", {}, room->invite()));
  EXPECT_EQ(move(three, kThird), kOk);
  EXPECT_THAT(two.texts, IsEmpty()) << "no update after one that was skipped";
  room->caught_up(two);
  ASSERT_THAT(two.texts, SizeIs(1));
  EXPECT_EQ(two.last<message::Snapshot>().n, room->n());
  EXPECT_EQ(game_of(two.last<message::Snapshot>()), game_of(enter(2).last<message::Snapshot>()));
  EXPECT_EQ(move(two, kSecond), kOk);
  EXPECT_EQ(two.last<message::Update>().n, two.last<message::Snapshot>().n + 1);
  two.forget();
  room->caught_up(two);
  EXPECT_THAT(two.texts, IsEmpty()) << "nothing was skipped";
}

TEST_F(RoomStreamTest, AnswersReachAlsoWhoReadsTooSlowly) {
  open(3);
  FakeClient& one = enter(1);
  one.slow = true;
  EXPECT_EQ(move(one, kFirst), kOk);
}

TEST_F(RoomStreamTest, PassAndPlayLooksThroughOneSeatAfterTheOther) {
  set_up({entry::Set{plain_settings()}, entry::Seated{kFirst, "both", "a"}, entry::Seated{kSecond, "both", "b"},
          entry::Seated{kThird, person_at(3), "c"}, entry::Dealt{seed_from_text("eyes")}});
  FakeClient& both = enter("both", kFirst);
  const auto view = [&](Seat seat) { return boost::json::parse(room->table().match()->view(seat)); };
  const auto seen = [&] { return boost::json::parse(both.last<message::Snapshot>().game->view.text); };
  EXPECT_EQ(both.last<message::Snapshot>().you.seats, (SeatSet{kFirst, kSecond}));
  EXPECT_EQ(seen(), view(kFirst));
  EXPECT_EQ(said(both, command::Move{{}, kFirst, 0, "play wolf"}), kOk);

  for (const bool with_last : {false, true}) {
    for (const Seat seat : {kSecond, kFirst}) {
      both.forget();
      const std::optional<std::int64_t> last = with_last ? std::optional(room->n()) : std::nullopt;
      EXPECT_EQ(said(both, command::Enter{{}, seat, last, {}}), kOk);
      ASSERT_THAT(both.all<message::Snapshot>(), SizeIs(1)) << "other eyes have seen something else before";
      EXPECT_EQ(both.last<message::Snapshot>().you.eyes, seat);
      EXPECT_EQ(seen(), view(seat));
    }
  }
  EXPECT_EQ(said(both, command::Enter{{}, kSecond, {}, {}}), kOk);
  EXPECT_EQ(move(both, kSecond), kOk);
  EXPECT_EQ(boost::json::parse(both.last<message::Update>().game->view.text), view(kSecond));
}

TEST_F(RoomStreamTest, EyesCloseWithTheSeat) {
  Settings settings = plain_settings();
  settings.open = true;  // of a private table, whoever loses the seat hears nothing more
  open(2, settings, false);
  FakeClient& one = enter(1);
  FakeClient& two = enter(2);
  two.forget();
  EXPECT_EQ(said(one, command::Vacate{{}, kSecond}), kOk);
  EXPECT_EQ(two.last<message::Snapshot>().you.eyes, std::nullopt);
  EXPECT_EQ(two.last<message::Snapshot>().you.seats, SeatSet{});
}

TEST_F(RoomStreamTest, ASpectatorSeesWhatSpectatorsSee) {
  open(3);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  const message::Snapshot snapshot = watcher.last<message::Snapshot>();
  EXPECT_EQ(boost::json::parse(snapshot.game->view.text),
            boost::json::parse(room->table().match()->view(Seat::spectator)));
  EXPECT_THAT(snapshot.game->legal, IsEmpty());
  EXPECT_EQ(snapshot.you.eyes, std::nullopt);
  EXPECT_EQ(said(watcher, command::Say{{}, {}, "watcher", "good luck"}), kOk);
  EXPECT_EQ(said(watcher, command::Say{{}, {}, {}, "good luck"}),
            "This name does not do: 1 to 40 bytes, no spaces at its ends and no invisible characters.");
  const auto chat = enter(1).last<message::Snapshot>().chat;
  ASSERT_THAT(chat, SizeIs(1));
  EXPECT_EQ(chat.front().seat, std::nullopt);
  EXPECT_EQ(chat.front().name, "watcher");
}

TEST_F(RoomStreamTest, EverybodyLearnsWhoIsHereAndWhoIsHost) {
  open(2);
  FakeClient& two = enter(2);
  EXPECT_EQ(two.last<message::PresenceNow>().presence.host, kSecond) << "the first is away";
  FakeClient& one = enter(1);
  EXPECT_EQ(two.last<message::PresenceNow>().presence.here, (SeatSet{kFirst, kSecond}));
  EXPECT_EQ(two.last<message::PresenceNow>().presence.host, kFirst);
  FakeClient& watcher = enter("watcher", {}, room->invite());
  EXPECT_EQ(one.last<message::PresenceNow>().presence.watchers, 1);
  FakeClient& again = enter(1);
  leave(one);
  EXPECT_EQ(two.last<message::PresenceNow>().presence.host, kFirst) << "still here with another connection";
  leave(again);
  EXPECT_EQ(two.last<message::PresenceNow>().presence.here, SeatSet{kSecond});
  EXPECT_EQ(two.last<message::PresenceNow>().presence.host, kSecond);
  leave(watcher);
  EXPECT_EQ(two.last<message::PresenceNow>().presence.watchers, 0);
}

TEST_F(RoomStreamTest, WhoSitsDownLearnsWhichSeatsAreTheirs) {
  open(1, plain_settings("chasse-en-folie", 4), false);
  FakeClient& one = enter(1);
  EXPECT_EQ(said(one, command::Vacate{{}, kThird}), kOk);
  FakeClient& newcomer = enter("newcomer", {}, room->invite());
  EXPECT_EQ(said(newcomer, command::Sit{{}, {}, "newcomer"}), kOk);
  EXPECT_EQ(newcomer.last<message::YouNow>().you.seats, SeatSet{kThird});
  EXPECT_EQ(one.last<message::PresenceNow>().presence.here, (SeatSet{kFirst, kThird}));
}

TEST_F(RoomStreamTest, ANewConnectionThatDoesNotEnterIsToldNothing) {
  open(3);
  FakeClient& one = enter(1);
  FakeClient& silent = connect(person_at(2));
  EXPECT_EQ(move(one, kFirst), kOk);
  EXPECT_THAT(silent.texts, IsEmpty());
  EXPECT_EQ(one.last<message::PresenceNow>().presence.here, SeatSet{kFirst});
}

}  // namespace
}  // namespace hallali
