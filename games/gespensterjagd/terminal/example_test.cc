// The example of the rules (section 6 of the page) as the terminal shows and tells it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/gespensterjagd/rules/rules.h"
#include "games/gespensterjagd/story/story.h"
#include "games/gespensterjagd/terminal/picture.h"

namespace hallali {
namespace {

using cli::Teller;

// Gespensterjagd: Anaïs is Max. Basile, who has three figures, hears her cheat but does not see where she goes.
TEST(GespensterjagdExample, PictureAndStory) {
  using namespace gespensterjagd;
  Random random{Seed{}};
  EventLog<Event> log;
  State state = deal({.players = 2, .ghost = Ghost::seat_1}, random);
  for (const char* text : {"place 23", "place 24", "place 46", "place 27", "frame cat", "move 14", "end", "move 13",
                           "walk 3 42", "end", "pause", "end", "cheat 14"}) {
    Move move;
    ASSERT_TRUE(parse_notation(text, move));
    apply(state, state.table.turn, move, random, log);
  }
  const Teller teller{Language::fr, false, {"Anaïs", "Basile"}, seat_at(1)};
  std::string told = "\n";
  for (const Event& event : log.seen_by(seat_at(1))) told += story(event, teller) + '\n';
  EXPECT_EQ(told, R"(
Vous placez ① en 23 Grand escalier.
Vous placez ② en 24 Cabinet du comte.
Vous placez ③ en 46 Écurie.
Max commence en 27 Chambre rouge, sous les yeux de tous.
Vous choisissez le cadre des chats : 4 tours jusqu'à l'apparition.
Max pose une carte face cachée.
Vous laissez ① en 23 Grand escalier.
Vous laissez ② en 24 Cabinet du comte.
Vous laissez ③ en 46 Écurie.
Un chat quitte le bois ; il en reste 3.
Max pose une carte face cachée.
Vous menez ③ de 46 à 42 Cuisine.
Vous laissez ① en 23 Grand escalier.
Vous laissez ② en 24 Cabinet du comte.
Un chat quitte le bois ; il en reste 2.
Max pose une carte face cachée.
Vous laissez ① en 23 Grand escalier.
Vous laissez ② en 24 Cabinet du comte.
Vous laissez ③ en 42 Cuisine.
Un chat quitte le bois ; il en reste 1.
« Je triche ! » Max joue un x2 : il retourne dans une pièce déjà visitée.
)");
  EXPECT_EQ('\n' + picture(show(know(state, seat_at(1))), teller), R"(
Tour 4 sur 24 · Max : Anaïs · Max apparaît à la fin de ce tour
                ┌─────┐                           ┌─────┬─────┬─────────┐
                │20   │                           │53   │52   ▫51       │
  ┌─────┐       │     │                           │     ╌     ├────╫────┤
  │5    ├─────┬─┴─╫─┬─┴───┬─────────┬───────┬─────┼─────┼──╫──┤50       │
  │     │17   │18   │19   │29       │30     │31   │32   │33   ╌         │
 ┌┴──╫──┤     ▫     ╌     ╌         ▫       ╌     ╌     ╌     ├────╫────┤
 │4     ├──╫──┼──╫──┼─────┼─────┬─≡─┴─┬──╫──┼──╫──┴─┬───┴──≡──┤49       │
 │      ╌16   │15   │14   │27   │26   │28   │35     │34       │         │
┌┴──╫───┤     ╌     ╌     │     ╌     ╌     │       ▫         ├────≡────┤
│3      ├─────┴─┬─≡─┴─────┼──▭──┼──╫──┼──≡──┼──≡──┬─┴───┬──≡──┤48       │
│       ╌12     │13       │24   │25   │23   │36   │37   │38   ╌         │
├───≡───┤       ▫         │②    ▫     ╌①    ╌     │     ▫     ├────≡────┤
│2      ├───────┴─┬───≡───┼─────┴──≡──┤     ├──≡──┴─┬───┴──╫──┤47       ├──────┐
│       ╌11       │10     │22         │     │40     │39       ╌         │54    │
├───≡───┤         │       │           │     ╌       │         ├────╫────┤      │
│1      ├────≡────┤       │           │     ├───────┼────≡────┤46       │      │
│       │9        │       │           │     │41     │42       │         │      │
│       ╌         ╌       ╌           ╌     ╌       ╌③        ╌         ╌      │
├───▭───┼────≡────┼───▭───┼───▭───┬───┴──≡──┴───┬───┴────▭────┼─────────┼──────┘
│6      │7        │8      │21     │44           │43           │45       │
│       ╌         ╌       ╌       ╌             ╌             ▫         │
└───────┴─────────┴───────┴───────┴─────────────┴─────────────┴─────────┘
Dans le bois : hérissons 6 · chauves-souris 5 · souris 5 · hiboux 4
               ▸ chats 1 sur 4
Cartes de Max : 27 · ▒ · ▒ · ▒ · ▒ x2
Max a : au plus 2 pauses · 1 x2 · passage secret 1-54
Chasseurs : ① Vous 23 Grand escalier · ② Vous 24 Cabinet du comte
            ③ Vous 42 Cuisine)");
}

}  // namespace
}  // namespace hallali
