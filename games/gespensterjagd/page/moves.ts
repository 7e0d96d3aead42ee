// What the legal moves offer, sorted into what one can point at.
import type { Animal, Room, View } from './types';

export interface Choices {
  end: boolean;
  pause: boolean;
  places: ReadonlySet<Room>;
  moves: ReadonlySet<Room>;
  cheats: ReadonlySet<Room>;
  walks: ReadonlyMap<number, ReadonlySet<Room>>; // by figure
  opens: number[]; // figures that can open the locked door
  locks: ReadonlySet<Room>; // by the room the red door belongs to
  traps: ReadonlySet<Room>;
  frames: Animal[];
}

// What a tap on a room means just now, besides going there.
export type Mode = 'lock' | 'trap' | 'mark' | null;

export function choicesOf(legal: string[]): Choices {
  const sets = {
    place: new Set<Room>(),
    move: new Set<Room>(),
    cheat: new Set<Room>(),
    lock: new Set<Room>(),
    trap: new Set<Room>(),
  };
  const walks = new Map<number, Set<Room>>();
  const opens: number[] = [];
  const frames: Animal[] = [];
  let [end, pause] = [false, false];
  for (const move of legal) {
    const [kind = '', first = '', second = ''] = move.split(' ');
    if (kind === 'end') end = true;
    else if (kind === 'pause') pause = true;
    else if (kind === 'frame') frames.push(first as Animal);
    else if (kind === 'open') opens.push(Number(first));
    else if (kind === 'walk') walks.set(Number(first), (walks.get(Number(first)) ?? new Set<Room>()).add(second));
    else if (kind in sets) sets[kind as keyof typeof sets].add(first);
  }
  return {
    end,
    pause,
    places: sets.place,
    moves: sets.move,
    cheats: sets.cheat,
    walks,
    opens,
    locks: sets.lock,
    traps: sets.trap,
    frames,
  };
}

// A mode lasts only while there is something to do in it.
export function stands(mode: Mode, choices: Choices): boolean {
  if (mode === 'lock') return choices.locks.size > 0;
  if (mode === 'trap') return choices.traps.size > 0;
  return true;
}

const noRooms: ReadonlySet<Room> = new Set<Room>();

// The rooms that glow: a tap on one of them is a move, or asks which of two.
export function targets(choices: Choices, mode: Mode, selected: number | null): ReadonlySet<Room> {
  if (mode === 'lock') return choices.locks;
  if (mode === 'trap') return choices.traps;
  if (mode === 'mark') return noRooms;
  if (choices.places.size > 0) return choices.places;
  if (choices.walks.size > 0) {
    if (selected !== null) return choices.walks.get(selected) ?? noRooms;
    return new Set([...choices.walks.values()].flatMap((rooms) => [...rooms]));
  }
  return new Set([...choices.moves, ...choices.cheats]);
}

// Whom one can mean by a room: those who can go there, and those of one's own who stand there and could be chosen.
export interface Whom {
  room: Room;
  walk: number[];
  select: number[];
}

export type Tapped = { move: string } | { ask: Whom } | { select: number | null } | { mark: Room } | null;

export function tap(room: Room, choices: Choices, mode: Mode, selected: number | null, view: View): Tapped {
  if (mode === 'mark') return { mark: room };
  if (mode === 'lock') return choices.locks.has(room) ? { move: `lock ${room}` } : null;
  if (mode === 'trap') return choices.traps.has(room) ? { move: `trap ${room}` } : null;
  if (choices.places.has(room)) return { move: `place ${room}` };
  if (choices.moves.has(room)) return { move: `move ${room}` };
  if (choices.cheats.has(room)) return { move: `cheat ${room}` };

  const movable = new Set([...choices.walks.keys(), ...choices.opens]);
  const here = view.figures.flatMap((figure, i) => (figure.room === room && movable.has(i + 1) ? [i + 1] : []));
  if (selected !== null && choices.walks.get(selected)?.has(room)) return { move: `walk ${selected} ${room}` };
  if (selected !== null && here.includes(selected)) {
    const next = here[here.indexOf(selected) + 1]; // the next of a crowd, then nobody
    return { select: next ?? null };
  }
  const walk =
    selected === null ? [...choices.walks].flatMap(([figure, rooms]) => (rooms.has(room) ? [figure] : [])) : [];
  if (walk.length + here.length > 1 && walk.length > 0) return { ask: { room, walk, select: here } };
  if (walk.length === 1) return { move: `walk ${walk[0]} ${room}` };
  return here.length > 0 ? { select: here[0]! } : null;
}

// What a hint points at.
export interface Pointer {
  room: Room | null;
  figure: number | null;
  button: string | null; // a move without a room, or the mode to go into first
}

export function pointer(hint: string | null, mode: Mode): Pointer {
  const none: Pointer = { room: null, figure: null, button: null };
  if (!hint) return none;
  const [kind = '', first = '', second = ''] = hint.split(' ');
  if (kind === 'walk') return { ...none, figure: Number(first), room: second };
  if (kind === 'lock' || kind === 'trap') return mode === kind ? { ...none, room: first } : { ...none, button: kind };
  if (kind === 'move' || kind === 'cheat' || kind === 'place') return { ...none, room: first };
  return { ...none, button: hint };
}
