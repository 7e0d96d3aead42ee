// The examples of the rules (section 4 of the pages, 6 for Gespensterjagd, 7 for Shadow Hunters and Chasse-cercueils)
// as the terminal shows and tells them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "cli/teller.h"
#include "games/auf_der_pirsch/test_scene.h"
#include "games/chasse_cercueils/rules.h"
#include "games/chasse_en_folie/test_scene.h"
#include "games/gespensterjagd/rules.h"
#include "games/shadow_hunters/rules.h"

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
  std::string screen = '\n' + picture(view, teller) + "\n\n" + request(view, teller) + '\n';
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
Basile : 3 (dés) + 1 (armes) + 2 (Lance de Longinus) - 1 (Toge sainte) =
    5 dégâts.
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
Tour 9 · le tour d'Anaïs · pioches : 16 blanches, 16 noires, 16 de l'ermite
┌ 6   Monastère             carte blanche        Anaïs, Basile
└ 8   Cimetière             carte noire
┌ 9   Forêt hantée          2 dégâts ou soin 1
└ 2-3 Antre de l'ermite     carte de l'ermite
┌ 10  Sanctuaire ancien     vol d'équipement     Vous, Driss, Élise
└ 4-5 Porte de l'Outremonde carte au choix
         dégâts               qui ?         équipement
▸ Anaïs  ············   0/12  Franklin      Lance de Longinus, Hachoir maudit
  Basile ■■■■■■■■■■■··· 11    ···D··G·VW    Toge sainte
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

// Chasse-cercueils: four rolls between Anaïs and Basile, seen by Basile.
struct CercueilsExample : testing::Test {
  CercueilsExample() {
    using namespace chasse_cercueils;
    using enum Card;
    lay(0, {yellow_moon, purple_skull, purple_bat, yellow_bat}, 2);
    lay(1, {yellow_bat, purple_moon, yellow_skull, yellow_moon}, 1);
    state.table.hand(seat_at(1)).chased = {purple_skull, yellow_bat};
    state.table.rolls = 8;
    state.table.roller = seat_at(0);
    state.pile[state.table.pile - 1U] = purple_moon;
    state.pile[state.table.pile - 2U] = yellow_skull;
  }
  // The first `open` cards lie face up.
  void lay(int seat, std::array<chasse_cercueils::Card, chasse_cercueils::kHand> cards, int open) {
    chasse_cercueils::Hand& hand = state.table.hand(seat_at(seat));
    std::copy(cards.begin(), cards.end(), hand.cards.begin());
    hand.up = chasse_cercueils::PlaceSet::from_bits((1U << open) - 1);
    hand.down = chasse_cercueils::PlaceSet::from_bits((1U << chasse_cercueils::kHand) - (1U << open));
  }
  // A roll, and what whoever slaps first does with it.
  void roll(chasse_cercueils::Dice dice, int seat, std::initializer_list<std::string_view> moves) {
    state.table.dice = dice;
    state.table.phase = chasse_cercueils::Phase::window;
    ++state.table.rolls;
    play(seat, "slap");
    for (std::string_view move : moves) play(seat, move);
  }
  void play(int seat, std::string_view text) {
    chasse_cercueils::Move move;
    ASSERT_TRUE(parse_notation(text, move));
    apply(state, seat_at(seat), move, random, log);
  }

  Random random{Seed{}};
  EventLog<chasse_cercueils::Event> log;
  chasse_cercueils::State state = chasse_cercueils::deal({.players = 2}, random);
  Teller teller{Language::fr, false, {"Anaïs", "Basile"}, seat_at(1)};
};

TEST_F(CercueilsExample, Story) {
  using namespace chasse_cercueils;
  roll({Colour::purple, Symbol::skull}, 0, {"claim 1.2"});
  roll({Colour::yellow, Symbol::moon}, 1, {"claim 1.2", "suffer 2.3"});
  roll({Colour::call, Symbol::bat}, 0, {"chase 1.3"});
  roll({Colour::both, Symbol::skull}, 0, {"claim 1.2"});
  std::string told = "\n";
  for (const Event& event : log.seen_by(seat_at(1))) told += story(event, teller) + '\n';
  EXPECT_EQ(told, R"(
Anaïs tape en premier !
Anaïs montre sa carte 2 : c'est bien ça !
Le vampire 2 d'Anaïs se couche dans son cercueil.
Les dés vous reviennent.
Vous tapez en premier !
Vous montrez la carte 2 d'Anaïs : crâne violet, ce n'est pas ça ; elle
    se referme.
Sanction : votre cercueil 3 s'ouvre : crâne jaune.
Les dés passent à Anaïs.
Anaïs tape en premier !
Anaïs chasse le cercueil 3, chauve-souris violette : 1 sur 4 !
Anaïs pioche une lune violette : carte 3.
Les dés vous reviennent.
Anaïs tape en premier !
Anaïs montre sa carte 2 : c'est bien ça !
Anaïs chasse le cercueil 2, crâne violet : 2 sur 4 !
Anaïs pioche un crâne jaune : carte 2.
Les dés passent à Anaïs.
)");
}

TEST_F(CercueilsExample, PictureRequestAndLabels) {
  using namespace chasse_cercueils;
  roll({Colour::yellow, Symbol::moon}, 1, {});
  const View view = show(know(state, seat_at(1)));
  std::string screen = '\n' + picture(view, teller) + "\n\n" + request(view, teller) + '\n';
  for (const Move& move : legal(state, seat_at(1))) screen += label(move, view, teller) + '\n';
  EXPECT_EQ(screen, R"(
Lancer 9 · à vous de décider · pioche : 35 cartes
Les dés : lune jaune (J☾)

          ses cartes                          chassés
  Anaïs   1 J☾     2 V☠     3 ▒▒▒    4 ▒▒▒    0/4
▸ Vous    1 J^v^   2 ▒▒▒    3 ▒▒▒    4 ▒▒▒    2/4 V☠ J^v^
J jaune, V violet · ☾ lune, ^v^ chauve-souris, ☠ crâne

Vous avez tapé pour lune jaune (J☾) : quelle carte montrez-vous ?
rien à montrer : je l'avoue — sanction
le cercueil 3 d'Anaïs — bon : il s'ouvre, faux : sanction
le cercueil 4 d'Anaïs — bon : il s'ouvre, faux : sanction
votre vampire 1, chauve-souris jaune — faux : sanction
votre cercueil 2 — bon : chassé, faux : il reste ouvert
votre cercueil 3 — bon : chassé, faux : il reste ouvert
votre cercueil 4 — bon : chassé, faux : il reste ouvert
)");
}

}  // namespace
}  // namespace hallali
