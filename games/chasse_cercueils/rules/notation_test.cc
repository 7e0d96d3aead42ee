#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

TEST(ChasseCercueils, moves_are_written_and_read) {
  for (std::string_view text : {"pass", "roll", "slap", "admit", "decline", "claim 1.1", "claim 6.40", "suffer 2.3",
                                "close 3.10", "chase 4.9", "open 5.2", "pick 1.39", "look", "swap"}) {
    EXPECT_EQ(notation(read_move(text)), text);
  }
  EXPECT_EQ(read_move("claim 2.3"), Move(Move::Kind::claim, {kBruno, Place{2}}));
  EXPECT_EQ(notation(Spot{kCleo, Place{11}}), "3.12");
  EXPECT_EQ(notation(Place{0}), "1");
  EXPECT_EQ(read<Place>("40"), Place{39});
  EXPECT_EQ(spot("6.1"), (Spot{seat_at(5), Place{0}}));
}

TEST(ChasseCercueils, each_move_is_its_kind_and_its_card) {
  for (int kind = 0; kind <= static_cast<int>(Move::Kind::swap); ++kind) {
    for (int owner = 0; owner < kMaxPlayers; ++owner) {
      for (int place = 0; place < kMostPlaces; ++place) {
        const Spot at{seat_at(owner), static_cast<Place>(place)};
        const Move each(static_cast<Move::Kind>(kind), at);
        ASSERT_EQ(each.kind(), static_cast<Move::Kind>(kind));
        ASSERT_EQ(each.spot(), at);
        ASSERT_EQ(read_move(notation(each)), names_a_card(each.kind()) ? each : Move(each.kind()));
      }
    }
  }
}

TEST(ChasseCercueils, notation_rejects_junk) {
  for (std::string_view text : {"",
                                " ",
                                "slaps",
                                "Slap",
                                "slap ",
                                " slap",
                                "slap 1.1",
                                "pass 1",
                                "roll 6",
                                "claim",
                                "claim ",
                                "claim 1",
                                "claim 1.",
                                "claim .1",
                                "claim 0.1",
                                "claim 1.0",
                                "claim 7.1",
                                "claim 8.1",
                                "claim 1.41",
                                "claim 1.01",
                                "claim 1.+1",
                                "claim 1.-1",
                                "claim 1.1 ",
                                "claim  1.1",
                                "claim 1.1x",
                                "claim 1.1.1",
                                "claim 1,1",
                                "claim 01.1",
                                "claim 1.1 2.1",
                                "look 1.1",
                                "swap 1.1 2.1",
                                "claim spectator.1",
                                "claim table.1",
                                "claim 1.99999999999"}) {
    Move kept(Move::Kind::look);
    EXPECT_FALSE(parse_notation(text, kept)) << text;
    EXPECT_EQ(kept, Move(Move::Kind::look)) << "what cannot be read changes nothing: " << text;
  }
  Spot kept{kCleo, Place{7}};
  for (std::string_view text : {"", ".", "1", "1.", "1.x", "x.1", "7.1", "2.41"}) {
    EXPECT_FALSE(parse_notation(text, kept)) << text;
    EXPECT_EQ(kept, (Spot{kCleo, Place{7}})) << text;
  }
  Place place{7};
  for (std::string_view text : {"", "0", "-1", "41", "1 ", "x", "05"}) {
    EXPECT_FALSE(parse_notation(text, place)) << text;
    EXPECT_EQ(place, Place{7}) << text;
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils
