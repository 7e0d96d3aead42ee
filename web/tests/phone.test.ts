// On a small phone, by touch: everything within reach of a thumb, nothing beyond the edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legal, play, result } from './support/playing';
import { chasse, empty, openTable, person, rush, sitDown } from './support/tables';
import { test } from './support/world';

// What is beyond the edge of the screen, and what answers a thumb on less than 40 pixels each way. Links within a
// sentence are as high as their line; what is drawn smaller may still answer all around.
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const name = (target: Element) =>
      `${target.tagName.toLowerCase()} “${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}”`;
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
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches('p a, li a, .log li button')) continue;
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

for (const title of ['Chasse en folie', 'Auf der Pirsch']) {
  test(`${title} by touch`, async ({ visit }) => {
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

test('every other screen fits, too', async ({ visit }) => {
  const visitor = await visit({ phone: true, still: true });
  const page = await visitor.go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  expect(await misfits(page), 'shelf').toEqual([]);
  await visitor.go('#/set/auf-der-pirsch');
  await page.getByRole('button', { name: 'Distribuer' }).waitFor();
  expect(await misfits(page), 'setting the table').toEqual([]);
  const waiting = await openTable(visitor, chasse, [person('Margot'), empty, empty]);
  await visitor.go(`#/t/${waiting}`);
  await page.getByRole('button', { name: 'Distribuer les cartes' }).waitFor();
  expect(await misfits(page), 'waiting room').toEqual([]);
  await rush(page, await sitDown(visitor, chasse, 5));
  await result(page).waitFor();
  expect(await misfits(page), 'end').toEqual([]);
  await result(page).getByRole('link', { name: 'Revoir la partie' }).tap();
  await page.getByRole('slider').waitFor();
  expect(await misfits(page), 'replay').toEqual([]);
  await page.getByLabel('Par les yeux de').selectOption('all');
  expect(await misfits(page), 'replay through all eyes').toEqual([]);
  await visitor.go('#/about');
  await page.getByRole('heading', { name: 'Les images' }).waitFor();
  expect(await misfits(page), 'about').toEqual([]);
});

test('reduced motion: nothing flies', async ({ visit }) => {
  const visitor = await visit({ phone: true, still: true });
  await sitDown(visitor, chasse, 4);
  const { page } = visitor;
  await legal(page).first().waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const each of document.getAnimations()) {
        if (each.playState === 'running' && Number(each.effect?.getComputedTiming().activeDuration) > 20) seen.add(describe(each));
      }
      requestAnimationFrame(look);
    };
    const describe = (each: Animation) => `${(each.effect as KeyframeEffect).target?.className} ${each.id || each.constructor.name}`;
    requestAnimationFrame(look);
  });
  for (let i = 0; i < 4; i++) await play(page, i, 'tap');
  await legal(page).first().waitFor();
  expect(await page.evaluate(() => [...(window as never as { seen: Set<string> }).seen])).toEqual([]);
});
