// A hunt at its beginning, for tests: three players.
import type { Event, View } from './types';

export function sample(change: Partial<View> = {}): View {
  const lodge = {
    hand_size: 10,
    prey_size: 0,
    easy: null,
    hunter_home: false,
    four: false,
    chosen: false,
    days: [],
    total: 0,
  };
  return {
    viewer: 1,
    day: 1,
    round: 1,
    start: 1,
    lodges: [1, 2, 3].map(() => ({ ...lodge })),
    revealed: [],
    hand: ['carrot', 'rabbit', 'wolf', 'hunter'],
    prey: [],
    choice: null,
    over: false,
    ...change,
  };
}

// Everything that can be told.
export const everything: Event[] = [
  { event: 'revealed', seat: 1, card: 'carrot' },
  { event: 'revealed', seat: 2, card: 'wolf' },
  { event: 'lodge-turned', seat: 2 },
  { event: 'poached', seat: 1 },
  { event: 'poached', seat: 3 },
  { event: 'caught', seat: 1, hunter: 'wolf', prey: 'rabbit', from: 2, easy: true },
  { event: 'caught', seat: 3, hunter: 'hunter', prey: 'wolf', from: 1, easy: false },
  { event: 'taken-back', seat: 2, card: 'hunter' },
  { event: 'taken-back', seat: 1, card: 'wolf' },
  { event: 'went-home', seat: 3 },
  { event: 'all-stay', card: 'wolf' },
  { event: 'secured', seat: 1, card: 'carrot' },
  { event: 'secured', seat: 2, card: 'rabbit' },
  { event: 'exposed', seat: 2, card: 'rabbit' },
  { event: 'round-ended', start: 1 },
  { event: 'round-ended', start: 2 },
  { event: 'day-ended', day: 2, empty_handed: [2] },
  { event: 'day-ended', day: 2, empty_handed: [1, 3] },
  { event: 'day-scored', day: 1, seat: 1, points: -4, total: 0 },
  { event: 'day-scored', day: 1, seat: 2, points: 0, total: 7 },
  { event: 'day-began', day: 3 },
  { event: 'game-ended', winners: [2] },
  { event: 'game-ended', winners: [1, 3] },
];
