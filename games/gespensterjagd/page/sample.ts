// A hunt in the middle of things, for tests: three players, Max at seat 2, four figures.
import type { Event, FrameView, View } from './types';

export function sample(change: Partial<View> = {}): View {
  const counts = { hedgehog: 6, bat: 5, mouse: 5, owl: 4, cat: 4 } as const;
  const frames = Object.entries(counts).map(([animal, animals]): FrameView => ({
    animal: animal as FrameView['animal'],
    animals,
    left: animals,
    in_play: animal !== 'mouse',
    current: animal === 'owl',
  }));
  return {
    viewer: 1,
    options: {
      players: 3,
      ghost: 'seat-2',
      chimney: false,
      door: false,
      trap: 'no',
      one_pause: false,
      one_cheat: false,
      show_path: false,
      show_possible: false,
    },
    phase: 'hunter-turn',
    turn: 1,
    max: 2,
    captain: 3,
    round: 2,
    rounds: 19,
    acted: false,
    figures: [
      { seat: 3, room: '22', moved: false },
      { seat: 3, room: '38', moved: false },
      { seat: 1, room: '13', moved: false },
      { seat: 1, room: '23', moved: false },
    ],
    frames,
    ghost: null,
    seen: false,
    pauses: 2,
    cheats: 2,
    door_card: false,
    locked: null,
    trapper: null,
    trap_card: false,
    trap: null,
    row: [
      { room: '27', kind: 'start', cheat: false, sprung: false },
      { room: null, kind: null, cheat: false, sprung: false },
    ],
    visited: null,
    possible: null,
    trail: [],
    end: null,
    ...change,
  };
}

// Everything that can be told.
export const everything: Event[] = [
  { event: 'figure-placed', seat: 1, figure: 3, room: '13' },
  { event: 'max-placed', room: '27' },
  { event: 'frame-chosen', seat: 3, animal: 'owl', rounds: 4 },
  { event: 'max-moved', cheat: false },
  { event: 'max-moved', cheat: true },
  { event: 'card-laid', step: { room: '27', kind: 'pause' } },
  { event: 'card-laid', step: { room: '26', kind: 'move' } },
  { event: 'door-locked', room: '12', other: '13' },
  { event: 'trap-laid', seat: 3, room: '40' },
  { event: 'trap-sprung', room: '40' },
  { event: 'figure-moved', seat: 3, figure: 1, from: '22', to: '10' },
  { event: 'figure-stayed', seat: 1, figure: 4, room: '23' },
  { event: 'door-opened', seat: 1, figure: 3, room: '12', other: '13' },
  { event: 'animal-gone', animal: 'bat', left: 2 },
  { event: 'animal-gone', animal: 'owl', left: 0 },
  {
    event: 'max-appeared',
    room: '28',
    path: [
      { room: '27', kind: 'start' },
      { room: '27', kind: 'pause' },
      { room: '26', kind: 'cheat' },
      { room: '28', kind: 'move' },
    ],
  },
  { event: 'game-ended', winners: [1, 3], reason: 'caught' },
];
