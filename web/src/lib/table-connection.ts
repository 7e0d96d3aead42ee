// One WebSocket to one table, kept alive. It hands on a stream without gaps and answers every command exactly once,
// whatever happens to the link in between: a command waits here until its answer has come, and is sent again with the
// same id after a loss, which the server carries out at most once.
import type { Command, Message, Phrase } from '../protocol.gen';
import { Refused } from './refused';

export type Link = 'opening' | 'here' | 'lost' | 'closed';

type Told = Exclude<Message, { type: 'reply' }>;
type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Request = WithoutId<Exclude<Command, { do: 'enter' | 'ping' | 'claim' }>>;

// The part of WebSocket that is used here.
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Visit {
  open: () => Socket;
  eyes: number | null;
  invite: string | null;
  claim: string | null; // a token that brings a seat from another device
  onlink: (link: Link) => void;
  onmessage: (message: Told) => void;
  // The table does not let us in, or no longer: there is none, it is private, or its host wants it so.
  onrefused: (error: Phrase) => void;
  onclaimed: (error: Phrase | null) => void;
  ontrip?: (milliseconds: number) => void; // to the server and back
}

interface Waiting {
  text: string;
  resolve: (value: string | null) => void;
  reject: (error: Refused) => void;
}

const pingEvery = 10_000;
// Where milliseconds count: a few at once to begin with, then steadily.
const measureEvery = 3_000;
const firstMeasures = 5;
const firstEvery = 250;
const silenceAllowed = 5_000;
const openAllowed = 10_000;
const longestPause = 15_000;

// Not crypto.randomUUID: a table in the living room is served without TLS, where browsers leave that out.
const origin = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');

export class TableConnection {
  #visit: Visit;
  #socket: Socket | null = null;
  #eyes: number | null;
  #last: number | null = null; // number of the last message handed on; none: only a snapshot will do
  #claim: string | null;
  #entering = ''; // id of the latest `enter`
  #claiming = '';
  #entered = false;
  #catchingUp = false;
  #unanswered = new Map<string, Waiting>();
  #origin = origin();
  #count = 0;
  #attempt = 0;
  #closed = false;
  #pings = new Map<string, number>(); // when they went out, by performance.now()
  #measures: number | null = null; // how many so far, while the way is measured
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#eyes = visit.eyes;
    this.#claim = visit.claim;
    visit.onlink('opening');
    this.#connect();
  }

  // Look through the eyes of another seat (none: a spectator's).
  look(eyes: number | null): void {
    this.#eyes = eyes;
    this.#last = null;
    if (this.#socket && this.#entering) this.#enter();
  }

  // The value of the answer; fails with Refused when the server says no.
  send(request: Request): Promise<string | null> {
    const id = this.#newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.#entered) this.#socket?.send(text);
    });
  }

  // The network is back or somebody looks at the page again: find out now, not at the next beat.
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#entered) {
      this.#ping();
    }
  }

  // Whether milliseconds count now: how long the way takes is then asked more often.
  measure(on: boolean): void {
    if (on === (this.#measures !== null)) return;
    this.#measures = on ? 0 : null;
    if (this.#entered) this.#ping();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    this.#visit.onlink('closed');
  }

  #newId(): string {
    return `${this.#origin}-${++this.#count}`;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#visit.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#claim) {
        this.#claiming ||= this.#newId();
        socket.send(JSON.stringify({ do: 'claim', id: this.#claiming, token: this.#claim }));
      } else {
        this.#enter();
      }
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#deadline);
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => this.#lost();
    this.#expect(openAllowed);
  }

  #enter(): void {
    this.#entering = this.#newId();
    this.#socket?.send(
      JSON.stringify({
        do: 'enter',
        id: this.#entering,
        seat: this.#eyes,
        last: this.#last,
        invite: this.#visit.invite,
        draws: true,
      }),
    );
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'reply':
        return this.#answered(message);
      case 'snapshot':
        if (message.you.eyes !== this.#eyes) {
          if (this.#last === null) return; // of the eyes we had before
          this.#eyes = message.you.eyes; // the seat went to somebody else
        }
        this.#last = message.n;
        this.#catchingUp = false;
        break;
      case 'update':
        if (message.re !== null) this.#done(message.re, null); // what we asked for is done: no other answer comes
        if (this.#last === null || message.n <= this.#last) return;
        if (message.n !== this.#last + 1) {
          if (!this.#catchingUp) this.#enter();
          this.#catchingUp = true;
          return;
        }
        this.#last = message.n;
        this.#catchingUp = false;
        break;
      case 'dismissed':
        return this.#shut(message.why);
      default:
        if (this.#last === null) return;
    }
    this.#visit.onmessage(message);
  }

  #answered(reply: Extract<Message, { type: 'reply' }>): void {
    if (reply.re === this.#claiming) {
      this.#claim = null;
      if (reply.ok && reply.value) this.#eyes = Number(reply.value);
      this.#visit.onclaimed(reply.error);
      return this.#enter();
    }
    const pinged = this.#pings.get(reply.re);
    if (pinged !== undefined) {
      this.#pings.delete(reply.re);
      return this.#visit.ontrip?.(performance.now() - pinged);
    }
    if (reply.re === this.#entering) return reply.ok ? this.#letIn() : this.#turnedAway(reply.error);
    if (reply.ok) return this.#done(reply.re, reply.value);
    this.#unanswered.get(reply.re)?.reject(new Refused(reply.error));
    this.#unanswered.delete(reply.re);
  }

  #done(id: string, value: string | null): void {
    this.#unanswered.get(id)?.resolve(value);
    this.#unanswered.delete(id);
  }

  #letIn(): void {
    if (this.#entered) return;
    this.#entered = true;
    this.#attempt = 0;
    this.#visit.onlink('here');
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
    if (this.#measures !== null) this.#ping();
    else this.#beat = setTimeout(() => this.#ping(), pingEvery);
  }

  #turnedAway(error: Phrase | null): void {
    // The seat may have gone to somebody else meanwhile; as a spectator one may still be welcome.
    if (this.#eyes !== null) return this.look(null);
    this.#shut(new Refused(error).phrase);
  }

  // Nothing more comes from this table, and nothing more is asked of it.
  #shut(phrase: Phrase): void {
    for (const waiting of this.#unanswered.values()) waiting.reject(new Refused(phrase));
    this.#unanswered.clear();
    this.close();
    this.#visit.onrefused(phrase);
  }

  #ping(): void {
    clearTimeout(this.#beat);
    const id = this.#newId();
    this.#pings.set(id, performance.now());
    this.#socket?.send(JSON.stringify({ do: 'ping', id }));
    this.#expect(silenceAllowed);
    const next = this.#measures === null ? pingEvery : this.#measures++ < firstMeasures ? firstEvery : measureEvery;
    this.#beat = setTimeout(() => this.#ping(), next);
  }

  #expect(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), ms);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    this.#entered = false;
    this.#entering = '';
    this.#catchingUp = false;
    this.#pings.clear();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    this.#visit.onlink('lost');
    const pause = Math.min(longestPause, 400 * 2 ** this.#attempt++);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }
}
