// The facts of the rules that the table shows: groups, hit points, numbers, ranges, and what an answer tells.
import type { Answer, Area, Assault, Blow, Card, Character, Deck, Group, Question, View } from './types';

export const groups: Group[] = ['hunter', 'shadow', 'neutral'];

export const characters: Record<Character, { group: Group; hp: number; letter: string }> = {
  allie: { group: 'neutral', hp: 8, letter: 'A' },
  bob: { group: 'neutral', hp: 10, letter: 'B' },
  charles: { group: 'neutral', hp: 11, letter: 'C' },
  daniel: { group: 'neutral', hp: 13, letter: 'D' },
  emi: { group: 'hunter', hp: 10, letter: 'E' },
  franklin: { group: 'hunter', hp: 12, letter: 'F' },
  george: { group: 'hunter', hp: 14, letter: 'G' },
  unknown: { group: 'shadow', hp: 11, letter: 'U' },
  vampire: { group: 'shadow', hp: 13, letter: 'V' },
  werewolf: { group: 'shadow', hp: 14, letter: 'W' },
};
export const everybody = Object.keys(characters) as Character[];
export const members = (group: Group): Character[] => everybody.filter((each) => characters[each].group === group);
export const mostDamage = 14;

// Whose last hit point a number of the track is.
export const lettersAt = (damage: number): Character[] => everybody.filter((each) => characters[each].hp === damage);

export const areaNumbers: Record<Area, string> = { 'hermits-cabin': '2·3', 'underworld-gate': '4·5', church: '6', cemetery: '8', 'weird-woods': '9', 'erstwhile-altar': '10' };

const singleWhite: Card[] = ['advent', 'blessing', 'chocolate', 'concealed-knowledge', 'disenchant-mirror', 'first-aid', 'flare-of-judgment', 'guardian-angel', 'holy-water'];
const whiteGear: Card[] = ['fortune-brooch', 'holy-robe', 'mystic-compass', 'silver-rosary', 'spear-of-longinus', 'talisman'];
const singleBlack: Card[] = ['banana-peel', 'bloodthirsty-spider', 'diabolic-ritual', 'dynamite', 'moody-goblin', 'spiritual-doll', 'vampire-bat'];
const blackGear: Card[] = ['butcher-knife', 'chainsaw', 'rusted-broad-axe', 'masamune', 'handgun', 'machine-gun'];
export const whiteCards = [...singleWhite, ...whiteGear];
export const blackCards = [...singleBlack, ...blackGear];
export const gear = new Set<Card>([...whiteGear, ...blackGear]);
export const weapons: Card[] = ['butcher-knife', 'chainsaw', 'rusted-broad-axe'];
export const deckOf = (card: Card): Deck => (whiteCards.includes(card) ? 'white' : 'black');
export const copies: Partial<Record<Card | Question, number>> = { 'holy-water': 2, 'moody-goblin': 2, 'vampire-bat': 3, anger: 2, blackmail: 2, greed: 2, slap: 2 };

type Demand = 'heal-or-hurt' | 'give-or-hurt' | 'hurt' | 'hurt-twice' | 'show';
const frail = everybody.filter((each) => characters[each].hp <= 11);
const of = (...wanted: Group[]) => everybody.filter((each) => wanted.includes(characters[each].group));
export const questions: Record<Question, { applies: Character[]; demand: Demand }> = {
  aid: { applies: of('hunter'), demand: 'heal-or-hurt' },
  huddle: { applies: of('shadow'), demand: 'heal-or-hurt' },
  nurturance: { applies: of('neutral'), demand: 'heal-or-hurt' },
  anger: { applies: of('hunter', 'shadow'), demand: 'give-or-hurt' },
  blackmail: { applies: of('neutral', 'hunter'), demand: 'give-or-hurt' },
  greed: { applies: of('neutral', 'shadow'), demand: 'give-or-hurt' },
  slap: { applies: of('hunter'), demand: 'hurt' },
  spell: { applies: of('shadow'), demand: 'hurt' },
  exorcism: { applies: of('shadow'), demand: 'hurt-twice' },
  bully: { applies: frail, demand: 'hurt' },
  'tough-lesson': { applies: everybody.filter((each) => !frail.includes(each)), demand: 'hurt-twice' },
  prediction: { applies: everybody, demand: 'show' },
};

// Who can have given this answer. Unknown may lie, except to Prediction (SH-46, SH-47).
export function answerers(question: Question, answer: Answer, deceit: boolean): Character[] {
  const { applies, demand } = questions[question];
  if (demand === 'show') return everybody;
  const yes = answer !== 'nothing';
  return everybody.filter((each) => (deceit && each === 'unknown') || applies.includes(each) === yes);
}

export const pairOf = (view: View, area: Area): Area[] => {
  const slot = view.ring.indexOf(area);
  return [area, view.ring[slot ^ 1] ?? area];
};

// Who can be attacked by a seat that stands there (SH-22).
export function inRange(view: View, seat: number): number[] {
  const me = view.players[seat - 1];
  if (!me?.area) return [];
  const own = pairOf(view, me.area);
  const far = me.equipment.includes('handgun');
  return view.players.flatMap((each, i) => (i + 1 !== seat && each.alive && each.area && own.includes(each.area) !== far ? [i + 1] : []));
}

// The sum of an attack on one target as things stand (SH-19); the server says the same when the damage falls.
export function blowOn(view: View, assault: Pick<Assault, 'attacker' | 'd6' | 'd4'>, target: number): Blow {
  const me = view.players[assault.attacker - 1]!;
  const them = view.players[target - 1]!;
  const dice = assault.d6 === 0 ? assault.d4 : Math.abs(assault.d6 - assault.d4);
  const blow: Blow = { event: 'blow', seat: assault.attacker, target, dice, weapons: 0, spear: 0, own_robe: false, robe: false, angel: false, damage: 0 };
  if (dice === 0) return blow;
  blow.weapons = me.equipment.filter((card) => weapons.includes(card)).length;
  const hunter = me.revealed && me.character !== null && characters[me.character].group === 'hunter';
  blow.spear = hunter && me.equipment.includes('spear-of-longinus') ? 2 : 0;
  blow.own_robe = me.equipment.includes('holy-robe');
  blow.robe = them.equipment.includes('holy-robe');
  blow.angel = them.angel;
  const sum = dice + blow.weapons + blow.spear - Number(blow.own_robe) - Number(blow.robe);
  blow.damage = blow.angel ? 0 : Math.max(0, sum);
  return blow;
}

// How many of each group are dealt (and how many neutrals there are to choose from) for this many players.
export function castOf({ players, extra_character: extra }: View['options']): Record<Group, number> {
  if (players === 7) return extra ? { hunter: 3, shadow: 3, neutral: 2 } : { hunter: 2, shadow: 2, neutral: 3 };
  if (players === 8) return { hunter: 3, shadow: 3, neutral: extra ? 3 : 2 };
  return { hunter: 2, shadow: 2, neutral: players - 4 };
}
