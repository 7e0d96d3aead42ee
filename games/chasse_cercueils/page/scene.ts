// What the table shows at one moment, and the moments between two views.
import type { Slap } from '$shell/protocol.gen';
import type { Telling } from '$shell/games/contract';
import type { Beat } from '$shell/stage/stage.svelte';
import { without } from '$shell/stage/settled';
import { plain } from '$shell/stage/words';
import { tell } from './tell';
import { spotOf, type Card, type CardView, type Event, type View } from './types';

export interface Scene {
  view: View;
  rolling: boolean; // the dice are in the air, without a race
  hands: number[]; // on the garlic, the first one first
}

export type Flying = { card: Card | null } | { hand: number };
type Moment = Beat<Scene, Flying>;

export const slot = {
  card: (spot: string) => `card-${spot.replace('.', '-')}`,
  trophy: (seat: number, nth: number) => `trophy-${seat}-${nth}`,
  seat: (seat: number) => `seat-${seat}`,
  hand: (nth: number) => `hand-${nth}`,
  pile: 'pile',
};

export const sceneOf = (view: View, hands: number[] = []): Scene => ({ view, rolling: false, hands });

// What is true of a picture when everything has been played. What is asked next, and what one has decided in secret
// oneself, no event tells.
export const settled = (scene: Scene) => ({ ...scene, view: without(scene.view, 'phase', 'slapping') });

// Whose hands lie on the garlic, the first one first: those that have just come down, else those of the picture before.
export function handsOn(view: View, events: Event[], slaps: Slap[] | null, before: number[]): number[] {
  if (view.slapper === null) return [];
  if (slaps) return slaps.map((slap) => slap.seat);
  const shown = events.flatMap((event) => (event.event === 'hands-shown' ? event.seats : []));
  const hands = shown.length > 0 ? shown : before;
  return hands.includes(view.slapper) ? hands : [...hands, view.slapper];
}

// The same cards at the same places, whoever looks: worth no new picture.
export const sameTable = (a: View, b: View) =>
  JSON.stringify({ ...a, viewer: 0 }) === JSON.stringify({ ...b, viewer: 0 });

class Script {
  readonly beats: Moment[] = [];
  #scene: Scene;

  constructor(
    start: Scene,
    readonly events: Event[],
    readonly end: Scene,
    readonly telling: Telling,
    readonly slaps: Slap[] | null,
  ) {
    this.#scene = { ...structuredClone(start), rolling: false };
  }

  #hand = (seat: number) => this.#scene.view.hands[seat - 1]!;

  // A place beyond the row so far is added to it.
  #at(spot: string): CardView {
    const { owner, place } = spotOf(spot);
    const { cards } = this.#hand(owner);
    while (cards.length < place) cards.push({ side: 'none', card: null, picked: false });
    return cards[place - 1]!;
  }

  #push(beat: Omit<Moment, 'scene'>, about?: Event): void {
    const line = about && tell(about, this.telling)[0];
    this.beats.push({
      ...beat,
      scene: structuredClone(this.#scene),
      ...(line ? { caption: plain(line, this.telling.players) } : {}),
    });
  }

  #comeDown(seats: number[], about: Event): void {
    for (const seat of seats) {
      const { hands } = this.#scene;
      if (hands.includes(seat)) continue;
      hands.push(seat);
      this.#push(
        { flights: [{ piece: { hand: seat }, from: slot.seat(seat), to: slot.hand(hands.length) }], ms: 150, hold: 30 },
        about,
      );
    }
  }

  #openDecisions(): void {
    for (const hand of this.#scene.view.hands) hand.decided = false;
  }

  // Coffins that are looked into: at the end by everybody.
  #look(): void {
    this.#scene.view.hands.forEach((hand, i) =>
      hand.cards.forEach((card, n) => (card.card = this.end.view.hands[i]?.cards[n]?.card ?? null)),
    );
  }

  // A card that was claimed in vain is turned back.
  #show(event: Event & { event: 'claimed' }): void {
    const card = this.#at(event.spot);
    const before = { ...card };
    const marks = { [slot.card(event.spot)]: 'turn' as const };
    Object.assign(card, { side: 'vampire', card: event.card });
    this.#push({ marks, ms: 320, hold: event.right ? 500 : 1100 }, event);
    if (event.right || this.events.some((each) => each.event === 'opened' && each.spot === event.spot)) return;
    Object.assign(card, before);
    this.#push({ marks: before.side === 'coffin' ? marks : {}, ms: before.side === 'coffin' ? 320 : 0 });
  }

  play(event: Event): void {
    const scene = this.#scene;
    const { view } = scene;
    switch (event.event) {
      case 'rolled':
        Object.assign(scene, { rolling: true, hands: [] });
        this.#push({ ms: 550 });
        Object.assign(scene, { rolling: false });
        Object.assign(view, { dice: event.dice, rolls: view.rolls + 1, phase: 'window' });
        return this.#push({ ms: 150, hold: 450 }, event);
      case 'decided':
        this.#hand(event.seat).decided = true;
        return this.#push({ ms: 0 });
      case 'hands-shown':
        this.#openDecisions();
        return this.#comeDown(this.slaps?.map((slap) => slap.seat) ?? event.seats, event);
      case 'slapped':
        view.slapper = event.seat;
        this.#comeDown(this.slaps?.map((slap) => slap.seat) ?? [event.seat], event);
        return this.#push({ marks: { [slot.seat(event.seat)]: 'glow' }, ms: 150, hold: 350 }, event);
      case 'claimed':
        return this.#show(event);
      case 'closed':
        Object.assign(this.#at(event.spot), { side: 'coffin', card: null });
        return this.#push({ marks: { [slot.card(event.spot)]: 'turn' }, ms: 320, hold: 250 }, event);
      case 'opened':
        Object.assign(this.#at(event.spot), { side: 'vampire', card: event.card });
        return this.#push({ marks: { [slot.card(event.spot)]: 'turn' }, ms: 320, hold: 500 }, event);
      case 'chased': {
        const { owner } = spotOf(event.spot);
        Object.assign(this.#at(event.spot), { side: 'none', card: null });
        this.#hand(owner).chased.push(event.card);
        return this.#push(
          {
            flights: [
              { piece: { card: event.card }, from: slot.card(event.spot), to: slot.trophy(owner, event.count) },
            ],
            ms: 400,
            hold: 250,
          },
          event,
        );
      }
      case 'drawn':
        Object.assign(this.#at(event.spot), { side: 'vampire', card: event.card });
        view.pile -= 1;
        return this.#push(
          {
            flights: [{ piece: { card: event.card }, from: slot.pile, to: slot.card(event.spot) }],
            ms: 360,
            hold: 250,
          },
          event,
        );
      case 'picked':
        this.#at(event.spot).picked = true;
        return this.#push({ marks: { [slot.card(event.spot)]: 'glow' }, ms: 150, hold: 150 }, event);
      case 'swapped': {
        const [first, second] = [this.#at(event.first), this.#at(event.second)];
        const before = { ...first };
        Object.assign(first, { side: second.side, card: second.card, picked: false });
        Object.assign(second, { side: before.side, card: before.card, picked: false });
        // The faces of coffins stay behind: who has looked has seen them.
        for (const card of [first, second]) if (card.side === 'coffin') card.card = null;
        return this.#push(
          {
            flights: [
              { piece: { card: first.card }, from: slot.card(event.second), to: slot.card(event.first) },
              { piece: { card: second.card }, from: slot.card(event.first), to: slot.card(event.second) },
            ],
            ms: 700,
            hold: 300,
          },
          event,
        );
      }
      case 'looked':
        view.looked = true;
        return this.#push({ ms: 150, hold: 550 }, event);
      case 'admitted':
      case 'spared':
      case 'declined':
        return this.#push({ ms: 150, hold: 550 }, event);
      case 'trapped':
        view.slapper = event.seat;
        return this.#push({ marks: { [slot.seat(event.seat)]: 'glow' }, ms: 150, hold: 550 }, event);
      case 'nobody-slapped':
        this.#openDecisions();
        return this.#push({ ms: 150, hold: 550 }, event);
      case 'dice-passed':
        Object.assign(view, { roller: event.to, slapper: null, looked: false, phase: 'roll' });
        scene.hands = [];
        for (const card of view.hands.flatMap((hand) => hand.cards)) {
          card.picked = false;
          if (card.side === 'coffin') card.card = null; // who has looked has seen it
        }
        return this.#push({ marks: { [slot.seat(event.to)]: 'glow' }, ms: 200 });
      case 'saw':
        this.#look();
        return this.#push({ ms: 0 });
      case 'game-ended':
        Object.assign(view, { slapper: null });
        scene.hands = [];
        this.#look();
        return this.#push({ ms: 0 });
    }
  }
}

// `slaps` are those of a race that was run in earnest.
export function beatsOf(
  start: Scene,
  events: Event[],
  end: Scene,
  telling: Telling,
  slaps: Slap[] | null = null,
): Moment[] {
  const script = new Script(start, events, end, telling, slaps);
  for (const event of events) script.play(event);
  return script.beats;
}
