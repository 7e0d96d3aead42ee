// Moves as text, and lists of legal moves.
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

TEST(Gespensterjagd, moves_have_one_notation_each) {
  const std::initializer_list<std::pair<Move, std::string_view>> all = {
      {Move::end(), "end"},
      {Move::move(room_at(27)), "move 27"},
      {Move::place(room_at(1)), "place 1"},
      {Move::frame(Animal::owl), "frame owl"},
      {Move::frame(Animal::hedgehog), "frame hedgehog"},
      {Move::pause(), "pause"},
      {Move::cheat(room_at(54)), "cheat 54"},
      {Move::walk(1, room_at(27)), "walk 2 27"},
      {Move::walk(3, room_at(9)), "walk 4 9"},
      {Move::open(0), "open 1"},
      {Move::lock(room_at(12)), "lock 12"},
      {Move::trap(room_at(10)), "trap 10"},
  };
  for (const auto& [move, text] : all) {
    EXPECT_EQ(notation(move), text);
    EXPECT_EQ(read_move(text), move) << text;
  }
}

TEST(Gespensterjagd, every_possible_move_can_be_read_back) {
  std::vector<Move> all{Move::end(), Move::pause()};
  for (Animal animal : kAllAnimals) all.push_back(Move::frame(animal));
  for (int figure = 0; figure < kMostFigures; ++figure) all.push_back(Move::open(figure));
  for (int number = 1; number <= kMostRooms; ++number) {
    const Room room = room_at(number);
    for (const Move& move :
         {Move::move(room), Move::place(room), Move::cheat(room), Move::lock(room), Move::trap(room)}) {
      all.push_back(move);
    }
    for (int figure = 0; figure < kMostFigures; ++figure) all.push_back(Move::walk(figure, room));
  }
  for (const Move& move : all) EXPECT_EQ(read_move(notation(move)), move);
  std::sort(all.begin(), all.end());
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end()) << "no two share a word";
}

TEST(Gespensterjagd, notation_rejects_junk) {
  for (std::string_view text : {"",           " ",          "end ",
                                " end",       "End",        "end 1",
                                "pause 3",    "move",       "move ",
                                "move 0",     "move 55",    "move 027",
                                "move 27 ",   "move  27",   "move +7",
                                "move -7",    "move 7a",    "move 999999999999",
                                "move x",     "move 27 28", "place",
                                "cheat",      "frame",      "frame Owl",
                                "frame dog",  "frame 3",    "frame owl owl",
                                "walk",       "walk 1",     "walk 0 27",
                                "walk 5 27",  "walk 01 27", "walk 1 55",
                                "walk 27 1",  "walk 1 2 3", "open",
                                "open 0",     "open 5",     "open 12",
                                "open 1 27",  "lock",       "lock 12 13",
                                "trap",       "trap 0",     "27",
                                "walks 1 27", "not now",    "max 27"}) {
    Move move = Move::lock(room_at(12));
    EXPECT_FALSE(parse_notation(text, move)) << text;
    EXPECT_EQ(move, Move::lock(room_at(12))) << "what cannot be read changes nothing: " << text;
  }
}

TEST(Gespensterjagd, rooms_are_written_by_their_numbers) {
  for (int number = 1; number <= kMostRooms; ++number) {
    Room room{};
    EXPECT_TRUE(parse_notation(std::to_string(number), room));
    EXPECT_EQ(room, room_at(number));
    EXPECT_EQ(notation(room), std::to_string(number));
  }
  for (std::string_view text : {"", "0", "00", "01", "55", "100", "-1", "1 ", "a"}) {
    Room room = room_at(3);
    EXPECT_FALSE(parse_notation(text, room)) << text;
    EXPECT_EQ(room, room_at(3));
  }
}

TEST(Gespensterjagd, legal_moves_are_sorted_unique_and_only_for_the_seat_in_turn) {
  Random random(seed_from_text("legal"));
  std::size_t longest = 0;
  for (int game = 0; game < 60; ++game) {
    const int players = 2 + game % 4;
    const bool plain = game % 8 < 4;
    const Options options{.players = static_cast<std::uint8_t>(players),
                          .chimney = !plain,
                          .door = !plain,
                          .trap = plain ? TrapHolder::no : TrapHolder::captain};
    State state = deal(options, random);
    Silent silent;
    while (!awaited(state).empty()) {
      for (int i = 0; i < players; ++i) {
        const MoveList moves = legal(state, seat_at(i));
        longest = std::max(longest, moves.size());
        ASSERT_EQ(moves.empty(), seat_at(i) != state.table.turn);
        ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end(), std::greater_equal<>()), moves.end());
        for (const Move& move : moves) ASSERT_EQ(read_move(notation(move)), move);
      }
      ASSERT_FALSE(outcome(state));
      apply(state, state.table.turn, random_move(state, random), random, silent);
    }
    ASSERT_TRUE(outcome(state));
    for (int i = 0; i < players; ++i) ASSERT_TRUE(legal(state, seat_at(i)).empty());
  }
  EXPECT_LT(longest + 4, MoveList::kCapacity);
}

// Three figures in the room with the most doors, and the trap still to be laid.
TEST(Gespensterjagd, longest_list_of_moves_fits) {
  const Options options{.players = 2, .door = true, .trap = TrapHolder::captain};
  Match match({.options = options, .hunters = {23, 23, 23}, .max = 5});
  match.moves({"lock 24", "pause"});
  EXPECT_EQ(legal(match.state, kBruno).size(), 1U + 3 * 7 + 54);
}

}  // namespace
}  // namespace hallali::gespensterjagd
