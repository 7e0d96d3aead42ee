// What the rules tell the page. A room is its number as text, as in the notation of moves.
export type Room = string;
export type Animal = 'hedgehog' | 'bat' | 'mouse' | 'owl' | 'cat';
export type StepKind = 'start' | 'move' | 'cheat' | 'pause';
export type Phase = 'place-hunters' | 'place-max' | 'choose-frame' | 'max-turn' | 'hunter-turn' | 'over';
export type Reason = 'caught' | 'stuck' | 'escaped';

export interface Options {
  players: number;
  ghost: string;
  chimney: boolean;
  door: boolean;
  trap: string;
  one_pause: boolean;
  one_cheat: boolean;
  show_path: boolean;
  show_possible: boolean;
}

export interface Step {
  room: Room;
  kind: StepKind;
}

export interface FigureView {
  seat: number;
  room: Room | null;
  moved: boolean;
}

export interface FrameView {
  animal: Animal;
  animals: number;
  left: number;
  in_play: boolean;
  current: boolean;
}

export interface CardView {
  room: Room | null;
  kind: StepKind | null;
  cheat: boolean;
  sprung: boolean;
}

export interface View {
  viewer: number;
  options: Options;
  phase: Phase;
  turn: number;
  max: number;
  captain: number;
  round: number;
  rounds: number;
  acted: boolean;
  figures: FigureView[];
  frames: FrameView[];
  ghost: Room | null;
  seen: boolean;
  pauses: number;
  cheats: number;
  door_card: boolean;
  locked: Room | null;
  trapper: number | null;
  trap_card: boolean;
  trap: Room | null;
  row: CardView[];
  visited: Room[] | null;
  possible: Room[] | null;
  trail: Step[];
  end: Reason | null;
}

export type Event =
  | { event: 'figure-placed'; seat: number; figure: number; room: Room }
  | { event: 'max-placed'; room: Room }
  | { event: 'frame-chosen'; seat: number; animal: Animal; rounds: number }
  | { event: 'max-moved'; cheat: boolean }
  | { event: 'card-laid'; step: Step }
  | { event: 'door-locked'; room: Room; other: Room }
  | { event: 'trap-laid'; seat: number; room: Room }
  | { event: 'trap-sprung'; room: Room }
  | { event: 'figure-moved'; seat: number; figure: number; from: Room; to: Room }
  | { event: 'figure-stayed'; seat: number; figure: number; room: Room }
  | { event: 'door-opened'; seat: number; figure: number; room: Room; other: Room }
  | { event: 'animal-gone'; animal: Animal; left: number }
  | { event: 'max-appeared'; room: Room; path: Step[] }
  | { event: 'game-ended'; winners: number[]; reason: Reason };
