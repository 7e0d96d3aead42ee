// The pieces of the protocol under the names the rules use.
import type { AufDerPirschSuit } from '../../protocol.gen';

export type { AufDerPirschEvent as Event, AufDerPirschView as View } from '../../protocol.gen';
export type Suit = AufDerPirschSuit;
export type Card = string; // bear-7

export function suitOf(card: Card): Suit {
  return card.slice(0, card.indexOf('-')) as Suit;
}
export function valueOf(card: Card): number {
  return Number(card.slice(card.indexOf('-') + 1));
}
// Tracks are on the middle cards.
export function tracksOn(card: Card): number {
  return [0, 0, 0, 0, 0, 1, 2, 3, 2, 1][valueOf(card)] ?? 0;
}
