// The example of the rules (section 7 of the page) as the terminal shows and tells it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/shadow_hunters/rules/rules.h"
#include "games/shadow_hunters/story/story.h"
#include "games/shadow_hunters/terminal/picture.h"

namespace hallali {
namespace {

using cli::Teller;

// Shadow Hunters: Anaïs attacks Basile; Chloé looks on.
struct ShadowExample : testing::Test {
  ShadowExample() {
    using namespace shadow_hunters;
    state.characters = {Character::franklin, Character::werewolf, Character::emi, Character::vampire,
                        Character::daniel};
    Public& table = state.table;
    table.ring = {Area::church,        Area::cemetery,        Area::weird_woods,
                  Area::hermits_cabin, Area::erstwhile_altar, Area::underworld_gate};
    table.turn = table.first = seat_at(0);
    table.phase = Phase::attack;
    table.turns = 9;
    for (int i = 0; i < 5; ++i) table.players[static_cast<std::size_t>(i)].area = table.ring[i < 2 ? 0 : 4];
    table.players[0].equipment = {Card::spear_of_longinus, Card::butcher_knife};
    table.players[1].equipment = {Card::holy_robe};
    table.players[1].damage = 6;
    table.players[2].damage = 3;
  }
  void play(int seat, std::string_view text) {
    shadow_hunters::Move move;
    ASSERT_TRUE(parse_notation(text, move));
    apply(state, seat_at(seat), move, random, log);
  }

  Random setting_up{Seed{}};
  shadow_hunters::State state = shadow_hunters::deal({.players = 5}, setting_up);
  Random random{seed_from_text("page 303")};  // dice that are like those of the page
  EventLog<shadow_hunters::Event> log;
  Teller teller{Language::fr, false, {"Anaïs", "Basile", "Chloé", "Driss", "Élise"}, seat_at(2)};
};

TEST_F(ShadowExample, Story) {
  play(0, "attack 2");
  play(0, "reveal");
  play(1, "counter");
  std::string told = "\n";
  for (const shadow_hunters::Event& event : log.seen_by(seat_at(2))) {
    const std::string line = story(event, teller);
    if (!line.empty()) told += line + '\n';
  }
  EXPECT_EQ(told, R"(
Anaïs attaque Basile (d6 5, d4 2).
Anaïs se révèle : Franklin, un Chasseur !
Basile : 3 (dés) + 1 (armes) + 2 (Lance de Longin) - 1 (Robe sacrée) = 5
    dégâts.
Basile prend 5 dégâts : 11 en tout.
Basile se révèle : le Loup-garou, une Ombre !
Basile contre-attaque Anaïs (d6 4, d4 4).
L'attaque échoue : Anaïs n'a rien.
C'est le tour de Basile.
)");
}

TEST_F(ShadowExample, Picture) {
  play(0, "attack 2");
  play(0, "reveal");
  EXPECT_EQ('\n' + picture(show(know(state, seat_at(2))), teller), R"(
Tour 9 · le tour d'Anaïs · pioches : 16 blanches, 16 noires, 16 ermites
┌ 6   Église                carte blanche        Anaïs, Basile
└ 8   Cimetière             carte noire
┌ 9   Bois étranges         2 dégâts ou soin 1
└ 2-3 Cabane de l'ermite    carte ermite
┌ 10  Autel d'autrefois     vol d'équipement     Vous, Driss, Élise
└ 4-5 Porte des enfers      carte au choix
         dégâts               qui ?         équipement
▸ Anaïs  ············   0/12  Franklin      Lance de Longin, Couteau de boucher
  Basile ■■■■■■■■■■■··· 11    ···D··G·VW    Robe sacrée
  Vous   ■■■·······     3/10  (Emi)
  Driss  ·············· 0     ABCD··GUVW
  Élise  ·············· 0     ABCD··GUVW
Attaque : Anaïs → Basile · d6 5, d4 2 · on attend Basile
Vous êtes Emi, un Chasseur (personne ne le sait).
  But : que toutes les Ombres meurent
  Téléportation : au lieu de lancer les dés, allez dans un secteur voisin
2 Chasseurs parmi E Emi 10, F Franklin 12, G George 14
2 Ombres parmi U Inconnu 11, V Vampire 13, W Loup-garou 14
1 Neutre parmi A Allie 8, B Bob 10, C Charles 11, D Daniel 13)");
}

}  // namespace
}  // namespace hallali
