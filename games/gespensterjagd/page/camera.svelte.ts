// Which part of the castle is seen, and how large. All in cells, but for the size of the window and the scale (pixels a
// cell).
import type { Box, Point } from './geometry';

const largest = 84;
const handy = 13; // pixels a cell from which a small room can be met with a thumb

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Camera {
  width = $state(1366);
  height = $state(640);
  scale = $state(24);
  centre: Point = $state({ x: 0, y: 0 });
  #touched = false; // once somebody has moved it, a new size of the window keeps what they see
  #glide = 0;

  constructor(readonly world: Box) {
    this.centre = { x: world.x + world.w / 2, y: world.y + world.h / 2 };
  }

  get fit(): number {
    return Math.min(this.width / this.world.w, this.height / this.world.h);
  }
  // On a small screen the whole castle would be too small to touch: there one begins closer.
  get home(): number {
    return this.fit >= handy ? this.fit : Math.max(handy, Math.min(this.height / this.world.h, 20));
  }
  get whole(): boolean {
    return this.scale <= this.fit * 1.02;
  }
  get viewBox(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${this.centre.x - w / 2} ${this.centre.y - h / 2} ${w} ${h}`;
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.width = width;
    this.height = height;
    this.#set(this.centre, this.#touched ? Math.max(this.scale, this.fit) : this.home);
  }

  // From pixels of the window.
  at(x: number, y: number): Point {
    return {
      x: this.centre.x + (x - this.width / 2) / this.scale,
      y: this.centre.y + (y - this.height / 2) / this.scale,
    };
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    this.#stop();
    this.#set({ x: this.centre.x - dx / this.scale, y: this.centre.y - dy / this.scale }, this.scale);
  }

  // What is under this pixel stays under it.
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#touched = true;
    this.#stop();
    const under = this.at(x, y);
    const scale = Math.min(largest, Math.max(this.fit, this.scale * factor));
    this.#set({ x: under.x - (x - this.width / 2) / scale, y: under.y - (y - this.height / 2) / scale }, scale);
  }

  // Turns to where something happens, when that is out of sight.
  reveal(points: Point[]): void {
    if (points.length === 0 || this.whole) return;
    const [w, h] = [this.width / this.scale / 2 - 1.6, this.height / this.scale / 2 - 1.6];
    const hidden = points.some(({ x, y }) => Math.abs(x - this.centre.x) > w || Math.abs(y - this.centre.y) > h);
    if (!hidden) return;
    const mean = {
      x: points.reduce((sum, at) => sum + at.x, 0) / points.length,
      y: points.reduce((sum, at) => sum + at.y, 0) / points.length,
    };
    this.#glideTo(this.#within(mean, this.scale));
  }

  #set(centre: Point, scale: number): void {
    this.scale = scale;
    this.centre = this.#within(centre, scale);
  }

  // The castle never leaves the window; where there is room to spare it stands in the middle.
  #within({ x, y }: Point, scale: number): Point {
    const keep = (at: number, from: number, size: number, seen: number) =>
      seen >= size ? from + size / 2 : Math.min(from + size - seen / 2, Math.max(from + seen / 2, at));
    const { world } = this;
    return { x: keep(x, world.x, world.w, this.width / scale), y: keep(y, world.y, world.h, this.height / scale) };
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
  }

  #glideTo(to: Point): void {
    this.#stop();
    if (still()) {
      this.centre = to;
      return;
    }
    const from = this.centre;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / 260);
      const eased = 1 - (1 - part) ** 3;
      this.centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      if (part < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }
}
