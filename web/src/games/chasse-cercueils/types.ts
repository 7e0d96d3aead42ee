// The pieces of the protocol under the names the rules use.
export type {
  ChasseCercueilsCard as Card,
  ChasseCercueilsCardView as CardView,
  ChasseCercueilsColour as Colour,
  ChasseCercueilsDice as Dice,
  ChasseCercueilsEvent as Event,
  ChasseCercueilsHand as HandView,
  ChasseCercueilsPhase as Phase,
  ChasseCercueilsSymbol as Symbol,
  ChasseCercueilsView as View,
} from '../../protocol.gen';

import type { ChasseCercueilsCard, ChasseCercueilsSymbol } from '../../protocol.gen';

export const colourOf = (card: ChasseCercueilsCard) => card.split('-')[0] as 'yellow' | 'purple';
export const symbolOf = (card: ChasseCercueilsCard) => card.split('-')[1] as ChasseCercueilsSymbol;

// "2.3": the third card of seat 2.
export interface Spot {
  owner: number;
  place: number; // from 1
}
export function spotOf(text: string): Spot {
  const [owner, place] = text.split('.').map(Number);
  return { owner: owner ?? 0, place: place ?? 0 };
}
export const spotText = (owner: number, place: number) => `${owner}.${place}`;
