// A crypt in the middle of things, for tests and pictures.
import type { Card, CardView, Event, HandView, View } from './types';

const sides: Record<string, Card> = {
  ym: 'yellow-moon',
  yb: 'yellow-bat',
  ys: 'yellow-skull',
  pm: 'purple-moon',
  pb: 'purple-bat',
  ps: 'purple-skull',
};

// "ym x yb -": two vampires around a coffin, and an empty place.
export function hand(cards: string, change: Partial<HandView> = {}): HandView {
  const view = (text: string): CardView => ({
    side: text === '-' ? 'none' : text === 'x' ? 'coffin' : 'vampire',
    card: sides[text] ?? null,
    picked: false,
  });
  return { cards: cards.split(' ').map(view), chased: [], decided: false, ...change };
}

const hands = [
  hand('ym x yb ps', { chased: ['purple-moon'] }),
  hand('x x yb pm'),
  hand('pb ys x ym', { chased: ['yellow-bat', 'yellow-moon', 'purple-skull'] }),
  hand('ps pb ys ym yb x'),
  hand('ym x x x'),
  hand('pm pb ps ys ym yb x x'),
];

export function sample(change: Partial<View> = {}, players = 4): View {
  return {
    viewer: 1,
    options: { players, race: 'live', reflexes: 'steady' },
    phase: 'window',
    roller: 2,
    dice: { colour: 'yellow', symbol: 'moon' },
    rolls: 9,
    slapper: null,
    looked: false,
    slapping: null,
    pile: 24,
    hands: structuredClone(hands.slice(0, players)),
    ...change,
  };
}

// Everything that can be told.
export const everything: Event[] = [
  { event: 'rolled', seat: 2, dice: { colour: 'yellow', symbol: 'moon' } },
  { event: 'rolled', seat: 1, dice: { colour: 'both', symbol: 'bat' } },
  { event: 'rolled', seat: 1, dice: { colour: 'call', symbol: 'skull' } },
  { event: 'decided', seat: 2 },
  { event: 'hands-shown', seats: [1, 3] },
  { event: 'slapped', seat: 1 },
  { event: 'nobody-slapped' },
  { event: 'claimed', seat: 1, spot: '1.2', card: 'yellow-moon', right: true },
  { event: 'claimed', seat: 3, spot: '1.2', card: 'purple-bat', right: false },
  { event: 'admitted', seat: 2 },
  { event: 'trapped', seat: 3 },
  { event: 'closed', spot: '3.1' },
  { event: 'opened', spot: '2.1', card: 'purple-skull', why: 'attacked' },
  { event: 'opened', spot: '1.2', card: 'purple-skull', why: 'mistaken' },
  { event: 'opened', spot: '1.2', card: 'purple-skull', why: 'penalty' },
  { event: 'chased', spot: '3.3', card: 'yellow-bat', count: 3 },
  { event: 'drawn', spot: '3.3', card: 'yellow-bat', penalty: false },
  { event: 'drawn', spot: '1.5', card: 'yellow-bat', penalty: true },
  { event: 'spared', seat: 1 },
  { event: 'picked', seat: 2, spot: '1.2' },
  { event: 'looked', seat: 2 },
  { event: 'swapped', seat: 2, first: '1.2', second: '2.1' },
  { event: 'declined', seat: 4 },
  { event: 'dice-passed', to: 1 },
  { event: 'game-ended', winner: 3 },
];
