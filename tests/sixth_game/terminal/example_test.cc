// Two rounds as the terminal shows and tells them.
#include <gtest/gtest.h>

#include "tests/sixth_game/rules/test_scene.h"
#include "tests/sixth_game/story/story.h"
#include "tests/sixth_game/terminal/picture.h"

namespace hallali::sixth_game {
namespace {

using cli::Teller;

const Teller kInFrench{Language::fr, false, {"Anaïs", "Basile", "Chloé"}, kAda};
const Teller kInEnglish{Language::en, false, {"Ada", "Bruno", "Cleo"}, kBruno};

TEST(GoupilExample, Picture) {
  State state = new_game(3, true);
  play(state, "FFB");
  play(state, "WW");
  EXPECT_EQ('\n' + picture(show(know(state, kAda)), kInFrench), R"(
Manche 2 sur 6

▸ Vous          en place        0      0
  Basile renard en place        4      4
  Chloé         réfléchit       0      0

Lieux : ruisseau 2 · bois 3 · ferme (alarme)
Votre choix : → bois

Manche d'avant : Vous à la ferme · Basile à la ferme · Chloé au ruisseau)");
}

TEST(GoupilExample, Story) {
  State state = new_game(3);
  std::string told = "\n";
  for (const char* places : {"FFF", "BWF"}) {
    for (const Event& event : play(state, places)) {
      const std::string line = story(event, kInEnglish);
      if (!line.empty()) told += line + '\n';
    }
  }
  EXPECT_EQ(told, R"(
Ada goes to the farm.
You go to the farm.
Cleo goes to the farm.
You and Cleo catch the fox at the farm: +4 each.
Round 2. You are the fox.
Ada goes to the brook.
You go to the wood.
Cleo goes to the farm.
You prowl in peace in the wood: +3.
Round 3. Cleo is the fox.
)");
}

}  // namespace
}  // namespace hallali::sixth_game
