#include "games/chasse_cercueils/story/story.h"
#include "games/chasse_cercueils/story/words.h"

namespace hallali::chasse_cercueils {

using cli::Teller;

std::string welcome(const Teller& teller, const Options& options) {
  const std::string race =
      options.race == Race::live
          ? teller.say({"La main la plus rapide l'emporte : Entrée, c'est taper, et le temps est compté.",
                        "The fastest hand wins: Enter is the slap, and the clock is running."})
          : teller.say({"Partie calme : on décide en secret, et l'on tire au sort parmi les mains levées.",
                        "A calm game: all decide in secret, the first is drawn among the raised hands."});
  return teller.say({R"(Quatre cercueils chassés, et la partie est gagnée.

Devant chacun, quatre vampires : lune, chauve-souris ou crâne, jaune ou violet.
On lance deux dés, un pour la couleur, un pour le symbole, et l'on tape sur
l'ail si l'on peut montrer la carte qu'ils demandent :
  votre vampire         se couche, face cachée : c'est un cercueil ▒▒▒
  votre cercueil        est chassé, et une carte neuve prend sa place
  le cercueil d'autrui  se rouvre
Mais plus personne ne regarde sous un cercueil : il faut se souvenir ! Une
erreur rouvre un de vos cercueils, ou vous donne une carte de plus.
Le dé montre un « ! » : chauve-souris et lune sont à saisir, crâne, pas touche.)",
                     R"(Chase four coffins away, and you have won.

Everybody has four vampires: a moon, a bat or a skull, yellow or purple. Two
dice are rolled, one for the colour, one for the symbol, and you slap the garlic
if you can show the card they ask for:
  your vampire            lies down, face down: now it is a coffin ▒▒▒
  your coffin             is chased away, and a new card takes its place
  somebody else's coffin  is opened again
But nobody may look under a coffin any more: you have to remember! A mistake
opens one of your coffins, or gives you one more card.
The die shows a "!": bat and moon are worth a slap; skull, hands off.)"}) +
         '\n' + race;
}

namespace {

std::string help_rolling(const Teller& teller) {
  return teller.say({R"(Les dés demandent une carte ; qui tape le premier doit la montrer, une seule :
  un vampire à soi      il se couche dans son cercueil
  un cercueil à soi     il est chassé ; on repioche si l'on a moins de 4 cartes
  un cercueil d'autrui  il se rouvre
Deux couleurs à la fois : l'une ou l'autre convient.
« ! » et chauve-souris, coup d'ailes : tapez, vous aurez trois choix.
« ! » et lune, clair de lune : tapez pour échanger deux cercueils.
« ! » et crâne : ne tapez pas ; toute main qui tombe est sanctionnée.
Sinon seul le premier compte ; trop tard ne coûte rien. Les dés vont ensuite
au voisin de droite (la ligne du dessus).
Une erreur : un de vos cercueils se rouvre ; sans cercueil, une carte de plus.)",
                     R"(The dice ask for a card; whoever slaps first has to show it, a single one:
  a vampire of your own   lies down in its coffin
  a coffin of your own    is chased; draw again if you have fewer than 4 cards
  somebody else's coffin  is opened again
Both colours at once: either will do.
"!" and bat, wingbeat: slap, you will have three choices.
"!" and moon, moonlight: slap to swap two coffins.
"!" and skull: do not slap; every hand that comes down takes a penalty.
Else only the first hand counts; being too late costs nothing. The dice go to
the right (the line above).
A mistake: one of your coffins is opened; without a coffin, one more card.)"});
}

std::string help_claiming(const Teller& teller) {
  return teller.say({R"(Montrez une carte qui répond aux dés :
  un vampire à vous     juste : il se couche ; faux : sanction
  un cercueil à vous    juste : il est chassé ; faux : il reste ouvert
  un cercueil d'autrui  juste : il se rouvre ; faux : il se referme, et sanction
Avouer qu'on n'a rien à montrer est une erreur comme une autre : sanction.
Sanction : un de vos cercueils se rouvre, à votre choix et sans le regarder.
Si vous n'en avez pas, vous piochez une carte de plus, face visible.)",
                     R"(Show a card that answers the dice:
  a vampire of yours      right: it lies down; wrong: a penalty
  a coffin of yours       right: it is chased; wrong: it stays open
  somebody else's coffin  right: it is opened; wrong: it closes, and a penalty
To admit that there is nothing to show is a mistake like another: a penalty.
A penalty: one of your coffins is opened, you choose it without looking.
If you have none, you draw one more card, face up.)"});
}

std::string help_bat(const Teller& teller) {
  return teller.say({R"(Coup d'ailes, une chose au choix :
  coucher un de vos vampires, quel qu'il soit ;
  chasser un de vos cercueils, sans avoir à dire ce que c'est ;
  rouvrir un cercueil de quelqu'un d'autre ;
  ou ne rien faire.
Le cercueil que vous avez oublié est le meilleur à chasser.)",
                     R"(Wingbeat, one thing of your choice:
  lay down one of your vampires, whichever it is;
  chase away one of your coffins, without saying what it is;
  open somebody else's coffin;
  or do nothing.
The coffin that you have forgotten is the best one to chase.)"});
}

std::string help_moon(const Teller& teller) {
  return teller.say({R"(Clair de lune :
  Désignez deux cercueils, de qui que ce soit ; regardez-les en secret ou non,
  puis les échanger ou les laisser. Après avoir regardé, on ne choisit plus.
  Tout le monde voit quelles places ont changé, personne ce qu'il y a dessous.
  Si les autres n'ont aucun cercueil, on peut échanger deux vampires visibles
  de deux joueurs.
Une carte désignée porte une étoile.)",
                     R"(Moonlight:
  Point at two coffins, whoever they belong to; you may look at them in secret,
  then swap them or leave them. Having looked, you cannot choose others.
  Everybody sees which places have changed, nobody what is underneath.
  If nobody else has a coffin, two open vampires of two players may be swapped
  instead.
A card you have chosen bears a star.)"});
}

}  // namespace

std::string help(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::claim:
    case Phase::penalty:
      return help_claiming(teller);
    case Phase::bat:
      return help_bat(teller);
    case Phase::moon:
    case Phase::swap:
      return help_moon(teller);
    default:
      return help_rolling(teller);
  }
}

}  // namespace hallali::chasse_cercueils
