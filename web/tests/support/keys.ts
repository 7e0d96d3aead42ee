// Playing without a mouse; the focus can always be seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legal } from './playing';

// What the focus is on, and whether that can be seen.
export const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    return {
      name:
        at.getAttribute('aria-label') ??
        (at as HTMLInputElement).labels?.[0]?.querySelector('span')?.innerText ??
        at.innerText,
      described: document.getElementById(at.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
      lost: at === document.body,
      visible: at.matches(':focus-visible') && ring,
      legal: at.getAttribute('aria-disabled') === 'false',
      inHand: /Votre main/.test(at.closest('[role=group]')?.getAttribute('aria-label') ?? ''),
    };
  });

export async function tabTo(page: Page, wanted: (at: Awaited<ReturnType<typeof focus>>) => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const at = await focus(page);
    if (!at.lost && wanted(at)) {
      expect(at.visible, `focus on “${at.name}” can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached with the tab key');
}

export async function playByKeys(page: Page): Promise<void> {
  await legal(page).first().waitFor();
  await tabTo(page, (at) => at.inHand);
  for (let presses = 0; !(await focus(page)).legal; presses++) {
    expect(presses).toBeLessThan(14);
    await page.keyboard.press('ArrowRight');
  }
  expect((await focus(page)).visible).toBe(true);
  await page.keyboard.press('Enter');
}
