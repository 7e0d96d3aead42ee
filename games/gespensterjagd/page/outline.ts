// The castle from outside: which walls face the night, and what kind of roof is on top of them.
import type { Plan } from './types';
import { floorOf } from './geometry';

export interface Stretch {
  x: number; // left end
  y: number;
  w: number;
}

export interface Roof extends Stretch {
  kind: 'spire' | 'battlement';
}

const key = (x: number, y: number) => `${x} ${y}`;

function cellsOf(plan: Plan): Set<string> {
  const cells = new Set<string>();
  for (const room of plan.rooms) {
    for (let x = room.x; x < room.x + room.w; x++) for (let y = room.y; y < floorOf(room); y++) cells.add(key(x, y));
  }
  return cells;
}

// Stretches of room tops with nothing above them, merged where they are on one level.
export function tops(plan: Plan): Stretch[] {
  const cells = cellsOf(plan);
  const found: Stretch[] = [];
  for (const room of [...plan.rooms].sort((a, b) => a.x - b.x)) {
    for (let x = room.x; x < room.x + room.w; x++) {
      if (cells.has(key(x, room.y - 1))) continue;
      const last = found.find((each) => each.y === room.y && each.x + each.w === x);
      if (last) last.w++;
      else found.push({ x, y: room.y, w: 1 });
    }
  }
  return found;
}

// A spire on what stands free on at least one side and is narrow; battlements on everything else.
export function roofs(plan: Plan): Roof[] {
  const cells = cellsOf(plan);
  return tops(plan).map((top) => {
    const leftFree = !cells.has(key(top.x - 1, top.y - 1));
    const rightFree = !cells.has(key(top.x + top.w, top.y - 1));
    const free = (leftFree ? 1 : 0) + (rightFree ? 1 : 0);
    const narrow = top.w >= 3 && top.w <= 6;
    return { ...top, kind: narrow && (free === 2 || (free === 1 && top.w >= 5)) ? 'spire' : 'battlement' };
  });
}

// All edges between a room and the night, as one path.
export function outline(plan: Plan): string {
  const cells = cellsOf(plan);
  const parts: string[] = [];
  for (const cell of cells) {
    const [x, y] = cell.split(' ').map(Number) as [number, number];
    if (!cells.has(key(x, y - 1))) parts.push(`M${x} ${y}h1`);
    if (!cells.has(key(x, y + 1))) parts.push(`M${x} ${y + 1}h1`);
    if (!cells.has(key(x - 1, y))) parts.push(`M${x} ${y}v1`);
    if (!cells.has(key(x + 1, y))) parts.push(`M${x + 1} ${y}v1`);
  }
  return parts.join('');
}
