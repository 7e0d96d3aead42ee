// Made by `hallali protocol --game chasse-cercueils`; do not edit.

export type Race = 'live' | 'calm';

export type Reflexes = 'slow' | 'steady' | 'quick';

export interface Options {
  players: number;
  race: Race;
  reflexes: Reflexes;
}

export type Phase = 'roll' | 'window' | 'claim' | 'penalty' | 'bat' | 'moon' | 'swap' | 'over';

export type Colour = 'yellow' | 'purple' | 'both' | 'call';

export type Symbol = 'moon' | 'bat' | 'skull';

export interface Dice {
  colour: Colour;
  symbol: Symbol;
}

export type Side = 'none' | 'vampire' | 'coffin';

export type Card = 'yellow-moon' | 'yellow-bat' | 'yellow-skull' | 'purple-moon' | 'purple-bat' | 'purple-skull';

export interface CardView {
  side: Side;
  card: Card | null;
  picked: boolean;
}

export interface HandView {
  cards: CardView[];
  chased: Card[];
  decided: boolean;
}

export interface View {
  viewer: number;
  options: Options;
  phase: Phase;
  roller: number;
  dice: Dice | null;
  rolls: number;
  slapper: number | null;
  looked: boolean;
  slapping: boolean | null;
  pile: number;
  hands: HandView[];
}

export type Spot = string;

export type Opening = 'attacked' | 'mistaken' | 'penalty';

export type Event =
  | { event: 'rolled'; seat: number; dice: Dice }
  | { event: 'decided'; seat: number }
  | { event: 'hands-shown'; seats: number[] }
  | { event: 'slapped'; seat: number }
  | { event: 'nobody-slapped' }
  | { event: 'claimed'; seat: number; spot: Spot; card: Card; right: boolean }
  | { event: 'admitted'; seat: number }
  | { event: 'trapped'; seat: number }
  | { event: 'closed'; spot: Spot }
  | { event: 'opened'; spot: Spot; card: Card; why: Opening }
  | { event: 'chased'; spot: Spot; card: Card; count: number }
  | { event: 'drawn'; spot: Spot; card: Card; penalty: boolean }
  | { event: 'spared'; seat: number }
  | { event: 'picked'; seat: number; spot: Spot }
  | { event: 'looked'; seat: number }
  | { event: 'saw'; seat: number; first: Card; second: Card }
  | { event: 'swapped'; seat: number; first: Spot; second: Spot }
  | { event: 'declined'; seat: number }
  | { event: 'dice-passed'; to: number }
  | { event: 'game-ended'; winner: number };

export interface CardFact {
  yellow: boolean;
  symbol: Symbol;
  copies: number;
}

export interface Facts {
  hand: number;
  goal: number;
  cards: Record<Card, CardFact>;
  colour_die: Colour[];
  symbol_die: Symbol[];
}
