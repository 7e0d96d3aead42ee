// The example of the rules (section 7 of the page) as the terminal shows and tells it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/chasse_cercueils/rules/rules.h"
#include "games/chasse_cercueils/story/story.h"
#include "games/chasse_cercueils/terminal/picture.h"
#include "story/words.h"

namespace hallali {
namespace {

using cli::Teller;

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
  std::string screen =
      '\n' + picture(view, teller) + "\n\n" + cli::wrap(request(view, teller), cli::kScreenWidth) + '\n';
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
