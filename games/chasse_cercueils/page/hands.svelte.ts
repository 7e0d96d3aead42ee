// The hands at this screen in a race: they come down by touch and by key, and what came of it is shown for a moment.
import type { Lang } from '$shell/games/contract';
import { pressedAlone } from '$shell/lib/keys';
import type { Racing } from '$shell/lib/racing.svelte';
import { shortcuts } from '$shell/lib/shortcuts.svelte';
import { sound } from '$shell/lib/sound.svelte';
import { zoneKeys } from './places';

const noteLasts = 1_100;
const deafAfterRace = 500; // a hand that comes too late must not press whatever has the focus now

interface Screen {
  racing: Racing | null;
  me: number | null;
  here: number[]; // seats of this device
  shared: boolean; // several people at one screen
  lang: Lang;
}

export class Hands {
  notes: Record<number, string> = $state.raw({}); // what came of a slap, by seat

  #screen: () => Screen;
  #deafUntil = 0;

  constructor(screen: () => Screen) {
    this.#screen = screen;
  }

  begin(): void {
    this.notes = {};
  }
  end(): void {
    this.#deafUntil = performance.now() + deafAfterRace;
  }

  slap = (seat: number, moment: number): void => {
    const { racing, lang } = this.#screen();
    if (!racing) return;
    const came = racing.slap(seat, moment);
    if (came === 'sent') sound.play('slap');
    if (came === 'early') this.#note(seat, lang === 'fr' ? 'Trop tôt !' : 'Too early!');
  };

  // Before anything else hears of the key: in a race it means one thing.
  onkeydown = (event: KeyboardEvent): void => {
    if (!pressedAlone(event, 'input, textarea, select, dialog, aside')) return;
    if (!this.#raceKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #raceKey(event: KeyboardEvent): boolean {
    const { racing, me, here, shared } = this.#screen();
    const space = event.key === ' ';
    if (!racing || (!racing.on && !racing.tumbling)) return space && performance.now() < this.#deafUntil;
    if (shared) {
      const seat = shortcuts.key(event) ? here[zoneKeys.indexOf(event.key.toLowerCase())] : undefined;
      if (seat === undefined) return space;
      if (event.shiftKey) racing.pass(seat);
      else if (!event.repeat) this.slap(seat, event.timeStamp);
      return true;
    }
    if (me === null) return false;
    if (space && !event.repeat) this.slap(me, event.timeStamp);
    else if (event.key === 'Escape' || shortcuts.key(event)?.toLowerCase() === 'n') racing.pass(me);
    else return space;
    return true;
  }

  #note(seat: number, text: string): void {
    const mine = { ...this.notes, [seat]: text };
    this.notes = mine;
    setTimeout(() => this.notes === mine && (this.notes = {}), noteLasts);
  }
}
