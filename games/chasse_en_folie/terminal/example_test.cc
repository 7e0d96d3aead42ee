// The example of the rules (section 4 of the page) as the terminal shows and tells it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/chasse_en_folie/rules/test_scene.h"
#include "games/chasse_en_folie/story/story.h"
#include "games/chasse_en_folie/terminal/picture.h"

namespace hallali {
namespace {

using cli::Teller;

// Chasse en folie, seen by Anaïs.
struct ChasseExample : testing::Test {
  chasse_en_folie::State state =
      chasse_en_folie::Scene{
          .cards = "HWRW", .easy = "CCR-", .start = seat_at(1), .others = "CCX WRC RC WWC", .day = 1}
          .state();
  Teller teller{Language::fr, false, {"Anaïs", "Basile", "Chloé", "Driss"}, seat_at(0)};
};

TEST_F(ChasseExample, Picture) {
  state.table.round = 2;
  state.table.scores[0] = {12, -3, 7, 18};
  state.table.lodges[0].prey = chasse_en_folie::pile_of("WRC");
  state.table.lodges[3].hunter_home = true;
  state.table.lodges[3].four = true;
  state.table.chosen = {seat_at(1), seat_at(3)};
  state.table.revealed = {chasse_en_folie::Card::carrot, chasse_en_folie::Card::carrot, chasse_en_folie::Card::rabbit,
                          chasse_en_folie::Card::hunter};
  EXPECT_EQ('\n' + picture(show(know(state, seat_at(0))), teller), R"(
Jour 2 sur 4 · manche 3                                ★ la chasse démarre ici

           sa carte   main  proie facile      pile   jours joués  total
▸ Vous     à choisir     4  carotte              3   12              12
  Basile ★ posée         3  carotte              0   -3              -3
  Chloé    réfléchit     3  lapin                0    7               7
  Driss    posée         3  —                    0   18              18
           └ pavillon côté « 4 » : +4 ce soir · chasseur rentré
  ↓ on chasse vers le bas de la liste, puis on reprend en haut

Manche d'avant : Vous carotte · Basile carotte · Chloé lapin · Driss chasseur
Votre main : 1 chasseur · 1 chasse interdite · 2 carottes
Votre pile : 1 loup · 1 lapin · 1 carotte
Si le soir tombait : pile et proie facile +8, main -7, soit +1.)");
}

TEST_F(ChasseExample, Story) {
  Random random{Seed{}};
  EventLog<chasse_en_folie::Event> log;
  for (int i = 0; i < 4; ++i) {
    apply(state, seat_at(i), {chasse_en_folie::card_of("HWRW"[i])}, random, log);
  }
  std::string told = "\n";
  for (const chasse_en_folie::Event& event : log.seen_by(seat_at(0))) {
    const std::string line = story(event, teller);
    if (!line.empty()) told += line + '\n';
  }
  EXPECT_EQ(told, R"(
Vous jouez un chasseur.
Basile joue un loup.
Chloé joue un lapin.
Driss joue un loup.
Votre chasseur prend le loup de Basile, premier croisé.
Votre chasseur, content de sa prise, revient en main.
Le loup de Driss prend le lapin facile de Chloé, premier croisé.
Le lapin de Chloé mange votre carotte facile, première croisée.
La carotte facile de Basile a tenu bon : à l'abri sur sa pile.
Le lapin de Chloé reste dehors : proie facile.
Le loup de Driss reste dehors : proie facile.
★ La carte de départ passe à Chloé.
)");
}

}  // namespace
}  // namespace hallali
