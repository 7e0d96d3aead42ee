// Those who have no seat: a finished game sent to somebody, and a spectator at an open table.
import { expect } from 'vitest';
import { gamesIn, listen, viewersIn } from './support/listen';
import { hand, legal, play, result } from './support/playing';
import { chasse, pirsch, rush, sitDown } from './support/tables';
import { test } from './support/world';

const closed = { name: 'Pas de table ici' };

test('a finished game of a private table is shared: the link shows the game, and nothing else', async ({ visit }) => {
  const [host, friend] = [await visit({ still: true }), await visit({ still: true })];
  friend.forgive(/404/); // where the pass does not lead
  const table = await sitDown(host, chasse, 3);
  await rush(host.page, table);
  await result(host.page).getByRole('button', { name: 'Partager la partie' }).click();
  const link = await result(host.page).getByRole('textbox', { name: 'Lien vers cette partie' }).inputValue();

  const { page } = friend;
  await page.goto(link);
  await page.getByLabel('Par les yeux de').selectOption('1');
  await hand(page).waitFor();
  await page.getByRole('button', { name: 'À la fin' }).click();
  expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(10);
  expect(page.url()).toBe(`${friend.home}/#/t/${table}/watch/1`);
  expect(await page.getByRole('link', { name: 'Retour à la table' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('slider').waitFor();

  await friend.go(`#/t/${table}`);
  await page.getByRole('heading', closed).waitFor();
  const stranger = await friend.context.newPage(); // another tab has no pass
  await stranger.goto(`${friend.home}/#/t/${table}/watch/1`);
  await stranger.getByRole('heading', closed).waitFor();
});

test('a spectator finds an open table on the shelf, sees it without hidden cards, and leaves', async ({ visit }) => {
  const [host, guest] = [await visit({ still: true }), await visit({ still: true })];
  const [hostHeard, guestHeard] = [listen(host.page), listen(guest.page)];
  const table = await sitDown(host, pirsch, 3, { open: true });
  await legal(host.page).first().waitFor();
  const watchers = () =>
    hostHeard.flatMap((message) => ('presence' in message ? [message.presence.watchers] : [])).at(-1);

  const page = await guest.go();
  await page
    .getByRole('region', { name: 'Tables ouvertes' })
    .getByRole('link', { name: `Regarder Auf der Pirsch, Table ${table}` })
    .click();
  await page.locator('[data-seat="1"]').waitFor();
  await expect.poll(watchers).toBe(1);
  const before = gamesIn(guestHeard).length;
  await play(host.page);
  await legal(host.page).first().waitFor();
  await expect.poll(() => gamesIn(guestHeard).length).toBeGreaterThan(before);
  expect(await hand(page).count()).toBe(0);
  expect(viewersIn(guestHeard)).toEqual(new Set(['spectator']));
  const held = (gamesIn(hostHeard).at(-1)?.view as { hand: string[] }).hand;
  expect(held.length).toBeGreaterThan(5);
  expect(held.filter((card) => JSON.stringify(guestHeard).includes(`"${card}"`))).toEqual([]);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Retour à l’étagère' }).click();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  await expect.poll(watchers).toBe(0);
});
