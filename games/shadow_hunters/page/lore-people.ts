// The ten characters and the six areas, in our own words.
import type { Phrase } from '$shell/stage/words';
import { lore, type Lore } from './lore';
import type { Area, Character, Deck, Group } from './types';

export interface CharacterLore {
  name: Phrase;
  win: Phrase;
  ability: Phrase; // its name
  text: Phrase; // what it does
  rule: string;
}

export const groupNames: Record<Group, { one: Phrase; many: Phrase }> = {
  hunter: { one: { fr: 'Chasseur', en: 'Hunter' }, many: { fr: 'Chasseurs', en: 'Hunters' } },
  shadow: { one: { fr: 'Ombre', en: 'Shadow' }, many: { fr: 'Ombres', en: 'Shadows' } },
  neutral: { one: { fr: 'Neutre', en: 'Neutral' }, many: { fr: 'Neutres', en: 'Neutrals' } },
};

const hunters: Phrase = {
  fr: 'Toutes les Ombres sont mortes. Mort ou vif, vous gagnez avec les Chasseurs.',
  en: 'All Shadows are dead. Dead or alive, you win with the Hunters.',
};
const shadows: Phrase = {
  fr: 'Tous les Chasseurs sont morts, ou trois Neutres. Mort ou vif, vous gagnez avec les Ombres.',
  en: 'All Hunters are dead, or three Neutrals. Dead or alive, you win with the Shadows.',
};

export const characterLore: Record<Character, CharacterLore> = {
  allie: {
    name: { fr: 'Allie', en: 'Allie' },
    win: {
      fr: 'Être en vie quand la partie s’arrête, peu importe pour qui.',
      en: 'Be alive when the game ends, whoever ends it.',
    },
    ability: { fr: 'Amour de la mère', en: 'Mother’s Love' },
    text: {
      fr: 'Une fois par partie, à tout moment : effacez tous vos dégâts.',
      en: 'Once a game, at any moment: lose all your damage.',
    },
    rule: 'SH-1',
  },
  bob: {
    name: { fr: 'Bob', en: 'Bob' },
    win: { fr: 'Avoir cinq équipements devant vous.', en: 'Have five equipment cards before you.' },
    ability: { fr: 'Vol', en: 'Robbery' },
    text: {
      fr: 'Quand votre attaque ferait 2 dégâts ou plus, prenez plutôt un équipement de la cible.',
      en: 'When your attack would do 2 damage or more, take an equipment card of the target instead.',
    },
    rule: 'SH-24',
  },
  charles: {
    name: { fr: 'Charles', en: 'Charles' },
    win: {
      fr: 'Tuer quelqu’un quand cela fait au moins trois morts en tout.',
      en: 'Kill somebody when that makes at least three dead in all.',
    },
    ability: { fr: 'Fête sanglante', en: 'Bloody Feast' },
    text: {
      fr: 'Après votre attaque, prenez 2 dégâts pour attaquer encore la même cible.',
      en: 'After your attack, take 2 damage to attack the same target again.',
    },
    rule: 'SH-25',
  },
  daniel: {
    name: { fr: 'Daniel', en: 'Daniel' },
    win: {
      fr: 'Mourir le premier, ou être en vie quand toutes les Ombres sont mortes.',
      en: 'Be the first to die, or be alive when all Shadows are dead.',
    },
    ability: { fr: 'Cri perçant', en: 'Scream' },
    text: {
      fr: 'Quand quelqu’un d’autre meurt, vous vous révélez ; jamais autrement.',
      en: 'When somebody else dies you reveal yourself; never otherwise.',
    },
    rule: 'SH-2',
  },
  emi: {
    name: { fr: 'Emi', en: 'Emi' },
    win: hunters,
    ability: { fr: 'Téléportation', en: 'Teleport' },
    text: {
      fr: 'Au lieu de lancer les dés, passez sur un secteur voisin du vôtre.',
      en: 'Instead of rolling, step to an area next to yours.',
    },
    rule: 'SH-7',
  },
  franklin: {
    name: { fr: 'Franklin', en: 'Franklin' },
    win: hunters,
    ability: { fr: 'Foudre', en: 'Lightning' },
    text: {
      fr: 'Une fois par partie, au début de votre tour : un autre joueur prend le d6 en dégâts.',
      en: 'Once a game, at the start of your turn: another player takes the d6 as damage.',
    },
    rule: 'SH-30',
  },
  george: {
    name: { fr: 'George', en: 'George' },
    win: hunters,
    ability: { fr: 'Démolition', en: 'Demolish' },
    text: {
      fr: 'Une fois par partie, au début de votre tour : un autre joueur prend le d4 en dégâts.',
      en: 'Once a game, at the start of your turn: another player takes the d4 as damage.',
    },
    rule: 'SH-30',
  },
  unknown: {
    name: { fr: 'Inconnu', en: 'Unknown' },
    win: shadows,
    ability: { fr: 'Duperie', en: 'Deceit' },
    text: {
      fr: 'Vous pouvez mentir aux cartes ermites, sans vous révéler. Pas à la Prédiction.',
      en: 'You may lie to hermit cards, without revealing yourself. Not to Prediction.',
    },
    rule: 'SH-46',
  },
  vampire: {
    name: { fr: 'Vampire', en: 'Vampire' },
    win: shadows,
    ability: { fr: 'Soif de sang', en: 'Suck Blood' },
    text: {
      fr: 'Quand votre attaque blesse quelqu’un, vous perdez 2 dégâts.',
      en: 'When your attack hurts somebody, you lose 2 damage.',
    },
    rule: 'SH-26',
  },
  werewolf: {
    name: { fr: 'Loup-garou', en: 'Werewolf' },
    win: shadows,
    ability: { fr: 'Contre-attaque', en: 'Counterattack' },
    text: {
      fr: 'Attaqué et toujours en vie, vous pouvez aussitôt attaquer qui vous attaque.',
      en: 'Attacked and still alive, you may attack your attacker at once.',
    },
    rule: 'SH-27',
  },
};

export const areaLore: Record<Area, Lore> = {
  'hermits-cabin': lore(
    'SH-46',
    'Cabane de l’ermite',
    'Hermit’s Cabin',
    'Tirez une carte ermite et donnez-la.',
    'Draw a hermit card and give it away.',
  ),
  'underworld-gate': lore(
    'SH-4',
    'Porte des enfers',
    'Underworld Gate',
    'Tirez une carte de la pioche de votre choix.',
    'Draw a card from the deck you like.',
  ),
  church: lore('SH-4', 'Église', 'Church', 'Tirez une carte blanche.', 'Draw a white card.'),
  cemetery: lore('SH-4', 'Cimetière', 'Cemetery', 'Tirez une carte noire.', 'Draw a black card.'),
  'weird-woods': lore(
    'SH-5',
    'Bois étranges',
    'Weird Woods',
    'Un joueur prend 2 dégâts, ou en perd 1.',
    'A player takes 2 damage, or loses 1.',
  ),
  'erstwhile-altar': lore(
    'SH-4',
    'Autel d’autrefois',
    'Erstwhile Altar',
    'Prenez un équipement à un autre joueur.',
    'Take an equipment card from another player.',
  ),
};

export const deckNames: Record<Deck, { card: Phrase; deck: Phrase }> = {
  white: { card: { fr: 'une carte blanche', en: 'a white card' }, deck: { fr: 'Cartes blanches', en: 'White cards' } },
  black: { card: { fr: 'une carte noire', en: 'a black card' }, deck: { fr: 'Cartes noires', en: 'Black cards' } },
  hermit: {
    card: { fr: 'une carte ermite', en: 'a hermit card' },
    deck: { fr: 'Cartes ermites', en: 'Hermit cards' },
  },
};
