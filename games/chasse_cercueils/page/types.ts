// The pieces under the names the rules use.
import { facts } from './facts.gen';
import type { Card } from './types.gen';

export type * from './types.gen';

export const colourOf = (card: Card): 'yellow' | 'purple' => (facts.cards[card].yellow ? 'yellow' : 'purple');
export const symbolOf = (card: Card) => facts.cards[card].symbol;

// "2.3": the third card of seat 2.
export interface Lying {
  owner: number;
  place: number; // from 1
}
export function spotOf(text: string): Lying {
  const [owner, place] = text.split('.').map(Number);
  return { owner: owner ?? 0, place: place ?? 0 };
}
export const spotText = (owner: number, place: number) => `${owner}.${place}`;
