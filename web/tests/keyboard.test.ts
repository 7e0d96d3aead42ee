// Without a mouse.
import { expect } from 'vitest';
import { focus, tabTo } from './support/keys';
import { legal } from './support/playing';
import { test } from './support/world';

test('dialogs and drawers give the focus back', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click();
  await legal(page).first().waitFor();
  await tabTo(page, (at) => at.name === 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focus(page)).name).toBe('Menu');
  for (const [key, name] of [
    ['l', 'Le récit'],
    ['r', 'La règle'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('complementary', { name }).waitFor();
    await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('complementary', { name }).count()).toBe(0);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
});
