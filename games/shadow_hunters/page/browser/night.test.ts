// Shadow Hunters: a night to the end against bots; by keys; on a phone; without barriers; nothing seen that is hidden.
import { expect } from 'vitest';
import { fr } from '$shell/lib/i18n/fr';
import type { View } from '../types';
import { actions, answer, offers, playNight, shadow, untilOffered } from './night';
import { result } from '$browser/playing';
import { sitDown, storyOf } from '$browser/tables';
import { cramped } from '$browser/touch';
import { lookAtTheEnd, walks } from '$browser/walk';
import { test } from '$browser/world';

test('from the shelf into the night', async ({ visit }) => {
  const page = await (await visit()).go();
  await page.getByRole('article', { name: 'Shadow Hunters' }).getByRole('button', { name: 'Jouer maintenant' }).click();
  await page.getByRole('region', { name: 'Votre personnage' }).waitFor({ timeout: 20_000 });
  expect(await page.locator('[data-area]').count()).toBe(6);
});

test('four players, to the end and again through other eyes', { timeout: 240_000 }, async ({ visit }) => {
  const visitor = await visit({ still: true });
  const table = await sitDown(visitor, shadow, 4);
  const { page } = visitor;
  expect(await playNight(page)).toBeGreaterThan(2);
  const story = await storyOf(visitor, table, 1);
  const views = story.steps.map((step) => step.view as View);
  const last = views.at(-1)!;
  expect(last.end).not.toBeNull();
  // Before the end nobody's character is known but by what happened at the table.
  for (const view of views.slice(0, 3))
    expect(view.players.map((player) => player.character !== null)).toEqual([true, false, false, false]);

  await result(page).getByRole('button', { name: fr.end.table }).click();
  await page.getByRole('button', { name: 'Bas les masques' }).click();
  await page
    .getByRole('dialog')
    .getByText(/A gagné/)
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').locator('.people li').count()).toBe(4);
  await page.keyboard.press('Escape');
});

test('a turn by keys alone, and the notebook', async ({ visit }) => {
  const visitor = await visit({ still: true });
  await sitDown(visitor, shadow, 5);
  const { page } = visitor;
  const roll = page.locator('[data-option="roll"]');
  await untilOffered(page, 'roll');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null);
  for (let i = 0; i < 60 && (await focused()) !== 'roll'; i++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('roll');
  await page.keyboard.press('Enter');
  await expect.poll(() => roll.count()).toBe(0);

  await page.getByRole('button', { name: 'Carnet' }).click();
  const letter = page
    .getByRole('dialog')
    .getByRole('button', { name: /\bpossible$/ })
    .first();
  const name = (await letter.getAttribute('aria-label'))!.split(/\s?:/)[0]!;
  await letter.click();
  const marked = page.getByRole('dialog').getByRole('button', { name: /soupçonné/ });
  expect(await marked.getAttribute('aria-label')).toContain(name);
  await page.reload();
  await page.getByRole('button', { name: 'Carnet' }).click();
  expect(await marked.count()).toBe(1);
});

test('revealing oneself is asked twice', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const { page } = visitor;
  // Daniel cannot: with four players there are no neutrals.
  await sitDown(visitor, shadow, 4);
  const reveal = page.locator('section[data-seat] [data-option="reveal"]');
  await reveal.click();
  await actions(page).getByText(/^Sûr/).waitFor();
  await actions(page).getByRole('button', { name: 'Rester caché' }).click();
  await reveal.waitFor();
  await reveal.click();
  await actions(page)
    .getByRole('button', { name: /Oui, me révéler/ })
    .click();
  await page.getByRole('region', { name: 'Votre personnage' }).getByText('révélé à tous').waitFor();
});

walks('no barriers, no foreign words', 180_000, async (walk) => {
  const { visitor, page, lang, press, look } = walk;
  const table = await sitDown(visitor, shadow, 8, { options: { 'quick-start': 'yes', 'extra-character': 'yes' } });
  for (let i = 0; i < 4; i++) {
    await offers(page).first().waitFor({ timeout: 60_000 });
    await look(`table ${i}`);
    if (!(await answer(page, i, press))) break;
  }
  for (const sheet of [lang === 'fr' ? 'Carnet' : 'Notebook', 'Grimoire']) {
    await page.getByRole('button', { name: sheet }).click();
    await page.getByRole('dialog').waitFor();
    if (sheet === 'Grimoire') await page.getByRole('dialog').locator('summary').first().click();
    await look(sheet);
    await page.keyboard.press('Escape');
  }
  await lookAtTheEnd(walk, table);
});

for (const side of [false, true]) {
  test(`a small phone${side ? ' on its side' : ''}: large enough to touch, nothing beyond the edge`, async ({
    visit,
  }) => {
    const visitor = await visit({ phone: true, still: true });
    const { page } = visitor;
    if (side) await page.setViewportSize({ width: 640, height: 360 });
    await sitDown(visitor, shadow, 8);
    await offers(page).first().waitFor({ timeout: 60_000 });
    expect(await cramped(page, '.layout button', 22)).toEqual([]);
  });
}
