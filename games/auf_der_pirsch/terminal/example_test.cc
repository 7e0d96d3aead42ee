// The example of the rules (section 4 of the page) as the terminal shows and tells it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/auf_der_pirsch/rules/test_scene.h"
#include "games/auf_der_pirsch/story/story.h"
#include "games/auf_der_pirsch/terminal/picture.h"
#include "story/words.h"

namespace hallali {
namespace {

using cli::Teller;

// Auf der Pirsch, seen by Dev, who plays last.
TEST(PirschExample, PictureRequestAndLabels) {
  using namespace auf_der_pirsch;
  Match match({.trump = Suit::wolf,
               .leader = kAda,
               .hands = {"boar-7 bear-2 bear-3 bear-12", "mouflon-4 boar-1 boar-2 boar-12",
                         "mouflon-8 bear-4 bear-5 bear-6", "wolf-2 wolf-11 bear-7 boar-9"},
               .tricks = {3, 1, 3, 1}});
  match.play({"boar-7", "mouflon-4", "mouflon-8"});
  const Teller teller{Language::en, false, {"Ada", "Bruno", "Cleo", "Dev"}, kDev};
  const View view = show(know(match.state, kDev));
  std::string screen =
      '\n' + picture(view, teller) + "\n\n" + cli::wrap(request(view, teller), cli::kScreenWidth) + '\n';
  for (const Move& move : legal(match.state, kDev)) screen += label(move, view, teller) + '\n';
  EXPECT_EQ(screen, R"(
Round 1 of 4 · trick 9 of 12 · trump wolf · quota 3 tricks each
Trumps of the four rounds: ▸wolf◂ · mouflon · boar · bear

         tricks           hand  tracks × kinds       total
  Ada    3 of 3 full         3   9 × 1 =  9              0
  Bruno  1 of 3              3   6 × 1 =  6              0
  Cleo   3 of 3 full         3   6 × 2 = 12              0
▸ You    1 of 3              4   3 × 1 =  3              0

The trick · suit to follow: mouflon
  Ada    boar 7···       does not count (full)
  Bruno  mouflon 4       ★ best so far
  Cleo   mouflon 8··     does not count (full)
  You    to play

Your cards        in hand (4)    won (4), your next hand
  wolf trump      2 11           —
  mouflon         —              —
  boar            9·             —
  bear            7···           8·· 9· 10 11
each · after a value is a track

The suit to follow is mouflon, you have none: play what you like, trump or not.
wolf 2 — trumps and wins the trick
wolf 11 — trumps and wins the trick
boar 9· — cannot win the trick
bear 7··· — cannot win the trick
)");
}

}  // namespace
}  // namespace hallali
