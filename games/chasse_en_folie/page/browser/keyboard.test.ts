// Without a mouse, from the shelf to a finished round.
import { playByKeys, tabTo } from '$browser/keys';
import { test } from '$browser/world';

test('a round by keys alone', async ({ visit }) => {
  const page = await (await visit({ still: true })).go();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
  await tabTo(page, (at) => at.name === 'Jouer maintenant' && at.described === 'Chasse en folie');
  await page.keyboard.press('Enter');
  await playByKeys(page);
  await page.getByText('Manche 2', { exact: true }).waitFor();
  await playByKeys(page);
  await page.getByText('Manche 3', { exact: true }).waitFor();
});
