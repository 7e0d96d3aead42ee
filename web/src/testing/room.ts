// A room at a table whose server is played by the test: it lets everybody in and says yes to everything.
import { onTestFinished, vi } from 'vitest';
import { Room } from '../lib/room.svelte';
import type {
  Command,
  GameNow,
  Message,
  News,
  Phrase,
  Presence,
  Said,
  SeatInfo,
  TableInfo,
  Watcher,
  You,
} from '../protocol.gen';
import { toyView } from './toy';

const names = ['Camille', 'Basile', 'Anaïs'];

export const seated = (count = 2): SeatInfo[] =>
  names.slice(0, count).map((name, i) => ({ seat: i + 1, sitter: 'person', name, bot: null }));

export const tableInfo = (change: Partial<TableInfo> = {}): TableInfo => ({
  table: 12,
  settings: { game: 'toy', players: 2, options: {}, open: false, clock: 0, patience: 60, pace: 'brisk' },
  stage: 'playing',
  game: 1,
  seats: seated(),
  commitment: 'c0ffee',
  seed: null,
  undo: null,
  secret: null,
  shares: [],
  next: null,
  ...change,
});

export const gameNow = (change: Partial<GameNow> = {}): GameNow => ({
  view: toyView(1),
  legal: [],
  awaited: [2],
  turn: 5,
  undo: false,
  clock: null,
  race: null,
  window: null,
  result: null,
  ...change,
});

interface Found {
  seats: number[]; // of this device
  table: TableInfo;
  game: GameNow | null;
  presence: Presence;
  chat: Said[];
  pass: string;
  invite: string;
  watchers: Watcher[];
  answer: string | null; // to a move
}

type Update = Partial<Omit<Extract<Message, { type: 'update' }>, 'type' | 'n'>>;

export interface Visited {
  room: Room;
  info: TableInfo;
  asked: () => unknown[]; // what the page has asked for, without what any visit begins with
  update: (change: Update) => void;
  hear: (news: News) => void;
  dismiss: (why: Phrase) => void;
}

// Whoever enters sits at seat 1, unless it is said otherwise.
export function enter(change: Partial<Found> = {}): Visited {
  const found: Found = {
    seats: [1],
    table: tableInfo(),
    game: gameNow(),
    presence: { here: [1, 2], host: 1, watchers: 0 },
    chat: [],
    pass: '',
    invite: '',
    watchers: [],
    answer: null,
    ...change,
  };
  const asked: unknown[] = [];
  let n = 3;

  class Server {
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      server = this; // eslint-disable-line @typescript-eslint/no-this-alias
    }
    tell(message: Message): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(text: string): void {
      const { id, ...command } = JSON.parse(text) as Command;
      const value = command.do === 'move' ? found.answer : null;
      this.tell({ type: 'reply', re: id, ok: true, error: null, value });
      if (command.do === 'enter') this.#snapshot(command.seat);
      else if (command.do !== 'ping') asked.push(command);
    }
    close(): void {}

    #snapshot(eyes: number | null): void {
      const you: You = { eyes, seats: found.seats, invite: found.invite, pass: found.pass, watchers: found.watchers };
      const { table, game, presence, chat } = found;
      this.tell({ type: 'snapshot', n, you, table, presence, game, chat, marks: [] });
    }
  }
  let server: Server | undefined;
  vi.stubGlobal('WebSocket', Server);
  const room = new Room(found.table.table, null);
  server?.onopen?.();
  onTestFinished(() => {
    room.leave();
    vi.unstubAllGlobals();
  });

  const update = (news: Update) =>
    server?.tell({
      type: 'update',
      n: ++n,
      re: null,
      news: null,
      events: [],
      sweeps: false,
      table: null,
      game: null,
      ...news,
    });
  return {
    room,
    info: found.table,
    asked: () => asked,
    update,
    hear: (news) => update({ news }),
    dismiss: (why) => server?.tell({ type: 'dismissed', why }),
  };
}
