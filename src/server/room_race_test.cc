// Races at a room, with a clock that stands still and networks that are told what to be.
#include "server/test_room.h"

namespace hallali {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class RoomRace : public RoomTest {
 protected:
  static Settings settings(int players = 3, Pace pace = Pace::instant) {
    Settings settings = plain_settings("chasse-cercueils", players);
    settings.pace = pace;
    return settings;
  }

  const Match& match() const { return *room->table().match(); }
  Seat roller() const { return match().awaited().first(); }
  FakeClient& of(Seat seat) { return *std::next(clients.begin(), index(seat)); }

  // People in all seats, all of them here.
  void gather(int players = 3, Pace pace = Pace::instant) {
    open(players, settings(players, pace));
    for (int seat = 1; seat <= players; ++seat) enter(seat);
  }
  std::string roll() { return move(of(roller()), roller()); }

  // The dice lie, and everybody sees them.
  void begin() {
    ASSERT_EQ(roll(), kOk);
    number = of(kFirst).last<wire::message::Update>().game->race->race;
    it.clockwork.pass(std::chrono::milliseconds(kLead));
  }
  std::string slap(Seat seat, std::optional<int> after) {
    return said(of(seat), wire::command::Slap{{}, seat, number, after});
  }
  std::vector<Slap> slaps() {
    const auto update = of(kFirst).last<wire::message::Update>();
    return std::get<wire::news::Raced>(update.news.value()).slaps;
  }
  Seat first() { return slaps().at(0).seat; }
  bool racing() const { return match().racing(); }

  std::int64_t number = 0;
};

TEST_F(RoomRace, IsAnnouncedWithTheMomentItIsShown) {
  gather();
  EXPECT_FALSE(of(kFirst).last<wire::message::Snapshot>().game->race);
  ASSERT_EQ(roll(), kOk);
  for (FakeClient& client : clients) {
    const auto race = client.last<wire::message::Update>().game->race;
    ASSERT_TRUE(race);
    EXPECT_EQ(race->show_in, kLead);
    EXPECT_EQ(race->window, 5000);
  }
  it.clockwork.pass(400ms);
  FakeClient& late = enter(person_at(1), kFirst);
  EXPECT_EQ(late.last<wire::message::Snapshot>().game->race->show_in, kLead - 400);
}

// Until they lie nobody can know the dice: they are drawn only then.
TEST_F(RoomRace, DiceTumbleBeforeTheyAreDrawn) {
  gather(3, Pace::human);
  const auto before = room->n();
  const std::string id = send(of(roller()), wire::command::Move{{}, roller(), 0, "roll"});
  it.clockwork.run();
  EXPECT_EQ(room->n(), before);
  const int time = of(kSecond).last<wire::message::Tumbling>().time;
  EXPECT_GE(time, 900);
  EXPECT_EQ(said(of(roller()), wire::command::Move{{}, roller(), 0, "roll"}), "The dice are rolling already.");
  it.clockwork.pass(std::chrono::milliseconds(time - 1));
  EXPECT_FALSE(racing());
  it.clockwork.pass(1ms);
  EXPECT_TRUE(racing());
  EXPECT_EQ(answer(of(roller()), id), kOk);
}

TEST_F(RoomRace, AThrowOrASlapSentAgainIsAnsweredAndCountsOnce) {
  gather(3, Pace::human);
  const Seat thrower = roller();
  const wire::command::Move roll{{"roll"}, thrower, 0, "roll"};
  send(of(thrower), roll);
  it.clockwork.run();
  leave(of(thrower));
  FakeClient& back = enter(person_at(index(thrower) + 1), thrower);  // the line was lost before the answer
  send(back, roll);
  it.clockwork.pass(3s);
  EXPECT_EQ(answer(back, "roll"), kOk);
  EXPECT_TRUE(racing());
  back.forget();
  EXPECT_EQ(said(back, roll), kOk) << "also when the dice lie";
  const wire::command::Slap slap{{"slap"}, thrower, room->n(), 400};
  back.forget();
  EXPECT_EQ(said(back, slap), kOk);
  back.forget();
  EXPECT_EQ(said(back, slap), kOk);
  it.clockwork.pass(10s);
  EXPECT_FALSE(racing());
  back.forget();
  EXPECT_EQ(said(back, slap), kOk) << "also when the race is over";
}

TEST_F(RoomRace, RefusesAThrowThatIsNotAllowedAtOnce) {
  gather(3, Pace::human);
  const Seat other = next(roller(), 3);
  EXPECT_EQ(said(of(roller()), wire::command::Move{{}, other, 0, "roll"}), "This seat is not yours.");
  EXPECT_EQ(said(of(other), wire::command::Move{{}, other, 0, "roll"}), "It is not your turn.");
  EXPECT_THAT(of(kFirst).all<wire::message::Tumbling>(), IsEmpty());
}

TEST_F(RoomRace, TheEarlierHandIsFirstThoughItArrivesLater) {
  gather();
  begin();
  of(kSecond).trip = 160;
  it.clockwork.pass(500ms);
  EXPECT_EQ(slap(kFirst, 495), kOk);
  it.clockwork.pass(60ms);
  EXPECT_EQ(slap(kSecond, 480), kOk);
  EXPECT_TRUE(racing());
  it.clockwork.pass(std::chrono::milliseconds(kCollection));
  EXPECT_FALSE(racing());
  EXPECT_EQ(first(), kSecond);
  EXPECT_THAT(slaps(), ElementsAre(Slap{kSecond, 480, 560, 160, 480}, Slap{kFirst, 495, 500, 0, 500}));
}

TEST_F(RoomRace, BelievesNoMoreThanItMeasured) {
  gather();
  begin();
  of(kSecond).trip = 10;
  it.clockwork.pass(600ms);
  EXPECT_EQ(slap(kFirst, 600), kOk);
  it.clockwork.pass(30ms);
  EXPECT_EQ(slap(kSecond, 130), kOk);  // no line is that slow and answers pings that quickly
  it.clockwork.pass(1s);
  EXPECT_EQ(first(), kFirst);
}

TEST_F(RoomRace, EndsAtOnceWhenEverybodyHasSpoken) {
  gather();
  begin();
  it.clockwork.pass(300ms);
  EXPECT_EQ(slap(kThird, 250), kOk);
  EXPECT_EQ(slap(kFirst, {}), kOk);
  EXPECT_TRUE(racing());
  EXPECT_EQ(slap(kSecond, {}), kOk);
  EXPECT_FALSE(racing());
  EXPECT_EQ(first(), kThird);
}

TEST_F(RoomRace, PassesTheDiceWhenNobodySlaps) {
  gather();
  begin();
  const Seat before = roller();
  it.clockwork.pass(4900ms);
  EXPECT_TRUE(racing());
  it.clockwork.pass(300ms);
  EXPECT_FALSE(racing());
  EXPECT_EQ(roller(), previous(before, 3));
  EXPECT_THAT(slaps(), IsEmpty());
}

TEST_F(RoomRace, EachSeatSlapsOnceAndOnlyWhenTheDiceAreShown) {
  gather();
  ASSERT_EQ(roll(), kOk);
  number = of(kFirst).last<wire::message::Update>().game->race->race;
  it.clockwork.pass(100ms);
  EXPECT_EQ(slap(kFirst, 0), "Too early: the dice are not shown yet.");  // CC-02
  it.clockwork.pass(400ms);
  EXPECT_EQ(slap(kFirst, -3), "\"after\" counts 0 to 60000 milliseconds.");
  EXPECT_EQ(slap(kFirst, 350), kOk);
  EXPECT_EQ(slap(kFirst, 120), "This seat has answered already.");
  EXPECT_EQ(said(of(kFirst), wire::command::Slap{{}, kSecond, number, 200}), "This seat is not yours.");
  it.clockwork.pass(1s);
  EXPECT_EQ(slap(kSecond, 200), "Too late: this race is over.");
  EXPECT_THAT(slaps(), SizeIs(1));
}

TEST_F(RoomRace, AcceptsNoMovesAndGivesNoHints) {
  gather();
  begin();
  EXPECT_EQ(move(of(roller()), roller()), "This is a race: slap.");
  EXPECT_EQ(said(of(roller()), wire::command::Hint{{}, roller()}), "No hints during a race.");
}

// Several seats in one browser: their times are local, and the same journey counts for all of them.
TEST_F(RoomRace, AroundOneScreenTheTimesOfThatScreenDecide) {
  std::vector<entry::Any> entries{entry::Set{settings(2)}};
  entries.push_back(entry::Seated{kFirst, person_at(1), "Ada"});
  entries.push_back(entry::Seated{kSecond, person_at(1), "Ben"});
  entries.push_back(deal_today(settings(2), seed_from_text("tablet")));
  set_up(std::move(entries));
  FakeClient& tablet = enter(person_at(1), kFirst);
  tablet.trip = 80;
  ASSERT_EQ(move(tablet, roller()), kOk);
  number = tablet.last<wire::message::Update>().game->race->race;
  it.clockwork.pass(std::chrono::milliseconds(kLead + 460));
  EXPECT_EQ(said(tablet, wire::command::Slap{{}, kSecond, number, 421}), kOk);
  EXPECT_EQ(said(tablet, wire::command::Slap{{}, kFirst, number, 420}), kOk);
  EXPECT_EQ(first(), kFirst);
}

TEST_F(RoomRace, BotsSlapLikeEverybodyElse) {
  open(1, settings(4, Pace::human));
  FakeClient& ada = enter(1);
  int won = 0;
  for (int i = 0; i < 4000 && room->table().playing(); ++i) {
    it.clockwork.pass(100ms);
    const auto updates = ada.all<wire::message::Update>();
    ada.forget();
    for (const auto& update : updates) {
      if (!update.news || !std::holds_alternative<wire::news::Raced>(*update.news)) continue;
      for (const Slap& slap : std::get<wire::news::Raced>(*update.news).slaps) {
        EXPECT_GE(slap.time, kQuickestBot);
        EXPECT_EQ(slap.time, slap.arrived);
        ++won;
      }
    }
  }
  EXPECT_GT(won, 20);
}

TEST_F(RoomRace, IsHeldAnewAfterARestart) {
  gather();
  begin();
  it.clockwork.pass(300ms);
  EXPECT_EQ(slap(kFirst, 290), kOk);
  clients.clear();
  reopen();
  FakeClient& ada = enter(1);
  const auto race = ada.last<wire::message::Snapshot>().game->race;
  ASSERT_TRUE(race);
  EXPECT_EQ(race->show_in, kLead);
  number = race->race;
  it.clockwork.pass(600ms);
  EXPECT_EQ(said(ada, wire::command::Slap{{}, kFirst, number, 440}), kOk);
  it.clockwork.pass(1s);
  EXPECT_EQ(first(), kFirst);
}

TEST_F(RoomRace, TriesAgainWhenItsEndCouldNotBeWritten) {
  gather();
  begin();
  it.store.hold = true;
  it.clockwork.pass(300ms);
  EXPECT_EQ(slap(kFirst, 290), kOk);
  it.clockwork.pass(300ms);
  ASSERT_EQ(it.store.waiting(), 1U);
  it.store.settle(false);
  it.store.hold = false;
  it.clockwork.pass(500ms);
  EXPECT_TRUE(racing());
  it.clockwork.pass(1s);
  EXPECT_FALSE(racing());
  EXPECT_EQ(first(), kFirst);
}

TEST_F(RoomRace, TheTableRollsForWhoDoesNot) {
  gather();
  it.clockwork.pass(14900ms);
  EXPECT_FALSE(racing());
  it.clockwork.pass(200ms);
  EXPECT_TRUE(racing());
}

TEST_F(RoomRace, AClaimThatTakesTooLongIsAMistake) {
  gather();
  const auto to_claim = [&] {
    return match().legal(kFirst) != std::vector<std::string>{} && match().legal(kFirst)[0] == "admit";
  };
  for (int i = 0; i < 20 && !to_claim(); ++i) {  // until the dice ask for a card
    it.clockwork.pass(21s);                      // what else they ask for is declined
    if (!racing()) begin();
    it.clockwork.pass(300ms);
    slap(kFirst, 290);
    slap(kSecond, {});
    slap(kThird, {});
  }
  ASSERT_TRUE(to_claim());
  EXPECT_EQ(of(kFirst).last<wire::message::Update>().game->clock, 8000);
  it.clockwork.pass(7900ms);
  EXPECT_TRUE(to_claim());
  it.clockwork.pass(200ms);
  EXPECT_FALSE(to_claim());
  EXPECT_EQ(match().record().moves.back().move, "admit");
}

TEST_F(RoomRace, TheRecordKeepsEveryHand) {
  gather();
  begin();
  it.clockwork.pass(500ms);
  EXPECT_EQ(slap(kFirst, 480), kOk);
  EXPECT_EQ(slap(kSecond, 490), kOk);
  EXPECT_EQ(slap(kThird, {}), kOk);
  const Record record = match().record();
  ASSERT_THAT(record.moves, SizeIs(2));
  EXPECT_THAT(record.moves[1].slaps, SizeIs(2));
  EXPECT_EQ(read_record(write_record(record)), record);
  EXPECT_EQ(games_in(it.store.entries(1, 0)).back(), record);
}

}  // namespace
}  // namespace hallali
