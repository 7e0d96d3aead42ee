// Who may do what at a table and when, and the sentence for everybody else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

const Person kOne = person_at(1);
const Person kTwo = person_at(2);
const Person kThree = person_at(3);
const Person kStranger = "stranger";
const char* const kHostOnly = "Only the host of the table may do that.";
const char* const kNotDuringAGame = "Not during a game; finish it first.";
const char* const kNotYours = "This seat is not yours.";
const char* const kNoSuchSeat = "This table has seats 1 to 3.";

template <class Entry>
const Entry& as(const entry::Any& what) {
  return std::get<Entry>(what);
}

// ---- Seats
// ---------------------------------------------------------------------------------------------------------

TEST(TableWishes, AnybodySitsDownWhereItIsFree) {
  TestTable it;
  it.seat(1);
  const entry::Any anywhere = it.table.sit(kStranger, {}, "name");
  EXPECT_EQ(as<entry::Seated>(anywhere).seat, kSecond) << "the first free seat";
  EXPECT_EQ(as<entry::Seated>(anywhere).person, kStranger);
  EXPECT_EQ(as<entry::Seated>(it.table.sit(kStranger, kThird, "name")).seat, kThird);
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, kFirst, "name"); }), "This seat is taken.");
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, seat_at(3), "name"); }), kNoSuchSeat);
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, Seat::spectator, "name"); }), kNoSuchSeat);
  it.apply(entry::BotSeated{kSecond, Bot::steady});
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, kSecond, "name"); }), "This seat is taken.");
  it.apply(it.table.sit(kOne, {}, "another"));
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, {}, "name"); }), "The table is full.");
  EXPECT_EQ(it.table.seats_of(kOne), (SeatSet{kFirst, kThird})) << "a person may hold several seats";
}

TEST(TableWishes, NobodySitsDownDuringAGame) {
  TestTable it;
  it.seat(3).deal();
  EXPECT_EQ(complaint([&] { it.table.sit(kStranger, {}, "name"); }), kNotDuringAGame);
}

TEST(TableWishes, NamesAreShortLinesThatCanBeSeen) {
  const TestTable it;
  const char* const kBad = "This name does not do: 1 to 40 bytes, no spaces at its ends and no invisible characters.";
  for (const std::string& name : {std::string(), std::string(" x"), std::string("x "), std::string(41, 'x'),
                                  std::string("a\nb"), std::string("\xff"), std::string("a\u202Eb")}) {
    EXPECT_EQ(complaint([&] { it.table.sit(kOne, {}, name); }), kBad) << name;
  }
  for (const std::string& name : {std::string("x"), std::string(40, 'x'), std::string("Ève et moi")}) {
    EXPECT_EQ(complaint([&] { it.table.sit(kOne, {}, name); }), "") << name;
  }
}

TEST(TableWishes, OneLeavesOnesOwnSeatAndTheHostAnybodys) {
  TestTable it;
  it.seat(2);
  EXPECT_EQ(as<entry::Vacated>(it.table.vacate(kTwo, it.here, kSecond)).seat, kSecond);
  EXPECT_EQ(as<entry::Vacated>(it.table.vacate(kOne, it.here, kSecond)).seat, kSecond);
  EXPECT_EQ(complaint([&] { it.table.vacate(kTwo, it.here, kFirst); }), kHostOnly);
  EXPECT_EQ(complaint([&] { it.table.vacate(kStranger, it.here, kFirst); }), kHostOnly);
  EXPECT_EQ(complaint([&] { it.table.vacate(kOne, it.here, kThird); }), "This seat is free already.");
  EXPECT_EQ(complaint([&] { it.table.vacate(kOne, it.here, seat_at(7)); }), kNoSuchSeat);
  it.apply(entry::BotSeated{kThird, Bot::random});
  it.apply(it.table.vacate(kOne, it.here, kThird));
  EXPECT_FALSE(it.table.place(kThird).taken());
}

TEST(TableWishes, WhoLeavesDuringAGameIsPlayedByABotUntilHeReturns) {
  TestTable it;
  it.seat(3).deal();
  const entry::Any own = it.table.vacate(kTwo, it.here, kSecond);
  EXPECT_EQ(as<entry::StoodIn>(own).seat, kSecond);
  EXPECT_EQ(complaint([&] { it.table.vacate(kOne, it.here, kSecond); }),
            "name 2 is here; a bot stands in only for who is away.");
  EXPECT_EQ(complaint([&] { it.table.vacate(kTwo, it.here, kThird); }), kHostOnly);
  EXPECT_TRUE(std::holds_alternative<entry::StoodIn>(it.table.vacate(kOne, it.here.without(kSecond), kSecond)));

  it.apply(own);
  EXPECT_EQ(complaint([&] { it.table.vacate(kOne, it.here, kSecond); }), "A bot plays in this seat already.");
  EXPECT_EQ(complaint([&] { it.table.move(kTwo, kSecond, 0, "play wolf"); }),
            "A bot plays for you; take your seat back first.");
  EXPECT_TRUE(it.table.seats_of(kTwo).contains(kSecond)) << "the seat stays his";

  EXPECT_EQ(complaint([&] { it.table.come_back(kOne, kSecond); }), kNotYours);
  EXPECT_EQ(complaint([&] { it.table.come_back(kOne, kFirst); }), "You are in your seat already.");
  it.apply(it.table.come_back(kTwo, kSecond));
  EXPECT_EQ(complaint([&] { it.table.move(kTwo, kSecond, 0, "play wolf"); }), "");
}

TEST(TableWishes, TheHostSendsAwayAnybodyButThemselvesAndWhoeverOpenedTheTable) {
  TestTable it;
  it.seat(2).apply(entry::Shared{kSecond, "phone"});
  EXPECT_EQ(complaint([&] { it.table.remove(kTwo, it.here, kFirst, true); }), kHostOnly);
  EXPECT_EQ(complaint([&] { it.table.remove(kOne, it.here, kFirst, true); }), "To go yourself, leave your seat.");
  EXPECT_EQ(complaint([&] { it.table.remove(kOne, it.here, kThird, true); }), "Nobody sits in this seat.");
  EXPECT_EQ(complaint([&] { it.table.remove(kOne, it.here, seat_at(3), true); }), kNoSuchSeat);
  SeatSet alone;
  alone.insert(kSecond);
  EXPECT_EQ(complaint([&] { it.table.remove(kTwo, alone, kFirst, true); }),
            "That is up to whoever opened the table.");
  const entry::Any what = it.table.remove(kOne, it.here, kSecond, true);
  EXPECT_EQ(as<entry::Removed>(what).people, (std::vector<Person>{kTwo, "phone"}));
  EXPECT_EQ(as<entry::Removed>(what).name, "name 2");
  it.apply(what);
  EXPECT_FALSE(it.table.place(kSecond).taken());
  EXPECT_TRUE(it.table.door().banned("phone"));
  EXPECT_EQ(complaint([&] { it.table.share(kFirst, kTwo); }), "The host of this table no longer lets you in.");
}

TEST(TableWishes, WhoIsSentAwayDuringAGameIsPlayedByABotAndNotAskedAnyMore) {
  TestTable it;
  it.seat(3).deal();
  it.apply(it.table.move(kOne, kFirst, 0, it.table.match()->legal(kFirst).front()));
  it.apply(it.table.ask_undo(kOne, it.here, kFirst));
  ASSERT_EQ(it.table.undo()->waiting.size(), 2);
  it.apply(it.table.remove(kOne, it.here, kSecond, false));
  EXPECT_EQ(it.table.undo()->waiting.size(), 1);
  EXPECT_EQ(it.table.place(kSecond).bot, Bot::steady);
  EXPECT_TRUE(it.table.seats_of(kTwo).empty());
  EXPECT_EQ(complaint([&] { it.table.come_back(kTwo, kSecond); }), kNotYours);
  EXPECT_EQ(games_in(it.log).front().seats.at(1), "name 2") << "the record keeps who began";
}

TEST(TableWishes, OnlyTheHostReplacesTheInvite) {
  TestTable it;
  it.seat(2);
  EXPECT_EQ(complaint([&] { it.table.replace_invite(kTwo, it.here); }), kHostOnly);
  it.apply(it.table.replace_invite(kOne, it.here));
  EXPECT_EQ(it.table.door().invite(), 1);
}

TEST(TableWishes, OnlyTheHostSeatsBotsAndOnlyWhereNobodySits) {
  TestTable it;
  it.seat(2);
  EXPECT_EQ(complaint([&] { it.table.seat_bot(kTwo, it.here, kThird, Bot::steady); }), kHostOnly);
  EXPECT_EQ(complaint([&] { it.table.seat_bot(kOne, it.here, kSecond, Bot::steady); }), "This seat is name 2's.");
  EXPECT_EQ(complaint([&] { it.table.seat_bot(kOne, it.here, seat_at(3), Bot::steady); }), kNoSuchSeat);
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::steady));
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::random));
  EXPECT_EQ(it.table.place(kThird).bot, Bot::random) << "one bot may follow another";
  it.deal();
  EXPECT_EQ(complaint([&] { it.table.seat_bot(kOne, it.here, kThird, Bot::steady); }), kNotDuringAGame);
}

TEST(TableWishes, ASeatGoesToEightDevicesAndToEachOnce) {
  const char* const kNoMore = "This seat cannot go to one more device.";
  TestTable it;
  EXPECT_EQ(complaint([&] { it.table.share(kFirst, kStranger); }), kNoMore) << "nobody's seat";
  it.seat(1);
  EXPECT_EQ(complaint([&] { it.table.share(seat_at(5), kStranger); }), kNoSuchSeat);
  EXPECT_EQ(complaint([&] { it.table.share(kFirst, kOne); }), "This seat is on this device already.");
  for (int device = 2; device <= 8; ++device) it.apply(it.table.share(kFirst, fmt::format("device {}", device)));
  EXPECT_EQ(it.table.seats_of("device 8"), SeatSet{kFirst});
  EXPECT_EQ(complaint([&] { it.table.share(kFirst, kStranger); }), kNoMore);
}

// ---- The host
// ------------------------------------------------------------------------------------------------------

TEST(TableWishes, TheHostIsTheFirstWhoSatDownAmongThoseWhoAreHere) {
  TestTable it;
  EXPECT_EQ(it.table.host({}), std::nullopt);
  it.apply(entry::BotSeated{kFirst, Bot::steady});
  EXPECT_EQ(it.table.host({kFirst}), std::nullopt) << "a bot is no host";
  it.apply(it.table.sit(kThree, kThird, "name 3"));
  it.apply(it.table.sit(kTwo, kSecond, "name 2"));
  EXPECT_EQ(it.table.host({kSecond, kThird}), kThird);
  EXPECT_EQ(it.table.host({kSecond}), kSecond) << "passes on while the first is away";
  EXPECT_EQ(it.table.host({}), kThird);
  EXPECT_TRUE(it.table.is_host(kTwo, {kSecond}));
  EXPECT_FALSE(it.table.is_host(kTwo, {kSecond, kThird}));
  EXPECT_FALSE(it.table.is_host(kStranger, {}));

  EXPECT_EQ(complaint([&] { it.table.seat_bot(kTwo, {kSecond, kThird}, kFirst, Bot::random); }), kHostOnly);
  EXPECT_EQ(complaint([&] { it.table.seat_bot(kTwo, {kSecond}, kFirst, Bot::random); }), "");
  it.apply(it.table.vacate(kThree, {kThird}, kThird));
  it.apply(it.table.sit(kThree, kThird, "name 3"));
  EXPECT_EQ(it.table.host({kSecond, kThird}), kSecond) << "who comes back later sits down later";
}

// ---- Settings and games
// --------------------------------------------------------------------------------------------

TEST(TableWishes, WhoActsForTheHostNeitherRemovesHimNorLocksTheTable) {
  TestTable it;
  it.seat(3);
  const SeatSet without_one{kSecond, kThird};
  const std::string up_to_him = "That is up to whoever opened the table.";
  EXPECT_EQ(complaint([&] { it.table.vacate(kTwo, without_one, kFirst); }), up_to_him);
  Settings other = it.table.settings();
  other.open = !other.open;
  EXPECT_EQ(complaint([&] { it.table.set(kTwo, without_one, other); }), up_to_him);
  EXPECT_EQ(as<entry::Vacated>(it.table.vacate(kTwo, without_one, kThird)).seat, kThird);
  other.open = !other.open;
  other.clock = 30;
  EXPECT_EQ(as<entry::Set>(it.table.set(kTwo, without_one, other)).settings.clock, 30);
  EXPECT_EQ(as<entry::Vacated>(it.table.vacate(kOne, it.here, kFirst)).seat, kFirst);
}

TEST(TableWishes, OnlyTheHostChangesTheSettingsAndOnlyBetweenGames) {
  TestTable it;
  it.seat(3);
  const Settings other = plain_settings("auf-der-pirsch", 4);
  EXPECT_EQ(complaint([&] { it.table.set(kTwo, it.here, other); }), kHostOnly);
  EXPECT_EQ(as<entry::Set>(it.table.set(kOne, it.here, other)).settings, other);
  it.deal();
  EXPECT_EQ(complaint([&] { it.table.set(kOne, it.here, other); }), kNotDuringAGame);
  it.play_out();
  EXPECT_EQ(complaint([&] { it.table.set(kOne, it.here, other); }), "");
}

TEST(TableWishes, SettingsMustBePossible) {
  TestTable it;
  it.seat(1);
  const auto with = [&](auto change) {
    Settings settings = plain_settings();
    change(settings);
    return complaint([&] { it.table.set(kOne, it.here, settings); });
  };
  EXPECT_THAT(with([](Settings& its) { its.game = "hearts"; }), testing::StartsWith("There is no game \"hearts\""));
  EXPECT_NE(with([](Settings& its) { its.players = 6; }), "");
  EXPECT_NE(with([](Settings& its) { its.players = -1; }), "");
  EXPECT_THAT(with([](Settings& its) { its.options["x"] = "yes"; }), testing::HasSubstr("no option \"x\""));
  const char* const kClock = "The clock takes 5 to 3600 seconds, or 0 for none.";
  for (const int clock : {-1, 1, 4, 3601}) EXPECT_EQ(with([=](Settings& its) { its.clock = clock; }), kClock);
  for (const int clock : {0, 5, 3600}) EXPECT_EQ(with([=](Settings& its) { its.clock = clock; }), "");
  const char* const kPatience = "Patience takes 5 to 3600 seconds.";
  for (const int patience : {0, 4, 3601}) EXPECT_EQ(with([=](Settings& its) { its.patience = patience; }), kPatience);
  for (const int patience : {5, 3600}) EXPECT_EQ(with([=](Settings& its) { its.patience = patience; }), "");
}

TEST(TableWishes, ATableShrinksOnlyBelowSeatsThatAreFreeOfPeople) {
  TestTable it(plain_settings("chasse-en-folie", 5));
  it.seat(1);
  it.apply(it.table.sit(kTwo, seat_at(3), "name 2"));
  it.apply(it.table.seat_bot(kOne, it.here, seat_at(4), Bot::steady));
  EXPECT_EQ(complaint([&] { it.table.set(kOne, it.here, plain_settings()); }),
            "Seat 4 is name 2's: free it before making the table smaller.");
  it.apply(it.table.set(kOne, it.here, plain_settings("chasse-en-folie", 4)));
  EXPECT_EQ(it.table.places().size(), 4U) << "bots go without being asked";
}

TEST(TableWishes, OnlyTheHostBeginsAndAnyPlayerGoesOn) {
  TestTable it;
  it.seat(2);
  const Seed seed = seed_from_text("start");
  EXPECT_EQ(complaint([&] { it.table.start(kOne, it.here, seed); }),
            "Seat 3 is free: wait for somebody or seat a bot.");
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::steady));
  EXPECT_EQ(complaint([&] { it.table.start(kTwo, it.here, seed); }), kHostOnly);
  EXPECT_EQ(as<entry::Dealt>(it.table.start(kOne, it.here, seed)).seed, seed);
  it.deal();
  EXPECT_EQ(complaint([&] { it.table.start(kOne, it.here, seed); }), kNotDuringAGame);
  it.play_out();
  EXPECT_EQ(complaint([&] { it.table.start(kTwo, it.here, seed); }), "");
  EXPECT_EQ(complaint([&] { it.table.start(kStranger, it.here, seed); }), kHostOnly);
  it.apply(it.table.set(kOne, it.here, plain_settings("auf-der-pirsch", 3)));
  EXPECT_EQ(complaint([&] { it.table.start(kTwo, it.here, seed); }), kHostOnly) << "another game begins anew";
}

TEST(TableWishes, AMoveIsMadeByItsPlayerInItsTurn) {
  TestTable it;
  it.seat(3);
  EXPECT_EQ(complaint([&] { it.table.move(kOne, kFirst, 0, "play wolf"); }), "No game is being played.");
  it.deal();
  EXPECT_EQ(complaint([&] { it.table.move(kTwo, kFirst, 0, "play wolf"); }), kNotYours);
  EXPECT_EQ(complaint([&] { it.table.move(kStranger, kFirst, 0, "play wolf"); }), kNotYours);
  EXPECT_EQ(complaint([&] { it.table.move(kOne, seat_at(6), 0, "play wolf"); }), kNoSuchSeat);
  EXPECT_EQ(complaint([&] { it.table.move(kOne, Seat::table, 0, "play wolf"); }), kNoSuchSeat);
  for (const int turn : {-1, 1}) {
    EXPECT_EQ(complaint([&] { it.table.move(kOne, kFirst, turn, "play wolf"); }),
              "This move was meant for a turn that is over.");
  }
  EXPECT_THAT(complaint([&] { it.table.move(kOne, kFirst, 0, "play dragon"); }),
              testing::StartsWith("\"play dragon\" is not legal now"));
  const entry::Any move = it.table.move(kOne, kFirst, 0, "play wolf");
  EXPECT_EQ(as<entry::Moved>(move).by, Mover::player);
  it.apply(move);
  EXPECT_EQ(complaint([&] { it.table.move(kOne, kFirst, 0, "play wolf"); }),
            "This move was meant for a turn that is over.");
  EXPECT_EQ(complaint([&] { it.table.move(kOne, kFirst, 1, "play wolf"); }), "It is not your turn.");
}

// ---- Taking back
// ---------------------------------------------------------------------------------------------------

TEST(TableWishes, AMoveIsTakenBackWhenAllPeopleWhoAreHereAgree) {
  TestTable it;
  it.seat(3).deal();
  const char* const kTooLate = "Too late: somebody has learnt something from this move.";
  EXPECT_EQ(complaint([&] { it.table.ask_undo(kOne, it.here, kFirst); }), kTooLate) << "no move yet";
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  EXPECT_EQ(complaint([&] { it.table.ask_undo(kTwo, it.here, kFirst); }), kNotYours);
  EXPECT_EQ(complaint([&] { it.table.answer_undo(kTwo, kSecond, true); }), "Nobody is asking you.");

  const entry::Any asked = it.table.ask_undo(kOne, it.here, kFirst);
  EXPECT_EQ(as<entry::UndoAsked>(asked).waiting, (SeatSet{kSecond, kThird}));
  it.apply(asked);
  EXPECT_EQ(complaint([&] { it.table.ask_undo(kOne, it.here, kFirst); }),
            "Somebody is asking to take back a move already.");
  EXPECT_EQ(complaint([&] { it.table.answer_undo(kOne, kFirst, true); }), "Nobody is asking you.");
  EXPECT_EQ(complaint([&] { it.table.answer_undo(kOne, kSecond, true); }), kNotYours);
  EXPECT_FALSE(it.apply(it.table.answer_undo(kTwo, kSecond, true)).taken_back);
  EXPECT_EQ(complaint([&] { it.table.answer_undo(kTwo, kSecond, true); }), "Nobody is asking you.");
  EXPECT_EQ(it.apply(it.table.answer_undo(kThree, kThird, true)).taken_back, kFirst);
  EXPECT_FALSE(it.table.undo());
  EXPECT_EQ(it.table.match()->moves_made(), 0U);
}

// CF-26: everybody can work out what the clock has played, so nobody chooses again knowing it.
TEST(TableWishes, AMoveOfTheClockEndsTakingBack) {
  TestTable it;
  it.seat(3).deal();
  const Match& match = *it.table.match();
  it.apply(entry::Moved{kFirst, match.legal(kFirst).back(), Mover::player});
  EXPECT_TRUE(match.can_take_back(kFirst));
  it.apply(entry::Moved{kSecond, match.timed_out(kSecond), Mover::clock});
  ASSERT_TRUE(match.awaited().contains(kThird));
  EXPECT_FALSE(match.can_take_back(kFirst));
  EXPECT_FALSE(match.can_take_back(kSecond));
}

TEST(TableWishes, OneRefusalIsEnough) {
  TestTable it;
  it.seat(3).deal();
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  it.apply(it.table.ask_undo(kOne, it.here, kFirst));
  EXPECT_FALSE(it.apply(it.table.answer_undo(kTwo, kSecond, false)).taken_back);
  EXPECT_FALSE(it.table.undo());
  EXPECT_EQ(it.table.match()->moves_made(), 1U);
}

TEST(TableWishes, BotsAndWhoIsAwayAreNotAsked) {
  TestTable it;
  it.seat(2);
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::steady));
  it.deal();
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  EXPECT_EQ(it.apply(it.table.ask_undo(kOne, {kFirst}, kFirst)).taken_back, kFirst);
}

TEST(TableWishes, OnesOwnOtherSeatsAreNotAsked) {
  TestTable it;
  it.seat(1);
  it.apply(it.table.sit(kOne, kSecond, "name 2"));
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::steady));
  it.deal();
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  EXPECT_EQ(it.apply(it.table.ask_undo(kOne, {kFirst, kSecond}, kFirst)).taken_back, kFirst);
}

TEST(TableWishes, ABotThatStandsInAgrees) {
  TestTable it;
  it.seat(2);
  it.apply(it.table.seat_bot(kOne, it.here, kThird, Bot::steady));
  it.deal();
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  it.apply(it.table.ask_undo(kOne, it.here, kFirst));
  EXPECT_EQ(it.apply(entry::StoodIn{kSecond}).taken_back, kFirst);
}

TEST(TableWishes, TheQuestionEndsWhenEverybodyHasSeenTheMove) {
  TestTable it;
  it.seat(3).deal();
  it.apply(it.table.move(kOne, kFirst, 0, "play wolf"));
  it.apply(it.table.ask_undo(kOne, it.here, kFirst));
  it.apply(it.table.move(kTwo, kSecond, 0, "play wolf"));
  EXPECT_TRUE(it.table.undo());
  it.apply(it.table.move(kThree, kThird, 0, "play wolf"));  // all is revealed
  EXPECT_FALSE(it.table.undo());
  EXPECT_EQ(complaint([&] { it.table.answer_undo(kTwo, kSecond, true); }), "Nobody is asking you.");
}

// ---- Words
// ---------------------------------------------------------------------------------------------------------

TEST(TableWishes, PlayersSpeakFromTheirSeatsAndSpectatorsUnderAName) {
  TestTable it;
  it.seat(1);
  const auto seated = it.table.say(kOne, kFirst, "ignored", "hello");
  EXPECT_EQ(as<entry::Said>(seated).name, "name 1");
  EXPECT_EQ(as<entry::Said>(it.table.say(kStranger, {}, "watcher", "hello")).name, "watcher");
  EXPECT_EQ(complaint([&] { it.table.say(kStranger, {}, "name 1", "hello"); }),
            "name 1 is at the table already; take another name.");
  EXPECT_EQ(complaint([&] { it.table.say(kStranger, kFirst, "", "hello"); }), kNotYours);
  EXPECT_EQ(complaint([&] { it.table.say(kStranger, {}, "", "hello"); }),
            "This name does not do: 1 to 40 bytes, no spaces at its ends and no invisible characters.");
  EXPECT_EQ(complaint([&] { it.table.react(kOne, kFirst, Reaction::bravo); }), "");
  EXPECT_EQ(complaint([&] { it.table.react(kStranger, kFirst, Reaction::bravo); }), kNotYours);
}

TEST(TableWishes, AWordIsOneLineOfUpToThreeHundredCharacters) {
  TestTable it;
  it.seat(1);
  const auto said = [&](const std::string& text) {
    return as<entry::Said>(it.table.say(kOne, kFirst, "", text)).text;
  };
  const auto refused = [&](const std::string& text) {
    return complaint([&] { it.table.say(kOne, kFirst, "", text); }) == "A message has 1 to 300 characters.";
  };
  EXPECT_EQ(said("  two\nlines\t"), "two lines");
  EXPECT_TRUE(refused(""));
  EXPECT_TRUE(refused(" \n "));
  EXPECT_TRUE(refused("\u200B\u2800")) << "nothing to see";
  EXPECT_EQ(said("a\u202Eb"), "a b") << "no direction but its own";
  EXPECT_EQ(said("👩‍🌾 ❤️"), "👩‍🌾 ❤️");
  std::string accents;
  for (int i = 0; i < 300; ++i) accents += "é";
  EXPECT_EQ(said(accents), accents) << "characters, not bytes";
  EXPECT_TRUE(refused(accents + "e"));
}

TEST(TableWishes, AMarkIsOneThingATopicForEverybodyToSeeUntilTheNextGame) {
  TestTable it;
  it.seat(3);
  EXPECT_EQ(complaint([&] { it.table.mark(kOne, kFirst, "max", "27"); }), "Marks are made during a game.");
  it.deal();
  it.apply(it.table.mark(kOne, kFirst, "max", "27"));
  it.apply(it.table.mark(kTwo, kSecond, "max", "5"));
  it.apply(it.table.mark(kOne, kFirst, "frame", "owl"));
  it.apply(it.table.mark(kOne, kFirst, "max", "28"));
  EXPECT_EQ(it.table.marks(),
            (std::vector<Mark>{{kSecond, "max", "5"}, {kFirst, "frame", "owl"}, {kFirst, "max", "28"}}));
  it.apply(it.table.mark(kOne, kFirst, "frame", {}));
  EXPECT_EQ(it.table.marks(), (std::vector<Mark>{{kSecond, "max", "5"}, {kFirst, "max", "28"}}));
  it.play_out().deal("another");
  EXPECT_TRUE(it.table.marks().empty());
}

TEST(TableWishes, AMarkIsAShortWordOfOnesOwn) {
  TestTable it;
  it.seat(3).deal();
  const std::string badly = "A mark is written in small letters, digits and dashes, 24 at most.";
  EXPECT_EQ(complaint([&] { it.table.mark(kStranger, kFirst, "max", "27"); }), kNotYours);
  for (const std::string word : {"", "A", "<b>", "two words", "aaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    EXPECT_EQ(complaint([&] { it.table.mark(kOne, kFirst, word, "27"); }), badly) << word;
    EXPECT_EQ(complaint([&] { it.table.mark(kOne, kFirst, "max", word); }), badly) << word;
  }
  for (const std::string topic : {"a", "b", "c", "d"}) it.apply(it.table.mark(kOne, kFirst, topic, "1"));
  EXPECT_EQ(complaint([&] { it.table.mark(kOne, kFirst, "e", "1"); }), "A seat has 4 marks at most.");
  EXPECT_EQ(complaint([&] { it.table.mark(kOne, kFirst, "d", "2"); }), "");
}

TEST(TableWishes, NobodyTakesTheNameOfSomebodyElse) {
  TestTable it(plain_settings("chasse-en-folie", 4));
  it.seat(1);
  const char* const kTaken = "NAME 1 is at the table already; take another name.";
  EXPECT_EQ(complaint([&] { it.table.sit(kTwo, {}, "NAME 1"); }), kTaken);
  EXPECT_EQ(complaint([&] { it.table.sit(kOne, {}, "NAME 1"); }), kTaken) << "not even their own once more";
  EXPECT_EQ(complaint([&] { it.table.say(kStranger, {}, "NAME 1", "hello"); }), kTaken);
  it.apply(it.table.seat_bot(kOne, it.here, kSecond, Bot::steady));
  EXPECT_EQ(it.table.place(kSecond).name, "Aubépine");
  EXPECT_EQ(complaint([&] { it.table.sit(kTwo, {}, "aubépine"); }),
            "aubépine is at the table already; take another name.");
  // Nor a bot that of a person, whoever comes first.
  it.apply(it.table.sit(kTwo, kThird, "Charme"));
  it.apply(it.table.seat_bot(kOne, it.here, seat_at(3), Bot::steady));
  EXPECT_EQ(it.table.place(seat_at(3)).name, "Érable");
  it.apply(it.table.vacate(kTwo, it.here, kThird));
  EXPECT_EQ(complaint([&] { it.table.sit(kTwo, kThird, "Charme"); }), "") << "nobody is called that now";
}

// As logs of old may have it: two people with one name, and a bot with theirs.
TEST(TableWishes, TablesOfOldKeepTheirNames) {
  TestTable it;
  it.apply(entry::Seated{kFirst, kOne, "Bouleau"});
  it.apply(entry::Seated{kSecond, kTwo, "Bouleau"});
  it.log.push_back({1, 4, R"({"command":"","what":{"entry":"bot-seated","seat":3,"bot":"steady"}})"});
  it.table.apply(read_logged(it.log.back().body));
  for (const Table::Place& place : it.table.places()) EXPECT_EQ(place.name, "Bouleau");
  it.deal().play_out();
  EXPECT_TRUE(it.table.over());
  EXPECT_EQ(complaint([&] { it.table.say(kOne, kFirst, "", "hello"); }), "");
  EXPECT_EQ(complaint([&] { it.table.start(kOne, it.here, seed_from_text("again")); }), "");
}

}  // namespace
}  // namespace hallali
