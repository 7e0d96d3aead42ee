// Two people share one device: whoever has it sees nothing of the other's cards.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { held, hand, legal, play } from './support/playing';
import { pirsch } from './support/tables';
import { test } from './support/world';

const curtain = (page: Page) => page.getByRole('button', { name: /^Je suis / });

async function stillAsked(page: Page): Promise<boolean> {
  await curtain(page).or(legal(page)).first().waitFor();
  return (await legal(page).count()) > 0;
}

test('the curtain hides everything until the right person opens it', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const page = await visitor.go(`#/set/${pirsch}`);
  await page.getByLabel('Votre nom').fill('Margot');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Place 2' }).selectOption('here');
  await page.getByRole('textbox', { name: 'Nom à la place 2' }).fill('Lucien');
  await page.getByRole('combobox', { name: 'Rythme des bots' }).selectOption('instant');
  await page.getByRole('button', { name: 'Distribuer' }).click();

  const seen: Record<string, string[]> = {};
  for (let turn = 0; turn < 6; turn++) {
    const press = curtain(page);
    await press.waitFor();
    expect(await press.count()).toBe(1);
    expect(await hand(page).count()).toBe(0);
    expect(await page.locator('[data-slot], [data-seat]').count()).toBe(0);
    const whole = await page.content();
    for (const card of Object.values(seen).flat()) expect(whole).not.toContain(card);
    // A key pressed by who had the device before must not open the next one's eyes.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await hand(page).count()).toBe(0);

    const name = (await press.innerText()).replace('Je suis ', '');
    await press.click();
    await legal(page).first().waitFor();
    const cards = await held(page);
    for (const [other, theirs] of Object.entries(seen)) {
      if (other !== name) expect(cards.filter((card) => theirs.includes(card))).toEqual([]);
    }
    // Who takes the trick leads to the next and keeps the device.
    do await play(page);
    while (await stillAsked(page));
    seen[name] = cards;
  }
  expect(Object.keys(seen).sort()).toEqual(['Lucien', 'Margot']);
});
