#include <fmt/format.h>

#include "games/gespensterjagd/story/story.h"
#include "games/gespensterjagd/story/words.h"

namespace hallali::gespensterjagd {

using cli::Teller;

namespace {

// The special cards of this game on one line.
std::string special_cards(const Options& options, const Teller& teller) {
  std::vector<std::string> items;
  if (options.chimney) items.push_back(teller.say({"cheminée 42-53 pour Max", "chimney 42-53 for Max"}));
  if (options.door) items.push_back(teller.say({"Max fermera une porte rouge", "Max will lock a red door"}));
  if (options.trap != TrapHolder::no) items.push_back(teller.say({"un piège", "a trap"}));
  if (options.one_pause) items.push_back(teller.say({"une seule pause", "a single pause"}));
  if (options.one_cheat) items.push_back(teller.say({"un seul x2", "a single x2"}));
  if (items.empty()) return {};
  return '\n' + cli::flow(teller.say({"Cette fois :", "This time:"}), items);
}

}  // namespace

std::string welcome(const Teller& teller, const Options& options) {
  return teller.say({R"(Max, le fantôme, hante un château de 54 pièces ; les autres le chassent.
Les chasseurs gagnent ensemble dès que l'un d'eux entre dans la pièce de Max, ou
si Max ne peut plus bouger. Max gagne s'il est encore libre au dernier tour.

À chaque tour, Max pose face cachée la carte d'une pièce voisine. Il traverse
murs et planchers, mais jamais deux fois la même pièce, ni chez un chasseur.
Puis chaque chasseur reste ou passe une porte, un escalier, une échelle ou une
trappe. Enfin un animal quitte le bois : quand il n'y en a plus de son espèce,
Max retourne ses cartes et se montre, avant de disparaître de nouveau.

Max a deux pauses (il reste, personne ne le sait) et deux x2 (il annonce
« je triche » et revient dans une pièce déjà vue).)",
                     R"(Max, the ghost, haunts a castle of 54 rooms; the others hunt him.
The hunters win together as soon as one of them walks into Max's room, or when
Max cannot move. Max wins if he is still free after the last round.

Each round Max lays the card of a neighbouring room face down. He walks through
walls and floors, but never twice into the same room, nor in on a hunter. Then
each hunter stays or goes through a door, over stairs, a ladder or a trapdoor.
Last, an animal leaves the wood: when its kind is all gone, Max turns his cards
over and shows himself, before he vanishes again.

Max has two pauses (he stays, and nobody can tell) and two x2 cards (he says
"I cheat" and goes back to a room he has visited).)"}) +
         special_cards(options, teller);
}

namespace {

std::string help_setting_up(const Teller& teller) {
  return teller.say({R"(Mise en place :
  Les chasseurs se placent d'abord, où ils veulent, à plusieurs s'ils veulent.
  Puis Max choisit une pièce sans chasseur, et tout le monde la voit.
  Le capitaine (à gauche de Max) choisit le cadre d'animaux qui se remplit :
  autant de tours que d'animaux, puis Max se montre. Le dernier cadre plein,
  Max a gagné.)",
                     R"(Set-up:
  The hunters take their places first, wherever they like, together or not.
  Then Max picks a room without a hunter, and everybody sees it.
  The captain (at Max's left) chooses the frame of animals to be filled: as many
  rounds as animals, then Max shows himself. When the last frame is full, Max
  has won.)"});
}

std::string help_max(const View& view, const Teller& teller) {
  return teller.say({R"(Max :
  Une pièce voisine par un mur, un plancher ou un plafond, jamais par un coin ;
  de 1 à 54 et retour par le passage secret. Ni visitée, ni avec un chasseur.
  Pause : vous restez, et personne ne peut le voir. x2 : vous l'annoncez et
  retournez dans une pièce visitée, voisine de la vôtre.
  Sans coup possible au début de votre tour, vous avez perdu.)",
                     R"(Max:
  A room that shares a wall, a floor or a ceiling with yours, never a corner;
  from 1 to 54 and back by the secret passage. Not visited, no hunter in it.
  Pause: you stay, and nobody can tell. x2: you say so and go back to a visited
  room next to yours.
  If you cannot do anything at the start of your turn, you have lost.)"}) +
         (view.door_card ? teller.say({"\n  Carte porte : une fois, en plus de votre carte, fermez une porte rouge.",
                                       "\n  Door card: once, besides your card, lock one red door."})
                         : "");
}

std::string help_hunter(const View& view, const Teller& teller) {
  return teller.say({R"(Chasseurs :
  Chacun de vos chasseurs passe une porte, un escalier, une échelle ou une
  trappe, ou reste sur place. Entrer chez Max, c'est gagner.
  Max traverse aussi les murs, les planchers et les plafonds, et va de 1 à 54 ;
  il n'entre jamais chez un chasseur ni deux fois dans une pièce, sauf par x2.)",
                     R"(Hunters:
  Each of your hunters goes through a door, over stairs, a ladder or a trapdoor,
  or stays. Walk in on Max, and you have won.
  Max also goes through walls, floors and ceilings, and from 1 to 54; he never
  walks in on a hunter, nor twice into a room, except by an x2 card.)"}) +
         (view.trap_card ? teller.say({"\n  Piège : posé une fois pour toutes, il montre Max quand il y entre.",
                                       "\n  Trap: laid once and for all, it shows Max when he walks in."})
                         : "") +
         (view.locked ? teller.say({"\n  Porte fermée : un chasseur d'un de ses côtés l'ouvre au lieu de bouger.",
                                    "\n  Locked door: a hunter on either side opens it instead of moving."})
                      : "");
}

}  // namespace

std::string help(const View& view, const Teller& teller) {
  const bool setting_up =
      view.phase == Phase::place_hunters || view.phase == Phase::place_max || view.phase == Phase::choose_frame;
  const std::string rules = setting_up     ? help_setting_up(teller)
                            : is_max(view) ? help_max(view, teller)
                                           : help_hunter(view, teller);
  return rules + '\n' + legend(view, teller);
}

}  // namespace hallali::gespensterjagd
