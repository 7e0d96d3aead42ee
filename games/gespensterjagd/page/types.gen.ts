// Made by `hallali protocol --game gespensterjagd`; do not edit.

export type Ghost = 'drawn' | 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'seat-5';

export type TrapHolder = 'no' | 'captain' | 'hunter-2' | 'hunter-3' | 'hunter-4';

export interface Options {
  players: number;
  ghost: Ghost;
  chimney: boolean;
  door: boolean;
  trap: TrapHolder;
  one_pause: boolean;
  one_cheat: boolean;
  show_path: boolean;
  show_possible: boolean;
}

export type Phase = 'place-hunters' | 'place-max' | 'choose-frame' | 'max-turn' | 'hunter-turn' | 'over';

export type Room = string;

export interface FigureView {
  seat: number;
  room: Room | null;
  moved: boolean;
}

export type Animal = 'hedgehog' | 'bat' | 'mouse' | 'owl' | 'cat';

export interface FrameView {
  animal: Animal;
  animals: number;
  left: number;
  in_play: boolean;
  current: boolean;
}

export type StepKind = 'start' | 'move' | 'cheat' | 'pause';

export interface CardView {
  room: Room | null;
  kind: StepKind | null;
  cheat: boolean;
  sprung: boolean;
}

export interface Step {
  room: Room;
  kind: StepKind;
}

export type Reason = 'caught' | 'stuck' | 'escaped';

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

export interface RoomPlan {
  id: number;
  name_fr: string;
  name_en: string;
  floor: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export type LinkKind = 'door' | 'stairs' | 'ladder' | 'trapdoor';

export interface LinkPlan {
  a: number;
  b: number;
  kind: LinkKind;
  lockable_in: number | null;
}

export interface FramePlan {
  animal: Animal;
  count: number;
}

export interface Plan {
  name: string;
  rooms: RoomPlan[];
  links: LinkPlan[];
  walls: number[][];
  passage: number[];
  chimney: number[];
  animals: FramePlan[];
}

export interface Facts {
  castle: Plan;
}
