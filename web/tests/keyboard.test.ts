// Without a mouse, from the shelf to a finished round; the focus can always be seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hand, legal } from './support/playing';
import { test } from './support/world';

// What the focus is on, and whether that can be seen.
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    return {
      name: at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.querySelector('span')?.innerText ?? at.innerText,
      described: document.getElementById(at.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
      lost: at === document.body,
      visible: at.matches(':focus-visible') && ring,
      legal: at.getAttribute('aria-disabled') === 'false',
      inHand: /Votre main/.test(at.closest('[role=group]')?.getAttribute('aria-label') ?? ''),
    };
  });

async function tabTo(page: Page, wanted: (at: Awaited<ReturnType<typeof focus>>) => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const at = await focus(page);
    if (!at.lost && wanted(at)) return expect(at.visible, `focus on “${at.name}” can be seen`).toBe(true);
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached with the tab key');
}

async function playByKeys(page: Page): Promise<void> {
  await legal(page).first().waitFor();
  await tabTo(page, (at) => at.inHand);
  for (let presses = 0; !(await focus(page)).legal; presses++) {
    expect(presses).toBeLessThan(14);
    await page.keyboard.press('ArrowRight');
  }
  expect((await focus(page)).visible).toBe(true);
  await page.keyboard.press('Enter');
}

test('Chasse en folie: a round by keys alone', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  await tabTo(page, (at) => at.name === 'Jouer maintenant' && at.described === 'Chasse en folie');
  await page.keyboard.press('Enter');
  await playByKeys(page);
  await page.getByText('Manche 2', { exact: true }).waitFor();
  await playByKeys(page);
  await page.getByText('Manche 3', { exact: true }).waitFor();
});

test('Auf der Pirsch: a whole round by keys alone', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  await tabTo(page, (at) => at.name === 'Préparer la table' && at.described === 'Auf der Pirsch');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Rythme des bots' }).waitFor();
  await tabTo(page, (at) => at.name === 'Rythme des bots');
  await page.keyboard.press('Home');
  await tabTo(page, (at) => at.name === 'Distribuer');
  await page.keyboard.press('Enter');
  for (let trick = 1; trick <= 12; trick++) {
    await expect.poll(() => hand(page).getByRole('button').count()).toBe(13 - trick);
    if (trick > 1) expect((await focus(page)).inHand, 'the focus stays in the hand').toBe(true);
    await playByKeys(page);
  }
  await page.getByText(/^Manche 2/).waitFor();
});

test('dialogs and drawers give the focus back', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click();
  await legal(page).first().waitFor();
  await tabTo(page, (at) => at.name === 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focus(page)).name).toBe('Menu');
  for (const [key, name] of [['l', 'Le récit'], ['r', 'La règle']] as const) {
    await page.keyboard.press(key);
    await page.getByRole('complementary', { name }).waitFor();
    await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('complementary', { name }).count()).toBe(0);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
});
