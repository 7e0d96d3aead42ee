// What arrives as JSON, shaped like View and Event of src/games/auf_der_pirsch.
export type Suit = 'wolf' | 'mouflon' | 'boar' | 'bear';
export const suits: readonly Suit[] = ['wolf', 'mouflon', 'boar', 'bear'];
export type Card = `${Suit}-${number}`;

export interface SeatView {
  hand_size: number;
  tricks: number;
  full: boolean;
  refused: Card | null;
  tracks: number;
  kinds: number;
  points: number;
  rounds: number[];
  total: number;
}

export interface TrickCard {
  seat: number;
  card: Card;
}

export interface View {
  viewer: number | 'spectator';
  options: { players: number; refuse_card: boolean; give_trick: boolean };
  round: number;
  trick_number: number;
  quota: number;
  trumps: Suit[];
  phase: 'play' | 'offer' | 'answer' | 'over';
  turn: number;
  trick: TrickCard[];
  trick_suit: Suit | null;
  winning: number | null;
  seats: SeatView[];
  hand: Card[];
  won: Card[];
  last_trick: TrickCard[];
  last_taker: number;
}

export type Event =
  | { event: 'round-began'; round: number; trump: Suit; leader: number }
  | { event: 'card-refused'; seat: number; card: Card }
  | { event: 'played'; seat: number; card: Card; counts: boolean }
  | { event: 'trick-won'; seat: number; card: Card }
  | { event: 'trick-offered'; seat: number; to: number }
  | { event: 'trick-declined'; seat: number; out: Card; in: Card }
  | { event: 'refused-card-back'; seat: number; card: Card }
  | { event: 'trick-taken'; seat: number; tricks: number }
  | { event: 'round-scored'; round: number; seat: number; tracks: number; kinds: number; points: number; total: number }
  | { event: 'game-ended'; winners: number[] };

export function suitOf(card: Card): Suit {
  return card.slice(0, card.indexOf('-')) as Suit;
}
export function valueOf(card: Card): number {
  return Number(card.slice(card.indexOf('-') + 1));
}
// Tracks are on the middle cards.
export function tracksOn(card: Card): number {
  return [0, 0, 0, 0, 0, 1, 2, 3, 2, 1][valueOf(card)] ?? 0;
}
