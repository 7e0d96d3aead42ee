import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message, Phrase } from '../protocol.gen';
import { TableConnection, type Link, type Socket, type Visit } from './table-connection';

vi.stubGlobal('crypto', webcrypto); // browsers have it, Node 18 keeps it out of the globals

// A command as it went out.
interface Sent {
  do: string;
  id: string;
  last?: number | null;
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Sent[] = [];
  closed = false;
  send = (text: string) => void this.sent.push(JSON.parse(text) as Sent);
  close = () => void (this.closed = true);
  tell = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
  ok = (command: { id: string }, value: string | null = null) =>
    this.tell({ type: 'reply', re: command.id, ok: true, error: null, value });
  no = (command: { id: string }, error: Phrase) =>
    this.tell({ type: 'reply', re: command.id, ok: false, error, value: null });
  snapshot = (n: number, eyes: number | null) => this.tell({ type: 'snapshot', n, you: { eyes } });
  update = (n: number, re: string | null = null) => this.tell({ type: 'update', n, re });
  get latest() {
    return this.sent.at(-1)!;
  }
}

const phrase = { fr: 'Non.', en: 'No.' };
let sockets: FakeSocket[];
let links: Link[];
let told: Message[];
let refused: Phrase[];
let connection: TableConnection;

const socket = () => sockets.at(-1) as FakeSocket;
const numbers = () => told.flatMap((message) => ('n' in message ? [message.n] : []));
const moves = (of: FakeSocket) => of.sent.filter((command) => command.do === 'move');
const play = () => connection.send({ do: 'move', seat: 2, turn: 5, move: 'play wolf' });

function visit(over: Partial<Visit> = {}) {
  connection = new TableConnection({
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    eyes: 2,
    invite: null,
    claim: null,
    onlink: (link) => links.push(link),
    onmessage: (message) => told.push(message),
    onrefused: (error) => refused.push(error),
    onclaimed: () => {},
    ...over,
  });
}

function arrive(n = 7) {
  socket().onopen?.();
  const enter = socket().latest;
  socket().ok(enter);
  socket().snapshot(n, 2);
  return enter;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  links = [];
  told = [];
  refused = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('entering', () => {
  test('enters first, with the eyes and the invite', () => {
    visit({ invite: 'abc' });
    expect(arrive()).toMatchObject({ do: 'enter', seat: 2, last: null, invite: 'abc' });
    expect(links).toEqual(['opening', 'here']);
  });

  test('claims a seat from another device before it enters', () => {
    visit({ eyes: null, claim: 'token' });
    socket().onopen?.();
    expect(socket().latest).toMatchObject({ do: 'claim', token: 'token' });
    socket().ok(socket().latest, '3');
    expect(socket().latest).toMatchObject({ do: 'enter', seat: 3 });
  });

  test('a seat that is gone leaves a spectator; a closed door is told and not knocked at again', () => {
    visit();
    socket().onopen?.();
    socket().no(socket().latest, phrase);
    expect(socket().latest).toMatchObject({ do: 'enter', seat: null });
    socket().no(socket().latest, phrase);
    expect(refused).toEqual([phrase]);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('the stream', () => {
  test('hands on what comes in order, once', () => {
    visit();
    arrive(7);
    socket().update(8);
    socket().update(8);
    socket().update(9);
    expect(numbers()).toEqual([7, 8, 9]);
  });

  test('a gap leads to one more enter with the last number, and nothing is handed on before it is filled', () => {
    visit();
    arrive(7);
    socket().update(9);
    socket().update(10);
    expect(socket().sent.filter((command) => command.do === 'enter')).toHaveLength(2);
    expect(socket().latest).toMatchObject({ do: 'enter', seat: 2, last: 7 });
    for (const n of [8, 9, 10]) socket().update(n);
    expect(numbers()).toEqual([7, 8, 9, 10]);
  });

  test('other eyes: what still comes from the old stream is dropped', () => {
    visit();
    arrive(7);
    connection.look(3);
    expect(socket().latest).toMatchObject({ do: 'enter', seat: 3, last: null });
    socket().update(8);
    socket().snapshot(8, 2);
    socket().snapshot(4, 3);
    socket().update(5);
    expect(numbers()).toEqual([7, 4, 5]);
  });
});

test('a seat that is taken away closes its eyes, and is not asked for again', () => {
  visit();
  arrive(7);
  socket().snapshot(8, null);
  socket().update(9);
  expect(numbers()).toEqual([7, 8, 9]);
  socket().onclose?.();
  vi.advanceTimersByTime(1_000);
  socket().onopen?.();
  expect(socket().latest).toMatchObject({ do: 'enter', seat: null, last: 9 });
});

describe('a lost link', () => {
  test('resumes with the last number', () => {
    visit();
    arrive(7);
    socket().update(8);
    socket().onclose?.();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_000);
    socket().onopen?.();
    expect(socket().latest).toMatchObject({ do: 'enter', seat: 2, last: 8 });
    socket().ok(socket().latest);
    expect(links.at(-1)).toBe('here');
  });

  test('an unanswered move is sent again with the same id, an answered one is not', async () => {
    visit();
    arrive();
    const first = play();
    socket().ok(socket().latest);
    await expect(first).resolves.toBeNull();
    const second = play();
    const before = socket();
    before.onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(moves(socket())).toHaveLength(0);
    arrive();
    expect(moves(socket())).toEqual([moves(before)[1]]);
    socket().no(socket().latest, phrase);
    await expect(second).rejects.toMatchObject({ phrase });
  });

  test('the update a move caused is its answer as well', async () => {
    visit();
    arrive(7);
    const move = play();
    socket().update(8, socket().latest.id);
    await expect(move).resolves.toBeNull();
    socket().onclose?.();
    vi.advanceTimersByTime(1_000);
    arrive(8);
    expect(moves(socket())).toHaveLength(0);
  });

  test('a move made while offline waits for the return', () => {
    visit();
    arrive();
    socket().onclose?.();
    void play();
    vi.advanceTimersByTime(1_000);
    arrive();
    expect(moves(socket())).toHaveLength(1);
  });

  test('silence after a ping counts as a loss; an answer does not', () => {
    visit();
    arrive();
    vi.advanceTimersByTime(10_000);
    expect(socket().latest.do).toBe('ping');
    socket().ok(socket().latest);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(links.at(-1)).toBe('lost');
  });

  test('waits longer and longer, at most 15 seconds, and not at all when woken', () => {
    visit();
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      socket().onclose?.();
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses.at(-1)).toBeGreaterThan(7_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
    socket().onclose?.();
    const before = sockets.length;
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
  });
});

test('where milliseconds count, the way there and back is measured at once and often', () => {
  const trips: number[] = [];
  visit({ ontrip: (milliseconds) => trips.push(milliseconds) });
  arrive();
  const pings = () => socket().sent.filter((command) => command.do === 'ping');
  connection.measure(true);
  connection.measure(true); // said twice, done once
  expect(pings()).toHaveLength(1);
  vi.advanceTimersByTime(40);
  socket().ok(socket().latest);
  expect(trips).toEqual([40]);
  for (let i = 0; i < 8; i++) {
    vi.advanceTimersByTime(1_000);
    socket().ok(socket().latest);
  }
  expect(pings().length).toBeGreaterThanOrEqual(5);
  connection.measure(false);
  const before = pings().length;
  socket().ok(socket().latest);
  vi.advanceTimersByTime(4_000);
  expect(pings()).toHaveLength(before);
});
