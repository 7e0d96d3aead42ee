// Made by `hallali protocol --game chasse-en-folie`; do not edit.

export interface Options {
  players: number;
}

export type Card = 'carrot' | 'closed-season' | 'rabbit' | 'wolf' | 'hunter';

export interface LodgeView {
  hand_size: number;
  prey_size: number;
  easy: Card | null;
  hunter_home: boolean;
  four: boolean;
  chosen: boolean;
  days: number[];
  total: number;
}

export interface View {
  viewer: number;
  day: number;
  round: number;
  start: number;
  lodges: LodgeView[];
  revealed: Card[];
  hand: Card[];
  prey: Card[];
  choice: Card | null;
  over: boolean;
}

export type Event =
  | { event: 'chosen'; seat: number }
  | { event: 'revealed'; seat: number; card: Card }
  | { event: 'lodge-turned'; seat: number }
  | { event: 'poached'; seat: number }
  | { event: 'caught'; seat: number; hunter: Card; prey: Card; from: number; easy: boolean }
  | { event: 'taken-back'; seat: number; card: Card }
  | { event: 'went-home'; seat: number }
  | { event: 'all-stay'; card: Card }
  | { event: 'secured'; seat: number; card: Card }
  | { event: 'exposed'; seat: number; card: Card }
  | { event: 'round-ended'; start: number }
  | { event: 'day-ended'; day: number; empty_handed: number[] }
  | { event: 'day-scored'; day: number; seat: number; points: number; total: number }
  | { event: 'day-began'; day: number }
  | { event: 'game-ended'; winners: number[] };

export interface CardFact {
  copies: number;
  takes: Card | null;
  prey_points: number;
  hand_points: number;
}

export interface Facts {
  cards: Record<Card, CardFact>;
  lodge_points: number;
  days: number;
}
