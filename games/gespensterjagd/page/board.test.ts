import { describe as suite, expect, it } from 'vitest';
import lodge from '../rules/boards/lodge.json';
import { Board, board } from './board';
import { beyond, boundsOf, floorOf, placeOf, stand, wayOnFoot, worldOf, type Direction } from './geometry';
import { outline, roofs } from './outline';
import type { Animal, LinkKind, Plan } from './types';
import { perches } from './wood';

const small: Plan = {
  ...lodge,
  links: lodge.links.map((link) => ({ lockable_in: null, ...link, kind: link.kind as LinkKind })),
  animals: lodge.animals.map(({ animal, count }) => ({ animal: animal as Animal, count })),
};
const boards = [board, new Board(small)];

suite('the castle as drawn', () => {
  it('puts every door on a wall and every ladder on a floor', () => {
    for (const each of boards) {
      for (const link of each.plan.links) {
        const at = placeOf(each, link);
        for (const id of [link.a, link.b]) {
          const room = each.room(String(id));
          expect(
            at.x >= room.x && at.x <= room.x + room.w && at.y >= room.y && at.y <= floorOf(room),
            `${link.a}-${link.b}`,
          ).toBe(true);
          const onWall = at.x === room.x || at.x === room.x + room.w;
          const onFloor = at.y === room.y || at.y === floorOf(room);
          expect(link.kind === 'door' ? onWall : onFloor && at.x > room.x && at.x < room.x + room.w).toBe(true);
        }
      }
    }
  });
  it('lets every room be reached with the arrow keys', () => {
    for (const { plan } of boards) {
      const seen = new Set([plan.rooms[0]!]);
      for (const room of seen) {
        for (const way of ['left', 'right', 'up', 'down'] as Direction[]) {
          const next = beyond(plan, room, way);
          if (next) seen.add(next);
        }
      }
      expect(seen.size).toBe(plan.rooms.length);
    }
  });
  it('goes on foot through the door, and up the ladder', () => {
    const [a, b] = [stand(board.room('12'), 0, 1), stand(board.room('13'), 0, 1)];
    expect(wayOnFoot(board, '12', '13', a, b)).toHaveLength(3);
    expect(wayOnFoot(board, '3', '4', a, b)).toHaveLength(4);
  });
  it('keeps those who share a room inside it', () => {
    for (const room of board.rooms.values()) {
      for (let i = 0; i < 4; i++) {
        const { x } = stand(room, i, 4);
        expect(x > room.x + 0.4 && x < room.x + room.w - 0.4).toBe(true);
      }
    }
  });
  it('has roofs on every top, an outline, and animals in sight', () => {
    for (const { plan } of boards) {
      expect(outline(plan)).toMatch(/^M/);
      expect(roofs(plan).length).toBeGreaterThan(0);
      const world = worldOf(plan);
      const house = boundsOf(plan);
      for (const { animal, count } of plan.animals) {
        for (const { x, y } of perches(plan, animal, count)) {
          expect(x > world.x && x < world.x + world.w && y < world.y + world.h, animal).toBe(true);
          expect(x < house.x || x > house.x + house.w || y < house.y + 6, animal).toBe(true);
        }
      }
    }
    expect(
      roofs(board.plan)
        .filter((roof) => roof.kind === 'spire')
        .map((roof) => roof.x)
        .sort((a, b) => a - b),
    ).toEqual([2, 10, 38]);
  });
});

suite('ways', () => {
  it('are those of the rules', () => {
    expect(board.haunt('14', '27', false)).toBe('wall');
    expect(board.haunt('12', '13', false)).toBe('way');
    expect(board.haunt('1', '54', false)).toBe('passage');
    expect(board.haunt('42', '53', false)).toBeNull();
    expect(board.haunt('42', '53', true)).toBe('chimney');
    expect(board.redDoor('30')).toMatchObject({ a: 29, b: 30 });
    expect(board.plan.links.filter((link) => link.lockable_in)).toHaveLength(8);
  });
});
