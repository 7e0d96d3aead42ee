// Where the animals wait: bats in the sky, owls in the trees, the others in the grass on both sides of the castle.
import { boundsOf, groundOf, type Point } from './geometry';
import type { Animal, Plan } from './types';

export interface Perch extends Point {
  size: number;
  turned: boolean; // looks to the left
}

// Fractions of the strip of wood: across (0 at the far edge, 1 at the wall) and up.
const grass: Record<Exclude<Animal, 'bat' | 'owl'>, { side: 'left' | 'right' | 'both'; low: number }> = {
  hedgehog: { side: 'left', low: 2.9 },
  mouse: { side: 'right', low: 2.9 },
  cat: { side: 'both', low: 0.9 },
};

export function perches(plan: Plan, animal: Animal, count: number): Perch[] {
  const bounds = boundsOf(plan);
  const ground = groundOf(plan);
  const [left, right] = [bounds.x, bounds.x + bounds.w];
  return Array.from({ length: count }, (_, i) => {
    if (animal === 'bat') {
      const angle = Math.PI * (0.95 - (i * 1.25) / Math.max(1, count - 1));
      return {
        x: right + 0.6 + Math.cos(angle) * 4.4,
        y: bounds.y + 3 - Math.sin(angle) * 4.3 + (i % 2) * 0.7,
        size: 1.5 - (i % 2) * 0.25,
        turned: i % 2 === 0,
      };
    }
    const near = i % 2 === 0;
    if (animal === 'owl') {
      return {
        x: near ? left - 2.2 - (i / 2) * 2.3 : right + 2 + ((i - 1) / 2) * 2.3,
        y: ground - 7 - (i >> 1) * 3.2,
        size: 1.5,
        turned: !near,
      };
    }
    const { side, low } = grass[animal];
    if (side === 'both')
      return {
        x: near ? left - 2.3 - (i / 2) * 2.3 : right + 1.5 + ((i - 1) / 2) * 2.2,
        y: ground + low,
        size: 1.55,
        turned: !near,
      };
    const across = 1.9 + (i % 3) * 1.45 + (i > 2 ? 0.5 : 0);
    return {
      x: side === 'left' ? left - across : right + across,
      y: ground + low + (i > 2 ? 1.35 : 0),
      size: 1.3,
      turned: side === 'right',
    };
  });
}
