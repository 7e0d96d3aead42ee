// What the legal moves offer, sorted into what one can point at: seats, areas, decks, cards, and plain words.
import type { Area, Card, Deck, View } from './types';

export interface Parsed {
  move: string;
  kind: string;
  seat: number | null;
  area: Area | null;
  deck: Deck | null;
  card: Card | null;
}

const areaMoves = ['go', 'teleport'];
const seatMoves = ['smite', 'hurt', 'heal', 'target', 'give', 'attack'];
const cardMoves = ['hand-over', 'rob', 'loot'];

export function parse(move: string): Parsed {
  const [kind = '', first = '', second = ''] = move.split(' ');
  const none: Parsed = { move, kind, seat: null, area: null, deck: null, card: null };
  if (areaMoves.includes(kind)) return { ...none, area: first as Area };
  if (seatMoves.includes(kind)) return { ...none, seat: Number(first) };
  if (cardMoves.includes(kind)) return { ...none, card: first as Card };
  if (kind === 'draw') return { ...none, deck: first as Deck };
  if (kind === 'steal') return { ...none, seat: Number(first), card: second as Card };
  if (kind === 'hand') return { ...none, card: first as Card, seat: Number(second) };
  return none;
}

// A choice that is half made: a seat or a card is chosen and something is missing, or a move waits to be confirmed.
export type Half =
  | { kind: 'smite' }
  | { kind: 'woods'; seat: number }
  | { kind: 'steal'; seat: number }
  | { kind: 'hand'; card: Card }
  | { kind: 'confirm'; move: string };

export function stands(half: Half, moves: Parsed[]): boolean {
  if (half.kind === 'confirm') return moves.some((each) => each.move === half.move);
  if (half.kind === 'smite') return moves.some((each) => each.kind === 'smite');
  if (half.kind === 'woods') return moves.some((each) => each.kind === 'hurt' && each.seat === half.seat);
  if (half.kind === 'steal') return moves.some((each) => each.kind === 'steal' && each.seat === half.seat);
  return moves.some((each) => each.kind === 'hand' && each.card === half.card);
}

// The button a hint points at: of a move that takes two touches the first, then the second.
export function hintKey(hint: string | null, half: Half | null): string | null {
  if (!hint || half) return hint;
  const { kind, seat, card } = parse(hint);
  if (kind === 'smite') return 'smite';
  if (kind === 'hurt' || kind === 'heal') return `woods ${seat}`;
  if (kind === 'steal') return `steal ${seat}`;
  return kind === 'hand' ? `hand ${card}` : hint;
}

// Abilities reveal whoever uses them while hidden; so does saying so.
const revealing = ['reveal', 'love', 'teleport', 'smite', 'counter', 'suck', 'feast'];
export function reveals(move: string, view: View, me: number | null): boolean {
  const player = me === null ? undefined : view.players[me - 1];
  return revealing.includes(parse(move).kind) && player !== undefined && !player.revealed;
}

// What a tap on a seat means now: a move, a half, or nothing.
export function pointSeat(seat: number, moves: Parsed[], half: Half | null): string | Half | null {
  const at = (kind: string) => moves.find((each) => each.kind === kind && each.seat === seat);
  if (half?.kind === 'smite') return at('smite')?.move ?? null;
  if (half?.kind === 'hand')
    return moves.find((each) => each.kind === 'hand' && each.card === half.card && each.seat === seat)?.move ?? null;
  if (at('hurt')) return { kind: 'woods', seat };
  const thefts = moves.filter((each) => each.kind === 'steal' && each.seat === seat);
  if (thefts.length > 0) return thefts.length === 1 ? thefts[0]!.move : { kind: 'steal', seat };
  return (at('attack') ?? at('target') ?? at('give'))?.move ?? null;
}

export const seatsToTouch = (moves: Parsed[], half: Half | null): ReadonlySet<number> => {
  const seats = new Set<number>();
  for (const { kind, seat, card } of moves) {
    if (seat === null) continue;
    if (kind === 'smite' ? half?.kind !== 'smite' : half?.kind === 'smite') continue;
    if (kind === 'hand' && !(half?.kind === 'hand' && half.card === card)) continue;
    seats.add(seat);
  }
  return half?.kind === 'confirm' ? new Set() : seats;
};

export const areasToTouch = (moves: Parsed[]): ReadonlySet<Area> =>
  new Set(moves.flatMap((each) => (each.area ? [each.area] : [])));

// What is possible at any time, and seen at once: not an answer.
export const anytime = ({ kind }: Parsed): boolean => kind === 'reveal' || kind === 'love';

// Everybody is asked in the same way who could have something to decide here.
const windows = ['card', 'before-damage', 'reply', 'feast'];
export const inWindow = (view: View, moves: Parsed[]): boolean =>
  windows.includes(view.phase) && moves.some((each) => each.kind === 'pass');
