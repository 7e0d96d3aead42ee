// A record's hands are as good as its moves: whatever a forger writes below the end of a race, verify finds it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "kit/complaint.h"
#include "match/games.h"
#include "match/match.h"
#include "match/race.h"

namespace hallali {
namespace {

constexpr int kRaces = 12;

// Ada, Ben and Cat slap at the same time or nearly so, and now and then somebody does not.
std::vector<Slap> some_hands(const Match& match, Random& random) {
  const SeatSet seats = match.awaited() | match.allowed();
  Race race(seats, 1000 * match.seconds_given());
  for (Seat seat : seats) {
    const int time = 400 + static_cast<int>(random.below(3));
    if (random.below(4) > 0) race.slap(seat, time, time + 20, 30);
  }
  return race.order(draw_lots(match.draws()));
}

Record races(std::optional<int> rules = {}, bool with_hands = true) {
  const auto match = deal_match({"chasse-cercueils", 3, {}, {"Ada", "Ben", "Cat"}, seed_from_text("hands"), rules});
  Random random(seed_from_text("reflexes"));
  for (int held = 0; held < kRaces && !match->awaited().empty();) {
    const Seat awaited = match->awaited().first();
    if (!match->racing()) {
      match->play(awaited, match->thought(Bot::random, awaited, derive_seed({}, match->moves_made()))(kNoHurry));
      continue;
    }
    const std::vector<Slap> hands = some_hands(*match, random);
    const auto [seat, move] = match->end_of_race(hands.empty() ? std::nullopt : std::optional(hands.front().seat));
    match->play(seat, move, with_hands ? hands : std::vector<Slap>{});
    ++held;
  }
  return match->record();
}

std::string judged(const Record& record) {
  return complaint([&] { game_named(record.game).verify(read_record(write_record(record))); });
}

// The first race that at least so many hands ended.
std::size_t race_with(const Record& record, std::size_t hands) {
  const auto found = std::ranges::find_if(record.moves, [=](const auto& move) { return move.slaps.size() >= hands; });
  EXPECT_NE(found, record.moves.end());
  return static_cast<std::size_t>(found - record.moves.begin());
}

std::string at(const Record& record, std::size_t move, int hand, std::string_view what) {
  return fmt::format("Line {}: {}.", line_of_move(record, move) + hand, what);
}

TEST(Hands, OfAnHonestRaceVerify) {
  EXPECT_EQ(judged(races()), "");
  EXPECT_EQ(judged(races(1)), "");
  EXPECT_EQ(judged(races(1, false)), "") << "what was recorded before stays valid";
}

// The forged line of old: a hand that never came down, below the move of somebody else, with its checks put right.
TEST(Hands, AddedToARecordAreFound) {
  for (const int rules : {1, 2}) {
    const Record honest = races(rules, rules > 1);
    for (std::size_t i = 0; i < honest.moves.size(); ++i) {
      if (honest.moves[i].move != "slap") continue;
      std::string text = write_record(honest);
      const std::string line = fmt::format("move {} seat {} slap", i + 1, notation(honest.moves[i].seat));
      const std::size_t below = text.find('\n', text.find(line)) + 1;
      ASSERT_NE(below, 0U);
      const Seat other = honest.moves[i].seat == seat_at(0) ? seat_at(1) : seat_at(0);
      text.insert(below, fmt::format("slap 1 seat {} after 1 arrived 9999 trip 0 time 1 #\n", notation(other)));
      if (!honest.moves[i].slaps.empty()) continue;  // its own hands would have to be numbered anew
      const Record forged = read_record(with_right_checks(text));
      EXPECT_EQ(judged(forged), at(honest, i, 1, "the time of this hand is 9999"));
    }
    Record forged = honest;
    const std::size_t race = rules > 1 ? race_with(honest, 1) : 1;
    const Seat mover = honest.moves[race].seat;
    const Seat other = mover == seat_at(0) ? seat_at(1) : seat_at(0);
    forged.moves[race].slaps = {{other, 1, 9999, 0, 1}};
    EXPECT_EQ(judged(forged), at(honest, race, 1, "the time of this hand is 9999"));
    forged.moves[race].slaps = {{other, 300, 300, 0, 300}};
    EXPECT_EQ(judged(forged), at(honest, race, 0, fmt::format("seat {} slapped first", notation(other))));
  }
}

TEST(Hands, TakenOutOfARecordAreMissed) {
  const Record honest = races();
  Record forged = honest;
  const std::size_t race = race_with(honest, 1);
  forged.moves[race].slaps.clear();
  EXPECT_EQ(judged(forged), at(honest, race, 0, "the hands of this race are missing"));
  forged = honest;
  const std::size_t contested = race_with(honest, 2);
  forged.moves[contested].slaps.erase(forged.moves[contested].slaps.begin());
  EXPECT_THAT(judged(forged), testing::HasSubstr("slapped first"));
}

TEST(Hands, StandInTheirOrderWithTheirOwnTimes) {
  const Record honest = races();
  const std::size_t race = race_with(honest, 2);
  Record forged = honest;
  std::swap(forged.moves[race].slaps[0], forged.moves[race].slaps[1]);
  EXPECT_EQ(judged(forged), at(honest, race, 2, "this hand goes before the one on the line above"));
  forged = honest;
  --forged.moves[race].slaps[0].time;
  EXPECT_THAT(judged(forged), testing::HasSubstr("the time of this hand is"));
  forged = honest;
  forged.moves[race].slaps[1].seat = forged.moves[race].slaps[0].seat;
  EXPECT_EQ(judged(forged), at(honest, race, 2, "this seat cannot slap here, or did already"));
}

TEST(Hands, BelongToRacesOnly) {
  Record forged = races();
  ASSERT_EQ(forged.moves[0].move, "roll");
  const Record honest = forged;
  forged.moves[0].slaps = {{seat_at(0), 400, 400, 0, 400}};
  EXPECT_EQ(judged(forged), at(honest, 0, 1, "this move ends no race"));
}

TEST(Hands, ThatSayAnythingAreRefusedWithoutHarm) {
  constexpr int kMost = std::numeric_limits<int>::max();
  constexpr int kLeast = std::numeric_limits<int>::min();
  const Record honest = races();
  const std::size_t race = race_with(honest, 1);
  for (const Slap& wild :
       {Slap{seat_at(0), kMost, kMost, kMost, kMost}, Slap{seat_at(1), kLeast, kLeast, kLeast, kLeast},
        Slap{seat_at(7), 0, 0, 0, kHumanLimit}, Slap{seat_at(2), 0, kMost, 0, kMost}}) {
    Record forged = honest;
    forged.moves[race].slaps = {wild};
    EXPECT_NE(judged(forged), "");
  }
}

}  // namespace
}  // namespace hallali
