// What the legal moves offer, sorted into what one can point at; a move of two choices is built from its halves.
import type { Card } from './types';

export interface Choices {
  plays: ReadonlySet<Card>;
  refusals: ReadonlyMap<Card, ReadonlySet<Card>>; // laid open -> what may be played instead
  keep: boolean;
  give: number[];
  accept: boolean;
  declines: ReadonlyMap<Card, ReadonlySet<Card>>; // out of the hand -> what may be taken from the trick
}

// A choice half made.
export type Half = { kind: 'refuse'; open: Card } | { kind: 'decline'; out: Card };

function add(map: Map<Card, Set<Card>>, key: Card, value: Card): void {
  const set = map.get(key) ?? new Set<Card>();
  map.set(key, set.add(value));
}

export function choicesOf(legal: string[]): Choices {
  const plays = new Set<Card>();
  const refusals = new Map<Card, Set<Card>>();
  const declines = new Map<Card, Set<Card>>();
  const give: number[] = [];
  let keep = false;
  let accept = false;
  for (const move of legal) {
    const words = move.split(' ');
    if (words[0] === 'play') plays.add(words[1] as Card);
    else if (words[0] === 'refuse') add(refusals, words[1] as Card, words[3] as Card);
    else if (words[0] === 'give') give.push(Number(words[1]));
    else if (words[0] === 'decline') add(declines, words[1] as Card, words[3] as Card);
    else if (words[0] === 'keep') keep = true;
    else if (words[0] === 'accept') accept = true;
  }
  return { plays, refusals, keep, give, accept, declines };
}

// Whether a half made choice can still be completed.
export function stands(half: Half, choices: Choices): boolean {
  return half.kind === 'refuse' ? choices.refusals.has(half.open) : choices.declines.has(half.out);
}

// The cards of the hand that may be pointed at.
export function touchable(choices: Choices, half: Half | null): ReadonlySet<Card> {
  if (half?.kind === 'refuse') return choices.refusals.get(half.open) ?? new Set();
  if (half?.kind === 'decline') return new Set();
  return choices.declines.size > 0 ? new Set(choices.declines.keys()) : choices.plays;
}

// A card of the hand was pointed at: a whole move, or the first half of one.
export function point(card: Card, choices: Choices, half: Half | null): string | Half | null {
  if (!touchable(choices, half).has(card)) return null;
  if (half?.kind === 'refuse') return `refuse ${half.open} play ${card}`;
  if (choices.declines.has(card)) return { kind: 'decline', out: card };
  return `play ${card}`;
}

export function take(card: Card, choices: Choices, half: Half | null): string | null {
  if (half?.kind !== 'decline' || !choices.declines.get(half.out)?.has(card)) return null;
  return `decline ${half.out} for ${card}`;
}

// What a hint points at, given how far the choice has come.
export interface Pointer {
  hand: Card | null;
  trick: Card | null;
  button: string | null;
}

export function pointer(hint: string | null, half: Half | null): Pointer {
  const none: Pointer = { hand: null, trick: null, button: null };
  if (!hint) return none;
  const words = hint.split(' ');
  const first = words[1] as Card;
  const second = words[3] as Card;
  switch (words[0]) {
    case 'play':
      return { ...none, hand: first };
    case 'refuse':
      return half ? { ...none, hand: second } : { ...none, button: `refuse ${first}` };
    case 'decline':
      return half ? { ...none, trick: second } : { ...none, hand: first };
    default:
      return { ...none, button: hint };
  }
}
