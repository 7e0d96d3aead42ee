// Where the lodges stand, in hundredths of the meadow: oneself below, then clockwise, so to the left first.
export interface Place {
  x: number;
  y: number;
}

interface Layout {
  aspect: number; // width / height, to turn directions right
  lodges: Record<number, Place[]>;
}

export const wide: Layout & { centre: Record<number, Place> } = {
  aspect: 2.65,
  lodges: {
    3: [
      { x: 50, y: 80 },
      { x: 17, y: 36 },
      { x: 83, y: 36 },
    ],
    4: [
      { x: 50, y: 80 },
      { x: 15, y: 50 },
      { x: 50, y: 20 },
      { x: 85, y: 50 },
    ],
    5: [
      { x: 50, y: 80 },
      { x: 14, y: 66 },
      { x: 27, y: 20 },
      { x: 73, y: 20 },
      { x: 86, y: 66 },
    ],
  },
  // What happens is told here.
  centre: { 3: { x: 50, y: 51 }, 4: { x: 50, y: 50 }, 5: { x: 50, y: 44 } },
};

export const narrow: Layout = {
  aspect: 0.9,
  lodges: {
    3: [
      { x: 50, y: 79 },
      { x: 24, y: 30 },
      { x: 76, y: 30 },
    ],
    4: [
      { x: 50, y: 84 },
      { x: 23, y: 50 },
      { x: 50, y: 16 },
      { x: 77, y: 50 },
    ],
    5: [
      { x: 50, y: 84 },
      { x: 23, y: 50 },
      { x: 24, y: 16 },
      { x: 76, y: 16 },
      { x: 77, y: 50 },
    ],
  },
};

// Paw prints from each lodge to the next one clockwise: the way a hungry card looks round.
export function trail(layout: Layout, players: number): (Place & { turn: number })[] {
  const lodges = layout.lodges[players] ?? [];
  return lodges.flatMap((from, i) => {
    const to = lodges[(i + 1) % lodges.length]!;
    const angle = Math.atan2((to.y - from.y) / layout.aspect, to.x - from.x);
    const turn = (angle * 180) / Math.PI + 90;
    return [0.4, 0.5, 0.6].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, turn }));
  });
}
