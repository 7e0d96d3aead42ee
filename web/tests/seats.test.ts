// Whose seat it is: on another device, taken back moves, bots that stand in, and doors that stay closed.
import { expect } from 'vitest';
import { held, hand, legal, play, prompt } from './support/playing';
import { chasse, empty, openTable, person, pirsch, bot, sitDown } from './support/tables';
import type { Visitor } from './support/visitor';
import { test } from './support/world';

// The host's table of Chasse en folie with a friend at seat 2, both seated and the game begun.
async function withFriend(host: Visitor, friend: Visitor, patience = 60): Promise<number> {
  const table = await openTable(host, chasse, [person('Margot'), empty, bot], { patience });
  await host.go(`#/t/${table}`);
  const link = await host.page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole('textbox', { name: 'Comment vous appelle-t-on' }).fill('Lucien');
  await friend.page.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await host.page.getByRole('button', { name: 'Distribuer les cartes' }).click();
  await Promise.all([legal(host.page).first().waitFor(), legal(friend.page).first().waitFor()]);
  return table;
}

test('a link brings the seat to another device', async ({ visit }) => {
  const [desk, phone] = [await visit({ still: true }), await visit({ phone: true, still: true })];
  await sitDown(desk, pirsch, 4);
  await play(desk.page);
  await legal(desk.page).first().waitFor();
  await desk.page.getByRole('button', { name: 'Menu' }).click();
  await desk.page.getByRole('button', { name: 'Continuer sur un autre appareil' }).click();
  const link = await desk.page.getByRole('textbox', { name: 'Lien pour l’autre appareil' }).inputValue();
  await desk.page.getByRole('img', { name: 'Code à lire' }).waitFor();
  await desk.page.keyboard.press('Escape');

  await phone.page.goto(link);
  await expect.poll(() => held(phone.page)).toEqual(await held(desk.page));
  expect(phone.page.url()).not.toContain(link.split('/').pop());
  await play(phone.page, 0, 'tap');
  await legal(phone.page).first().waitFor();
  await expect.poll(() => held(desk.page)).toEqual(await held(phone.page));
  await phone.page.reload();
  await legal(phone.page).first().waitFor();
});

test('a move is taken back when the other agrees', async ({ visit }) => {
  const [host, friend] = [await visit({ still: true }), await visit({ still: true })];
  await withFriend(host, friend);
  const before = await prompt(host.page).innerText();
  await play(host.page);
  await host.page.getByRole('button', { name: 'Reprendre mon coup' }).click();
  await friend.page
    .getByRole('alert')
    .filter({ hasText: 'Margot aimerait reprendre son coup' })
    .getByRole('button', { name: 'D’accord' })
    .click();
  await legal(host.page).first().waitFor();
  expect(await prompt(host.page).innerText()).toBe(before);
  await play(host.page, 1);
  await play(friend.page);
  await host.page.getByText('Manche 2', { exact: true }).waitFor();
});

test('a bot stands in for whoever is gone, until they come back', async ({ visit }) => {
  const [host, friend] = [await visit({ still: true }), await visit({ still: true })];
  const table = await withFriend(host, friend, 5);
  await friend.page.goto('about:blank');
  await play(host.page);
  await host.page.getByText('Lucien n’est plus là').waitFor();
  await host.page.getByText('Manche 2', { exact: true }).waitFor();
  await play(host.page);
  await host.page.getByText('Manche 3', { exact: true }).waitFor();

  await friend.go(`#/t/${table}`);
  await hand(friend.page).waitFor();
  await friend.page
    .getByRole('status')
    .filter({ hasText: 'Un bot joue à votre place' })
    .getByRole('button', { name: 'Je suis de retour' })
    .click();
  await expect.poll(() => friend.page.getByText('Un bot joue à votre place').count()).toBe(0);
  await play(host.page);
  await legal(friend.page)
    .first()
    .or(friend.page.getByText('Manche 4', { exact: true }))
    .first()
    .waitFor();
  await play(friend.page);
});

test('a private table is closed to who was not invited', async ({ visit }) => {
  const [host, stranger] = [await visit(), await visit()];
  const table = await sitDown(host, chasse, 4);
  const page = await stranger.go(`#/t/${table}`);
  await page.getByRole('heading', { name: 'Pas de table ici' }).waitFor();
  expect(await hand(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Retour à l’étagère' }).click();
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor();
});
