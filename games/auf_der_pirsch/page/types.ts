// The pieces under the names the rules use, and what is printed on a card.
import { facts } from './facts.gen';
import type { Card, Suit } from './types.gen';

export type * from './types.gen';

const suits = Object.keys(facts.suits) as Suit[];

// Of a card such as bear-7.
export function suitOf(card: Card): Suit {
  return card.slice(0, card.indexOf('-')) as Suit;
}
export function valueOf(card: Card): number {
  return Number(card.slice(card.indexOf('-') + 1));
}
export const tracksOn = (card: Card): number => facts.tracks[valueOf(card)] ?? 0;

// The lowest card that is played with.
export const lowestOf = (players: number): number =>
  Math.min(...(facts.decks.find((deck) => deck.players === players)?.values ?? []));

export const isLast = (round: number): boolean => round === facts.rounds;

// As views list them.
export const inOrder = (cards: Card[]): Card[] =>
  [...cards].sort((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || valueOf(a) - valueOf(b));
