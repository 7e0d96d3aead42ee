// Gespensterjagd: hunted and hunting, to the end; by keys; on a phone; without barriers. Where a test needs to be
// asked, the visitor sits at Max's left: the captain is the first to move, and nobody has caught Max before.
import { expect } from 'vitest';
import { fr } from '$shell/lib/i18n/fr';
import { answer, asked, end, frames, gespenst, hunt, open, rooms } from './castle';
import type { View } from '../types';
import { prompt, result } from '$browser/playing';
import { sitDown, storyOf } from '$browser/tables';
import { cramped } from '$browser/touch';
import { lookAtTheEnd, walks } from '$browser/walk';
import { test } from '$browser/world';

test('from the shelf to the first room', async ({ visit }) => {
  const page = await (await visit()).go();
  await page.getByRole('article', { name: 'Gespensterjagd' }).getByRole('button', { name: 'Jouer maintenant' }).click();
  await asked(page).first().waitFor({ timeout: 20_000 });
  expect(await rooms(page).locator('[data-room]').count()).toBe(54);
});

for (const { side, ghost, least } of [
  { side: 'a hunter', ghost: 'seat-2', least: 2 },
  { side: 'Max', ghost: 'seat-1', least: 2 }, // who runs about blindly is soon caught
]) {
  test(`as ${side}, to the end and again through other eyes`, { timeout: 120_000 }, async ({ visit }) => {
    const visitor = await visit({ still: true });
    const table = await sitDown(visitor, gespenst, 3, { options: { ghost } });
    const { page } = visitor;
    expect(await hunt(page)).toBeGreaterThanOrEqual(least);
    const story = await storyOf(visitor, table, 1);
    const view = story.steps.at(-1)?.view as View;
    expect(view.max).toBe(Number(ghost.slice(-1)));
    await result(page)
      .getByText(/^Max, c’était/)
      .waitFor();
    expect(await result(page).getByRole('img', { name: 'Points cumulés' }).count()).toBe(0);

    await result(page).getByRole('link', { name: 'Revoir la partie' }).click();
    await page.getByLabel('Par les yeux de').selectOption('all');
    await page.getByRole('button', { name: 'À la fin' }).click();
    await expect.poll(() => page.locator('.trail circle').count()).toBe(view.trail.length);
    await page.getByLabel('Par les yeux de').selectOption('1');
    await page.getByRole('button', { name: 'Au début' }).click();
    await expect.poll(() => page.locator('.trail').count()).toBe(0);
  });
}

test('hunters do not see where Max is', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const table = await sitDown(visitor, gespenst, 3, { options: { ghost: 'seat-2' } });
  for (let i = 0; i < 8; i++) await answer(visitor.page, i * 7);
  const story = await storyOf(visitor, table, 1);
  for (const { view } of story.steps as { view: View }[]) {
    if (view.phase === 'over') continue;
    if (!view.seen) expect(view.ghost).toBeNull();
    expect([view.visited, view.possible]).toEqual([null, null]);
  }
});

test('GJ-21: a path that was shown is gone with the box', { timeout: 60_000 }, async ({ visit }) => {
  const visitor = await visit({ still: true });
  const table = await sitDown(visitor, gespenst, 2, { options: { ghost: 'seat-2' } });
  const { page } = visitor;
  const seen = /Max se montre dans la pièce/;
  await asked(page).first().waitFor();
  await page.keyboard.press('l');
  for (let i = 0; i < 4; i++) await answer(page, i * 7); // three hunters and a frame
  while ((await asked(page).first().waitFor(), (await frames(page).count()) === 0)) await end(page).click();
  await page.getByRole('region', { name: fr.log.title }).getByText(seen).waitFor();
  await frames(page).first().click();
  await expect.poll(() => page.content()).not.toMatch(seen);
  expect(JSON.stringify(await storyOf(visitor, table, 1))).not.toContain('max-appeared');
});

test('a turn by keys alone', async ({ visit }) => {
  const visitor = await visit({ still: true });
  await sitDown(visitor, gespenst, 3, { options: { ghost: 'seat-2' } });
  const { page } = visitor;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-room') ?? null);
  await open(page).first().waitFor();
  for (let i = 0; i < 40 && (await focused()) === null; i++) await page.keyboard.press('Tab');
  expect(await focused()).not.toBeNull();
  for (const [key, room] of [
    ['ArrowRight', '9'],
    ['ArrowRight', '10'],
    ['ArrowRight', '22'],
    ['ArrowUp', null],
  ] as const) {
    await page.keyboard.press(key);
    if (room) expect(await focused()).toBe(room);
  }
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement!.querySelector('.edge')!).strokeWidth),
  ).not.toBe('0px');
  const post = await focused();
  await page.keyboard.press('Enter');
  await rooms(page).locator(`[data-room="${post}"][aria-label*="à vous"]`).waitFor();
});

test('a tap on a room out of reach answers with the rule', async ({ visit }) => {
  const visitor = await visit({ still: true });
  await sitDown(visitor, gespenst, 4, { options: { ghost: 'seat-4' } });
  const { page } = visitor;
  for (let i = 0; i < 2; i++) await answer(page, 3);
  await expect.poll(() => prompt(page).innerText()).toContain('déplacez votre chasseur');
  const closed = rooms(page).locator('[data-room][aria-disabled="true"]:not([aria-label*="chasseur"])').first();
  await closed.click({ force: true });
  await page
    .getByRole('status')
    .filter({ hasText: /GJ-\d\d/ })
    .waitFor();
});

walks('no barriers, no foreign words', 120_000, async (walk) => {
  const { visitor, page, press, look } = walk;
  for (const [ghost, answers] of [
    ['seat-1', 1],
    ['seat-3', 3],
  ] as const) {
    const table = await sitDown(visitor, gespenst, 3, {
      options: { ghost, door: 'yes', trap: 'captain', chimney: 'yes', 'show-possible': 'yes' },
    });
    for (let i = 0; i < answers; i++) await answer(page, i * 7, press);
    await asked(page).first().waitFor();
    await look(`${ghost}: table`);
    await lookAtTheEnd(walk, table, `${ghost}: `);
  }
});

test('a small phone: large enough to touch, nothing beyond the edge', async ({ visit }) => {
  const visitor = await visit({ phone: true, still: true });
  await sitDown(visitor, gespenst, 5, { options: { ghost: 'seat-5', trap: 'captain' } });
  const { page } = visitor;
  for (let i = 0; i < 2; i++) await answer(page, i * 5, 'tap');
  await asked(page).first().waitFor();
  expect(await cramped(page, '.layout button', 40)).toEqual([]);
  expect(await cramped(page, '[data-room] .touch', 24, false)).toEqual([]);
  await page.getByRole('button', { name: 'Plus grand' }).tap();
  const sizes = await rooms(page)
    .locator('.touch')
    .evaluateAll((all) =>
      all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
});
