#include <fmt/format.h>

#include "games/auf_der_pirsch/story/story.h"
#include "games/auf_der_pirsch/story/words.h"

namespace hallali::auf_der_pirsch {

using cli::Teller;

std::string welcome(const Teller& teller, const Options& options) {
  const int share = quota_for(options.players);
  std::string out = teller.say({fmt::format(R"(Quatre manches de douze plis ; le plus gros total de points l'emporte.

On joue une carte chacun. La première fixe la couleur (ours, sanglier, mouflon
ou loup) ; les autres la fournissent s'ils peuvent. Le plus fort atout gagne le
pli, sinon la plus haute carte de la couleur, et le gagnant entame le suivant.

Manches 1 à 3 : chacun fera exactement {} plis. Qui les a est rassasié : il joue
encore, mais ses cartes ne comptent plus. On marque les empreintes des cartes
gagnées (5·  6··  7···  8··  9·) fois le nombre d'espèces à empreintes.
Vos cartes gagnées deviennent votre main de la manche suivante : visez juste !
Manche 4 : plus de quota. Par carte : ours 4, sanglier 3, mouflon 2, loup 1.)",
                                            share),
                                fmt::format(R"(Four rounds of twelve tricks; the highest total of points wins.

Everybody plays a card. The first one sets the suit (bear, boar, mouflon or
wolf); the others follow it if they can. The highest trump wins the trick, else
the highest card of the suit, and the winner leads to the next one.

Rounds 1 to 3: everybody wins exactly {} tricks. Whoever has them is full and
plays on, but those cards no longer count. You score the tracks on the cards you
won (5·  6··  7···  8··  9·) times the number of kinds that show a track.
The cards you win become your hand for the next round, so choose well!
Round 4: no quota. Per card: bear 4, boar 3, mouflon 2, wolf 1.)",
                                            share)});
  if (options.refuse_card) {
    out += teller.say({"\nOption : votre dernière carte de la couleur demandée peut être refusée.",
                       "\nOption: you may refuse to play your last card of the suit asked for."});
  }
  if (options.give_trick) {
    out += teller.say({"\nOption : un pli gagné peut être offert à un joueur encore en chasse.",
                       "\nOption: a trick you win may be offered to somebody who is not full."});
  }
  return out;
}

namespace {

std::string about_refusing(const View& view, const Teller& teller) {
  if (!view.options.refuse_card) return {};
  return teller.say({R"(
Votre dernière carte de la couleur demandée peut être refusée : posée à
découvert, elle reste dans votre main, et il n'y en a qu'une à la fois.)",
                     R"(
Your last card of the suit asked for may be refused: laid open, it is still part
of your hand, and there is only one at a time.)"});
}

}  // namespace

std::string help(const View& view, const Teller& teller) {
  if (view.phase == Phase::offer || view.phase == Phase::answer) {
    return teller.say({R"(Donner un pli :
  Le gagnant garde le pli ou l'offre, une fois, à un joueur sous son quota.
  On n'offre pas un pli à qui vient d'y jouer un 1.
  Pour le repousser, on y met une carte de sa main, plus basse que toutes celles
  du pli et d'une couleur qui s'y trouve, et l'on prend une carte du pli en
  échange. Le pli ainsi changé revient au donneur, qui le garde.
  Qui a finalement le pli le compte dans son quota et entame le suivant.
Pensez-y : les cartes d'un pli font la prochaine main de qui le ramasse, et ses
empreintes comptent fois le nombre d'espèces à empreintes.)",
                       R"(Giving a trick:
  The winner keeps the trick or offers it, once, to somebody below quota.
  It cannot be offered to a player who put a 1 into it.
  To decline it, put in a card of your hand that is lower than all of its cards
  and of a suit that is in it, and take one of its cards in exchange. The trick,
  so changed, goes back to the giver, who keeps it.
  Whoever ends up with the trick counts it toward the quota and leads next.
Mind: the cards of a trick are the next hand of whoever takes it, and its tracks
count times the number of kinds that show a track.)"});
  }
  if (view.quota == 0) {
    return teller.say({R"(Dernière manche :
  Il faut fournir la couleur demandée ; qui n'en a pas joue ce qu'il veut.
  Le plus fort atout gagne le pli, sinon la plus haute carte de la couleur.
  Qui gagne le pli entame le suivant.
  Plus de quota : toutes les cartes comptent, prenez tous les plis possibles.
  Plus d'empreintes : par carte, ours 4, sanglier 3, mouflon 2, loup 1.
Le plus gros total des quatre manches gagne ; à égalité, on partage la victoire.)",
                       R"(The last round:
  You must follow the suit asked for if you can; if not, play what you like.
  The highest trump wins the trick, else the highest card of the suit.
  Whoever wins the trick leads to the next one.
  No more quota: every card counts, take as many tricks as you can.
  No more tracks: each card won is worth bear 4, boar 3, mouflon 2, wolf 1.
The highest total of the four rounds wins; if it is level, victory is shared.)"}) +
           about_refusing(view, teller);
  }
  return teller.say({fmt::format(R"(Manches 1 à 3 :
  Il faut fournir la couleur demandée ; qui n'en a pas joue ce qu'il veut.
  Le plus fort atout gagne le pli, sinon la plus haute carte de la couleur.
  Qui gagne le pli entame le suivant.
  À {} plis, on est rassasié : on joue encore, mais ses cartes ne comptent plus.
  La couleur est celle du premier joueur qui n'est pas rassasié ; après lui, on
  la fournit si l'on peut, même rassasié.
Empreintes : 1 sur les 5 et les 9, 2 sur les 6 et les 8, 3 sur les 7.
Points de la manche : vos empreintes × le nombre d'espèces où vous en avez.
Vos cartes gagnées sont votre main suivante : regardez l'atout qui vient.)",
                                 view.quota),
                     fmt::format(R"(Rounds 1 to 3:
  You must follow the suit asked for if you can; if not, play what you like.
  The highest trump wins the trick, else the highest card of the suit.
  Whoever wins the trick leads to the next one.
  With {} tricks you are full: you play on, but your cards no longer count.
  The suit is set by the first player who is not full; after that, everybody
  follows, full players too.
Tracks: 1 on the 5s and 9s, 2 on the 6s and 8s, 3 on the 7s.
Points of the round: your tracks × the number of kinds in which you have any.
The cards you win are your next hand: look at the trump to come.)",
                                 view.quota)}) +
         about_refusing(view, teller);
}

}  // namespace hallali::auf_der_pirsch
