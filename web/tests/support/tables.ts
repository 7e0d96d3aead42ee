// Tables opened over the API with the visitor's own key, for tests that begin in the middle of things.
import type { Page } from 'playwright-core';
import type { GameNow, OpenTable, Opened, SeatWish, Settings, Story } from '../../src/protocol.gen';
import type { Visitor } from './visitor';

// Two games that serve as examples where any would do.
export const chasse = 'chasse-en-folie';
export const pirsch = 'auf-der-pirsch';

export const person = (name: string): SeatWish => ({ sitter: 'person', name, bot: null });
export const bot: SeatWish = { sitter: 'bot', name: null, bot: 'steady' };
export const empty: SeatWish = { sitter: 'empty', name: null, bot: null };

export async function openTable(
  visitor: Visitor,
  game: string,
  seats: SeatWish[],
  settings: Partial<Settings> = {},
): Promise<number> {
  const { request } = visitor.context;
  await request.post(`${visitor.home}/api/hello`, { data: {} });
  const standard: Settings = {
    game,
    players: seats.length,
    options: {},
    open: false,
    clock: 0,
    patience: 60,
    pace: 'instant',
  };
  const wish: OpenTable = {
    settings: { ...standard, ...settings },
    seats,
    start: seats.every((seat) => seat.sitter !== 'empty'),
    draws: null,
  };
  const answer = await request.post(`${visitor.home}/api/tables`, { data: wish });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return ((await answer.json()) as Opened).table;
}

// A table against bots, with the visitor seated at it.
export async function sitDown(
  visitor: Visitor,
  game: string,
  players: number,
  settings: Partial<Settings> = {},
): Promise<number> {
  const seats = [person('Margot'), ...Array.from({ length: players - 1 }, () => bot)];
  const table = await openTable(visitor, game, seats, settings);
  await visitor.go(`#/t/${table}`);
  return table;
}

// Plays seat 1 to the end through a connection of its own, much faster than by hand; the page looks on.
export function rush(page: Page, table: number): Promise<void> {
  return page.evaluate(
    (number) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${number}/ws`);
        let commands = 0;
        let answered = -1;
        const send = (command: object) => socket.send(JSON.stringify({ id: `rush-${++commands}`, ...command }));
        socket.onerror = () => reject(new Error('no connection'));
        socket.onopen = () => send({ do: 'enter', seat: 1, last: null, invite: null });
        socket.onmessage = ({ data }) => {
          const { game } = JSON.parse(String(data)) as { game?: GameNow | null };
          if (game?.result) {
            socket.close();
            resolve();
          } else if (game?.legal.length && game.turn !== answered) {
            answered = game.turn;
            send({ do: 'move', seat: 1, turn: game.turn, move: game.legal[0] });
          }
        };
      }),
    table,
  );
}

export async function storyOf(visitor: Visitor, table: number, seat: number): Promise<Story> {
  const answer = await visitor.context.request.get(`${visitor.home}/api/tables/${table}/story?seat=${seat}`);
  return (await answer.json()) as Story;
}
