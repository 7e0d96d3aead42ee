// What the table shows at one moment, and the moments between two views.
import type { Telling } from '$shell/games/contract';
import type { Beat, Flight } from '$shell/stage/stage.svelte';
import { without } from '$shell/stage/settled';
import { plain } from '$shell/stage/words';
import { facts } from './facts.gen';
import { tell } from './tell';
import { inOrder, type Card, type Event, type View } from './types';

export interface RoundRow {
  seat: number;
  tracks: number;
  kinds: number;
  points: number;
  total: number;
}

export interface Scene {
  view: View;
  offer: { from: number; to: number } | null;
  tally: { round: number; rows: RoundRow[] } | null;
}

export interface FlyingCard {
  card: Card; // or "back"
}
type CardBeat = Beat<Scene, FlyingCard>;

export const slot = {
  card: (card: Card) => `card-${card}`,
  hand: (seat: number) => `hand-${seat}`,
  refused: (seat: number) => `refused-${seat}`,
  trick: (seat: number) => `trick-${seat}`,
  won: (seat: number) => `won-${seat}`,
};

export function sceneOf(view: View): Scene {
  const offered = view.phase === 'answer' && view.winning !== null;
  return { view, offer: offered ? { from: view.winning!, to: view.turn } : null, tally: null };
}

// What is true of a picture when everything has been played. The tally is there to be read and goes; whose turn it is,
// no event tells.
export const settled = (scene: Scene) => ({
  ...without(scene, 'tally'),
  view: without(scene.view, 'turn', 'phase'),
});

function copy(scene: Scene): Scene {
  const view = { ...scene.view, seats: scene.view.seats.map((seat) => ({ ...seat })), trick: [...scene.view.trick] };
  return { ...scene, view };
}

// Where a card of this seat lies: in one's own hand (refused or not), open before another player, or in a hidden hand.
function lies(view: View, seat: number, card: Card, me: number | null): string {
  if (seat === me) return slot.card(card);
  return view.seats[seat - 1]?.refused === card ? slot.refused(seat) : slot.hand(seat);
}

export function beatsOf(start: Scene, events: Event[], end: Scene, telling: Telling): CardBeat[] {
  const beats: CardBeat[] = [];
  const scene = copy(start);
  const { view } = scene;
  const { me } = telling;
  const seatOf = (seat: number) => view.seats[seat - 1]!;
  const push = (beat: Omit<CardBeat, 'scene'>, about?: Event) => {
    const line = about && tell(about, telling)[0];
    beats.push({ ...beat, scene: copy(scene), ...(line ? { caption: plain(line, telling.players) } : {}) });
  };

  // What a seat's tricks are worth now: at the end of a round the view already shows the next one.
  const worthOf = (seat: number) => {
    const scored = events.find((event) => event.event === 'round-scored' && event.seat === seat);
    const { tracks, kinds, points } = scored?.event === 'round-scored' ? scored : end.view.seats[seat - 1]!;
    return { tracks, kinds, points };
  };

  for (const event of events) {
    switch (event.event) {
      case 'round-began':
        // What was won is picked up: it is the new hand.
        Object.assign(view, { ...end.view, seats: end.view.seats.map((seat) => ({ ...seat })) });
        scene.tally = null;
        push(
          {
            flights: [
              ...view.hand.map((card) => ({ piece: { card }, from: slot.won(me ?? 0), to: slot.card(card) })),
              ...view.seats.map((_, i): Flight<FlyingCard> => ({
                piece: { card: 'back' },
                from: slot.won(i + 1),
                to: slot.hand(i + 1),
              })),
            ],
            ms: 400,
            hold: 100,
          },
          event,
        );
        break;
      case 'card-refused': {
        const from = lies(view, event.seat, event.card, me);
        seatOf(event.seat).refused = event.card;
        const to = lies(view, event.seat, event.card, me);
        push({ flights: [{ piece: { card: event.card }, from, to }], ms: 300, hold: 250 }, event);
        break;
      }
      case 'played': {
        const from = lies(view, event.seat, event.card, me);
        const player = seatOf(event.seat);
        if (player.refused === event.card) player.refused = null;
        player.hand_size--;
        view.hand = view.hand.filter((card) => card !== event.card);
        view.trick = [...view.trick, { seat: event.seat, card: event.card }];
        if (end.view.trick.length === view.trick.length) {
          view.trick_suit = end.view.trick_suit;
          view.winning = end.view.winning;
        }
        push({ flights: [{ piece: { card: event.card }, from, to: slot.trick(event.seat) }], ms: 300, hold: 120 });
        break;
      }
      case 'trick-won':
        view.winning = event.seat;
        push({ marks: { [slot.trick(event.seat)]: 'glow' }, ms: 0, hold: 750 }, event);
        break;
      case 'trick-offered':
        scene.offer = { from: event.seat, to: event.to };
        push({ ms: 0, hold: 600 }, event);
        break;
      case 'trick-declined': {
        const from = lies(view, event.seat, event.out, me);
        const place = view.trick.find((each) => each.card === event.in)?.seat ?? event.seat;
        if (seatOf(event.seat).refused === event.out) seatOf(event.seat).refused = null;
        view.trick = view.trick.map((each) => (each.card === event.in ? { ...each, card: event.out } : each));
        if (event.seat === me)
          view.hand = inOrder([...view.hand.filter((card) => card !== event.out && card !== event.in), event.in]);
        push(
          {
            flights: [
              { piece: { card: event.in }, from: slot.trick(place), to: lies(view, event.seat, event.in, me) },
              { piece: { card: event.out }, from, to: slot.trick(place) },
            ],
            ms: 400,
            hold: 300,
          },
          event,
        );
        break;
      }
      case 'refused-card-back': {
        const from = lies(view, event.seat, event.card, me);
        seatOf(event.seat).refused = null;
        const to = lies(view, event.seat, event.card, me);
        push({ flights: [{ piece: { card: event.card }, from, to }], ms: 280, hold: 100 }, event);
        break;
      }
      case 'trick-taken': {
        const flights = view.trick.map((each) => ({
          piece: { card: each.card },
          from: slot.trick(each.seat),
          to: slot.won(event.seat),
        }));
        if (event.seat === me) view.won = inOrder([...view.won, ...view.trick.map(({ card }) => card)]);
        Object.assign(view, { last_trick: view.trick, last_taker: event.seat });
        Object.assign(view, { trick: [], trick_suit: null, winning: null });
        view.trick_number = Math.min(view.trick_number + 1, facts.tricks);
        scene.offer = null;
        const full = view.quota > 0 && event.tricks === view.quota;
        Object.assign(seatOf(event.seat), { tricks: event.tricks, full, ...worthOf(event.seat) });
        push({ flights, ms: 380, hold: 80 });
        break;
      }
      case 'round-scored': {
        const rows = scene.tally?.rows ?? [];
        scene.tally = { round: event.round, rows: [...rows.filter((row) => row.seat !== event.seat), event] };
        const player = seatOf(event.seat);
        Object.assign(player, { rounds: [...player.rounds, event.points], total: event.total });
        const last = events.filter((each) => each.event === 'round-scored').slice(-1)[0] === event;
        if (last) push({ ms: 0, hold: 2800 });
        break;
      }
      case 'game-ended':
        break;
    }
  }
  return beats;
}
