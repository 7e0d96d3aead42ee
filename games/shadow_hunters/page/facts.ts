// Questions about the facts of the rules that the table asks again and again.
import { facts } from './facts.gen';
import type { Area, Card, Character, Deck, Group, Question, View } from './types';

export const { characters, areas, cards, questions, most_damage: mostDamage } = facts;

export const everybody = Object.keys(characters) as Character[];
export const groups: Group[] = ['hunter', 'shadow', 'neutral']; // as they stand on the board
export const members = (group: Group): Character[] => everybody.filter((each) => characters[each].group === group);

// Whose last hit point a number of the track is.
export const lettersAt = (damage: number): Character[] =>
  everybody.filter((each) => characters[each].hit_points === damage);

export const areaNumbers = (area: Area): string => areas[area].numbers.join('·');

export const deckOf = (card: Card): Deck => cards[card].deck;
export const cardsIn = (deck: Deck): Card[] => (Object.keys(cards) as Card[]).filter((card) => deckOf(card) === deck);
// As views list them.
export const inOrder = (some: Card[]): Card[] => (Object.keys(cards) as Card[]).filter((card) => some.includes(card));
export const allQuestions = Object.keys(questions) as Question[];

// Whom a seat could attack from where it stands.
export function inRange(view: View, seat: number): number[] {
  const reach = view.players[seat - 1]?.reach ?? [];
  return view.players.flatMap((each, i) => (i + 1 !== seat && each.area && reach.includes(each.area) ? [i + 1] : []));
}

// How many of each group are dealt (and how many neutrals there are to choose from) for this many players.
export function castOf({ players, extra_character: extra }: View['options']): Record<Group, number> {
  const cast = facts.casts.find((each) => each.players === players && each.extra_character === extra);
  return cast?.members ?? { hunter: 0, shadow: 0, neutral: 0 };
}
