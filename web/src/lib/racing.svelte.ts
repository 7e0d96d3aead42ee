// A race as this screen sees it: something tumbles, the start is shown at the same instant on every screen, and each
// seat of this browser slaps once or says that it will not. Times are those of performance.now(), in milliseconds.
import type { RaceNow, Slap } from '../protocol.gen';

export interface Tumble {
  seat: number;
  ends: number;
}

// What came of a slap: sent, too early, or no longer of use.
export type Slapped = 'sent' | 'early' | 'late';

interface On {
  race: number;
  shownAt: number; // the frame that showed the start
  lasts: number; // how long hands count from then on
}

// The table says how long after sending the start is to be shown; half of the round trip has passed by now.
export const showAt = (received: number, showIn: number, trip: number) => received + showIn - trip / 2;

// Calls back in the frame nearest to that moment; nobody waits for frames of a page that nobody looks at.
export function atFrame(moment: number, show: () => void): () => void {
  const halfFrame = 8;
  let frame = 0;
  const look = () => {
    if (document.hidden || performance.now() >= moment - halfFrame) show();
    else frame = requestAnimationFrame(look);
  };
  const timer = setTimeout(
    () => (document.hidden ? show() : (frame = requestAnimationFrame(look))),
    Math.max(0, moment - performance.now() - 2 * halfFrame),
  );
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

export class Racing {
  tumbling: Tumble | null = $state.raw(null);
  on: On | null = $state.raw(null);
  said: number[] = $state.raw([]); // seats of this browser that have slapped, or will not
  slaps: Slap[] | null = $state.raw(null); // how the latest race went, until the next roll

  #send: (seat: number, race: number, after: number | null) => void;

  constructor(send: (seat: number, race: number, after: number | null) => void) {
    this.#send = send;
  }

  // A race that this screen has not shown yet.
  isNew(race: RaceNow | null | undefined): race is RaceNow {
    return race != null && race.race !== this.on?.race;
  }

  tumble(seat: number, time: number): void {
    this.tumbling = { seat, ends: performance.now() + time };
    this.on = null;
    this.slaps = null;
  }

  // The latest from the table, in the frame that shows it.
  show(race: RaceNow | null): void {
    this.tumbling = null;
    if (!race) {
      this.on = null;
    } else if (this.isNew(race)) {
      this.on = { race: race.race, shownAt: performance.now(), lasts: race.window + Math.min(0, race.show_in) };
      this.said = [];
      this.slaps = null;
    }
  }

  end(slaps: Slap[]): void {
    this.on = null;
    this.slaps = slaps;
  }

  may(seat: number): boolean {
    return this.on !== null && !this.said.includes(seat);
  }

  // A hand came down at that moment: the time stamp of the event, not the time when we heard of it.
  slap(seat: number, moment: number): Slapped {
    if (this.tumbling) return 'early';
    if (!this.on || !this.may(seat)) return 'late';
    const after = Math.round(moment - this.on.shownAt);
    if (after < 0) return 'early';
    this.#say(seat, after);
    return 'sent';
  }

  pass(seat: number): void {
    if (this.may(seat)) this.#say(seat, null);
  }

  #say(seat: number, after: number | null): void {
    this.said = [...this.said, seat];
    this.#send(seat, this.on!.race, after);
  }
}
