#include "games/auf_der_pirsch/rules/test_scene.h"

namespace hallali::auf_der_pirsch {
namespace {

TEST(AufDerPirsch, legal_moves_are_sorted_unique_and_only_for_the_seat_in_turn) {
  random_games(3, "legal", [](const State& state) {
    for (int i = 0; i < state.table.options.players; ++i) {
      const MoveList moves = legal(state, seat_at(i));
      ASSERT_EQ(moves.empty(), !awaited(state).contains(seat_at(i)));
      ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end(), std::greater_equal<>()), moves.end());
      for (const Move& move : moves) ASSERT_EQ(read<Move>(notation(move)), move);
    }
    ASSERT_EQ(awaited(state).empty(), outcome(state).has_value());
  });
}

TEST(AufDerPirsch, notation_rejects_junk) {
  for (std::string_view text : {"",
                                " ",
                                "play",
                                "play ",
                                "play bear",
                                "play bear-",
                                "play bear-0",
                                "play bear-13",
                                "play bear-07",
                                "play bear-+7",
                                "play bear--7",
                                "play bear-7 ",
                                " play bear-7",
                                "play  bear-7",
                                "play bear-7 wolf-3",
                                "Play bear-7",
                                "play Bear-7",
                                "play fox-7",
                                "play 7-bear",
                                "bear-7",
                                "refuse wolf-3",
                                "refuse wolf-3 bear-7",
                                "refuse wolf-3 plays bear-7",
                                "refuse wolf-3 play",
                                "give",
                                "give 0",
                                "give 9",
                                "give Ada",
                                "give 2 3",
                                "keep it",
                                "accept ",
                                "decline",
                                "decline wolf-1",
                                "decline wolf-1 bear-9",
                                "decline wolf-1 for",
                                "decline wolf-1 for bear-9 for"}) {
    Move move = Move::accept();
    EXPECT_FALSE(parse_notation(text, move)) << text;
    EXPECT_EQ(move.kind(), Move::Kind::accept) << "what cannot be read changes nothing: " << text;
  }
  for (std::string_view text :
       {"play bear-7", "refuse wolf-3 play bear-7", "keep", "give 2", "accept", "decline wolf-1 for bear-9"}) {
    EXPECT_EQ(notation(read<Move>(text)), text);
  }
}

}  // namespace
}  // namespace hallali::auf_der_pirsch
