// A table as this browser sees it: the latest of everything the server tells, and what can be done there.
import type { Player } from '../games/contract';
import type { Event } from '../games.gen';
import type {
  GameNow,
  Mark,
  Message,
  News,
  Phrase,
  Presence,
  Reaction,
  Said,
  Settings,
  TableInfo,
  You,
} from '../protocol.gen';
import { socketAddress } from './api';
import { Chronicle } from './chronicle.svelte';
import { t } from './i18n/index.svelte';
import { Lot } from './lot';
import { inviteTo } from './memory';
import { newsText } from './news';
import { atFrame, Racing, showAt } from './racing.svelte';
import { asError, Refused } from './refused';
import { RoundTrip } from './round-trip';
import { TableConnection, type Link, type Request } from './table-connection';
import { toasts } from './toasts.svelte';

export interface Shout {
  id: number;
  seat: number;
  reaction: Reaction;
}

type Told = Exclude<Message, { type: 'reply' }>;

const shoutLasts = 2_600;

export class Room {
  readonly table: number;
  link: Link = $state('opening');
  refused: Phrase | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  you: You = $state.raw({ eyes: null, seats: [], invite: '', pass: '', watchers: [] });
  presence: Presence = $state.raw({ here: [], host: null, watchers: 0 });
  game: GameNow | null = $state.raw(null);
  clockEnds: number | null = $state(null); // by performance.now()
  events: Event[] = $state.raw([]);
  step = $state(0);
  chat: Said[] = $state.raw([]);
  marks: Mark[] = $state.raw([]); // what people point at, the newest last
  latest: News | null = $state.raw(null); // for the screen reader
  shouts: Shout[] = $state.raw([]);
  hint: string | null = $state(null);
  thinking = $state(false); // a hint is on its way
  moving = $state(false); // a move is on its way
  received: number[] = $state.raw([]); // seats of this device that have answered behind closed hands
  reading = $state(false); // the log is open: what is said need not be shown twice
  readonly chronicle = new Chronicle();
  readonly lot = new Lot();
  // A hand that comes too late for the table is no mistake worth a word.
  readonly racing = new Racing(
    (seat, race, after) => void this.#connection.send({ do: 'slap', seat, race, after }).catch(() => {}),
  );

  #connection: TableConnection;
  #trip = new RoundTrip();
  // The start of a race is not in the page before the moment it is shown, nor is anything that came after it.
  #held: Told[] | null = null;
  #cancelStart: (() => void) | null = null;
  #shouts = 0;
  #unclaimed: Phrase | null = null; // why a seat could not be brought here
  #wake = () => {
    if (!document.hidden) this.#connection.wake();
  };

  readonly players: Player[] = $derived(
    (this.info?.seats ?? []).map(({ seat, name, sitter, bot }) => ({
      seat,
      name: name || t().game.seat(seat),
      bot: sitter === 'bot',
      away:
        sitter === 'person' && !this.you.seats.includes(seat) && (bot !== null || !this.presence.here.includes(seat)),
    })),
  );

  // The game waits for these eyes. Other moves may be possible at any time without anybody waiting for them.
  // In a race everybody is meant.
  readonly asked: boolean = $derived(
    this.you.eyes !== null &&
      (this.racing.may(this.you.eyes) ||
        (!this.racing.on && !this.game?.window?.received && (this.game?.awaited ?? []).includes(this.you.eyes))),
  );

  // The host may seat and remove others, change the settings, and start.
  readonly hosting: boolean = $derived(this.presence.host !== null && this.you.seats.includes(this.presence.host));

  constructor(table: number, device: string | null) {
    this.table = table;
    this.#connection = new TableConnection({
      open: () => new WebSocket(socketAddress(table)),
      eyes: null,
      invite: inviteTo(table),
      claim: device,
      onlink: (link) => {
        this.link = link;
        this.received = []; // what was not written down may be forgotten
      },
      onmessage: (message) => this.#told(message),
      onrefused: (error) => (this.refused = error),
      onclaimed: (error) => (this.#unclaimed = error),
      ontrip: (milliseconds) => this.#trip.note(milliseconds),
    });
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  leave(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#cancelStart?.();
    this.#connection.close();
  }

  // A game with races: how far away the table is matters.
  measure(on: boolean): void {
    this.#connection.measure(on);
  }

  name(seat: number): string {
    return this.players[seat - 1]?.name ?? t().game.seat(seat);
  }

  tellNews(news: News): string {
    return newsText(news, { name: (seat) => this.name(seat), me: this.you.eyes });
  }

  // Through other eyes: what the previous ones saw is forgotten at once.
  look(eyes: number | null): void {
    this.game = null;
    this.events = [];
    this.hint = null;
    this.chronicle.restart(this.table, 0, null);
    this.#connection.look(eyes);
  }

  // The same at a table where those who share a device see the same: nothing needs to be forgotten.
  turnTo(eyes: number): void {
    this.#connection.look(eyes);
  }

  // What the server refuses is shown; the answer is then undefined.
  async ask(request: Request): Promise<string | null | undefined> {
    try {
      return await this.#connection.send(request);
    } catch (error) {
      toasts.wrong(asError(error));
      return undefined;
    }
  }

  async choose(move: string): Promise<void> {
    const seat = this.you.eyes;
    if (seat === null || !this.game || this.moving) return;
    this.moving = true;
    this.hint = null;
    const step = this.step;
    const value = await this.ask({ do: 'move', seat, turn: this.game.turn, move });
    this.moving = false;
    if (value === 'received' && step === this.step) this.#waitForOthers(seat);
  }

  // The answer waits at the table, behind a closed hand.
  #waitForOthers(seat: number): void {
    this.received = [...this.received, seat];
    if (this.game?.window) this.game = { ...this.game, window: { ...this.game.window, received: true } };
  }

  async askHint(): Promise<void> {
    const seat = this.you.eyes;
    if (seat === null || !this.game?.legal.length || this.thinking) return;
    const step = this.step;
    this.thinking = true;
    const move = await this.ask({ do: 'hint', seat });
    this.thinking = false;
    if (move && step === this.step) this.hint = move;
  }

  say(text: string, name: string): void {
    const seat = this.you.eyes ?? this.you.seats[0] ?? null;
    void this.ask({ do: 'say', seat, name: seat === null ? name : null, text });
  }

  react(reaction: Reaction): void {
    const seat = this.you.eyes ?? this.you.seats[0];
    if (seat !== undefined) void this.ask({ do: 'react', seat, reaction });
  }

  mark(topic: string, at: string | null): void {
    const seat = this.you.eyes ?? this.you.seats[0];
    if (seat !== undefined) void this.ask({ do: 'mark', seat, topic, at });
  }

  set(settings: Settings) {
    return this.ask({ do: 'set', settings });
  }

  #told(message: Told): void {
    if (this.#held) {
      this.#held.push(message);
      return;
    }
    const race = 'game' in message ? message.game?.race : null;
    const moment = this.racing.isNew(race) ? showAt(performance.now(), race.show_in, this.#trip.median) : 0;
    if (moment <= performance.now()) return this.#take(message);
    this.#held = [message];
    if (!this.racing.tumbling) this.racing.tumble(0, moment - performance.now()); // of a throw that was not announced
    this.#cancelStart = atFrame(moment, () => {
      const later = this.#held?.slice(1) ?? [];
      this.#held = null;
      this.#take(message);
      for (const each of later) this.#told(each);
    });
  }

  #take(message: Told): void {
    switch (message.type) {
      case 'tumbling':
        this.racing.tumble(message.seat, message.time);
        return;
      case 'you':
        this.#youAre(message.you);
        this.#draw();
        return;
      case 'presence':
        this.presence = message.presence;
        return;
      case 'snapshot':
        // One seat and one only: these are the eyes to see through, so the spectator's picture is not even shown.
        if (this.#youAre(message.you)) return;
        this.lot.again();
        this.presence = message.presence;
        this.info = message.table;
        this.#draw();
        // A claim asked for twice is refused the second time; what counts is whether the seat is here.
        if (this.#unclaimed && message.you.seats.length === 0) toasts.wrong(new Refused(this.#unclaimed));
        this.#unclaimed = null;
        this.chat = message.chat;
        this.marks = message.marks;
        this.#now(message.game, []);
        this.chronicle.restart(this.table, message.table.game, message.you.eyes);
        return;
      case 'update':
        if (message.table) {
          this.info = message.table;
          this.#draw();
        }
        if (message.news) this.#heard(message.news);
        if (message.events.length > 0) this.received = []; // hands are open, or everybody is asked anew
        if (message.game) this.#now(message.game, message.events);
        if (message.sweeps) this.chronicle.sweep();
        // Pointing is seen on the table; the story does not dwell on it.
        this.chronicle.add(message.n, message.events, message.news?.news === 'marked' ? null : message.news);
        if (message.game?.result) this.chronicle.unveil();
    }
  }

  // A number that comes too late for the deal is no mistake worth a word.
  #draw(): void {
    const request = this.info && this.lot.next(this.info, this.you.seats);
    if (request) void this.#connection.send(request).catch(() => {});
  }

  // Whether the eyes are being changed: nothing of this stream matters then.
  #youAre(you: You): boolean {
    this.you = you;
    const only = you.seats.length === 1 ? (you.seats[0] ?? null) : null;
    if (you.eyes !== null || only === null) return false;
    this.#connection.look(only);
    return true;
  }

  #now(game: GameNow | null, events: Event[]): void {
    this.game = game;
    const { eyes } = this.you;
    if (game?.window?.received && eyes !== null && !this.received.includes(eyes))
      this.received = [...this.received, eyes];
    this.events = events;
    this.step++;
    this.hint = null;
    this.clockEnds = game?.clock == null ? null : performance.now() + game.clock;
    this.racing.show(game?.race ?? null);
  }

  // What one did oneself, and what the screen shows anyway, needs no note.
  #worthANote(news: News): boolean {
    if (news.news === 'said') return !this.reading && !(news.seat !== null && this.you.seats.includes(news.seat));
    if (news.news === 'stood-in' || news.news === 'returned') return !this.you.seats.includes(news.seat);
    if (news.news === 'removed') return true;
    return news.news === 'timed-out' || news.news === 'taken-back' || news.news === 'undo-refused';
  }

  #heard(news: News): void {
    this.latest = news;
    if (news.news === 'said') {
      this.chat = [...this.chat, { seat: news.seat, name: news.name, text: news.text }];
    } else if (news.news === 'reacted') {
      const shout: Shout = { id: ++this.#shouts, seat: news.seat, reaction: news.reaction };
      this.shouts = [...this.shouts, shout];
      setTimeout(() => (this.shouts = this.shouts.filter((other) => other !== shout)), shoutLasts);
      return;
    }
    if (news.news === 'marked') {
      const { seat, topic, at } = news;
      const others = this.marks.filter((mark) => mark.seat !== seat || mark.topic !== topic);
      this.marks = at === null ? others : [...others, { seat, topic, at }];
    }
    if (news.news === 'raced') this.racing.end(news.slaps);
    if (news.news === 'dealt') this.marks = [];
    if (news.news === 'dealt' || news.news === 'taken-back')
      this.chronicle.restart(this.table, this.info?.game ?? 0, this.you.eyes);
    if (this.#worthANote(news)) toasts.note(this.tellNews(news));
  }
}
