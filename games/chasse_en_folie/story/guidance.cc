#include <fmt/format.h>

#include <array>
#include <optional>

#include "games/chasse_en_folie/story/story.h"
#include "games/chasse_en_folie/story/words.h"

namespace hallali::chasse_en_folie {
namespace {

using cli::Teller;

// What a card does, in the list of moves: its catch, which one, and what becomes of it otherwise.
struct Purpose {
  Phrase catches;
  Phrase which;
  Phrase otherwise;
};
const std::array<Purpose, kKinds> kPurposes{{
    {{"ne chasse pas", "does not hunt"}, {}, {"1 point si personne ne la mange", "1 point if nobody eats it"}},
    {{"+4 si un chasseur est joué", "+4 if a hunter is played"}, {}, {"sinon simple carotte", "else just a carrot"}},
    {{"mange une carotte", "eats a carrot"},
     {" (la plus proche à gauche)", " (nearest to the left)"},
     {"sinon revient", "else comes back"}},
    {{"prend un lapin", "takes a rabbit"},
     {" (le plus proche à gauche)", " (nearest to the left)"},
     {"sinon revient", "else comes back"}},
    {{"prend un loup", "takes a wolf"},
     {" (le plus proche à gauche)", " (nearest to the left)"},
     {"sinon rentre, hors jeu", "else goes home, out of play"}},
}};

bool hunts(Card hunter, Card prey) {
  switch (hunter) {
    case Card::hunter:
      return prey == Card::wolf;
    case Card::wolf:
      return prey == Card::rabbit;
    case Card::rabbit:
      return prey == Card::carrot || prey == Card::closed_season;  // CF-09
    default:
      return false;
  }
}

// The first opponent clockwise in whose easy zone this card would find a prey.
std::optional<Seat> easy_prey_for(Card card, const View& view) {
  const int players = static_cast<int>(view.lodges.size());
  for (Seat seat = next(view.viewer, players); seat != view.viewer; seat = next(seat, players)) {
    const std::optional<Card> easy = view.lodges[slot(seat)].easy;
    if (easy && hunts(card, *easy)) return seat;
  }
  return {};
}

// Somebody who is about to play the last card of a hand: the day may end with this round.
std::optional<Seat> last_card_of(const View& view) {
  for (std::size_t i = 0; i < view.lodges.size(); ++i) {
    if (view.lodges[i].hand_size + (view.lodges[i].chosen ? 1 : 0) == 1) return seat_at(static_cast<int>(i));
  }
  return {};
}

}  // namespace

std::string welcome(const Teller& teller, const Options&) {
  return teller.say({R"(Quatre jours de chasse ; le plus gros total de points l'emporte.

À chaque manche, chacun pose une carte en secret, puis on dévoile tout :
le chasseur prend un loup, le loup prend un lapin, le lapin mange une carotte.
Votre carte cherche d'abord chez votre voisin de gauche (la ligne d'après dans
le tableau), puis fait le tour de la table. La chasse interdite, elle, punit les
chasseurs joués en même temps qu'elle (+4 pour vous) ; sinon, c'est une carotte.

Ce qu'on attrape va sur sa pile. Une carte posée et encore là en fin de manche
devient une « proie facile » : une manche de plus sans être prise, et elle va
sur la pile de son propriétaire. Le jour finit dès qu'une main est vide. Sur la
pile, loup +4, lapin +2, le reste +1 ; en main, autant de perdu. Chasseur : -4.
À surveiller : les proies faciles, et qui n'a presque plus de cartes.)",
                     R"(Four days of hunting; the highest total of points wins.

Every round, all of you lay down a card in secret, then everything is revealed:
hunters take a wolf, wolves take a rabbit, rabbits eat a carrot. Your card looks
at your left neighbour's first (the next line of the table), then goes on round.
The closed season punishes hunters played in the same round (+4 for you); if
there are none, it is just another carrot.

What you catch goes on your pile. A card you laid that is still there when the
round ends becomes "easy prey": one more round without being taken, and it goes
on its owner's pile. The day ends as soon as a hand is empty. On the pile, a
wolf is +4, a rabbit +2, the rest +1; in hand you lose as much. Hunter: -4.
Watch the easy prey, and who is running out of cards.)"});
}

std::string request(const View& view, const Teller& teller) {
  std::string text = teller.say({"Choisissez en secret une carte de votre main ; on les dévoilera toutes ensemble",
                                 "Choose a card of your hand in secret; all cards are revealed together"});
  if (const std::optional<Seat> seat = last_card_of(view)) {
    const cli::Noun last{{"dernière carte", "last card"}, {}, cli::Ink::plain, true};
    text += fmt::format(" ({}{})", cli::owned(teller, *seat, last),
                        teller.say({" : le jour peut finir", ": the day may end"}));
  }
  return text + '.';
}

std::string label(const Move& move, const View& view, const Teller& teller) {
  const Purpose& purpose = kPurposes[static_cast<std::size_t>(move.card)];
  const int copies = view.hand.count(move.card);
  std::string text = cli::bare(teller, noun(move.card));
  if (copies > 1) text += fmt::format(" ×{}", copies);
  std::string which = teller.say(purpose.which);
  if (const std::optional<Seat> easy = easy_prey_for(move.card, view)) {
    const std::string name = cli::who(teller, *easy);
    which = teller.say({fmt::format(" (facile chez {})", name), fmt::format(" (easy at {}'s)", name)});
  }
  return fmt::format("{} — {}{}, {}", text, teller.say(purpose.catches), which, teller.say(purpose.otherwise));
}

std::string help(const View& view, const Teller& teller) {
  if (view.over) {
    return teller.say({R"(On a compté ainsi, chaque soir :
  sur la pile    loup +4, lapin +2, carotte +1, chasse interdite +1, chasseur -4
  en main        loup -4, lapin -2, carotte -1, chasse interdite -1, chasseur -4
  pavillon       +4 s'il est tourné côté « 4 » ; le chasseur rentré ne vaut rien
Le plus gros total des quatre jours gagne. À égalité, on compare la meilleure
journée de chacun ; si elle est la même, la victoire est partagée.)",
                       R"(This is how every day was counted:
  on the pile    wolf +4, rabbit +2, carrot +1, closed season +1, hunter -4
  in hand        wolf -4, rabbit -2, carrot -1, closed season -1, hunter -4
  lodge          +4 if it shows its "4"; a hunter gone home is worth nothing
The highest total of the four days wins. If totals are level, each brings the
best single day; if that is level too, the victory is shared.)"});
  }
  return teller.say({R"(Les cartes dévoilées agissent dans cet ordre :
  1 chasse interdite  s'il y a un chasseur, +4 à qui l'a jouée ; chaque chasseur
                      joué va sur la pile de son propre joueur, où il vaut -4
  2 chasseur          prend un loup et revient en main ; sinon rentre, 0 point
  3 loup              prend un lapin et reste ; sinon revient en main
  4 lapin             mange une carotte ou une chasse interdite, et reste ;
                      sinon revient en main
Chacun cherche vers le bas du tableau à partir de sa ligne et saisit la première
proie, jouée ou facile (la facile d'abord), jamais chez soi. ★ passe en premier.
Ensuite, la proie facile que nul n'a prise va sur la pile de son propriétaire,
et la carte restée devant le pavillon devient la nouvelle proie facile.
Si tous jouent un loup (ou tous un lapin) et qu'aucun ne mange, tous restent.
Le soir, dès qu'une main est vide : loup 4, lapin 2, carotte et chasse interdite
1, en plus sur la pile, en moins en main ; chasseur -4 dans les deux cas.)",
                     R"(The cards revealed act in this order:
  1 closed season  if there is a hunter, +4 to whoever played it; every hunter
                   played goes on its own player's pile, where it counts -4
  2 hunter         takes a wolf and comes back; else goes home, worth 0
  3 wolf           takes a rabbit and stays; else comes back to hand
  4 rabbit         eats a carrot (or a closed season) and stays; else comes back
Each looks down the table from its own line and grabs the first prey it meets,
played or easy (the easy one first), never at home. ★ goes first in each step.
Then easy prey that nobody took goes on its owner's pile, and the card still in
front of a lodge becomes the new easy prey.
If all play a wolf (or all a rabbit) and none of them eats, all of them stay.
At night, as soon as a hand is empty: wolf 4, rabbit 2, carrot and closed season
1, won on the pile, lost in hand; a hunter costs 4 either way.)"});
}

}  // namespace hallali::chasse_en_folie
