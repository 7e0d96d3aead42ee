// The castle as the rules know it, so that a wall is never drawn where they have none.
import { facts } from './facts.gen';
import type { LinkPlan, Plan, Room, RoomPlan } from './types';

// What one asks of a plan again and again, worked out once.
export class Board {
  readonly rooms: ReadonlyMap<Room, RoomPlan>;
  readonly #walks = new Map<Room, Map<Room, LinkPlan>>();
  readonly #walls = new Map<Room, Set<Room>>();

  constructor(readonly plan: Plan) {
    this.rooms = new Map(plan.rooms.map((room) => [String(room.id), room]));
    for (const room of this.rooms.keys()) {
      this.#walks.set(room, new Map());
      this.#walls.set(room, new Set());
    }
    for (const link of plan.links) {
      this.#walks.get(String(link.a))?.set(String(link.b), link);
      this.#walks.get(String(link.b))?.set(String(link.a), link);
    }
    for (const [a, b] of plan.walls) {
      this.#walls.get(String(a))?.add(String(b));
      this.#walls.get(String(b))?.add(String(a));
    }
  }

  room(room: Room): RoomPlan {
    const found = this.rooms.get(room);
    if (!found) throw new Error(`no room ${room}`);
    return found;
  }

  // The door, stairs, ladder or trapdoor between two rooms.
  link(a: Room, b: Room): LinkPlan | undefined {
    return this.#walks.get(a)?.get(b);
  }

  ways(from: Room): Room[] {
    return [...(this.#walks.get(from)?.keys() ?? [])];
  }

  touches(a: Room, b: Room): boolean {
    return this.#walls.get(a)?.has(b) ?? false;
  }

  isPassage(a: Room, b: Room): boolean {
    return joins(this.plan.passage, a, b);
  }

  isChimney(a: Room, b: Room): boolean {
    return joins(this.plan.chimney, a, b);
  }

  // How Max gets from one room to another; null when he does not.
  haunt(a: Room, b: Room, chimney: boolean): 'way' | 'wall' | 'passage' | 'chimney' | null {
    if (this.link(a, b)) return 'way';
    if (this.touches(a, b)) return 'wall';
    if (this.isPassage(a, b)) return 'passage';
    return chimney && this.isChimney(a, b) ? 'chimney' : null;
  }

  // The red door of a room.
  redDoor(of: Room): LinkPlan | undefined {
    return this.plan.links.find((link) => String(link.lockable_in) === of);
  }
}

const joins = (pair: number[], a: Room, b: Room) =>
  pair.length === 2 && pair.includes(Number(a)) && pair.includes(Number(b)) && a !== b;

export const board = new Board(facts.castle);
