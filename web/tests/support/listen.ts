// Everything the server tells a page, from the connections opened after this call.
import type { Page } from 'playwright-core';
import type { GameNow, Message } from '../../src/protocol.gen';

export function listen(page: Page): Message[] {
  const heard: Message[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as Message));
  });
  return heard;
}

export const gamesIn = (heard: Message[]): GameNow[] =>
  heard.flatMap((message) => ('game' in message && message.game ? [message.game] : []));

// Whose eyes the page was given to see through.
export const viewersIn = (heard: Message[]) =>
  new Set(gamesIn(heard).map(({ view }) => (view as { viewer: number | 'spectator' }).viewer));
