// Two people at one table, each with a browser of their own.
import { expect } from 'vitest';
import { listen, viewersIn } from './support/listen';
import { held, hand, legal } from './support/playing';
import { test } from './support/world';

test('a guest comes by the link, both play, talk, and see only their own cards', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  const hostHeard = listen(host.page);
  const guestHeard = listen(guest.page);

  const first = await host.go();
  await first.getByRole('article', { name: 'Auf der Pirsch' }).getByRole('link', { name: 'Préparer la table' }).click();
  await first.getByLabel('Votre nom').fill('Margot');
  await first.getByRole('radio', { name: '3' }).check({ force: true });
  await first.getByRole('combobox', { name: 'Place 2' }).selectOption('friend');
  await first.getByRole('combobox', { name: 'Rythme des bots' }).selectOption('instant');
  await first.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await first.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  const start = first.getByRole('button', { name: 'Distribuer les cartes' });
  expect(await start.isDisabled()).toBe(true);

  const second = guest.page;
  await second.goto(link);
  expect(second.url()).not.toContain(link.split('/').pop());
  await second.getByRole('textbox', { name: 'Comment vous appelle-t-on' }).fill('Lucien');
  await second.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await first.getByRole('listitem').filter({ hasText: 'Lucien' }).waitFor();
  await start.click();

  const pages = [first, second];
  await Promise.all(pages.map((page) => hand(page).waitFor()));
  for (let moves = 0; moves < 10; moves++) {
    await expect.poll(async () => (await legal(first).count()) + (await legal(second).count())).toBeGreaterThan(0);
    const asked = (await legal(first).count()) > 0 ? first : second;
    const before = (await held(asked)).length;
    await legal(asked).first().click();
    await expect.poll(async () => (await held(asked)).length).toBe(before - 1);
  }
  const [mine, yours] = [await held(first), await held(second)];
  expect(mine.filter((card) => yours.includes(card))).toEqual([]);

  await second.getByRole('button', { name: 'Récit' }).click();
  await second.getByRole('textbox', { name: 'Dire quelque chose' }).fill('Bien joué, Margot !');
  await second.keyboard.press('Enter');
  await first.getByRole('status').filter({ hasText: 'Bien joué, Margot !' }).waitFor();
  await first.getByRole('button', { name: 'Récit' }).click();
  await first.getByRole('region', { name: 'Le récit' }).getByText('Bien joué, Margot !').waitFor();

  expect(viewersIn(hostHeard)).toEqual(new Set([1]));
  expect(viewersIn(guestHeard)).toEqual(new Set([2]));
});
