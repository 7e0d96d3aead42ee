// Goupil in a browser: from the shelf on, to the end, by keys, on a phone, without barriers.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, slips } from '$browser/audit';
import { tabTo } from '$browser/keys';
import { result } from '$browser/playing';
import { sitDown, storyOf } from '$browser/tables';
import { misfits } from '$browser/touch';
import { test } from '$browser/world';

const places = (page: Page) => page.getByRole('group', { name: /^(Où aller|Where to go)$/ }).getByRole('button');
const open = (page: Page) => places(page).and(page.locator('[aria-disabled="false"]'));

// Goes to one place after the other until the game is over; how often.
async function playOut(page: Page): Promise<number> {
  for (let moves = 0; ; moves++) {
    await open(page).or(result(page)).first().waitFor();
    const count = await open(page).count();
    if (count === 0) return moves;
    await open(page)
      .nth(moves % count)
      .click();
  }
}

test('from the shelf to the first choice', async ({ visit }) => {
  const page = await (await visit()).go();
  await page.getByRole('article', { name: 'Goupil' }).getByRole('button', { name: 'Jouer maintenant' }).click();
  await open(page).first().click();
  await page.locator('.caption', { hasText: /^(?:.*pren.* le renard|.*rôde.* en paix) .* : \+[234]/ }).waitFor();
  await page.getByText(/^Manche 2/).waitFor();
});

test('to the end, and again through other eyes', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const { page } = visitor;
  const table = await sitDown(visitor, 'sixth-game', 3, { options: { alarm: 'yes' } });
  expect(await playOut(page)).toBe(6);
  const { names, result: ended, steps } = await storyOf(visitor, table, 1);
  const headline = await result(page).getByRole('heading').first().innerText();
  const { winners } = ended!;
  for (const seat of winners) expect(headline).toContain(seat === 1 && winners.length === 1 ? 'Vous' : names[seat - 1]);
  await result(page).getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByLabel('Par les yeux de').selectOption('all');
  await page.getByRole('button', { name: 'À la fin' }).click();
  expect(await page.getByRole('slider').inputValue()).toBe(String(steps.length - 1));
});

test('by keys alone', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const { page } = visitor;
  await sitDown(visitor, 'sixth-game', 2);
  await open(page).first().waitFor();
  await tabTo(page, (at) => /^Ruisseau/.test(at.name));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('Manche 2/4', { exact: true }).waitFor();
});

test('on a phone in English, without barriers and within reach of a thumb', async ({ visit }) => {
  const visitor = await visit({ phone: true, lang: 'en', still: true });
  const { page } = visitor;
  await sitDown(visitor, 'sixth-game', 4);
  await open(page).first().tap();
  await page.getByText('Round 2/8', { exact: true }).waitFor();
  expect(await misfits(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  expect(await slips(page, 'en')).toEqual([]);
});
