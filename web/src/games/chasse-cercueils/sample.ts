// A crypt in the middle of things, for tests and pictures.
import type { Card, CardView, HandView, View } from './types';

const sides: Record<string, Card> = { ym: 'yellow-moon', yb: 'yellow-bat', ys: 'yellow-skull', pm: 'purple-moon', pb: 'purple-bat', ps: 'purple-skull' };

// "ym x yb -": two vampires around a coffin, and an empty place.
export function hand(cards: string, change: Partial<HandView> = {}): HandView {
  const view = (text: string): CardView => ({ side: text === '-' ? 'none' : text === 'x' ? 'coffin' : 'vampire', card: sides[text] ?? null, picked: false });
  return { cards: cards.split(' ').map(view), chased: [], decided: false, ...change };
}

const hands = [hand('ym x yb ps', { chased: ['purple-moon'] }), hand('x x yb pm'), hand('pb ys x ym', { chased: ['yellow-bat', 'yellow-moon', 'purple-skull'] }), hand('ps pb ys ym yb x'), hand('ym x x x'), hand('pm pb ps ys ym yb x x')];

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
