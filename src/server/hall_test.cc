#include "server/hall.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <list>

#include "match/games.h"
#include "server/fakes.h"
#include "server/telling.h"
#include "server/tokens.h"
#include "table/test_table.h"

namespace hallali {
namespace {

using namespace std::chrono_literals;
using namespace wire;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Person kOne = "person 1";
const Person kStranger = "stranger";
const char* const kNoTable = "There is no such table, or it is private: you need an invite.";
const char* const kNoGame = "There is no such game at this table.";

class HallTest : public testing::Test {
 protected:
  // One person and bots who answer at once.
  static OpenTable wish(bool start = false, bool open = false) {
    OpenTable wish{plain_settings(), {{Sitter::person, "name 1", {}}}, start};
    wish.settings.open = open;
    for (int bot = 0; bot < 2; ++bot) wish.seats.push_back({Sitter::bot, {}, Bot::steady});
    return wish;
  }
  // The number of the new table; 0 if it could not be opened.
  TableId open(const OpenTable& wish, const Person& person = kOne) {
    TableId id = 0;
    hall.open(person, wish, [&](const Opened* opened, const Phrase*) { id = opened != nullptr ? opened->table : 0; });
    it.clockwork.run();
    return id;
  }
  FakeClient& enter(TableId id, const Person& person = kOne, std::optional<Seat> eyes = {}) {
    FakeClient& client = clients.emplace_back(person);
    hall.room(id)->arrive(client);
    tell(id, client, command::Enter{{"enter"}, eyes, {}, hall.room(id)->invite()});
    return client;
  }
  void tell(TableId id, FakeClient& client, const command::Any& command) {
    hall.room(id)->obey(client, command);
    it.clockwork.run();
  }
  // The bots play to the end, for the person as well.
  void play_out(TableId id, FakeClient& client) {
    tell(id, client, command::Vacate{{"vacate"}, seat_at(0)});
    it.clockwork.pass(1s);
    ASSERT_TRUE(hall.room(id)->table().over());
  }

  // What there is to read, or the sentence why not.
  std::string story(const Hall::Visitor& visitor, TableId id, int game = 0, std::optional<Seat> eyes = {}) {
    std::string text;
    const std::string refused = complaint([&] { hall.story(visitor, id, game, eyes, into(text)); });
    it.clockwork.run();
    return refused.empty() ? text : refused;
  }
  std::string record(const Hall::Visitor& visitor, TableId id, int game = 0) {
    std::string text;
    const std::string refused = complaint([&] { hall.record(visitor, id, game, into(text)); });
    it.clockwork.run();
    return refused.empty() ? text : refused;
  }
  std::int64_t loaded(const Hall& which) const { return which.metrics(), it.counters.tables_loaded; }
  static Hall::Done<std::string> into(std::string& text) {
    return [&text](const std::string* good, const Phrase* bad) {
      EXPECT_EQ(text, "") << "answered once";
      text = good != nullptr ? *good : bad->en;
    };
  }

  FakeHouse it;
  Hall hall{it.house, HallLimits{}};
  std::list<FakeClient> clients;
};

// ---- Opening
// -------------------------------------------------------------------------------------------------------

TEST_F(HallTest, OpensATableAsItWasWished) {
  OpenTable wished = wish(true);
  wished.seats[1] = {Sitter::person, "name 2", {}};
  wished.seats[2].bot = Bot::random;
  EXPECT_EQ(open(wished), 1);
  const Table& table = hall.room(1)->table();
  EXPECT_EQ(table.settings(), wished.settings);
  EXPECT_EQ(table.seats_of(kOne), (SeatSet{seat_at(0), seat_at(1)}));
  EXPECT_EQ(table.place(seat_at(1)).name, "name 2");
  EXPECT_EQ(table.place(seat_at(2)).bot, Bot::random);
  EXPECT_TRUE(table.playing());
  EXPECT_EQ(open(wish()), 2);
}

TEST_F(HallTest, StartsOnlyWhenEverySeatIsTaken) {
  OpenTable wished = wish(true);
  wished.seats.pop_back();
  EXPECT_FALSE(hall.room(open(wished))->table().playing());
  wished.seats.push_back({Sitter::empty, {}, {}});
  EXPECT_FALSE(hall.room(open(wished))->table().playing());
}

TEST_F(HallTest, WhoHasWrittenALotIsToldSoAndOthersAreNot) {
  it.house.quota = DiskQuota(0.005);
  const TableId id = open(wish(false, true));
  FakeClient& one = enter(id);
  FakeClient& other = enter(id, kStranger);
  int lines = 0;
  for (bool ok = true; ok && lines < 100; ++lines) {
    const std::string say = "say " + std::to_string(lines);
    tell(id, one, command::Say{{say}, seat_at(0), {}, "hello"});
    ok = one.answers_to(say).at(0).ok;
  }
  EXPECT_GT(lines, 5);
  EXPECT_LT(lines, 40);
  EXPECT_THAT(one.last<message::Reply>().error->en, HasSubstr("You have written a lot today"));
  EXPECT_THAT(complaint([&] { open(wish()); }), HasSubstr("You have written a lot today"));
  tell(id, other, command::Say{{"say"}, {}, "somebody", "hello"});
  EXPECT_TRUE(other.answers_to("say").at(0).ok);
  it.clockwork.pass(12h);
  EXPECT_NE(open(wish()), 0) << "later there is space again";
}

// A game among bots that somebody starts again and again is theirs, too.
TEST_F(HallTest, WhatTheBotsOfATableWriteCountsForWhoeverStartedThem) {
  it.house.quota = DiskQuota(0.005);
  OpenTable wished = wish(true);
  const TableId id = open(wished);
  play_out(id, enter(id));
  EXPECT_THAT(complaint([&] { open(wish()); }), HasSubstr("You have written a lot today"));
  EXPECT_NE(open(wish(), "somebody else"), 0);
}

TEST_F(HallTest, OneAddressDoesNotGetAllTables) {
  const auto open_as = [&](int person) {
    return complaint([&] {
      hall.open(
          "person " + std::to_string(person), wish(), [](auto, auto) {}, "10.0.0.1");
    });
  };
  int tables = 0;
  while (tables < 1000 && open_as(tables).empty()) ++tables;
  EXPECT_EQ(tables, 300);
  EXPECT_EQ(open_as(tables), "Too many tables in one minute; one moment.");
  EXPECT_NE(open(wish()), 0) << "from elsewhere";
}

TEST_F(HallTest, NotesWhenSomebodyComes) {
  const TableId id = open(wish());
  const TableId untouched = open(wish());
  enter(id);
  EXPECT_THAT(it.store.opened, ElementsAre(id));
  hall.hello(kOne);
  EXPECT_FALSE(it.store.opened.contains(untouched)) << "being listed is not a visit";
}

TEST_F(HallTest, RefusesTablesThatCannotBeAndWritesNothing) {
  const auto refused = [&](auto change) {
    OpenTable wished = wish();
    change(wished);
    return complaint([&] { open(wished); });
  };
  EXPECT_THAT(refused([](OpenTable& wish) { wish.settings.game = "hearts"; }), HasSubstr("There is no game"));
  EXPECT_NE(refused([](OpenTable& wish) { wish.settings.players = 99; }), "");
  EXPECT_THAT(refused([](OpenTable& wish) { wish.settings.clock = 1; }), HasSubstr("The clock takes"));
  EXPECT_THAT(refused([](OpenTable& wish) { wish.settings.options["x"] = "y"; }), HasSubstr("no option"));
  EXPECT_THAT(refused([](OpenTable& wish) { wish.seats[0].name = " "; }), HasSubstr("This name does not do"));
  EXPECT_THAT(refused([](OpenTable& wish) { wish.seats[0].name.reset(); }), HasSubstr("This name does not do"));
  EXPECT_EQ(refused([](OpenTable& wish) { wish.seats[0].sitter = Sitter::bot; }),
            "Take at least one seat at your table.");
  EXPECT_EQ(refused([](OpenTable& wish) { wish.seats.resize(4); }), "This table has 3 seats.");
  EXPECT_THAT(it.store.tables(), IsEmpty());
  EXPECT_EQ(hall.room(1), nullptr);
}

TEST_F(HallTest, EverybodyHasANameOfTheirOwn) {
  OpenTable wished = wish();
  wished.seats[1] = {Sitter::person, "NAME 1", {}};
  EXPECT_EQ(complaint([&] { open(wished); }), "NAME 1 is at the table already; take another name.");
  wished.seats[1].name = "Frêne";
  wished.seats[0] = {Sitter::bot, {}, Bot::steady};
  const TableId id = open(wished);
  ASSERT_NE(id, 0);
  EXPECT_EQ(hall.room(id)->table().place(seat_at(0)).name, "Aubépine") << "a bot gives way";
  EXPECT_EQ(hall.room(id)->table().place(seat_at(2)).name, "Bouleau");
}

TEST_F(HallTest, SixtyTablesAMinuteAreEnoughForOnePerson) {
  for (int i = 0; i < 60; ++i) EXPECT_NE(open(wish()), 0);
  EXPECT_EQ(complaint([&] { open(wish()); }), "Too many tables in one minute; one moment.");
  EXPECT_NE(open(wish(), "somebody else"), 0);
  it.clockwork.pass(61s);
  EXPECT_NE(open(wish()), 0);
}

TEST_F(HallTest, AFullServerSaysSo) {
  Hall small(it.house, HallLimits{2, 60, 10min});
  const auto nothing = [](const Opened*, const Phrase*) {};
  small.open(kOne, wish(), nothing);
  small.open(kOne, wish(), nothing);
  EXPECT_EQ(complaint([&] { small.open(kOne, wish(), nothing); }), "The server is full; come back in a moment.");
}

TEST_F(HallTest, ATableThatCouldNotBeWrittenIsAnError) {
  it.store.hold = true;
  std::string answer;
  hall.open(kOne, wish(), [&](const Opened* opened, const Phrase* error) { answer = opened ? "opened" : error->en; });
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(answer, "This could not be saved; please try again.");
}

// ---- Lists
// ---------------------------------------------------------------------------------------------------------

std::vector<TableId> ids(const std::vector<TableSummary>& tables) {
  std::vector<TableId> found;
  for (const TableSummary& each : tables) found.push_back(each.table);
  return found;
}

TEST_F(HallTest, ListsYourTablesTheLatestFirst) {
  open(wish());
  open(wish(), "somebody else");
  open(wish(true));
  const Hello hello = hall.hello(kOne);
  EXPECT_THAT(ids(hello.yours), ElementsAre(3, 1));
  EXPECT_EQ(hello.yours[0].stage, Stage::playing);
  EXPECT_EQ(hello.yours[0].yours, SeatSet{seat_at(0)});
  EXPECT_EQ(hello.yours[1].stage, Stage::waiting);
  EXPECT_THAT(hall.hello(kStranger).yours, IsEmpty());
  EXPECT_EQ(hello.games.size(), all_games().size());

  FakeClient& one = enter(1);
  tell(1, one, command::Vacate{{"vacate"}, seat_at(0)});
  EXPECT_THAT(ids(hall.hello(kOne).yours), ElementsAre(3)) << "a seat that was left";
}

TEST_F(HallTest, ListsOpenTablesWhereSomebodyIs) {
  open(wish(false, true));
  open(wish(false, false));
  open(wish(false, true));
  EXPECT_THAT(hall.hello(kStranger).open, IsEmpty()) << "nobody is there";
  enter(1), enter(2);
  EXPECT_THAT(ids(hall.hello(kStranger).open), ElementsAre(1));
  enter(3);
  EXPECT_THAT(ids(hall.hello(kStranger).open), ElementsAre(3, 1)) << "the newest first";
  EXPECT_THAT(hall.hello(kOne).open, IsEmpty()) << "it is among your tables";
}

TEST_F(HallTest, RemembersAfterARestart) {
  open(wish());
  open(wish(), "somebody else");
  Hall again(it.house, HallLimits{});
  EXPECT_THAT(ids(again.hello(kOne).yours), ElementsAre(1));
  TableId id = 0;
  again.open(kOne, wish(), [&](const Opened* opened, const Phrase*) { id = opened->table; });
  it.clockwork.run();
  EXPECT_EQ(id, 3) << "numbers are never given twice";
}

TEST_F(HallTest, ListsATableForWhoSitsDownLater) {
  const TableId id = open(wish());
  FakeClient& one = enter(id);
  FakeClient& newcomer = enter(id, kStranger);
  EXPECT_THAT(hall.hello(kStranger).yours, IsEmpty());
  tell(id, one, command::Vacate{{"vacate"}, seat_at(2)});
  tell(id, newcomer, command::Sit{{"sit"}, {}, "newcomer"});
  EXPECT_THAT(ids(hall.hello(kStranger).yours), ElementsAre(id));
}

TEST_F(HallTest, TheListOfTablesOutlivesADamagedLog) {
  const TableId id = open(wish());
  it.store.append({id, hall.room(id)->n() + 1, "{"}, [](bool) {});
  open(wish());
  Hall again(it.house, HallLimits{});
  EXPECT_THAT(ids(again.hello(kOne).yours), ElementsAre(2)) << "the damaged one cannot be shown, the other can";
  EXPECT_EQ(again.room(id), nullptr);
}

TEST_F(HallTest, TablesThatNobodyIsAtLeaveTheMemoryAndComeBackAsTheyWere) {
  open(wish(true));
  open(wish(true));
  enter(2);
  it.clockwork.pass(12min);
  EXPECT_EQ(loaded(hall), 1);
  EXPECT_TRUE(hall.room(1)->table().playing());
  EXPECT_EQ(loaded(hall), 2);
}

TEST_F(HallTest, KnowsNoTablesThatAreNot) {
  for (const TableId id : {TableId{-1}, TableId{0}, TableId{1}, TableId{1} << 60}) EXPECT_EQ(hall.room(id), nullptr);
}

// ---- Stories and records
// -------------------------------------------------------------------------------------------

TEST_F(HallTest, WhileAGameIsPlayedItsStoryIsToldThroughOnesOwnEyes) {
  const TableId id = open(wish(true, true));
  const std::optional<Record> record = hall.room(id)->table().match()->record();
  const auto told = [&](std::optional<Seat> eyes) {
    Story story = story_of(*record, eyes);
    story.n = hall.room(id)->n();
    return to_json(story);
  };
  EXPECT_EQ(story(kOne, id, 0, seat_at(0)), told(seat_at(0)));
  EXPECT_EQ(story(kOne, id, 1, seat_at(0)), told(seat_at(0)));
  EXPECT_EQ(story(kOne, id), told({}));
  EXPECT_EQ(story(kStranger, id), told({})) << "a spectator of an open table";
  const char* const kOwnEyes = "While the game lasts you see it only through your own eyes.";
  EXPECT_EQ(story(kOne, id, 0, seat_at(1)), kOwnEyes);
  EXPECT_EQ(story(kStranger, id, 1, seat_at(0)), kOwnEyes);
  EXPECT_EQ(story(kOne, id, 0, seat_at(3)), "There is no such seat.");
}

TEST_F(HallTest, WhenAGameIsOverItsStoryIsToldThroughAnyEyes) {
  const TableId id = open(wish(true, true));
  play_out(id, enter(id));
  for (int seat = 0; seat < 3; ++seat) EXPECT_THAT(story(kStranger, id, 0, seat_at(seat)), HasSubstr("\"steps\""));
  EXPECT_EQ(story(kStranger, id, 0, seat_at(3)), kNoGame);
}

TEST_F(HallTest, StrangersLearnNothingOfAPrivateTable) {
  const TableId id = open(wish(true));
  EXPECT_EQ(story(kStranger, id), kNoTable);
  EXPECT_EQ(record(kStranger, id), kNoTable);
  EXPECT_EQ(story(kStranger, id + 1), kNoTable) << "no different from a table that is not there";
  play_out(id, enter(id));
  EXPECT_EQ(story(kStranger, id), kNoTable);
  EXPECT_EQ(record(kStranger, id), kNoTable);
  enter(id, kStranger);  // with the invite
  EXPECT_THAT(story(kStranger, id), HasSubstr("\"steps\""));
}

TEST_F(HallTest, APassShowsGamesThatAreOverAndNothingElse) {
  const TableId id = open(wish(true));
  FakeClient& one = enter(id);
  const std::string pass = hall.room(id)->pass();
  EXPECT_NE(pass, hall.room(id)->invite());
  EXPECT_EQ(story({kStranger, pass}, id), kNoTable) << "while it is played";
  play_out(id, one);
  tell(id, one, command::Return{{"return"}, seat_at(0)});
  EXPECT_EQ(story(kStranger, id), kNoTable);
  EXPECT_EQ(story({kStranger, hall.room(id)->invite()}, id), kNoTable);
  EXPECT_EQ(from_json<Story>(story({kStranger, pass}, id, 1, seat_at(1))).eyes, seat_at(1));
  EXPECT_EQ(from_json<Story>(story({{}, pass}, id)).game, "chasse-en-folie") << "also who has no key";
  EXPECT_EQ(read_record(record({kStranger, pass}, id)), hall.room(id)->table().match()->record());
  tell(id, one, command::Start{{"start"}});
  EXPECT_EQ(story({kStranger, pass}, id), kNoTable) << "the latest is a new one";
  EXPECT_EQ(story({kStranger, pass}, id, 2), kNoTable);
  EXPECT_EQ(record({kStranger, pass}, id, 2), kNoTable);
  EXPECT_EQ(from_json<Story>(story({kStranger, pass}, id, 1)).game, "chasse-en-folie");
  EXPECT_EQ(story({kStranger, pass}, open(wish(true))), kNoTable) << "of this table only";
  EXPECT_FALSE(hall.room(id)->lets_in(kStranger));
}

TEST_F(HallTest, WhoWasSentAwayReadsNoStoryAndTheirPassShowsNoLaterGame) {
  const TableId id = open(wish(true));
  FakeClient& one = enter(id);
  enter(id, kStranger);
  const std::string pass = hall.room(id)->pass();
  play_out(id, one);
  tell(id, one, command::Return{{"return"}, seat_at(0)});
  EXPECT_THAT(story(kStranger, id), HasSubstr("\"steps\""));
  tell(id, one, command::Remove{{"remove"}, {}, watcher_mark(id, kStranger), false});
  EXPECT_EQ(story(kStranger, id), kNoTable) << "at once";
  EXPECT_THAT(story({kStranger, pass}, id, 1), HasSubstr("\"steps\"")) << "as for anybody with the link";
  tell(id, one, command::Start{{"start"}});
  tell(id, one, command::Vacate{{"vacate again"}, seat_at(0)});
  it.clockwork.pass(1s);
  ASSERT_TRUE(hall.room(id)->table().over());
  EXPECT_EQ(story({kStranger, pass}, id, 2), kNoTable);
  EXPECT_EQ(record({kStranger, pass}, id, 2), kNoTable);
  EXPECT_THAT(story({kStranger, hall.room(id)->pass()}, id, 2), HasSubstr("\"steps\""));
}

TEST_F(HallTest, TheBannedReadNothingAndDoNotSeeTheTableListed) {
  const TableId id = open(wish(true, true));
  FakeClient& one = enter(id);
  enter(id, kStranger);
  EXPECT_THAT(hall.hello(kStranger).open, SizeIs(1));
  tell(id, one, command::Remove{{"remove"}, {}, watcher_mark(id, kStranger), true});
  EXPECT_THAT(hall.hello(kStranger).open, IsEmpty());
  const std::string banned = "The host of this table no longer lets you in.";
  EXPECT_EQ(story(kStranger, id), banned);
  play_out(id, one);
  EXPECT_EQ(story({kStranger, hall.room(id)->pass()}, id, 1), banned);
}

// Looking at what one may not see, or at more than there is space for, fills no memory.
TEST_F(HallTest, TheMemoryIsNotFilledByAsking) {
  for (int i = 0; i < 4; ++i) open(wish());
  Hall small(it.house, HallLimits{.tables = 2});
  for (TableId id = 1; id <= 4; ++id) {
    EXPECT_EQ(complaint([&] { small.story(kStranger, id, 0, {}, {}); }), kNoTable);
  }
  EXPECT_EQ(loaded(small), 0);
  const auto sit_at = [&](TableId id) {
    const auto its_room = small.room(id);
    its_room->arrive(clients.emplace_back(kOne));
  };
  sit_at(1), sit_at(2);
  EXPECT_EQ(complaint([&] { small.room(3); }), "The server is full; come back in a moment.");
  EXPECT_THAT(small.hello(kOne).yours, SizeIs(2)) << "those there is space for";
  EXPECT_EQ(loaded(small), 2);
}

// A long table: who may come is decided without reading it, and it is read on another thread.
TEST_F(HallTest, ALongTableDoesNotKeepTheHall) {
  const TableId id = open(wish(false));
  std::int64_t seq = hall.room(id)->n();
  const Table before = load_table(it.store, id).table;
  while (seq < 100'000) {
    LogEntry entry = log_entry(id, ++seq, {0, entry::Said{{}, "somebody", "hello"}});
    if (seq == 99'900) entry.checkpoint = before.checkpoint();
    it.store.append(std::move(entry), [](bool) {});
  }
  Hall again(it.house, HallLimits{});
  it.store.reads = 0;
  it.store.entries_read = 0;
  const auto nobody = [](const std::shared_ptr<Room>&) { FAIL(); };
  EXPECT_EQ(complaint([&] { again.fetch(id, kStranger, nobody); }), kNoTable);
  EXPECT_EQ(complaint([&] { again.fetch(id, {kStranger, "made up"}, nobody); }), kNoTable);
  EXPECT_EQ(complaint([&] { again.story(kStranger, id, 0, {}, into(*std::make_unique<std::string>())); }), kNoTable);
  EXPECT_EQ(complaint([&] {
              again.record({kStranger, "x"}, id, 0, into(*std::make_unique<std::string>()));
            }),
            kNoTable);
  EXPECT_EQ(it.store.reads, 0) << "strangers make nobody read";
  it.clockwork.hold_work = true;
  std::shared_ptr<Room> found;
  int calls = 0;
  for (const Hall::Visitor& visitor :
       {Hall::Visitor(kOne), {kStranger, hall.room(id)->invite()}, Hall::Visitor(kOne)}) {
    again.fetch(id, visitor, [&](const std::shared_ptr<Room>& room) { found = room, ++calls; });
  }
  again.fetch_own(kOne, [&] { ++calls; });
  it.clockwork.run();
  EXPECT_EQ(it.store.reads, 0) << "nothing on the hall's thread";
  EXPECT_EQ(it.clockwork.work_waiting(), 1U) << "once for all who wait";
  it.clockwork.do_work();
  EXPECT_EQ(it.store.entries_read, 101U) << "what came after the checkpoint";
  it.clockwork.run();
  ASSERT_TRUE(found);
  EXPECT_EQ(calls, 4);
  EXPECT_EQ(found->n(), 100'000);
  EXPECT_EQ(it.store.reads, 1);
  FakeClient& one = clients.emplace_back(kOne);
  found->arrive(one);
  found->obey(one, wire::command::Any(command::Enter{{"enter"}, seat_at(0), {}, {}}));
  EXPECT_EQ(one.all<message::Snapshot>().size(), 1U);
  EXPECT_EQ(it.store.reads, 1) << "nor for a snapshot";
  EXPECT_THAT(again.hello(kOne).yours, SizeIs(1));
  EXPECT_EQ(it.store.reads, 1);
}

TEST_F(HallTest, WhoMayKnowOfATableIsFollowedEntryByEntry) {
  const TableId id = open(wish(false));
  EXPECT_TRUE(it.store.may_know(id, kOne));
  EXPECT_FALSE(it.store.may_know(id, kStranger));
  FakeClient& one = enter(id);
  Settings open_to_all = plain_settings();
  open_to_all.open = true;
  tell(id, one, command::Set{{"open"}, open_to_all});
  EXPECT_TRUE(it.store.may_know(id, kStranger));
  tell(id, one, command::Set{{"close"}, plain_settings()});
  EXPECT_FALSE(it.store.may_know(id, kStranger));
  tell(id, one, command::Vacate{{"free"}, seat_at(2)});
  tell(id, enter(id, kStranger), command::Sit{{"sit"}, {}, "stranger"});
  EXPECT_TRUE(it.store.may_know(id, kStranger));
}

TEST_F(HallTest, TheRecordCanBeHadWhenTheGameIsOver) {
  const TableId id = open(wish(true));
  EXPECT_EQ(record(kOne, id), "The record can be had when the game is over.");
  EXPECT_EQ(record(kOne, id, 1), "The record can be had when the game is over.");
  FakeClient& one = enter(id);
  play_out(id, one);
  const Record first = read_record(record(kOne, id));
  EXPECT_EQ(first, hall.room(id)->table().match()->record());
  game_named("chasse-en-folie").verify(first);

  tell(id, one, command::Return{{"return"}, seat_at(0)});
  tell(id, one, command::Start{{"start"}});
  ASSERT_TRUE(hall.room(id)->table().playing());
  EXPECT_EQ(record(kOne, id), "The record can be had when the game is over.");
  EXPECT_EQ(read_record(record(kOne, id, 1)), first) << "the one before";
  EXPECT_THAT(story(kStranger, id, 1, seat_at(2)), kNoTable);
  EXPECT_THAT(story(kOne, id, 1, seat_at(2)), HasSubstr("\"steps\""));
}

TEST_F(HallTest, OnlyGamesThatWerePlayedCanBeRead) {
  const TableId id = open(wish());
  EXPECT_EQ(story(kOne, id), kNoGame);
  EXPECT_EQ(record(kOne, id), kNoGame);
  EXPECT_EQ(story(kOne, id, 7), kNoGame);
  EXPECT_EQ(record(kOne, id, 7), kNoGame);
  EXPECT_EQ(story(kOne, id, -1), kNoGame);
}

// Whoever asks between two games is answered by another thread, perhaps when the next game has begun.
TEST_F(HallTest, AnAnswerThatComesLateSaysNothingOfTheNextGame) {
  const TableId id = open(wish(true));
  FakeClient& one = enter(id);
  play_out(id, one);
  const Record first = hall.room(id)->table().match()->record();
  tell(id, one, command::Return{{"return"}, seat_at(0)});
  it.clockwork.hold_work = true;
  std::string latest_record, latest_story, next_record, next_story;
  hall.record(kOne, id, 0, into(latest_record));
  hall.record(kOne, id, 2, into(next_record));
  hall.story(kOne, id, 0, seat_at(1), into(latest_story));
  hall.story(kOne, id, 2, seat_at(1), into(next_story));
  tell(id, one, command::Start{{"start"}});
  ASSERT_EQ(hall.room(id)->table().games(), 2);
  it.clockwork.hold_work = false;
  it.clockwork.run();
  EXPECT_EQ(read_record(latest_record), first);
  EXPECT_EQ(next_record, kNoGame);
  EXPECT_EQ(from_json<Story>(latest_story).steps.size(), first.moves.size() + 1);
  EXPECT_EQ(next_story, kNoGame);
}

TEST_F(HallTest, AnAnswerThatComesLateSaysNothingOfTheFirstGame) {
  const TableId id = open(wish());
  FakeClient& one = enter(id);
  it.clockwork.hold_work = true;
  std::string told, written;
  hall.story(kOne, id, 0, seat_at(1), into(told));
  hall.record(kOne, id, 0, into(written));
  tell(id, one, command::Start{{"start"}});
  it.clockwork.hold_work = false;
  it.clockwork.run();
  EXPECT_EQ(told, kNoGame);
  EXPECT_EQ(written, kNoGame);
}

}  // namespace
}  // namespace hallali
