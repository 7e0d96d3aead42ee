// A stalk at its beginning, for tests: three players, of whom the first is to play.
import type { Event, View } from './types';

export function sample(change: Partial<View> = {}): View {
  const seat = {
    hand_size: 12,
    tricks: 0,
    full: false,
    refused: null,
    tracks: 0,
    kinds: 0,
    points: 0,
    rounds: [],
    total: 0,
  };
  return {
    viewer: 1,
    options: { players: 3, refuse_card: false, give_trick: false },
    round: 1,
    trick_number: 1,
    quota: 4,
    trumps: ['bear', 'boar', 'mouflon', 'wolf'],
    phase: 'play',
    turn: 1,
    trick: [],
    trick_suit: null,
    winning: null,
    seats: [1, 2, 3].map(() => ({ ...seat })),
    hand: ['wolf-4', 'boar-3', 'bear-11'],
    won: [],
    last_trick: [],
    last_taker: 1,
    ...change,
  };
}

// Everything that can be told.
export const everything: Event[] = [
  { event: 'round-began', round: 2, trump: 'boar', leader: 3 },
  { event: 'card-refused', seat: 1, card: 'wolf-4' },
  { event: 'card-refused', seat: 2, card: 'bear-7' },
  { event: 'played', seat: 1, card: 'wolf-4', counts: true },
  { event: 'played', seat: 2, card: 'bear-7', counts: false },
  { event: 'trick-won', seat: 3, card: 'bear-7' },
  { event: 'trick-offered', seat: 2, to: 1 },
  { event: 'trick-offered', seat: 2, to: 3 },
  { event: 'trick-declined', seat: 1, out: 'boar-2', in: 'boar-12' },
  { event: 'refused-card-back', seat: 3, card: 'wolf-4' },
  { event: 'trick-taken', seat: 3, tricks: 1 },
  { event: 'trick-taken', seat: 1, tricks: 3 },
  { event: 'round-scored', round: 1, seat: 1, tracks: 9, kinds: 3, points: 27, total: 27 },
  { event: 'round-scored', round: 2, seat: 3, tracks: 1, kinds: 1, points: 1, total: 1 },
  { event: 'round-scored', round: 3, seat: 2, tracks: 0, kinds: 0, points: 0, total: 12 },
  { event: 'round-scored', round: 4, seat: 2, tracks: 0, kinds: 0, points: 43, total: 90 },
  { event: 'game-ended', winners: [2] },
  { event: 'game-ended', winners: [1, 3] },
];
