// A night in the middle of things, for tests and pictures: five players, seat 1 is Emi, Basile has shown himself.
import { everybody } from './facts';
import type { PlayerView, View } from './types';

export const somebody = (change: Partial<PlayerView> = {}): PlayerView => ({ area: null, damage: 0, alive: true, angel: false, used: false, revealed: false, character: null, could: everybody.filter((each) => each !== 'emi' && each !== 'vampire'), equipment: [], ...change });

export function sample(change: Partial<View> = {}): View {
  return {
    viewer: 1,
    options: { players: 5, no_abilities: false, extra_character: false, quick_start: false },
    phase: 'start',
    turn: 1,
    ring: ['church', 'weird-woods', 'cemetery', 'hermits-cabin', 'erstwhile-altar', 'underworld-gate'],
    players: [
      somebody({ area: 'church', damage: 3, character: 'emi', could: ['emi'], equipment: ['handgun', 'holy-robe'] }),
      somebody({ area: 'weird-woods', damage: 9, revealed: true, character: 'vampire', could: ['vampire'], equipment: ['chainsaw'] }),
      somebody({ area: 'cemetery', damage: 5, angel: true, could: ['franklin', 'george', 'unknown'] }),
      somebody({ area: 'cemetery', damage: 10, could: ['daniel', 'franklin', 'george', 'charles', 'unknown'], equipment: ['talisman', 'masamune', 'butcher-knife'] }),
      somebody({ damage: 0 }),
    ],
    white_left: 12, black_left: 11, hermit_left: 13,
    card: null, question: null, asked: null, assault: null, victim: null, deciding: [], extra_turns: 0, turns: 12,
    gifts: [
      { from: 1, to: 3, answer: 'gave', question: 'anger' },
      { from: 2, to: 4, answer: 'nothing', question: null },
      { from: 4, to: 1, answer: 'hurt', question: 'slap' },
    ],
    aside: null, winners: [], end: null, ...change,
  };
}
