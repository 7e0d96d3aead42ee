// Playing Gespensterjagd as somebody does who touches what glows.
import type { Locator, Page } from 'playwright-core';
import { result } from '$browser/playing';

export const gespenst = 'gespensterjagd';

export const rooms = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Les pièces du château|The rooms of the castle)$/ });
export const open = (page: Page): Locator => rooms(page).locator('[data-room][aria-disabled="false"]');
export const frames = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Les animaux du bois|The animals of the wood)$/ }).locator('button.can');
export const end = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Vos actions|Your actions)$/ }).locator('button.end');
const whose = (page: Page): Locator => page.locator('.whose button');

export const asked = (page: Page): Locator => open(page).or(frames(page)).or(end(page));

// The rooms that glow and can be met where the castle stands now.
async function inSight(page: Page): Promise<string[]> {
  return open(page).evaluateAll((all) =>
    all.flatMap((room) => {
      const box = room.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return at && room.contains(at) ? [room.getAttribute('data-room') ?? ''] : [];
    }),
  );
}

// Waits to be asked and answers; false when the hunt is over instead.
export async function answer(page: Page, nth: number, press: 'click' | 'tap' = 'click'): Promise<boolean> {
  await asked(page).or(result(page)).first().waitFor();
  if (await result(page).isVisible()) return false;
  if ((await frames(page).count()) > 0) await frames(page).first()[press]();
  else {
    const seen = await inSight(page);
    if (seen.length > 0) {
      await page.locator(`[data-room="${seen[nth % seen.length]}"]`)[press]({ force: true });
      if ((await whose(page).count()) > 0) await whose(page).first()[press]();
    } else if ((await end(page).count()) > 0) await end(page)[press]();
  }
  return true;
}

export async function hunt(page: Page): Promise<number> {
  let moves = 0;
  while (await answer(page, moves * 7)) moves++;
  return moves;
}
