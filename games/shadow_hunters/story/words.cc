#include "games/shadow_hunters/story/words.h"

#include <array>

namespace hallali::shadow_hunters {
namespace {

template <class Table, class Entry>
const auto& entry(const Table& table, Entry which) {
  return table[static_cast<std::size_t>(which)];
}

// In the order of the enumerators, like all tables here.
const std::array<AreaWords, kAreas> kAreaWords{{
    {"2-3",
     {"Cabane de l'ermite", "Hermit's Cabin"},
     {"à la Cabane de l'ermite", "to the Hermit's Cabin"},
     {"carte ermite", "hermit card"}},
    {"4-5",
     {"Porte des enfers", "Underworld Gate"},
     {"à la Porte des enfers", "to the Underworld Gate"},
     {"carte au choix", "card of your choice"}},
    {"6", {"Église", "Church"}, {"à l'Église", "to the Church"}, {"carte blanche", "white card"}},
    {"8", {"Cimetière", "Cemetery"}, {"au Cimetière", "to the Cemetery"}, {"carte noire", "black card"}},
    {"9",
     {"Bois étranges", "Weird Woods"},
     {"dans les Bois étranges", "to the Weird Woods"},
     {"2 dégâts ou soin 1", "2 damage or heal 1"}},
    {"10",
     {"Autel d'autrefois", "Erstwhile Altar"},
     {"à l'Autel d'autrefois", "to the Erstwhile Altar"},
     {"vol d'équipement", "theft of equipment"}},
}};

const std::array<CardWords, 28> kCardWords{{
    {{"Avènement", "Advent"},
     {"Chasseur qui se révèle : plus aucun dégât", "a Hunter who reveals themselves: all damage gone"}},
    {{"Bénédiction", "Blessing"}, {"un autre est soigné du résultat du d6", "somebody else heals as much as a d6"}},
    {{"Chocolat", "Chocolate"},
     {"Allie, Emi ou Inconnu qui se révèle : plus aucun dégât",
      "Allie, Emi or Unknown, once revealed: all damage gone"}},
    {{"Savoir caché", "Concealed Knowledge"}, {"un tour de plus après celui-ci", "another turn after this one"}},
    {{"Miroir révélateur", "Disenchant Mirror"},
     {"Vampire ou Loup-garou : obligé de se révéler", "Vampire or Werewolf: must be revealed"}},
    {{"Premiers secours", "First Aid"},
     {"les dégâts de quelqu'un passent à 7, en plus ou en moins", "somebody's damage becomes 7, up or down"}},
    {{"Éclair du jugement", "Flare of Judgment"}, {"2 dégâts à tous les autres", "2 damage to everybody else"}},
    {{"Ange gardien", "Guardian Angel"},
     {"aucune attaque ne blesse jusqu'au prochain tour", "attacks do no harm until the next turn"}},
    {{"Eau bénite", "Holy Water of Healing"}, {"soigne 2", "heals 2"}},
    {{"Peau de banane", "Banana Peel"},
     {"donner un équipement à quelqu'un ; sans équipement, 1 dégât",
      "give somebody a piece of equipment; without any, 1 damage"}},
    {{"Araignée sanguinaire", "Bloodthirsty Spider"},
     {"2 dégâts à quelqu'un et autant à qui la tire", "2 damage to somebody and to the drawer"}},
    {{"Rituel diabolique", "Diabolic Ritual"},
     {"Ombre qui se révèle : plus aucun dégât", "a Shadow who is revealed: all damage gone"}},
    {{"Dynamite", "Dynamite"},
     {"3 dégâts à tous dans le secteur des dés ; sur 7, rien", "3 damage to all in the area rolled; on 7, none"}},
    {{"Gobelin lunatique", "Moody Goblin"}, {"voler un équipement", "steal a piece of equipment"}},
    {{"Poupée ensorcelée", "Spiritual Doll"},
     {"3 dégâts : sur 1 à 4 à sa cible, sur 5 ou 6 à qui la tire",
      "3 damage: on 1 to 4 for its target, on 5 or 6 for the drawer"}},
    {{"Chauve-souris vampire", "Vampire Bat"},
     {"2 dégâts à quelqu'un, et qui la tire soigne 1", "2 damage to somebody, and the drawer heals 1"}},
    {{"Broche porte-bonheur", "Fortune Brooch"},
     {"les Bois étranges ne blessent pas", "no damage from the Weird Woods"}},
    {{"Robe sacrée", "Holy Robe"},
     {"1 de moins aux attaques, données comme reçues", "attacks do 1 less, both given and taken"}},
    {{"Boussole mystique", "Mystic Compass"},
     {"permet de lancer deux fois et de choisir où aller", "lets one roll twice and choose where to go"}},
    {{"Chapelet d'argent", "Silver Rosary"},
     {"tuer en attaquant donne tout l'équipement du mort", "a kill by attack brings all the victim's equipment"}},
    {{"Lance de Longin", "Spear of Longinus"},
     {"attaque réussie d'un Chasseur révélé : +2", "successful attack of a revealed Hunter: +2"}},
    {{"Talisman", "Talisman"},
     {"l'Araignée, la Chauve-souris et la Dynamite ne blessent pas", "no damage from Spider, Bat and Dynamite"}},
    {{"Couteau de boucher", "Butcher Knife"}, {"attaque réussie : +1", "successful attack: +1"}},
    {{"Tronçonneuse", "Chainsaw"}, {"attaque réussie : +1", "successful attack: +1"}},
    {{"Hache rouillée", "Rusted Broad Axe"}, {"attaque réussie : +1", "successful attack: +1"}},
    {{"Épée maudite Masamune", "Cursed Sword Masamune"},
     {"attaque obligatoire, avec le seul d4 : elle réussit toujours",
      "one must attack, with the d4 alone, and never misses"}},
    {{"Pistolet", "Handgun"},
     {"attaque partout, sauf dans sa propre paire", "attacks everywhere but in one's own pair"}},
    {{"Mitrailleuse", "Machine Gun"},
     {"attaque tous ceux qui sont à portée, d'un seul jet", "attacks all in range with one roll"}},
}};

const std::array<CardWords, kQuestions> kQuestionWords{{
    {{"Aide", "Aid"},
     {"Chasseur : soignez 1, ou 1 dégât si vous n'en aviez aucun", "Hunter: heal 1, or take 1 if you had none"}},
    {{"Complicité", "Huddle"},
     {"Ombre : soignez 1, ou 1 dégât si vous n'en aviez aucun", "Shadow: heal 1, or take 1 if you had none"}},
    {{"Réconfort", "Nurturance"},
     {"Neutre : soignez 1, ou 1 dégât si vous n'en aviez aucun", "Neutral: heal 1, or take 1 if you had none"}},
    {{"Colère", "Anger"},
     {"Chasseur ou Ombre : cédez un équipement, ou 1 dégât", "Hunter or Shadow: give equipment or take 1"}},
    {{"Chantage", "Blackmail"},
     {"Neutre ou Chasseur : cédez un équipement, ou 1 dégât", "Neutral or Hunter: give equipment or take 1"}},
    {{"Avidité", "Greed"},
     {"Neutre ou Ombre : cédez un équipement, ou 1 dégât", "Neutral or Shadow: give equipment or take 1"}},
    {{"Gifle", "Slap"}, {"Chasseur : 1 dégât", "Hunter: take 1"}},
    {{"Sortilège", "Spell"}, {"Ombre : 1 dégât", "Shadow: take 1"}},
    {{"Exorcisme", "Exorcism"}, {"Ombre : 2 dégâts", "Shadow: take 2"}},
    {{"Brimade", "Bully"},
     {"11 points de vie ou moins (A B C E U) : 1 dégât", "11 hit points or fewer (A B C E U): take 1"}},
    {{"Dure leçon", "Tough Lesson of Love"},
     {"12 points de vie ou plus (D F G V W) : 2 dégâts", "12 hit points or more (D F G V W): take 2"}},
    {{"Prédiction", "Prediction"},
     {"montrez votre personnage à qui vous donne la carte", "show your character to whoever gave you the card"}},
}};

const Phrase kHuntersWin{"que toutes les Ombres meurent", "all Shadows dead"};
const Phrase kShadowsWin{"que tous les Chasseurs meurent, ou trois Neutres", "all Hunters dead, or three Neutrals"};

const std::array<CharacterWords, kCharacters> kCharacterWords{{
    {'A',
     {"Allie", "Allie"},
     {"Allie", "Allie"},
     {"être en vie quand la partie finit", "to be alive when the game ends"},
     {"Amour de la mère", "Mother's Love"},
     {"une fois, à tout moment, effacez tous vos dégâts", "once, at any time, remove all your damage"}},
    {'B',
     {"Bob", "Bob"},
     {"Bob", "Bob"},
     {"avoir cinq équipements", "to own five pieces of equipment"},
     {"Vol", "Robbery"},
     {"à la place de 2 dégâts ou plus, prenez un équipement à la cible",
      "instead of dealing 2 or more, take equipment from the target"}},
    {'C',
     {"Charles", "Charles"},
     {"Charles", "Charles"},
     {"tuer quelqu'un quand cela fait au moins trois morts", "to kill somebody who makes it three dead or more"},
     {"Fête sanglante", "Bloody Feast"},
     {"après une attaque, prenez 2 dégâts pour attaquer encore", "after an attack, take 2 to attack once more"}},
    {'D',
     {"Daniel", "Daniel"},
     {"Daniel", "Daniel"},
     {"mourir le premier, ou voir mourir toutes les Ombres", "to die first, or to outlive all Shadows"},
     {"Cri perçant", "Scream"},
     {"la mort d'un autre vous révèle, et rien d'autre ne le peut", "another's death reveals you, nothing else can"}},
    {'E',
     {"Emi", "Emi"},
     {"Emi", "Emi"},
     kHuntersWin,
     {"Téléportation", "Teleport"},
     {"au lieu de lancer les dés, allez dans un secteur voisin", "instead of rolling, move to an area beside yours"}},
    {'F',
     {"Franklin", "Franklin"},
     {"Franklin", "Franklin"},
     kHuntersWin,
     {"Foudre", "Lightning"},
     {"une fois, avant de bouger : le d6 de dégâts à quelqu'un", "once, before moving: a d6 of damage to anyone"}},
    {'G',
     {"George", "George"},
     {"George", "George"},
     kHuntersWin,
     {"Démolition", "Demolish"},
     {"une fois, avant de bouger : le d4 de dégâts à quelqu'un", "once, before moving: a d4 of damage to anyone"}},
    {'U',
     {"Inconnu", "Unknown"},
     {"l'Inconnu", "Unknown"},
     kShadowsWin,
     {"Duperie", "Deceit"},
     {"vous pouvez mentir à l'ermite, sans vous révéler", "you may lie to the hermit, and stay hidden"}},
    {'V',
     {"Vampire", "Vampire"},
     {"le Vampire", "the Vampire"},
     kShadowsWin,
     {"Soif de sang", "Suck Blood"},
     {"quand votre attaque blesse, soignez 2", "when your attack does damage, heal 2"}},
    {'W',
     {"Loup-garou", "Werewolf"},
     {"le Loup-garou", "the Werewolf"},
     kShadowsWin,
     {"Contre-attaque", "Counterattack"},
     {"attaqué, attaquez aussitôt votre agresseur", "when attacked, attack your attacker at once"}},
}};

const std::array<Phrase, 7> kReasonWords{{
    {"Toutes les Ombres sont mortes !", "All Shadows are dead!"},
    {"Tous les Chasseurs sont morts !", "All Hunters are dead!"},
    {"Trois Neutres sont morts !", "Three Neutrals are dead!"},
    {"Bob a cinq équipements !", "Bob has five pieces of equipment!"},
    {"Charles a fait le troisième mort !", "Charles has made it three dead!"},
    {"Daniel est mort le premier !", "Daniel was the first to die!"},
    {"Plusieurs buts sont atteints à la fois !", "Several aims are reached at once!"},
}};

}  // namespace

const AreaWords& words(Area area) { return entry(kAreaWords, area); }
const CardWords& words(Card card) { return entry(kCardWords, card); }
const CardWords& words(Question question) { return entry(kQuestionWords, question); }
const CharacterWords& words(Character character) { return entry(kCharacterWords, character); }

const Phrase& words(Reason reason) { return entry(kReasonWords, reason); }

std::string whom(const cli::Teller& teller, SeatSet seats, int width) {
  std::string text;
  if (seats.contains(teller.me)) text = whom(teller, teller.me);
  const SeatSet others = seats.without(teller.me);
  for (Seat seat : others) {
    if (!text.empty()) text += seat == others.last() ? teller.say({" et ", " and "}) : ", ";
    text += whom(teller, seat);
  }
  return cli::columns(text) <= width ? text : cli::counted(teller, seats.size(), kPlayerNoun);
}

SeatSet reached_from(const View& view, Seat attacker, Area area) {
  const AreaSet own = pair_of(view.ring, area);
  const AreaSet reach = at(view, attacker).equipment.contains(Card::handgun) ? kAllAreas - own : own;
  SeatSet seats;
  for (std::size_t i = 0; i < view.players.size(); ++i) {
    const PlayerView& player = view.players[i];
    const Seat seat = seat_at(static_cast<int>(i));
    if (seat != attacker && player.alive && player.area && reach.contains(*player.area)) seats.insert(seat);
  }
  return seats;
}

}  // namespace hallali::shadow_hunters
