#include <fmt/format.h>

#include "games/shadow_hunters/story/story.h"
#include "games/shadow_hunters/story/words.h"

namespace hallali::shadow_hunters {

using cli::Teller;

std::string welcome(const Teller& teller, const Options& options) {
  const Cast cast = cast_of(options);
  const std::string neutrals_fr = cast.neutrals == 0   ? ""
                                  : cast.neutrals == 1 ? " et 1 Neutre"
                                                       : fmt::format(" et {} Neutres", cast.neutrals);
  const std::string neutrals_en = cast.neutrals == 0   ? ""
                                  : cast.neutrals == 1 ? " and 1 Neutral"
                                                       : fmt::format(" and {} Neutrals", cast.neutrals);
  std::string out = teller.say({fmt::format(R"(Chacun a un personnage secret. Il y a {} Chasseurs, {} Ombres{}.
Les Chasseurs gagnent quand toutes les Ombres sont mortes, les Ombres quand tous
les Chasseurs le sont, même les morts de leur camp. Chaque Neutre a son but.

À votre tour : 1. Lancez le d6 et le d4 ; la somme dit dans quel secteur vous
allez. 2. Faites, si vous voulez, ce que le secteur propose : tirer une carte,
blesser, soigner, voler. 3. Attaquez, si vous voulez, quelqu'un de votre paire
de secteurs : l'écart des deux dés fait les dégâts ; égaux, c'est manqué.

Les cartes ermites interrogent en secret : qui y répond ne ment pas, sauf
l'Inconnu. Vous pouvez vous révéler quand vous voulez, pour user d'une capacité.)",
                                            cast.hunters, cast.shadows, neutrals_fr),
                                fmt::format(R"(Everybody has a secret character. There are {} Hunters, {} Shadows{}.
The Hunters win when all Shadows are dead, the Shadows when all Hunters are, and
their own dead win with them. Every Neutral has their own aim.

On your turn: 1. Roll the d6 and the d4; their sum names the area you move to.
2. Do, if you like, what the area offers: draw a card, hurt, heal, steal.
3. Attack, if you like, somebody in your pair of areas: the difference of the
dice is the damage, and if they are equal you miss.

Hermit cards ask questions in secret: the answer is never a lie, except from
Unknown. You may reveal yourself at any time, to use your ability.)",
                                            cast.hunters, cast.shadows, neutrals_en)});
  if (options.no_abilities) {
    out += teller.say({"\nCette fois, sans les capacités des personnages.",
                       "\nThis time without the abilities of the characters."});
  }
  if (options.extra_character) {
    out += teller.say({"\nUn personnage de plus que de joueurs : un est mis de côté, inconnu de tous.",
                       "\nOne character more than players: one is set aside, unknown to everybody."});
  }
  if (options.quick_start == QuickStart::each) {
    out += teller.say({"\nPour commencer, chacun tire une carte de l'ermite et la donne à sa gauche.",
                       "\nTo begin with, everybody draws a hermit card and gives it to the left."});
  }
  if (options.quick_start == QuickStart::round) {
    out += teller.say(
        {"\nUne carte ermite fait d'abord le tour de la table.", "\nA hermit card goes round the table first."});
  }
  return out;
}

namespace {

std::string help_hermit(const Teller& teller) {
  return teller.say({R"(Cartes ermites (16), lues seulement par celui qui donne et celui qui reçoit :
  Aide : un Chasseur soigne 1 (sans dégât, il en prend 1)
  Complicité : de même pour une Ombre ; Réconfort : pour un Neutre
  Colère ×2 : un Chasseur ou une Ombre donne un équipement ou prend 1
  Chantage ×2 : de même pour Neutre ou Chasseur ; Avidité ×2 : Neutre ou Ombre
  Gifle ×2 : un Chasseur prend 1 ; Sortilège : une Ombre prend 1
  Exorcisme : une Ombre prend 2
  Brimade : 11 points de vie ou moins prend 1 ; Dure leçon : 12 ou plus prend 2
  Prédiction : montrer son personnage à celui qui donne la carte
Si la carte ne vous concerne pas : « Rien ne se passe ». Seul l'Inconnu ment.)",
                     R"(Hermit cards (16), read only by those who give and get them:
  Aid, Huddle, Nurturance: Hunter, Shadow, Neutral heals 1 (undamaged: takes 1)
  Anger ×2: Hunter or Shadow hands over equipment or takes 1
  Blackmail ×2: the same for Neutral or Hunter; Greed ×2: Neutral or Shadow
  Slap ×2: Hunter takes 1; Spell: Shadow takes 1; Exorcism: Shadow takes 2
  Bully: 11 hit points or fewer, takes 1
  Tough Lesson of Love: 12 hit points or more, takes 2
  Prediction: show your character to the giver
If it does not apply to you, say "Nothing happens". Only Unknown may lie.)"});
}

std::string help_fight(const Teller& teller) {
  return teller.say({R"(Attaque :
  À portée : les joueurs de votre secteur et de l'autre de la paire (┌ └).
  Dégâts : l'écart entre le d6 et le d4 ; dés égaux, rien. Puis +1 par arme,
  +2 avec la Lance (Chasseur révélé), -1 par Robe sacrée, et 0 contre un Ange.
  Après le jet, un agresseur caché peut se révéler ; après l'attaque, Loup-garou
  contre-attaque, Vampire soigne 2, Charles peut recommencer pour 2 dégâts.
  On interroge tous ceux qui pourraient avoir à décider, utile ou non.
  Un joueur meurt, et se révèle, quand il a autant de dégâts que de points de
  vie. Celui qui l'a tué prend un de ses équipements ; le reste est défaussé.)",
                     R"(Attack:
  In range: players in your area and in the other one of its pair (┌ └).
  Damage: the difference of d6 and d4; equal dice, none. Then +1 per weapon, +2
  with the Spear (a revealed Hunter), -1 per Holy Robe, and 0 against an Angel.
  After the roll a hidden attacker may reveal themselves; after the attack the
  Werewolf strikes back, the Vampire heals 2, Charles may go on for 2 damage.
  Everybody who could have a decision there is asked, whether they have or not.
  Damage equal to the hit points kills and reveals. The killer takes one piece
  of the victim's equipment; the rest is discarded.)"});
}

std::string help_turn(const Teller& teller) {
  return teller.say({R"(Votre tour : bouger (obligatoire), secteur (si vous voulez), attaque (idem).
  La somme des dés : 2-3 Cabane de l'ermite, 4-5 Porte des enfers,
  6 Église, 7 au choix, 8 Cimetière, 9 Bois étranges, 10 Autel d'autrefois.
  On ne reste jamais sur place : on relance.
  Une carte tirée doit être suivie ; un équipement reste devant vous et agit
  toujours. On n'attaque que dans sa paire de secteurs (┌ └).
Le tableau : ■ un dégât. Sous « qui ? », les lettres de ceux que le joueur peut
encore être pour vous ; (entre parenthèses), un personnage que vous connaissez
sans que tous le connaissent. Les points de vie suivent les noms, en bas.)",
                     R"(Your turn: move (always), area (if you like), attack (if you like).
  The sum of the dice: 2-3 Hermit's Cabin, 4-5 Underworld Gate, 6 Church, 7 free
  choice, 8 Cemetery, 9 Weird Woods, 10 Erstwhile Altar. You never stay where
  you are: roll again.
  A card that is drawn has to be followed; equipment stays with you and always
  works. You can attack only within your pair of areas (┌ └).
The table: ■ is a point of damage. Under "who?" stand the letters of all that
the player can still be for you; (in brackets) a character that you know and not
everybody does. Hit points follow the names below.)"});
}

}  // namespace

std::string help(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::give:
    case Phase::answer:
    case Phase::quick_start:
      return help_hermit(teller);
    case Phase::attack:
    case Phase::before_damage:
    case Phase::rob:
    case Phase::reply:
    case Phase::feast:
    case Phase::loot:
      return help_fight(teller);
    default:
      return help_turn(teller);
  }
}

}  // namespace hallali::shadow_hunters
