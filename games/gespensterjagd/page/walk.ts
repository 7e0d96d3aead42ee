// Moves a piece along a way, step by step, while the stage plays; where it ends is where its style puts it anyway.
import type { Point } from './geometry';

export interface Walk {
  way: Point[] | null;
  playing: boolean;
  ms: number;
}

export function walk(node: SVGElement, first: Walk) {
  let movement: Animation | null = null;
  let walked: Point[] | null = null;

  function update({ way, playing, ms }: Walk) {
    if (way === walked && playing) return;
    walked = way;
    movement?.cancel();
    movement = null;
    if (!way || !playing || way.length < 2) return;
    const lengths = way.map((at, i) => (i === 0 ? 0 : Math.hypot(at.x - way[i - 1]!.x, at.y - way[i - 1]!.y)));
    const whole = lengths.reduce((sum, each) => sum + each, 0) || 1;
    let gone = 0;
    const frames = way.map((at, i) => {
      gone += lengths[i]!;
      return { transform: `translate(${at.x}px, ${at.y}px)`, offset: Math.min(1, gone / whole) };
    });
    movement = node.animate(frames, { duration: ms, easing: 'ease-in-out' });
  }
  update(first);
  return { update, destroy: () => movement?.cancel() };
}
