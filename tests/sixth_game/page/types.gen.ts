// Made by `hallali protocol --game sixth-game`; do not edit.

export interface Options {
  players: number;
  alarm: boolean;
}

export type Place = 'brook' | 'wood' | 'farm';

export interface PlaceView {
  place: Place;
  points: number;
  open: boolean;
}

export interface PlayerView {
  chosen: boolean;
  points: number[];
  total: number;
}

export interface View {
  viewer: number;
  round: number;
  rounds: number;
  fox: number;
  places: PlaceView[];
  players: PlayerView[];
  revealed: Place[];
  last_fox: number;
  choice: Place | null;
  over: boolean;
}

export type Event =
  | { event: 'chosen'; seat: number }
  | { event: 'revealed'; seat: number; place: Place }
  | { event: 'caught'; fox: number; hunters: number[]; place: Place; points: number }
  | { event: 'escaped'; fox: number; place: Place; points: number }
  | { event: 'round-began'; round: number; fox: number }
  | { event: 'game-ended'; winners: number[] };
