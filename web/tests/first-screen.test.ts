// How long a newcomer waits, and for how much. The figures are printed, the limits are generous.
import { expect } from 'vitest';
import { test } from './support/world';

test('the first screen and the first move come quickly', async ({ visit }) => {
  const visitor = await visit();
  const page = await visitor.go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  const { bytes, shown } = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter((each) => new URL(each.name).pathname.endsWith('.js'));
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { bytes: scripts.reduce((sum, each) => sum + each.encodedBodySize, 0), shown: paint?.startTime ?? 0 };
  });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(90 * 1024);

  for (const title of ['Chasse en folie', 'Auf der Pirsch']) {
    await visitor.go();
    const button = page.getByRole('article', { name: title }).getByRole('button', { name: 'Jouer maintenant' });
    await button.waitFor();
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let from = 0;
          addEventListener('click', () => (from = performance.now()), { capture: true, once: true });
          const look = () => {
            const card = document.querySelector('[role=group][aria-label="Votre main"] button[aria-disabled="false"]');
            if (from > 0 && card && card.checkVisibility()) resolve(performance.now() - from);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await button.click();
    const ms = await waited;
    console.log(`${title}: from “play now” to the first legal move ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(3000);
    await page.goto('about:blank');
  }
  console.log(
    `first screen: ${(bytes / 1024).toFixed(1)} KB of script, compressed; painted after ${Math.round(shown)} ms`,
  );
});
