// A night in the middle of things, for tests and pictures: five players, seat 1 is Emi, Basile has shown himself.
import { everybody } from './facts';
import type { Event, PlayerView, View } from './types';

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

export const blow: Extract<Event, { event: 'blow' }> = { event: 'blow', seat: 4, target: 1, dice: 3, weapons: 1, spear: 2, own_robe: true, robe: true, angel: false, damage: 4 };

// Everything that can be told.
export const everything: Event[] = [
  { event: 'acted', seat: 2, move: 'pass' },
  { event: 'acted', seat: 2, move: 'target 1' },
  { event: 'acted', seat: 2, move: 'feast' },
  { event: 'turn-began', seat: 1, extra: false },
  { event: 'turn-began', seat: 2, extra: true },
  { event: 'rolled', seat: 1, d6: 5, d4: 2, again: false },
  { event: 'rolled', seat: 2, d6: 5, d4: 1, again: true },
  { event: 'rolled', seat: 2, d6: 0, d4: 3, again: false },
  { event: 'moved', seat: 2, area: 'church', teleport: false },
  { event: 'moved', seat: 1, area: 'cemetery', teleport: true },
  { event: 'drew', seat: 2, card: 'dynamite' },
  { event: 'reshuffled', deck: 'hermit' },
  { event: 'question-drawn', seat: 2 },
  { event: 'question-read', seat: 1, question: 'anger' },
  { event: 'question-given', from: 2, to: 1 },
  { event: 'question-answered', from: 2, to: 3, answer: 'nothing' },
  { event: 'question-answered', from: 2, to: 1, answer: 'gave' },
  { event: 'character-shown', seat: 3, to: 1, character: 'unknown' },
  { event: 'hurt', seat: 3, amount: 2, damage: 7, cause: 'card', card: 'vampire-bat' },
  { event: 'hurt', seat: 1, amount: 1, damage: 4, cause: 'weird-woods', card: null },
  { event: 'healed', seat: 2, amount: 2, damage: 7, cause: 'suck-blood', card: null },
  { event: 'spared', seat: 4, by: 'talisman' },
  { event: 'revealed', seat: 3, character: 'unknown', scream: false },
  { event: 'revealed', seat: 4, character: 'daniel', scream: true },
  { event: 'attacked', seat: 4, targets: [1, 2], d6: 0, d4: 3, counter: false },
  { event: 'attacked', seat: 1, targets: [4], d6: 5, d4: 2, counter: true },
  blow,
  { ...blow, dice: 0, damage: 0 },
  { event: 'equipment-taken', seat: 2, card: 'chainsaw', how: 'drawn', from: null },
  { event: 'equipment-taken', seat: 2, card: 'handgun', how: 'stolen', from: 1 },
  { event: 'equipment-taken', seat: 2, card: 'handgun', how: 'robbed', from: 3 },
  { event: 'equipment-discarded', seat: 3, cards: ['talisman', 'masamune'] },
  { event: 'died', seat: 3, character: 'unknown', killer: 1 },
  { event: 'died', seat: 3, character: 'unknown', killer: null },
  { event: 'card-worked', seat: 2, card: 'guardian-angel' },
  { event: 'card-worked', seat: 2, card: 'disenchant-mirror' },
  { event: 'nothing-to-steal', seat: 1 },
  { event: 'nothing-to-steal', seat: 3 },
  { event: 'game-ended', winners: [1, 4], reason: 'shadows-dead', aside: 'allie', questions: [] },
];
