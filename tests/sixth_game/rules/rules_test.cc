// The rulings of Goupil, one by one. Their ids stand in the names: a ruling without a test fails the build's tests.
#include "tests/sixth_game/rules/rules.h"

#include <gmock/gmock.h>

#include <set>

#include "tests/sixth_game/rules/test_scene.h"

namespace hallali::sixth_game {
namespace {

using testing::ElementsAre;

TEST(Goupil, GO_01_the_first_fox_is_drawn_and_the_left_neighbour_follows) {
  std::set<Seat> first;
  for (std::uint64_t n = 0; n < 50; ++n) {
    Random random(derive_seed({}, n));
    first.insert(deal({3}, random).table.fox);
  }
  EXPECT_EQ(first.size(), 3U);

  State state = new_game(2);
  for (Seat fox : {kAda, kBruno, kAda}) {
    EXPECT_EQ(state.table.fox, fox);
    play(state, "BB");
  }
}

TEST(Goupil, GO_02_everybody_is_the_fox_twice) {
  for (int players = 2; players <= 4; ++players) {
    State state = new_game(players);
    std::multiset<Seat> foxes;
    while (!awaited(state).empty()) {
      foxes.insert(state.table.fox);
      play(state, std::string_view("BWFB").substr(0, static_cast<std::size_t>(players)));
    }
    EXPECT_EQ(foxes.size(), 2U * static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) EXPECT_EQ(foxes.count(seat_at(i)), 2U);
  }
}

TEST(Goupil, GO_03_all_choose_in_secret_before_anything_is_revealed) {
  State state = new_game(3);
  EXPECT_THAT(play(state, "FB"), ElementsAre(Event{Chosen{kAda}}, Event{Chosen{kBruno}}));
  EXPECT_EQ(awaited(state), SeatSet{kCleo});
  EXPECT_TRUE(legal(state, kAda).empty());
  EXPECT_EQ(know(state, kAda).choice, Place::farm);
  EXPECT_EQ(know(state, kCleo).choice, std::nullopt);
  EXPECT_EQ(know(state, Seat::spectator).choice, std::nullopt);
  EXPECT_TRUE(show(know(state, kCleo)).revealed.empty());

  Random random{Seed{}};
  EventLog<Event> log;
  apply(state, kCleo, {Place::brook}, random, log);
  EXPECT_THAT(show(know(state, kCleo)).revealed, ElementsAre(Place::farm, Place::brook, Place::brook));
}

TEST(Goupil, GO_04_a_fox_without_a_hunter_at_its_place_scores_its_points) {
  for (const auto& [places, points] : {std::pair{"BWF", 2}, {"WFB", 3}, {"FBW", 4}}) {
    State state = new_game(3);
    play(state, places);
    EXPECT_THAT(totals(state), ElementsAre(points, 0, 0)) << places;
  }
}

TEST(Goupil, GO_05_each_hunter_at_the_place_of_the_fox_scores_in_its_stead) {
  State state = new_game(3);
  EXPECT_THAT(play(state, "FFF"), testing::Contains(Event{Caught{kAda, {kBruno, kCleo}, Place::farm, 4}}));
  EXPECT_THAT(totals(state), ElementsAre(0, 4, 4));
}

TEST(Goupil, GO_06_hunters_elsewhere_score_nothing_even_together) {
  State state = new_game(3);
  play(state, "BFF");
  EXPECT_THAT(totals(state), ElementsAre(2, 0, 0));
  play(state, "WWB");  // Bruno is the fox now
  EXPECT_THAT(totals(state), ElementsAre(5, 0, 0));
}

TEST(Goupil, GO_07_with_the_alarm_nobody_goes_where_the_fox_was_caught_for_a_round) {
  State state = new_game(2, true);
  play(state, "FF");
  for (Seat seat : {kAda, kBruno})
    EXPECT_THAT(legal(state, seat), ElementsAre(Move{Place::brook}, Move{Place::wood}));
  EXPECT_FALSE(show(know(state, kAda)).places[2].open);
  play(state, "BW");
  EXPECT_EQ(legal(state, kAda).size(), 3U) << "nobody was caught, so all is open again";

  State calm = new_game(2);
  play(calm, "FF");
  EXPECT_EQ(legal(calm, kAda).size(), 3U);
}

TEST(Goupil, GO_08_the_most_points_win_and_a_tie_is_shared) {
  State state = new_game(2);
  for (const char* places : {"FB", "BW", "BW"}) play(state, places);
  EXPECT_EQ(outcome(state), std::nullopt);
  EXPECT_EQ(play(state, "FB").back(), Event{GameEnded{{kAda}}});
  EXPECT_EQ(outcome(state)->reason, Reason::most_points);
  EXPECT_THAT(outcome(state)->scores, ElementsAre(6, 5));

  State level = new_game(2);
  for (const char* places : {"BF", "FB", "BF", "FB"}) play(level, places);
  EXPECT_EQ(outcome(level)->winners, (SeatSet{kAda, kBruno}));
  EXPECT_EQ(outcome(level)->reason, Reason::shared);
}

TEST(Goupil, GO_09_a_time_out_goes_to_the_first_place_that_is_open) {
  State state = new_game(2, true);
  EXPECT_EQ(legal(state, kAda).front(), Move{Place::brook});
  play(state, "BB");
  EXPECT_EQ(legal(state, kAda).front(), Move{Place::wood});
}

TEST(Goupil, moves_are_written_and_read_back) {
  EXPECT_EQ(notation(Move{Place::farm}), "go farm");
  Move move{Place::wood};
  for (const char* junk : {"", "go", "go ", "farm", "go mill", "go Farm", "go farm "}) {
    EXPECT_FALSE(parse_notation(junk, move)) << junk;
  }
  EXPECT_EQ(move, Move{Place::wood});
}

TEST(Goupil, two_to_four_can_play) {
  for (int players = 0; players <= kMaxSeats; ++players) {
    EXPECT_EQ(!check({static_cast<std::uint8_t>(players)}), players >= 2 && players <= 4) << players;
  }
}

}  // namespace
}  // namespace hallali::sixth_game
