// Without a mouse, from the shelf to a finished round.
import { expect } from 'vitest';
import { focus, playByKeys, tabTo } from '$browser/keys';
import { hand } from '$browser/playing';
import { test } from '$browser/world';

test('a whole round by keys alone', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  await tabTo(page, (at) => at.name === 'Préparer la table' && at.described === 'Auf der Pirsch');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Rythme des bots' }).waitFor();
  await tabTo(page, (at) => at.name === 'Rythme des bots');
  await page.keyboard.press('Home');
  await tabTo(page, (at) => at.name === 'Distribuer');
  await page.keyboard.press('Enter');
  for (let trick = 1; trick <= 12; trick++) {
    await expect.poll(() => hand(page).getByRole('button').count()).toBe(13 - trick);
    if (trick > 1) expect((await focus(page)).inHand, 'the focus stays in the hand').toBe(true);
    await playByKeys(page);
  }
  await page.getByText(/^Manche 2/).waitFor();
});
