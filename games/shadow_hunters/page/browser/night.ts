// Playing Shadow Hunters as somebody does who takes what is offered.
import type { Locator, Page } from 'playwright-core';
import { result } from '$browser/playing';

export const shadow = 'shadow-hunters';

export const actions = (page: Page): Locator => page.getByRole('group', { name: /^(Vos actions|Your actions)$/ });
export const offers = (page: Page): Locator => actions(page).locator('[data-option]');

const offered = (page: Page): Promise<string[]> =>
  offers(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''));

// One of these, rather a deed than a pass.
async function take(page: Page, keys: string[], nth: number, press: 'click' | 'tap'): Promise<void> {
  const deeds = keys.filter((key) => key !== 'pass' && key !== 'reveal');
  const key = (deeds.length > 0 ? deeds : keys)[nth % Math.max(1, deeds.length || keys.length)];
  const option = actions(page).locator(`[data-option="${key}"]`);
  if (key) await option[press]({ timeout: 2_000 }).catch(() => {}); // the table may have gone on by itself
}

// Waits to be asked and answers; false when the night is over instead.
export async function answer(page: Page, nth: number, press: 'click' | 'tap' = 'click'): Promise<boolean> {
  await offers(page).first().or(result(page)).first().waitFor({ timeout: 60_000 });
  if (await result(page).isVisible()) return false;
  await take(page, await offered(page), nth, press);
  return true;
}

// Answers whatever is asked before this is.
export async function untilOffered(page: Page, option: string): Promise<void> {
  for (;;) {
    await offers(page).first().waitFor({ timeout: 60_000 });
    const keys = await offered(page);
    if (keys.includes(option)) return;
    await take(page, keys, 0, 'click');
  }
}

export async function playNight(page: Page): Promise<number> {
  let moves = 0;
  while (await answer(page, moves)) moves++;
  return moves;
}
