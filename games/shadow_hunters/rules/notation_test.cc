// Moves as text: one way to write each, and no other.
#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

using Kind = Move::Kind;

TEST(ShadowHuntersNotation, every_kind_of_move_is_written_and_read) {
  const std::vector<std::pair<Move, std::string>> moves{
      {Move(Kind::pass), "pass"},
      {Move(Kind::roll), "roll"},
      {Move(Kind::compass), "compass"},
      {Move::at(Kind::teleport, church), "teleport church"},
      {Move::at(Kind::smite, kCleo), "smite 3"},
      {Move::at(Kind::go, erstwhile_altar), "go erstwhile-altar"},
      {Move::at(Kind::draw, Deck::hermit), "draw hermit"},
      {Move::at(Kind::hurt, kAda), "hurt 1"},
      {Move::at(Kind::heal, kHal), "heal 8"},
      {Move::at(Kind::steal, kBruno, silver_rosary), "steal 2 silver-rosary"},
      {Move::at(Kind::target, kDev), "target 4"},
      {Move::at(Kind::hand, kEve, machine_gun), "hand machine-gun 5"},
      {Move::at(Kind::give, kFay), "give 6"},
      {Move(Kind::nothing), "nothing"},
      {Move(Kind::obey), "obey"},
      {Move::at(Kind::hand_over, masamune), "hand-over masamune"},
      {Move(Kind::show), "show"},
      {Move::at(Kind::attack, kGus), "attack 7"},
      {Move(Kind::sweep), "sweep"},
      {Move::at(Kind::rob, talisman), "rob talisman"},
      {Move(Kind::counter), "counter"},
      {Move(Kind::suck), "suck"},
      {Move(Kind::feast), "feast"},
      {Move::at(Kind::loot, handgun), "loot handgun"},
      {Move(Kind::reveal), "reveal"},
      {Move(Kind::love), "love"},
  };
  EXPECT_EQ(moves.size(), static_cast<std::size_t>(Kind::love) + 1);
  for (const auto& [move, text] : moves) {
    EXPECT_EQ(notation(move), text);
    Move read;
    EXPECT_TRUE(parse_notation(text, read)) << text;
    EXPECT_EQ(read, move) << text;
  }
}

TEST(ShadowHuntersNotation, anything_else_is_refused_and_leaves_the_move_alone) {
  for (std::string_view text : {"",
                                " ",
                                "Pass",
                                "pass ",
                                "pass 1",
                                "roll 6",
                                "attack",
                                "attack 0",
                                "attack 9",
                                "attack 2 ",
                                "attack  2",
                                "attack x",
                                "go",
                                "go nowhere",
                                "go erstwhile_altar",
                                "draw",
                                "draw red",
                                "steal handgun 2",
                                "steal 2",
                                "steal 2 x",
                                "hand 5 machine-gun",
                                "hand machine-gun",
                                "loot",
                                "loot 3",
                                "rob handgun 2",
                                "hand over masamune",
                                "love me",
                                "feast\n"}) {
    Move move = Move::at(Kind::smite, kDev);
    EXPECT_FALSE(parse_notation(text, move)) << '"' << text << '"';
    EXPECT_EQ(move, Move::at(Kind::smite, kDev));
  }
}

}  // namespace
}  // namespace hallali::shadow_hunters
