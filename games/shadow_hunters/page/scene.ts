// What the table shows at one moment, and the moments between two views.
import type { Telling } from '$shell/games/contract';
import type { Beat } from '$shell/stage/stage.svelte';
import { without } from '$shell/stage/settled';
import { plain } from '$shell/stage/words';
import { cards, deckOf, inOrder } from './facts';
import { tell } from './tell';
import type { Blow, Card, Deck, Event, View } from './types';

// An attack as it unfolds: the dice first, then the sum for each target.
export interface Clash {
  attacker: number;
  targets: number[];
  d6: number;
  d4: number;
  counter: boolean;
  blows: Blow[];
  settled: boolean; // the damage has fallen
}

export interface Scene {
  view: View;
  dice: { d6: number; d4: number; nth: number } | null; // nth: a new roll of the same numbers is a roll too
  drawn: Card | null; // the card that lies open in the middle
  clash: Clash | null;
}

export type Flying = { token: number } | { card: Card } | { back: Deck };
type Moment = Beat<Scene, Flying>;

export const slot = {
  piece: (seat: number) => `piece-${seat}`,
  marker: (seat: number) => `marker-${seat}`,
  seat: (seat: number) => `seat-${seat}`,
  face: (seat: number) => `face-${seat}`,
  deck: (deck: Deck) => `deck-${deck}`,
  drawn: 'drawn',
};

// Through all eyes everybody's character is open.
export function sceneOf(view: View, eyes: Record<number, View> | null, dice: Scene['dice'] = null): Scene {
  const shown = eyes
    ? {
        ...view,
        players: view.players.map((player, i) => ({
          ...player,
          character: eyes[i + 1]?.players[i]?.character ?? player.character,
        })),
      }
    : view;
  const { assault, blows, phase } = view;
  const clash = assault && {
    attacker: assault.attacker,
    targets: assault.targets,
    d6: assault.d6,
    d4: assault.d4,
    counter: assault.counter,
    blows,
    settled: phase === 'reply' || phase === 'feast',
  };
  return {
    view: shown,
    dice: dice ?? (assault && { d6: assault.d6, d4: assault.d4, nth: 0 }),
    drawn: view.card,
    clash,
  };
}

// What is true of a picture when everything has been played. What is asked next, and what one may conclude, no event
// tells.
export const settled = (scene: Scene) => ({
  ...scene,
  view: {
    ...without(scene.view, 'phase', 'turns', 'extra_turns', 'asked', 'deciding', 'victim', 'card', 'question', 'gifts'),
    ...{ assault: null, blows: null }, // what is shown of them is the clash
    players: scene.view.players.map((player) => without(player, 'could', 'used', 'reach')),
  },
});

// One sum for each target: a view before the damage has reckoned it already, and what falls takes its place.
const withBlow = (blows: Blow[], blow: Blow): Blow[] =>
  blows.some((each) => each.target === blow.target)
    ? blows.map((each) => (each.target === blow.target ? blow : each))
    : [...blows, blow];

class Script {
  readonly beats: Moment[] = [];
  #scene: Scene;

  constructor(
    start: Scene,
    readonly end: Scene,
    readonly telling: Telling,
  ) {
    this.#scene = {
      ...start,
      drawn: null,
      view: { ...start.view, players: start.view.players.map((player) => ({ ...player })) },
    };
  }

  #player(seat: number) {
    return this.#scene.view.players[seat - 1]!;
  }

  #push(beat: Omit<Moment, 'scene'>, about?: Event): void {
    const line = about && tell(about, this.telling)[0];
    const scene = {
      ...this.#scene,
      view: { ...this.#scene.view, players: this.#scene.view.players.map((player) => ({ ...player })) },
    };
    this.beats.push({ ...beat, scene, ...(line ? { caption: plain(line, this.telling.players) } : {}) });
  }

  // How many cards were shuffled in, no event tells.
  #countPiles(): void {
    const { white_left, black_left, hermit_left } = this.end.view;
    Object.assign(this.#scene.view, { white_left, black_left, hermit_left });
  }

  // A card has lain open long enough, an attack is over or goes on: what lies in the middle when all is said.
  close(): void {
    const { drawn, clash } = this.end;
    Object.assign(this.#scene, { drawn, clash });
    this.#push({ ms: 0 });
  }

  play(event: Event): void {
    const scene = this.#scene;
    const { view } = scene;
    switch (event.event) {
      case 'turn-began':
        Object.assign(view, { turn: event.seat, phase: 'start' });
        this.#player(event.seat).angel = false;
        Object.assign(scene, { clash: null, drawn: null });
        return this.#push({ marks: { [slot.seat(event.seat)]: 'glow' }, ms: 150, hold: 250 }, event);
      case 'rolled':
        scene.dice = { d6: event.d6, d4: event.d4, nth: (scene.dice?.nth ?? 0) + 1 };
        return this.#push({ ms: 380, hold: 420 }, event);
      case 'moved':
        this.#player(event.seat).area = event.area;
        return this.#push(
          {
            flights: [{ piece: { token: event.seat }, from: slot.piece(event.seat), to: slot.piece(event.seat) }],
            ms: 380,
            hold: 120,
          },
          event,
        );
      case 'drew':
        scene.drawn = event.card;
        this.#countPiles();
        return this.#push(
          {
            flights: [{ piece: { card: event.card }, from: slot.deck(deckOf(event.card)), to: slot.drawn }],
            ms: 350,
            hold: cards[event.card].equipment ? 500 : 900,
          },
          event,
        );
      case 'question-drawn':
        view.turn = event.seat; // before the first turn everybody draws one (SH-50)
        this.#countPiles();
        return this.#push(
          {
            flights: [{ piece: { back: 'hermit' }, from: slot.deck('hermit'), to: slot.face(event.seat) }],
            ms: 320,
            hold: 100,
          },
          event,
        );
      case 'question-given':
        return this.#push(
          {
            flights: [{ piece: { back: 'hermit' }, from: slot.face(event.from), to: slot.face(event.to) }],
            ms: 380,
            hold: 150,
          },
          event,
        );
      case 'question-answered':
        return this.#push({ marks: { [slot.seat(event.to)]: 'glow' }, ms: 200, hold: 800 }, event);
      case 'character-shown':
        // Only some see it, and one of them knew it before.
        this.#player(event.seat).character = this.end.view.players[event.seat - 1]?.character ?? null;
        return this.#push({ marks: { [slot.face(event.seat)]: 'turn' }, ms: 300, hold: 900 }, event);
      case 'hurt':
      case 'healed':
        this.#player(event.seat).damage = event.damage;
        if (scene.clash) scene.clash = { ...scene.clash, settled: true };
        return this.#push(
          {
            flights: [{ piece: { token: event.seat }, from: slot.marker(event.seat), to: slot.marker(event.seat) }],
            marks: { [slot.seat(event.seat)]: 'glow' },
            ms: 350,
            hold: 300,
          },
          event,
        );
      case 'revealed':
        Object.assign(this.#player(event.seat), { revealed: true, character: event.character });
        return this.#push({ marks: { [slot.face(event.seat)]: 'turn' }, ms: 350, hold: 750 }, event);
      case 'attacked':
        scene.dice = { d6: event.d6, d4: event.d4, nth: (scene.dice?.nth ?? 0) + 1 };
        scene.clash = {
          attacker: event.seat,
          targets: event.targets,
          d6: event.d6,
          d4: event.d4,
          counter: event.counter,
          blows: [],
          settled: false,
        };
        scene.drawn = null;
        return this.#push({ ms: 400, hold: 500 }, event);
      case 'blow':
        if (scene.clash) scene.clash = { ...scene.clash, blows: withBlow(scene.clash.blows, without(event, 'event')) };
        return this.#push({ ms: 200, hold: 1000 }, event);
      case 'equipment-taken': {
        if (event.from !== null)
          this.#player(event.from).equipment = this.#player(event.from).equipment.filter((card) => card !== event.card);
        const to = this.#player(event.seat);
        to.equipment = inOrder([...to.equipment.filter((card) => card !== event.card), event.card]);
        scene.drawn = null;
        return this.#push(
          {
            flights: [
              {
                piece: { card: event.card },
                from: event.from === null ? slot.drawn : slot.face(event.from),
                to: slot.face(event.seat),
              },
            ],
            ms: 380,
            hold: 250,
          },
          event,
        );
      }
      case 'equipment-discarded':
        this.#player(event.seat).equipment = this.#player(event.seat).equipment.filter(
          (card) => !event.cards.includes(card),
        );
        return this.#push({ ms: 150, hold: 200 }, event);
      case 'died':
        Object.assign(this.#player(event.seat), {
          alive: false,
          revealed: true,
          character: event.character,
          area: null,
          angel: false,
        });
        return this.#push({ marks: { [slot.face(event.seat)]: 'turn' }, ms: 400, hold: 1000 }, event);
      case 'card-worked':
        if (event.card === 'guardian-angel') this.#player(event.seat).angel = true;
        return this.#push({ ms: 200, hold: 600 }, event);
      case 'spared':
      case 'nothing-to-steal':
        return this.#push({ ms: 200, hold: 500 }, event);
      case 'reshuffled':
        this.#countPiles();
        return this.#push({ ms: 200, hold: 500 }, event);
      case 'game-ended':
        Object.assign(view, { winners: event.winners, end: event.reason, aside: event.aside });
        return;
      default: // what a move was shows in what follows; what is read, in one's hand
        return;
    }
  }
}

export function beatsOf(start: Scene, events: Event[], end: Scene, telling: Telling): Moment[] {
  const script = new Script(start, end, telling);
  for (const event of events) script.play(event);
  script.close();
  return script.beats;
}

// The dice of the last roll stay on the table until the next.
export function lastDice(events: Event[], before: Scene['dice']): Scene['dice'] {
  const rolls = events.filter((event) => event.event === 'rolled' || event.event === 'attacked');
  const last = rolls.at(-1);
  return last ? { d6: last.d6, d4: last.d4, nth: (before?.nth ?? 0) + rolls.length } : before;
}
