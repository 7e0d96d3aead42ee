// Playing as somebody does who looks only at what glows.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hand = (page: Page): Locator => page.getByRole('group', { name: /^(Votre main|Your hand)$/ });
export const legal = (page: Page): Locator => hand(page).locator('button[aria-disabled="false"]');
export const prompt = (page: Page): Locator => page.locator('header.bar .prompt');
export const result = (page: Page): Locator => page.getByRole('region', { name: /gagne|gagnez|win/ });

// The names of the cards held, without how things stand with them.
export async function held(page: Page): Promise<string[]> {
  const labels = await hand(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(', ')[0] ?? '');
}

// Waits to be asked, and answers with the nth of the legal cards (counted round); false when the game is over instead.
export async function play(page: Page, nth = 0, press: 'click' | 'tap' = 'click'): Promise<boolean> {
  await legal(page).or(result(page)).first().waitFor();
  const count = await legal(page).count();
  if (count === 0) return false;
  const card = legal(page).nth(nth % count);
  await card[press]();
  return true;
}

// To the end; how many moves it took.
export async function playOut(page: Page): Promise<number> {
  let moves = 0;
  while (await play(page, moves)) moves++;
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toEqual(expect.not.arrayContaining([expect.stringMatching(/\S/)]));
  return moves;
}
