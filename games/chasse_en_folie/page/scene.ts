// What lies on the meadow at one moment, and the moments between two views.
import type { Telling } from '$shell/games/contract';
import type { Beat, Effect, Flight } from '$shell/stage/stage.svelte';
import { without } from '$shell/stage/settled';
import { plain } from '$shell/stage/words';
import { tell } from './tell';
import { inOrder, type Card, type Event, type View } from './types';

export type Shown = Card | 'back';

// The view, with what lies above each lodge and, at the end of a day, what the day was worth.
export interface Scene {
  view: View;
  played: (Shown | null)[];
  tally: { seat: number; points: number; total: number }[] | null;
  day: number; // of the tally
}

export type FlyingCard = { card: Shown };
type CardBeat = Beat<Scene, FlyingCard>;

export function sceneOf(view: View, eyes: Record<number, View> | null): Scene {
  const played = view.lodges.map((lodge, i): Shown | null => {
    if (!lodge.chosen) return null;
    const own = view.viewer === i + 1 ? view : eyes?.[i + 1];
    return own?.choice ?? 'back';
  });
  return { view, played, tally: null, day: view.day };
}

// What is true of a picture when everything has been played: all but the tally of a day, which is there to be read.
export const settled = (scene: Scene) => without(scene, 'tally', 'day');

export const slot = {
  hand: (seat: number) => `hand-${seat}`,
  kind: (card: Card) => `hand-${card}`,
  played: (seat: number) => `played-${seat}`,
  easy: (seat: number) => `easy-${seat}`,
  prey: (seat: number) => `prey-${seat}`,
  home: (seat: number) => `home-${seat}`,
  lodge: (seat: number) => `lodge-${seat}`,
  start: (seat: number) => `start-${seat}`,
};

// A scene that can be changed without touching the one before it.
function copy(scene: Scene): Scene {
  const view = { ...scene.view, hand: [...scene.view.hand], prey: [...scene.view.prey] };
  view.lodges = view.lodges.map((lodge) => ({ ...lodge }));
  return { ...scene, view, played: [...scene.played] };
}

function less(cards: Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

class Script {
  beats: CardBeat[] = [];
  #scene: Scene;

  constructor(
    scene: Scene,
    private events: Event[],
    private end: Scene,
    private telling: Telling,
  ) {
    this.#scene = copy(scene);
  }

  write(): CardBeat[] {
    for (let at = 0; at < this.events.length;) {
      const kind = this.events[at]!.event;
      let next = at + 1;
      // What happens to everybody at once is one movement; each catch is a movement of its own.
      while (kind !== 'caught' && this.events[next]?.event === kind) next++;
      this.#beat(this.events.slice(at, next));
      at = next;
    }
    return this.beats;
  }

  #mine(seat: number): boolean {
    return seat === this.telling.me;
  }

  #handSlot(seat: number, card: Shown): string {
    return this.#mine(seat) && card !== 'back' ? slot.kind(card) : slot.hand(seat);
  }

  #push(beat: Omit<CardBeat, 'scene'>, about?: Event): void {
    const line = about && tell(about, this.telling)[0];
    const caption = line && plain(line, this.telling.players);
    this.beats.push({ ...beat, scene: copy(this.#scene), ...(caption ? { caption } : {}) });
  }

  #beat(group: Event[]): void {
    const flights: Flight<FlyingCard>[] = [];
    const marks: Record<string, Effect> = {};
    const { view, played } = this.#scene;
    const lodge = (seat: number) => view.lodges[seat - 1]!;
    const toPile = (seat: number, card: Card, from: string) => {
      flights.push({ piece: { card }, from, to: slot.prey(seat) });
      lodge(seat).prey_size++;
      if (this.#mine(seat)) view.prey = inOrder([...view.prey, card]);
    };
    const toHand = (seat: number, card: Card) => {
      flights.push({ piece: { card }, from: slot.played(seat), to: this.#handSlot(seat, card) });
      played[seat - 1] = null;
      lodge(seat).hand_size++;
      if (this.#mine(seat)) view.hand = inOrder([...view.hand, card]);
    };

    let about: Event | undefined = group.length === 1 ? group[0] : undefined;
    let ms = 320;
    let hold = 60;
    for (const event of group) {
      switch (event.event) {
        case 'chosen': {
          const card = this.#chosenCard(event.seat);
          flights.push({ piece: { card }, from: this.#handSlot(event.seat, card), to: slot.played(event.seat) });
          played[event.seat - 1] = card;
          lodge(event.seat).hand_size--;
          lodge(event.seat).chosen = true;
          if (card !== 'back') Object.assign(view, { hand: less(view.hand, card), choice: card });
          break;
        }
        case 'revealed':
          if (played[event.seat - 1] !== event.card) marks[slot.played(event.seat)] = 'turn';
          played[event.seat - 1] = event.card;
          view.revealed = []; // they lie above the lodges
          hold = 450;
          break;
        case 'lodge-turned':
          lodge(event.seat).four = true;
          marks[slot.lodge(event.seat)] = 'turn';
          marks[slot.played(event.seat)] = 'glow';
          hold = 500;
          break;
        case 'poached':
          toPile(event.seat, 'hunter', slot.played(event.seat));
          played[event.seat - 1] = null;
          hold = 250;
          break;
        case 'caught':
          return this.#pounce(event);
        case 'taken-back':
          toHand(event.seat, event.card);
          about = event;
          hold = 200;
          break;
        case 'went-home':
          flights.push({ piece: { card: 'hunter' }, from: slot.played(event.seat), to: slot.home(event.seat) });
          played[event.seat - 1] = null;
          lodge(event.seat).hunter_home = true;
          hold = 200;
          break;
        case 'all-stay':
          played.forEach((_, i) => (marks[slot.played(i + 1)] = 'glow'));
          hold = 700;
          break;
        case 'secured':
          toPile(event.seat, event.card, slot.easy(event.seat));
          lodge(event.seat).easy = null;
          break;
        case 'exposed':
          flights.push({ piece: { card: event.card }, from: slot.played(event.seat), to: slot.easy(event.seat) });
          played[event.seat - 1] = null;
          lodge(event.seat).easy = event.card;
          hold = 150;
          break;
        case 'round-ended':
          Object.assign(view, { start: event.start, round: view.round + 1, choice: null });
          view.revealed = this.events.flatMap((each) => (each.event === 'revealed' ? [each.card] : []));
          view.lodges.forEach((each) => (each.chosen = false));
          ms = 200;
          about = undefined;
          break;
        case 'day-ended':
          hold = 600;
          ms = 200;
          break;
        case 'day-scored':
          this.#scene.tally = [
            ...(this.#scene.tally ?? []).filter((row) => row.seat !== event.seat),
            { seat: event.seat, points: event.points, total: event.total },
          ];
          this.#scene.day = event.day;
          Object.assign(lodge(event.seat), { days: [...lodge(event.seat).days, event.points], total: event.total });
          hold = 2400;
          break;
        case 'day-began':
          this.#scene = copy(this.end);
          return this.#push({ ms: 0 });
        case 'game-ended':
          Object.assign(view, { over: true, round: view.round - 1 }); // no other round begins
          return this.#push({ ms: 0 });
      }
    }
    this.#push({ flights, marks, ms, hold }, group.length === 1 ? about : undefined);
  }

  // The hunting card leaps at its prey, and brings it home.
  #pounce(event: Event & { event: 'caught' }): void {
    const here = slot.played(event.seat);
    const there = event.easy ? slot.easy(event.from) : slot.played(event.from);
    const hunter: FlyingCard = { card: event.hunter };
    this.#push({ flights: [{ piece: hunter, from: here, to: there }], away: [here], ms: 300 }, event);
    const { view, played } = this.#scene;
    if (event.easy) view.lodges[event.from - 1]!.easy = null;
    else played[event.from - 1] = null;
    view.lodges[event.seat - 1]!.prey_size++;
    if (this.#mine(event.seat)) view.prey = inOrder([...view.prey, event.prey]);
    this.#push(
      {
        flights: [
          { piece: { card: event.prey }, from: there, to: slot.prey(event.seat) },
          { piece: hunter, from: there, to: here },
        ],
        ms: 380,
        hold: 260,
      },
      event,
    );
  }

  // Others' choices are secret; one's own is in the end, or already revealed when it was the last.
  #chosenCard(seat: number): Shown {
    const shown = this.events.find((event) => event.event === 'revealed' && event.seat === seat);
    if (this.#mine(seat) && shown?.event === 'revealed') return shown.card;
    return this.end.played[seat - 1] ?? 'back';
  }
}

export function beatsOf(scene: Scene, events: Event[], end: Scene, telling: Telling): CardBeat[] {
  return new Script(scene, events, end, telling).write();
}
