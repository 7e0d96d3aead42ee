// What the table shows at one moment, and the moments between two views.
import type { Telling } from '../contract';
import type { Beat } from '../stage/stage.svelte';
import { plain } from '../stage/words';
import { board } from './board';
import { hover, stand, wayOnFoot, type Point } from './geometry';
import { tell } from './tell';
import type { Animal, CardView, Event, Room, View } from './types';

export interface Scene {
  view: View;
  walks: Record<number, Point[]>; // figures on their way in this moment
  drift: Point[] | null; // Max on his
  leaving: Animal | null; // an animal that runs off
  look: Room[]; // where things happen: a zoomed castle turns there
}

export type FlyingCard = { card: CardView };
type Moment = Beat<Scene, FlyingCard>;

export const slot = {
  card: (nth: number) => `row-${nth}`,
  seat: (seat: number) => `seat-${seat}`,
};

// Through all eyes one sees what Max sees: it is everything.
export function sceneOf(view: View, eyes: Record<number, View> | null): Scene {
  return { view: eyes?.[view.max] ?? view, walks: {}, drift: null, leaving: null, look: [] };
}

// Where a figure stands, beside the others in its room.
export function placeOfFigure(view: View, figure: number): Point | null {
  const room = view.figures[figure - 1]?.room;
  if (!room) return null;
  const there = view.figures.flatMap((each, i) => (each.room === room ? [i + 1] : []));
  return stand(board.room(room), there.indexOf(figure), there.length);
}

export const placeOfGhost = (room: Room): Point => hover(board.room(room));

function copy(scene: Scene): Scene {
  const { view } = scene;
  return { ...scene, view: { ...view, figures: view.figures.map((figure) => ({ ...figure })), frames: view.frames.map((frame) => ({ ...frame })), row: view.row.map((card) => ({ ...card })) } };
}

class Script {
  readonly beats: Moment[] = [];
  readonly #scene: Scene;

  constructor(
    start: Scene,
    readonly end: Scene,
    readonly telling: Telling,
  ) {
    this.#scene = copy(start);
  }

  #push(beat: Omit<Moment, 'scene'>, about?: Event): void {
    const line = about && tell(about, this.telling)[0];
    this.beats.push({ ...beat, scene: copy(this.#scene), ...(line ? { caption: plain(line, this.telling.players) } : {}) });
    Object.assign(this.#scene, { walks: {}, drift: null, leaving: null, look: [] });
  }

  #drift(to: Room): void {
    const { view } = this.#scene;
    const from = view.ghost;
    this.#scene.drift = from && from !== to ? [placeOfGhost(from), placeOfGhost(to)] : null;
    view.ghost = to;
    this.#scene.look = [to];
  }

  play(event: Event): void {
    const scene = this.#scene;
    const { view } = scene;
    switch (event.event) {
      case 'figure-placed':
        view.figures[event.figure - 1]!.room = event.room;
        scene.look = [event.room];
        return this.#push({ ms: 250, hold: 150 }, event);
      case 'max-placed':
        view.ghost = event.room;
        view.seen = true;
        view.row = [{ room: event.room, kind: 'start', cheat: false, sprung: false }];
        scene.look = [event.room];
        return this.#push({ ms: 350, hold: 700 }, event);
      case 'frame-chosen':
        view.frames.forEach((frame) => (frame.current = frame.animal === event.animal));
        view.row = view.row.slice(-1).map((card) => ({ ...card, kind: 'start' as const, cheat: false }));
        return this.#push({ ms: 250, hold: 600 }, event);
      case 'max-moved': {
        // Max sees his own card; for everybody else he fades.
        const laid = this.end.view.row.at(-1);
        const card: CardView = { room: null, kind: null, cheat: event.cheat, sprung: false };
        const mine = this.end.view.ghost !== null && !this.end.view.seen && laid?.room ? laid : null;
        view.seen = false;
        if (mine?.room) this.#drift(mine.room);
        else view.ghost = null;
        view.row = [...view.row, mine ?? card];
        const flights = [{ piece: { card }, from: slot.seat(view.max), to: slot.card(view.row.length - 1) }];
        return this.#push({ flights, ms: 380, hold: 150 }, event);
      }
      case 'card-laid':
      case 'figure-stayed':
        return;
      case 'door-locked':
        view.locked = event.room;
        view.door_card = false;
        scene.look = [event.room];
        return this.#push({ ms: 250, hold: 700 }, event);
      case 'trap-laid':
        view.trap = event.room;
        view.trap_card = false;
        scene.look = [event.room];
        return this.#push({ ms: 250, hold: 600 }, event);
      case 'trap-sprung': {
        view.ghost = event.room;
        view.seen = true;
        const last = view.row.at(-1);
        if (last) last.sprung = true;
        scene.look = [event.room];
        return this.#push({ ms: 400, hold: 1200 }, event);
      }
      case 'figure-moved': {
        const start = placeOfFigure(view, event.figure);
        Object.assign(view.figures[event.figure - 1]!, { room: event.to, moved: true });
        const end = placeOfFigure(view, event.figure);
        if (start && end) scene.walks = { [event.figure]: wayOnFoot(board, event.from, event.to, start, end) };
        scene.look = [event.from, event.to];
        return this.#push({ ms: 400, hold: 60 });
      }
      case 'door-opened':
        view.locked = null;
        view.figures[event.figure - 1]!.moved = true;
        scene.look = [event.room];
        return this.#push({ ms: 250, hold: 450 }, event);
      case 'animal-gone': {
        scene.leaving = event.animal;
        this.#push({ ms: 400, hold: 60 }, event);
        const frame = view.frames.find((each) => each.animal === event.animal);
        if (frame) frame.left = event.left;
        view.figures.forEach((figure) => (figure.moved = false));
        return;
      }
      case 'max-appeared':
        return this.#appear(event);
      case 'game-ended':
        return;
    }
  }

  // The cards are turned over one after the other, and Max walks as they tell.
  #appear(event: Event & { event: 'max-appeared' }): void {
    const { view } = this.#scene;
    view.seen = true;
    view.row = event.path.map((_, i) => view.row[i] ?? { room: null, kind: null, cheat: false, sprung: false });
    event.path.forEach((step, i) => {
      view.row = view.row.map((card, n) => (n === i ? { ...card, room: step.room, kind: step.kind, cheat: step.kind === 'cheat' } : card));
      this.#drift(step.room);
      const last = i === event.path.length - 1;
      this.#push({ marks: { [slot.card(i)]: 'turn' }, ms: i === 0 ? 300 : 400, hold: last ? 900 : 120 }, event);
    });
    view.ghost = event.room;
  }
}

export function beatsOf(start: Scene, events: Event[], end: Scene, telling: Telling): Moment[] {
  const script = new Script(start, end, telling);
  for (const event of events) script.play(event);
  return script.beats;
}
