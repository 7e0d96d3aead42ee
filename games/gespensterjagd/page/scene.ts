// What the table shows at one moment, and the moments between two views.
import type { Telling } from '$shell/games/contract';
import type { Beat } from '$shell/stage/stage.svelte';
import { without } from '$shell/stage/settled';
import { plain } from '$shell/stage/words';
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

// What is true of a picture when everything has been played. Who is on the move passes with the moment; whose turn it
// is, and what can be concluded, no event tells.
export const settled = (scene: Scene) => without(scene.view, 'turn', 'phase', 'acted', 'visited', 'possible');

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
  return {
    ...scene,
    view: {
      ...view,
      figures: view.figures.map((figure) => ({ ...figure })),
      frames: view.frames.map((frame) => ({ ...frame })),
      row: view.row.map((card) => ({ ...card })),
    },
  };
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
    this.beats.push({
      ...beat,
      scene: copy(this.#scene),
      ...(line ? { caption: plain(line, this.telling.players) } : {}),
    });
    Object.assign(this.#scene, { walks: {}, drift: null, leaving: null, look: [] });
  }

  #nextRound(): void {
    for (const figure of this.#scene.view.figures) figure.moved = false;
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
        view.row = view.row.slice(-1);
        this.#nextRound();
        return this.#push({ ms: 250, hold: 600 }, event);
      case 'max-moved': {
        // Max sees his own card; for everybody else he fades.
        const card: CardView = { room: null, kind: null, cheat: event.cheat, sprung: false };
        const laid = view.viewer === view.max ? this.end.view.row[view.row.length] : undefined;
        view.seen = false;
        if (laid?.room) this.#drift(laid.room);
        else view.ghost = null;
        if (event.cheat) view.cheats -= 1;
        if (laid?.kind === 'pause') view.pauses -= 1;
        view.row = [...view.row, laid ? { ...laid, sprung: false } : card];
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
        if (frame) Object.assign(frame, { left: event.left, current: event.left > 0 });
        if (event.left > 0) this.#nextRound();
        view.round = Math.min(view.round + 1, view.rounds);
        return this.#push({ ms: 0 });
      }
      case 'max-appeared':
        return this.#appear(event);
      case 'game-ended':
        Object.assign(view, { end: event.reason, trail: this.end.view.trail });
        // The move that catches Max is not counted any more.
        view.figures.forEach((figure, i) => (figure.moved = this.end.view.figures[i]!.moved));
        return this.#push({ ms: 0 });
    }
  }

  // The cards are turned over one after the other, and Max walks as they tell.
  #appear(event: Event & { event: 'max-appeared' }): void {
    const { view } = this.#scene;
    view.seen = true;
    view.pauses = this.end.view.pauses; // what he has left shows in his cards
    view.row = event.path.map((_, i) => view.row[i] ?? { room: null, kind: null, cheat: false, sprung: false });
    event.path.forEach((step, i) => {
      view.row = view.row.map((card, n) => (n === i ? { ...step, cheat: step.kind === 'cheat', sprung: false } : card));
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
