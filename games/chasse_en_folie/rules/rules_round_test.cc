// One round: who eats whom, and where the cards lie afterwards.
#include <gmock/gmock.h>

#include "games/chasse_en_folie/rules/test_scene.h"

namespace hallali::chasse_en_folie {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

// A round and the table it leaves behind.
struct Case {
  Scene scene;
  std::string_view hands;
  std::string_view prey;
  std::string_view easy;
};

void check_all(std::initializer_list<Case> cases) {
  for (const Case& one : cases) {
    SCOPED_TRACE(testing::Message() << one.scene.cards << " easy " << one.scene.easy << " start "
                                    << notation(one.scene.start));
    const State after = play(one.scene).state;
    EXPECT_EQ(hands(after), one.hands);
    EXPECT_EQ(prey(after), one.prey);
    EXPECT_EQ(easy(after), one.easy);
  }
}

// Who takes what; `idle` is a card that neither is this prey nor takes it.
struct Chain {
  char predator;
  char prey;
  char idle;
};
constexpr Chain kChains[] = {{'H', 'W', 'C'}, {'W', 'R', 'C'}, {'R', 'C', 'H'}, {'R', 'X', 'H'}};

std::string caught(const Chain& chain, int seat, int from, bool from_easy) {
  return tell(Caught{seat_at(seat), card_of(chain.predator), card_of(chain.prey), seat_at(from), from_easy});
}

TEST(ChasseEnFolie, CF_02_search_begins_at_the_left_neighbour_and_goes_clockwise) {
  for (const Chain& chain : kChains) {
    for (int players = 3; players <= kMaxPlayers; ++players) {
      for (int seat = 0; seat < players; ++seat) {
        for (int distance = 1; distance < players; ++distance) {
          // Prey at this distance and everywhere beyond it.
          std::string cards(players, chain.idle);
          for (int far = distance; far < players; ++far) cards[(seat + far) % players] = chain.prey;
          cards[seat] = chain.predator;
          EXPECT_THAT(play({.cards = cards, .start = seat_at(seat)}).story,
                      Contains(caught(chain, seat, (seat + distance) % players, false)))
              << cards;
        }
      }
    }
  }
}

TEST(ChasseEnFolie, CF_03_nobody_takes_from_their_own_easy_zone) {
  check_all({
      {{.cards = "HCC", .easy = "W--"}, "C C C", "W - -", "-CC"},
      {{.cards = "WCC", .easy = "R--"}, "CW C C", "R - -", "-CC"},
      {{.cards = "RHH", .easy = "C--"}, "CR C C", "C - -", "---"},
      {{.cards = "RHH", .easy = "X--"}, "CR C C", "X - -", "---"},
  });
  EXPECT_EQ(under(play({.cards = "HCC", .easy = "W--"}).state), SeatSet{kAda});
}

TEST(ChasseEnFolie, rulebook_example_michaels_wolf_comes_back_from_his_own_rabbit) {
  // Michael is Bruno here. Cleo's wolf takes the other rabbit, so that only the one in Michael's easy zone is left.
  check_all({{{.cards = "CWWR", .easy = "-R--", .start = kCleo}, "C CW C C", "- R R -", "C-W-"}});
}

TEST(ChasseEnFolie, CF_04_the_seat_decides_and_easy_prey_goes_first_only_inside_one_seat) {
  for (const Chain& chain : kChains) {
    SCOPED_TRACE(testing::Message() << chain.predator << " after " << chain.prey);
    const std::string cards{chain.predator, chain.prey, chain.prey};
    const std::string further{'-', '-', chain.prey};
    EXPECT_THAT(play({.cards = cards, .easy = further}).story, Contains(caught(chain, 0, 1, false)));
    const std::string same{'-', chain.prey, '-'};
    EXPECT_THAT(play({.cards = cards, .easy = same}).story, Contains(caught(chain, 0, 1, true)));
  }
}

TEST(ChasseEnFolie, CF_05_cards_are_the_only_choice_and_predators_have_none) {
  const State state = Scene{.cards = "HWR", .others = "WWC RR CX"}.state();
  EXPECT_EQ(legal(state, kAda), (MoveList{{Card::carrot}, {Card::wolf}, {Card::hunter}}));
  EXPECT_EQ(legal(state, kBruno), (MoveList{{Card::rabbit}, {Card::wolf}}));

  // Nobody is asked anything between the reveal and the next choice.
  const Played round = play({.cards = "HWWRC"});
  EXPECT_EQ(prey(round.state), "W - R - -");
  EXPECT_EQ(awaited(round.state), seats_up_to(5));
  EXPECT_EQ(round.state.table.round, 1);
}

TEST(ChasseEnFolie, CF_06_closed_season_without_a_hunter_is_just_a_carrot) {
  for (const Scene& scene : {Scene{.cards = "XCW"}, Scene{.cards = "XXX"}, Scene{.cards = "XCR"}}) {
    const Played round = play(scene);
    EXPECT_EQ(fours(round.state), SeatSet{});
    EXPECT_THAT(round.story, Not(Contains(HasSubstr("lodge-turned"))));
  }
  check_all({
      {{.cards = "XCW"}, "C C CW", "- - -", "XC-"},
      {{.cards = "XCR"}, "C C C", "- - X", "-CR"},
  });
}

TEST(ChasseEnFolie, CF_09_closed_season_is_still_a_carrot_in_the_easy_zone) {
  check_all({
      {{.cards = "RHH", .easy = "-X-"}, "C C C", "X - -", "R--"},
      {{.cards = "RCC", .easy = "-X-"}, "C C C", "X - -", "RCC"},
      {{.cards = "RCC", .easy = "--X"}, "C C C", "C - X", "R-C"},
  });
}

TEST(ChasseEnFolie, CF_10_closed_season_in_an_easy_zone_bans_nothing) {
  const Scene scene{.cards = "HWC", .easy = "--X"};
  check_all({{scene, "CH C C", "W - X", "--C"}});
  EXPECT_EQ(fours(play(scene).state), SeatSet{});
}

TEST(ChasseEnFolie, CF_11_closed_season_sends_every_hunter_to_his_own_pile_and_no_wolf_is_hunted) {
  const Scene scene{.cards = "XHHWR", .easy = "W----", .start = kBruno};
  check_all({{scene, "C C C C C", "W H H R -", "X--W-"}});
  const State after = play(scene).state;
  EXPECT_EQ(under(after), SeatSet{});
  EXPECT_EQ(fours(after), SeatSet{kAda});
}

TEST(ChasseEnFolie, CF_12_a_hunter_with_a_wolf_is_back_at_once_and_the_wolf_hunts_no_more) {
  const Played first = play({.cards = "HWRC", .others = "C CW CC CC"});
  EXPECT_EQ(hands(first.state), "CH CW CC CC");
  EXPECT_EQ(prey(first.state), "W - C -");
  EXPECT_EQ(easy(first.state), "--R-");

  const Played second = play(first.state, "HWCC");
  EXPECT_EQ(prey(second.state), "WW - CR -");
  EXPECT_EQ(hands(second.state), "CH C C C");
  EXPECT_EQ(under(second.state), SeatSet{});
}

TEST(ChasseEnFolie, CF_13_each_step_goes_clockwise_from_the_start_card_over_what_is_left) {
  for (const Chain& chain : kChains) {
    const std::string cards{chain.predator, chain.predator, chain.prey};
    for (int start = 0; start < 3; ++start) {
      const std::vector<std::string> story = play({.cards = cards, .start = seat_at(start)}).story;
      const int first = start == 1 ? 1 : 0;
      EXPECT_THAT(story, Contains(caught(chain, first, 2, false))) << cards << start;
      EXPECT_THAT(story, Not(Contains(caught(chain, 1 - first, 2, false)))) << cards << start;
    }
  }
  // Two hunters and two wolves: the second takes what the first has left, easy or not.
  check_all({
      {{.cards = "HHWC", .easy = "--W-", .start = kAda}, "CH CH C C", "W W - -", "---C"},
      {{.cards = "HHWC", .easy = "W---", .start = kCleo}, "CH CH C C", "W W - -", "---C"},
      {{.cards = "HHWC", .easy = "W---", .start = kBruno}, "C CH C C", "W W - -", "---C"},
  });
}

TEST(ChasseEnFolie, CF_14_easy_prey_never_hunts_or_eats) {
  check_all({
      {{.cards = "CRC", .easy = "W--"}, "C C C", "W C -", "CR-"},
      {{.cards = "CCC", .easy = "R--"}, "C C C", "R - -", "CCC"},
  });
}

TEST(ChasseEnFolie, CF_15_hungry_ones_go_home_when_their_step_is_over) {
  // Ada looks first and finds nothing, before anybody has eaten; that someone ate later still sends her home.
  check_all({
      {{.cards = "WWW", .easy = "R--"}, "CW C CW", "- R -", "-W-"},
      {{.cards = "RRR", .easy = "C--"}, "CR C CR", "- C -", "-R-"},
  });
  EXPECT_THAT(play({.cards = "WWWC", .easy = "R---"}).resolution(),
              ElementsAre("caught 2 wolf rabbit 1 true", "taken-back 1 wolf", "taken-back 3 wolf",  //
                          "exposed 2 wolf", "exposed 4 carrot", "round-ended 2"));
}

TEST(ChasseEnFolie, CF_16_all_wolves_or_all_rabbits_stay_unless_one_of_them_ate) {
  check_all({
      {{.cards = "WWW"}, "C C C", "- - -", "WWW"},
      {{.cards = "RRRRR", .easy = "RW--R"}, "C C C C C", "R W - - R", "RRRRR"},
      {{.cards = "WWW", .easy = "-R-"}, "C CW CW", "R - -", "W--"},
      {{.cards = "WWW", .easy = "RRR"}, "C C C", "R R R", "WWW"},
      {{.cards = "RRR", .easy = "--X"}, "C CR CR", "X - -", "R--"},
      // Not everybody played the same animal, although all of those left found nothing.
      {{.cards = "WWC"}, "CW CW C", "- - -", "--C"},
      {{.cards = "RRH"}, "CR CR C", "- - -", "---"},
      {{.cards = "HWWW"}, "CH C CW CW", "W - - -", "----"},
      {{.cards = "WRR"}, "C C CR", "R - -", "W--"},
  });
  EXPECT_THAT(play({.cards = "WWWW"}).story, IsSupersetOf({"all-stay wolf", "exposed 1 wolf", "exposed 2 wolf",
                                                           "exposed 3 wolf", "exposed 4 wolf"}));
}

TEST(ChasseEnFolie, CF_17_a_rabbit_caught_by_a_wolf_no_longer_eats) {
  check_all({
      {{.cards = "WRC"}, "C C C", "R - -", "W-C"},
      {{.cards = "WRC", .easy = "-R-"}, "C C C", "R C -", "WR-"},
  });
}

TEST(ChasseEnFolie, CF_18_whatever_still_lies_above_a_lodge_becomes_easy_prey) {
  check_all({
      {{.cards = "WRRCX", .easy = "-RCC-"}, "C C C C C", "R C C - -", "WRRCX"},
      {{.cards = "HCXRW", .easy = "----R"}, "C C C C C", "H - - - RR", "-CX-W"},
  });
}

TEST(ChasseEnFolie, CF_19_old_easy_prey_is_secured_before_the_played_card_takes_its_place) {
  const Played round = play({.cards = "CCX", .easy = "RW-"});
  EXPECT_EQ(prey(round.state), "R W -");
  EXPECT_EQ(easy(round.state), "CCX");
  EXPECT_THAT(round.resolution(), ElementsAre("secured 1 rabbit", "secured 2 wolf", "exposed 1 carrot",
                                              "exposed 2 carrot", "exposed 3 closed-season", "round-ended 2"));
}

TEST(ChasseEnFolie, the_example_of_the_rule_page_happens_in_this_order) {
  const Played round = play({.cards = "HWRW", .easy = "CCR-", .start = kBruno});
  EXPECT_EQ(hands(round.state), "CH C C C");
  EXPECT_EQ(prey(round.state), "W C C R");
  EXPECT_EQ(easy(round.state), "--RW");
  EXPECT_EQ(round.state.table.start, kCleo);
  EXPECT_THAT(round.story,
              ElementsAre("chosen 1", "chosen 2", "chosen 3", "chosen 4",                                  //
                          "revealed 1 hunter", "revealed 2 wolf", "revealed 3 rabbit", "revealed 4 wolf",  //
                          "caught 1 hunter wolf 2 false", "taken-back 1 hunter",                           //
                          "caught 4 wolf rabbit 3 true",                                                   //
                          "caught 3 rabbit carrot 1 true",                                                 //
                          "secured 2 carrot", "exposed 3 rabbit", "exposed 4 wolf", "round-ended 3"));
}

TEST(ChasseEnFolie, the_last_round_of_a_day_is_told_to_its_scores) {
  const Scene last{.cards = "XHWR", .easy = "C---", .start = kDev, .others = "- - - W", .day = 2};
  EXPECT_THAT(play(last).resolution(),
              ElementsAre("poached 2", "lodge-turned 1", "caught 3 wolf rabbit 4 false",                     //
                          "secured 1 carrot", "exposed 1 closed-season", "exposed 3 wolf", "round-ended 1",  //
                          "day-ended 3 [1,2,3]",                                                             //
                          "secured 1 closed-season", "secured 3 wolf",                                       //
                          "day-scored 3 1 6 6", "day-scored 3 2 -4 -4", "day-scored 3 3 6 6", "day-scored 3 4 -4 -4",
                          "day-began 4"));
}

TEST(ChasseEnFolie, hunters_without_wolves_and_the_end_of_the_game_are_told) {
  EXPECT_THAT(
      play({.cards = "HRR", .others = "- R R", .day = kDays - 1}).resolution(),
      ElementsAre("went-home 1", "taken-back 2 rabbit", "taken-back 3 rabbit", "round-ended 2", "day-ended 4 [1]",
                  "day-scored 4 1 0 0", "day-scored 4 2 -4 -4", "day-scored 4 3 -4 -4", "game-ended [1]"));
}

}  // namespace
}  // namespace hallali::chasse_en_folie
