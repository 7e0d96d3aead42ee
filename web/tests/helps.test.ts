// What a table does for those who play: a hint, a word to the others, the story and its rules, a clock, and no waiting.
import { expect } from 'vitest';
import { gamesIn, listen } from './support/listen';
import { hand, legal, play, prompt } from './support/playing';
import { bot, chasse, openTable, person, pirsch, sitDown, storyOf } from './support/tables';
import { test } from './support/world';

test('a hint points at one card that may be played', async ({ visit }) => {
  const visitor = await visit({ still: true });
  await sitDown(visitor, pirsch, 4);
  const { page } = visitor;
  await legal(page).first().waitFor();
  expect(await hand(page).getByText('conseil').count()).toBe(0);
  await page.getByRole('button', { name: 'Un conseil' }).click();
  await legal(page).filter({ hasText: 'conseil' }).waitFor();
  expect(await hand(page).getByText('conseil').count()).toBe(1);
});

test('a reaction is seen by everybody at the table', async ({ visit }) => {
  const [host, guest] = [await visit({ still: true }), await visit({ still: true })];
  const table = await openTable(host, chasse, [person('Margot'), bot, bot], { open: true });
  await Promise.all([host.go(`#/t/${table}`), guest.go(`#/t/${table}`)]);
  await Promise.all([legal(host.page).first().waitFor(), guest.page.locator('[data-seat="1"]').waitFor()]);
  const seen = guest.page.locator('.shout').filter({ hasText: 'Margot' }).filter({ hasText: 'Bravo' }).waitFor();
  await host.page.getByRole('button', { name: 'Réagir' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Bravo' }).click();
  await seen;
});

test('the story can be shortened, and every line of it leads to its rule', async ({ visit }) => {
  const visitor = await visit({ still: true });
  await sitDown(visitor, pirsch, 3);
  const { page } = visitor;
  for (let i = 0; i < 2; i++) await play(page);
  await legal(page).first().waitFor();
  await page.getByRole('button', { name: 'Récit' }).click();
  const lines = page.getByRole('region', { name: 'Le récit' }).locator('li:not(.news)');
  const played = lines.filter({ hasText: /jouez|joue/ });
  await expect.poll(() => played.count()).toBeGreaterThan(5);
  const ruled = lines.filter({ has: page.getByRole('button', { name: /^Pourquoi.*Règle AP-\d\d$/ }) });
  expect(await ruled.count()).toBe(await lines.count());

  await page.getByRole('button', { name: 'Temps forts' }).click();
  await expect.poll(() => played.count()).toBe(0);
  await lines.filter({ hasText: 'l’emporte' }).first().getByRole('button', { name: /AP-10/ }).click();
  const lit = page.getByRole('region', { name: 'La règle' }).locator('.lit');
  await lit.waitFor();
  expect(await lit.innerText()).toContain('AP-10');
  expect(await lit.evaluate((place) => place.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('when the time is up the table makes the first legal move', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const heard = listen(visitor.page);
  const table = await sitDown(visitor, pirsch, 3, { clock: 5 });
  const { page } = visitor;
  await page.getByRole('timer', { name: 'Temps restant' }).waitFor();
  await expect.poll(() => gamesIn(heard).some((game) => game.legal.length > 0)).toBe(true);
  const first = gamesIn(heard).find((game) => game.legal.length > 0)?.legal[0];
  await page.getByText('Votre temps est écoulé').first().waitFor();
  const events = (await storyOf(visitor, table, 1)).steps.flatMap(
    (step) => step.events as { event: string; seat?: number; card?: string }[],
  );
  const mine = events.find((each) => each.event === 'played' && each.seat === 1);
  expect(`play ${mine?.card}`).toBe(first);
});

test('a tap finishes what moves', async ({ visit }) => {
  const visitor = await visit({ phone: true });
  await sitDown(visitor, chasse, 3);
  const { page } = visitor;
  await legal(page).first().waitFor();
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 })); // nothing ends by itself any more
  await play(page, 0, 'tap');
  const next = page.getByText('Manche 2', { exact: true });
  await page.locator('.frame .flight').first().waitFor({ state: 'attached' });
  await expect.poll(() => prompt(page).innerText()).toMatch(/^Choisissez/);
  expect(await next.count()).toBe(0);
  await page.locator('.frame').tap({ position: { x: 5, y: 5 } });
  await next.waitFor();
  expect(await page.locator('.frame .flight').count()).toBe(0);
});
