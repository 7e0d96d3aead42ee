// A hunt at its beginning, for tests: three players, of whom the second is the fox.
import type { Event, View } from './types.gen';

export function sample(change: Partial<View> = {}): View {
  return {
    viewer: 1,
    round: 1,
    rounds: 6,
    fox: 2,
    places: [
      { place: 'brook', points: 2, open: true },
      { place: 'wood', points: 3, open: true },
      { place: 'farm', points: 4, open: true },
    ],
    players: [1, 2, 3].map(() => ({ chosen: false, points: [], total: 0 })),
    revealed: [],
    last_fox: 1,
    choice: null,
    over: false,
    ...change,
  };
}

// Everything that can be told.
export const everything: Event[] = [
  { event: 'revealed', seat: 1, place: 'brook' },
  { event: 'revealed', seat: 2, place: 'farm' },
  { event: 'caught', fox: 2, hunters: [1], place: 'wood', points: 3 },
  { event: 'caught', fox: 1, hunters: [2], place: 'farm', points: 4 },
  { event: 'caught', fox: 2, hunters: [1, 3], place: 'brook', points: 2 },
  { event: 'escaped', fox: 1, place: 'wood', points: 3 },
  { event: 'escaped', fox: 2, place: 'farm', points: 4 },
  { event: 'round-began', round: 2, fox: 1 },
  { event: 'round-began', round: 3, fox: 2 },
  { event: 'game-ended', winners: [1] },
  { event: 'game-ended', winners: [2, 3] },
];
