// By touch, on a small phone: everything within reach of a thumb, nothing beyond the edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legal, play } from './playing';
import { test } from './world';

// What is beyond the edge of the screen, and what answers a thumb on less than 40 pixels each way. Links within a
// sentence are as high as their line; what is drawn smaller may still answer all around.
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const name = (target: Element) => {
      const label = target.getAttribute('aria-label') ?? target.textContent;
      return `${target.tagName.toLowerCase()} “${label.trim().slice(0, 40)}”`;
    };
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
      let far = 0;
      while (far < 40 && target.contains(at(x + dx * far, y + dy * far))) far++;
      return far;
    };
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} wide`);
    const targets = 'button, a, select, summary, input:not(.visually-hidden, label input), label:has(input)';
    for (const target of document.querySelectorAll(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches('p a, li a, .log li button'))
        continue;
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.left < -1 || box.right > innerWidth + 1) found.add(`beyond the edge: ${name(target)}`);
      if (!target.contains(at(x, y))) continue; // something lies over it
      const width = reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0);
      const height = reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1);
      if (Math.min(width, height) < 40) found.add(`${width} x ${height}: ${name(target)}`);
    }
    return [...found];
  });

// What is smaller than `least` pixels, by its box; and, where all must be in sight, what is beyond the edge.
export const cramped = (page: Page, targets: string, least: number, inSight = true) =>
  page.evaluate(
    ([targets, least, inSight]) => {
      const wrong: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
      for (const target of document.querySelectorAll(targets)) {
        const box = target.getBoundingClientRect();
        const name = target.closest('[aria-label]')?.getAttribute('aria-label') ?? target.textContent;
        if (inSight && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
          wrong.push(`beyond the edge: ${name}`);
        if (Math.min(box.width, box.height) < least) wrong.push(`${box.width} x ${box.height}: ${name}`);
      }
      return wrong;
    },
    [targets, least, inSight] as const,
  );

// A card game, from the shelf on.
export function playsByTouch(title: string): void {
  test('by touch', async ({ visit }) => {
    const visitor = await visit({ phone: true });
    const page = await visitor.go();
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Jouer maintenant' }).tap();
    for (let i = 0; i < 3; i++) await play(page, i, 'tap');
    await legal(page).first().waitFor();
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Récit' }).tap();
    await page.getByRole('dialog', { name: 'Le récit' }).waitFor();
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fermer' }).tap();
    await play(page, 0, 'tap');
  });
}
