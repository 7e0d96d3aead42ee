// The link breaks in all the ways it can: nothing is lost, nothing happens twice.
import { expect } from 'vitest';
import type { Story } from '../src/protocol.gen';
import { held, legal, play } from './support/playing';
import { chasse, pirsch, sitDown, storyOf } from './support/tables';
import { test } from './support/world';

interface Did {
  event: string;
  seat?: number;
}
const movesOf = (story: Story, seat: number) =>
  story.steps
    .flatMap((step) => step.events as Did[])
    .filter((did) => ['chosen', 'played'].includes(did.event) && did.seat === seat).length;

test('a reload and a second tab show the same game', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const table = await sitDown(visitor, pirsch, 3);
  const { page } = visitor;
  for (let i = 0; i < 3; i++) await play(page);
  await legal(page).first().waitFor();
  const before = await held(page);
  await page.reload();
  await expect.poll(() => held(page)).toEqual(before);
  await page.getByRole('button', { name: 'Récit' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Le récit' }).getByRole('listitem').count())
    .toBeGreaterThan(12);

  const tab = await visitor.context.newPage();
  await tab.goto(`${visitor.home}/#/t/${table}`);
  await expect.poll(() => held(tab)).toEqual(before);
  await play(tab);
  await expect.poll(async () => (await held(tab)).length).toBe(before.length - 1);
  await expect.poll(() => held(page)).toEqual(await held(tab));
  await play(page);
  await expect.poll(async () => (await held(tab)).length).toBe(before.length - 2);
  expect(movesOf(await storyOf(visitor, table, 1), 1)).toBe(5);
});

test('the server dies and comes back: a move made meanwhile is made once', async ({ visit, house }) => {
  const visitor = await visit();
  visitor.forgive(/WebSocket|ERR_CONNECTION/);
  const table = await sitDown(visitor, chasse, 3);
  const { page } = visitor;
  for (let i = 0; i < 3; i++) await play(page);
  await legal(page).first().waitFor();
  await house.cut();
  await page.getByText('Connexion perdue. On vous reconnecte').waitFor();
  await play(page);
  await page.getByText('Votre coup partira dès le retour').waitFor();
  await house.open();
  await expect.poll(() => page.getByText('Connexion perdue').count()).toBe(0);
  await legal(page).first().waitFor();
  expect(movesOf(await storyOf(visitor, table, 1), 1)).toBe(4);
  await play(page);
  await expect.poll(async () => movesOf(await storyOf(visitor, table, 1), 1)).toBe(5);
});

test('the answer to a move is lost on its way: the move is not repeated', async ({ visit }) => {
  const visitor = await visit({ still: true });
  let losing = false;
  let sent = 0;
  await visitor.context.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    let lost = false;
    page.onMessage((text) => {
      server.send(text);
      if (!String(text).includes('"do":"move"')) return;
      sent++;
      lost = losing; // the server has it, and nothing more comes back
      losing = false;
    });
    server.onMessage((text) => void (lost ? page.close({ code: 1001 }) : page.send(text)));
  });
  const table = await sitDown(visitor, pirsch, 4);
  const { page } = visitor;
  await play(page);
  await legal(page).first().waitFor();
  losing = true;
  const before = (await held(page)).length;
  await play(page);
  await expect.poll(async () => (await held(page)).length).toBe(before - 1);
  await legal(page).first().waitFor();
  expect(sent).toBe(3); // one of them twice
  expect(movesOf(await storyOf(visitor, table, 1), 1)).toBe(2);
});

test('the network falls silent without a word: the page finds out and goes on', async ({ visit }) => {
  const visitor = await visit({ still: true });
  let silent = false;
  await visitor.context.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    let dead = false; // and stays so: only a new connection helps
    page.onMessage((text) => void ((dead ||= silent) || server.send(text)));
    server.onMessage((text) => void ((dead ||= silent) || page.send(text)));
  });
  const table = await sitDown(visitor, chasse, 3);
  const { page } = visitor;
  await play(page);
  await legal(page).first().waitFor();
  silent = true;
  await visitor.context.setOffline(true);
  await play(page);
  silent = false;
  await visitor.context.setOffline(false);
  await legal(page).first().waitFor(); // after a ping that nobody answers
  await play(page);
  await expect.poll(async () => movesOf(await storyOf(visitor, table, 1), 1)).toBe(3);
});
