// The host decides who is at the table: somebody is sent away, somebody is banned, and the link is replaced.
import { expect } from 'vitest';
import { gamesIn, listen } from './support/listen';
import { legal, play } from './support/playing';
import { bot, chasse, empty, openTable, person } from './support/tables';
import type { Visitor } from './support/visitor';
import { test } from './support/world';

const gone = { name: 'Vous n’êtes plus à cette table' };

async function people({ page }: Visitor): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.count()) await menu.click();
  await page.getByRole('button', { name: 'Qui est là' }).click();
}

test('the host sends a player away, bans a spectator, and replaces the link', async ({ visit }) => {
  const [host, friend, nosy] = [await visit({ still: true }), await visit({ still: true }), await visit()];
  const [friendHeard, nosyHeard] = [listen(friend.page), listen(nosy.page)];
  const table = await openTable(host, chasse, [person('Margot'), empty, bot]);
  await host.go(`#/t/${table}`);
  const invite = host.page.getByRole('textbox', { name: 'Lien d’invitation' });
  const old = await invite.inputValue();
  await friend.page.goto(old);
  await friend.page.getByRole('textbox', { name: 'Comment vous appelle-t-on' }).fill('Lucien');
  await friend.page.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await nosy.page.goto(old);
  await nosy.page.getByText('La table est complète').waitFor();
  await host.page.getByRole('button', { name: 'Distribuer les cartes' }).click();
  await Promise.all([legal(host.page).first().waitFor(), legal(friend.page).first().waitFor()]);

  // By keyboard alone: the question opens on the harmless answer.
  await people(host);
  const dialog = host.page.getByRole('dialog', { name: 'Qui est là' });
  await dialog.getByRole('button', { name: 'Faire sortir Spectateur 1…' }).focus();
  await host.page.keyboard.press('Enter');
  await expect.poll(() => dialog.locator(':focus').innerText()).toBe('Annuler');
  await host.page.keyboard.press('Tab');
  await host.page.keyboard.press('Tab');
  await host.page.keyboard.press('Enter');
  await nosy.page.getByRole('heading', gone).waitFor();
  await nosy.page.getByText('L’hôte de cette table ne vous y laisse plus entrer.').waitFor();
  await nosy.page.goto('about:blank');
  await nosy.page.goto(old);
  await nosy.page.getByText('L’hôte de cette table ne vous y laisse plus entrer.').waitFor();

  await dialog.getByRole('button', { name: 'Faire sortir Lucien…' }).click();
  for (const button of await dialog.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await dialog.getByRole('button', { name: 'Faire sortir', exact: true }).click();
  await friend.page.getByRole('heading', gone).waitFor();
  await friend.page.getByText('L’hôte vous a fait quitter la table.').waitFor();
  const heard = [gamesIn(friendHeard).length, gamesIn(nosyHeard).length];

  await dialog.getByRole('button', { name: 'Remplacer le lien' }).click();
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).not.toBe(old);
  const fresh = await dialog.getByRole('textbox').inputValue();
  await host.page.keyboard.press('Escape');
  await play(host.page);
  await host.page.getByText('Manche 2', { exact: true }).waitFor(); // a bot plays on in both seats
  expect([gamesIn(friendHeard).length, gamesIn(nosyHeard).length]).toEqual(heard);

  await friend.page.goto('about:blank');
  await friend.page.goto(old);
  await friend.page.getByText('Cette invitation a été remplacée : demandez le nouveau lien.').waitFor();
  await friend.page.goto(fresh);
  await friend.page.locator('[data-seat="1"]').waitFor();
});
