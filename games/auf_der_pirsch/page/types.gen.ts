// Made by `hallali protocol --game auf-der-pirsch`; do not edit.

export interface Options {
  players: number;
  refuse_card: boolean;
  give_trick: boolean;
}

export type Suit = 'wolf' | 'mouflon' | 'boar' | 'bear';

export type Phase = 'play' | 'offer' | 'answer' | 'over';

export type Card = string;

export interface TrickCard {
  seat: number;
  card: Card;
}

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

export interface View {
  viewer: number;
  options: Options;
  round: number;
  trick_number: number;
  quota: number;
  trumps: Suit[];
  phase: Phase;
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
  | {
      event: 'round-scored';
      round: number;
      seat: number;
      tracks: number;
      kinds: number;
      points: number;
      total: number;
    }
  | { event: 'game-ended'; winners: number[] };

export interface SuitFact {
  worth: number;
}

export interface DeckFact {
  players: number;
  values: number[];
}

export interface Facts {
  rounds: number;
  tricks: number;
  suits: Record<Suit, SuitFact>;
  tracks: number[];
  decks: DeckFact[];
}
