// On a small phone, by touch: everything within reach of a thumb, nothing beyond the edge.
import { expect } from 'vitest';
import { legal, play, result } from './support/playing';
import { chasse, empty, openTable, person, pirsch, rush, sitDown } from './support/tables';
import { misfits } from './support/touch';
import { test } from './support/world';

test('every other screen fits, too', async ({ visit }) => {
  const visitor = await visit({ phone: true, still: true });
  const page = await visitor.go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  expect(await misfits(page), 'shelf').toEqual([]);
  await visitor.go(`#/set/${pirsch}`);
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
        if (each.playState === 'running' && Number(each.effect?.getComputedTiming().activeDuration) > 20)
          seen.add(describe(each));
      }
      requestAnimationFrame(look);
    };
    const describe = (each: Animation) =>
      `${(each.effect as KeyframeEffect).target?.className} ${each.id || each.constructor.name}`;
    requestAnimationFrame(look);
  });
  for (let i = 0; i < 4; i++) await play(page, i, 'tap');
  await legal(page).first().waitFor();
  expect(await page.evaluate(() => [...(window as never as { seen: Set<string> }).seen])).toEqual([]);
});
