// Playing Shadow Hunters as somebody does who takes what is offered.
import type { Locator, Page } from 'playwright-core';
import { result } from './playing';

export const shadow = 'shadow-hunters';

export const actions = (page: Page): Locator => page.getByRole('group', { name: /^(Vos actions|Your actions)$/ });
export const offers = (page: Page): Locator => actions(page).locator('[data-option]');

// Waits to be asked and answers, rather with a deed than with a pass; false when the night is over instead.
export async function answer(page: Page, nth: number, press: 'click' | 'tap' = 'click'): Promise<boolean> {
  await offers(page).first().or(result(page)).first().waitFor({ timeout: 60_000 });
  if (await result(page).isVisible()) return false;
  const keys = await offers(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''));
  const deeds = keys.filter((key) => key !== 'pass' && key !== 'reveal');
  const key = (deeds.length > 0 ? deeds : keys)[nth % Math.max(1, deeds.length || keys.length)];
  // The table may have gone on by itself in the meantime.
  if (key) await actions(page).locator(`[data-option="${key}"]`)[press]({ timeout: 2_000 }).catch(() => {});
  return true;
}

export async function playNight(page: Page): Promise<number> {
  let moves = 0;
  while (await answer(page, moves)) moves++;
  return moves;
}
