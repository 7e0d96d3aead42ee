// Playing Chasse-cercueils as somebody does who touches what glows.
import type { Locator, Page } from 'playwright-core';
import { result } from '$browser/playing';

export const crypt = 'chasse-cercueils';

export const cards = (page: Page): Locator => page.locator('[data-spot]');
export const glowing = (page: Page): Locator => page.locator('[data-spot][aria-disabled="false"]');
export const coffins = (page: Page): Locator => page.locator('[data-spot][aria-label^="Cercueil"]');
export const actions = (page: Page): Locator => page.getByRole('group', { name: /^(Vos actions|Your actions)$/ });
export const offers = (page: Page): Locator => actions(page).locator('[data-option]');
export const race = (page: Page): Locator => page.locator('.garlic.open'); // hands may come down
export const verdict = (page: Page): Locator => page.getByRole('group', { name: /^(La course|The race)$/ });

// Waits to be asked and answers, rather with a card than with a word; false when the game is over instead.
export async function answer(page: Page, nth: number, press: 'click' | 'tap' = 'click'): Promise<boolean> {
  await offers(page).or(glowing(page)).or(result(page)).first().waitFor({ timeout: 60_000 });
  if (await result(page).isVisible()) return false;
  const from = (await glowing(page).count()) > 0 ? glowing(page) : offers(page);
  const count = await from.count();
  const one = from.nth(nth % Math.max(1, count));
  if (count > 0) await one[press]({ timeout: 2_000 }).catch(() => {}); // the end may have come over it
  return true;
}

export async function playCrypt(page: Page): Promise<number> {
  let moves = 0;
  while (await answer(page, moves)) moves++;
  return moves;
}

// In a live game: throws the dice when asked to, and waits until hands may come down.
export async function untilRace(page: Page): Promise<void> {
  const roll = actions(page).locator('[data-option="roll"]');
  await roll.or(race(page)).first().waitFor({ timeout: 60_000 });
  if ((await race(page).count()) > 0) return;
  await roll.click({ timeout: 2_000 }).catch(() => {}); // the table throws for whoever waits too long
  await race(page).waitFor({ timeout: 20_000 });
}
