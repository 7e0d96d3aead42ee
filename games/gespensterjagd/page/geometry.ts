// Where things are in the castle, in cells. All of it follows from the rooms' rectangles.
import type { Board } from './board';
import type { LinkPlan, Plan, Room, RoomPlan } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const floorOf = (room: RoomPlan) => room.y + room.h;
export const middle = (room: RoomPlan): Point => ({ x: room.x + room.w / 2, y: room.y + room.h / 2 });

const overlap = (a: number, aw: number, b: number, bw: number) => [Math.max(a, b), Math.min(a + aw, b + bw)] as const;

// Where a link is: a door at the foot of the common wall, everything else in the middle of the common floor.
export function placeOf(board: Board, link: LinkPlan): Point {
  const [a, b] = [board.room(String(link.a)), board.room(String(link.b))];
  if (link.kind === 'door') {
    const [, foot] = overlap(a.y, a.h, b.y, b.h);
    return { x: Math.max(a.x, b.x), y: foot };
  }
  const [from, to] = overlap(a.x, a.w, b.x, b.w);
  return { x: (from + to) / 2, y: Math.max(a.y, b.y) };
}

// The upper and the lower room of stairs, a ladder or a trapdoor.
export function storeys(board: Board, link: LinkPlan): { upper: RoomPlan; lower: RoomPlan } {
  const [a, b] = [board.room(String(link.a)), board.room(String(link.b))];
  return a.y < b.y ? { upper: a, lower: b } : { upper: b, lower: a };
}

// Where the nth of so many stands in a room: on the floor, side by side.
export function stand(room: RoomPlan, nth: number, count: number): Point {
  const place = Math.min(1.15, (room.w - 0.5) / Math.max(1, count));
  const middle = room.x + room.w / 2;
  return { x: middle + (nth - (count - 1) / 2) * place, y: floorOf(room) - 0.16 };
}

// Max floats above those who stand.
export function hover(room: RoomPlan): Point {
  return { x: room.x + room.w / 2, y: Math.max(room.y + 1.55, floorOf(room) - 2.05) };
}

// The way on foot: to the door and through it, to the ladder and up.
export function wayOnFoot(board: Board, from: Room, to: Room, start: Point, end: Point): Point[] {
  const link = board.link(from, to);
  if (!link) return [start, end];
  const at = placeOf(board, link);
  const [a, b] = [board.room(from), board.room(to)];
  if (link.kind === 'door') return [start, { x: at.x, y: at.y - 0.16 }, end];
  return [start, { x: at.x, y: floorOf(a) - 0.16 }, { x: at.x, y: floorOf(b) - 0.16 }, end];
}

export function boundsOf(plan: Plan): Box {
  const left = Math.min(...plan.rooms.map((room) => room.x));
  const top = Math.min(...plan.rooms.map((room) => room.y));
  const right = Math.max(...plan.rooms.map((room) => room.x + room.w));
  const bottom = Math.max(...plan.rooms.map(floorOf));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

// The ground outside: where the ground floor stands.
export function groundOf(plan: Plan): number {
  return Math.max(...plan.rooms.filter((room) => room.floor === 0).map(floorOf));
}

// Everything there is to see: the castle, the sky above its roofs, the wood on both sides, the earth below.
export function worldOf(plan: Plan): Box {
  const { x, y, w, h } = boundsOf(plan);
  const bottom = Math.max(y + h + 2.3, groundOf(plan) + 5);
  return { x: x - 6.4, y: y - 3.3, w: w + 12.8, h: bottom - y + 3.3 };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

// The room one comes to in a direction, with walls or without: the nearest beyond that side, and of those the one that
// is most nearly straight ahead.
export function beyond(plan: Plan, from: RoomPlan, direction: Direction): RoomPlan | null {
  const level = direction === 'left' || direction === 'right';
  const ahead = (room: RoomPlan) =>
    direction === 'left'
      ? from.x - (room.x + room.w)
      : direction === 'right'
        ? room.x - (from.x + from.w)
        : direction === 'up'
          ? from.y - floorOf(room)
          : room.y - floorOf(from);
  const aside = (room: RoomPlan) => {
    const [start, end] = level ? overlap(from.y, from.h, room.y, room.h) : overlap(from.x, from.w, room.x, room.w);
    const [mine, theirs] = [middle(from), middle(room)];
    const off = level ? Math.abs(mine.y - theirs.y) : Math.abs(mine.x - theirs.x);
    return end > start ? off / 100 : 2 + off; // what shares a stretch of wall comes first
  };
  const found = plan.rooms.filter((room) => room !== from && ahead(room) >= 0);
  found.sort((a, b) => ahead(a) + aside(a) * 2 - (ahead(b) + aside(b) * 2));
  return found[0] ?? null;
}
