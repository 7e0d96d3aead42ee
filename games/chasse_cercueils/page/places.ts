// Where things are: players around the garlic, hands around a shared screen.
import { facts } from './facts.gen';
import type { View } from './types';

export type Area = 'left' | 'top-left' | 'top' | 'top-right' | 'right';

const areas: Area[][] = [
  [],
  ['top'],
  ['top-left', 'top-right'],
  ['left', 'top', 'right'],
  ['left', 'top-left', 'top-right', 'right'],
  ['left', 'top-left', 'top', 'top-right', 'right'],
];

// Clockwise from the left of whoever sits below.
export const areasOf = (others: number): Area[] => areas[others] ?? [];

// Several people at one screen: those below, and those across, who look at it the other way round.
export function zonesOf(seats: number[]): { below: number[]; across: number[] } {
  const half = Math.ceil(seats.length / 2);
  return { below: seats.slice(0, half), across: seats.slice(half).reverse() };
}

// A key for each of them, far apart for two. None of them does anything else on the page.
export const zoneKeys = ['a', 'p', 'v', 'q', 'b', 'x'];

// Cards in a row: a hand that has grown by penalties gets a second one, and in a bad case a third. Whoever sits
// below has the whole width.
export function columnsOf(cards: number, below: boolean): number {
  const most = below ? 10 : 6;
  const rows = cards <= most ? 1 : cards <= 2 * most + 4 ? 2 : 3;
  return Math.max(facts.hand, Math.ceil(cards / rows));
}

// One stop for the tab key: the card last visited, else the first that can be chosen, else the first of whoever sits
// below.
export function stopOf(hands: View['hands'], home: number, choosable: string[], visited: string | null): string | null {
  const lies = (spot: string) =>
    hands.some((hand, i) => hand.cards.some((card, n) => card.side !== 'none' && `${i + 1}.${n + 1}` === spot));
  const own = Array.from({ length: 8 }, (_, i) => `${home}.${i + 1}`);
  return [visited, ...choosable, ...own].find((spot) => spot !== null && lies(spot)) ?? null;
}
