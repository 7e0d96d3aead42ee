// Plays what happened, beat by beat, on top of what the table shows. A beat is a picture of the table (a scene) and the
// pieces that fly into it; places are elements marked data-slot. Whatever is played, the last picture is the true one,
// and `finish` jumps to it at once.
import { tick } from 'svelte';

export interface Flight<Piece> {
  piece: Piece;
  from: string; // slots
  to: string;
}

export type Effect = 'turn' | 'glow';

export interface Beat<Scene, Piece> {
  scene: Scene;
  flights?: Flight<Piece>[];
  away?: string[]; // slots that look empty besides those that something flies to
  marks?: Record<string, Effect>;
  caption?: string;
  ms: number; // the movement
  hold?: number; // time to look at it
}

export interface Airborne<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Stage<Scene, Piece> {
  scene: Scene = $state.raw() as Scene;
  air: Airborne<Piece>[] = $state.raw([]);
  marks: Record<string, Effect> = $state.raw({});
  caption = $state('');
  playing = $state(false);
  target: Scene; // where everything ends that was asked for so far
  root: HTMLElement | null = null;

  #hidden: ReadonlySet<string> = $state.raw(new Set());
  #queue: Beat<Scene, Piece>[] = [];
  #seen: number;
  #run = 0; // a newer run makes the older one stop
  #flights = 0;
  #wake: (() => void) | null = null;

  constructor(scene: Scene, step: number) {
    this.scene = scene;
    this.target = scene;
    this.#seen = step;
  }

  // A new picture of the table. Only a later step is played; a step back, or other eyes, show at once.
  follow(step: number, end: Scene, write: (start: Scene) => Beat<Scene, Piece>[]): void {
    const beats = step > this.#seen ? write(this.target) : [];
    this.#seen = step;
    if (beats.length > 0) this.play(beats, end);
    else this.show(end);
  }

  // Whether the piece of this slot is still on its way.
  hides(slot: string): boolean {
    return this.#hidden.has(slot);
  }

  show(scene: Scene): void {
    this.#queue = [];
    this.target = scene;
    this.#land();
    this.scene = scene;
  }

  play(beats: Beat<Scene, Piece>[], end: Scene): void {
    this.target = end;
    // Nobody looks, or nobody wants to see it move.
    if (prefersStill() || document.hidden || !this.root) return this.show(end);
    this.#queue.push(...beats, { scene: end, ms: 0 });
    if (!this.playing) void this.#perform();
  }

  finish(): void {
    if (this.playing) this.show(this.target);
  }

  #land(): void {
    this.#run++;
    this.playing = false;
    this.air = [];
    this.marks = {};
    this.caption = '';
    this.#hidden = new Set();
    this.#wake?.();
  }

  async #perform(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      // With much still to come everything goes faster, so that the table does not lag behind the game.
      const rate = 1 + Math.max(0, this.#queue.length - 12) / 8;
      const flights = beat.flights ?? [];
      const starts = flights.map((flight) => this.#rect(flight.from));
      this.#hidden = new Set([...flights.map((flight) => flight.to), ...(beat.away ?? [])]);
      this.marks = beat.marks ?? {};
      this.caption = beat.caption ?? '';
      this.scene = beat.scene;
      await tick();
      if (run !== this.#run) return;
      const ms = beat.ms / rate;
      this.air = flights.flatMap((flight, i) => {
        const from = starts[i];
        const to = this.#rect(flight.to);
        return from && to ? [{ id: ++this.#flights, piece: flight.piece, from, to, ms }] : [];
      });
      const pause = ms + (beat.hold ?? 0) / rate;
      if (pause > 0) await this.#wait(pause);
      if (run !== this.#run) return;
    }
    this.#land();
  }

  #rect(slot: string): DOMRect | null {
    const element = this.root?.querySelector(`[data-slot="${slot}"]`);
    const rect = element?.getBoundingClientRect();
    return rect && rect.width > 0 ? rect : null;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
