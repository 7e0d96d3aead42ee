// A deal that nobody could choose: every browser at the table has a number in it, and the page shows the proof.
import { expect } from 'vitest';
import type { Message, TableInfo } from '../src/protocol.gen';
import { gamesIn, listen } from './support/listen';
import { legal, result } from './support/playing';
import { bot, chasse, empty, openTable, person, rush } from './support/tables';
import { test } from './support/world';

const tablesIn = (heard: Message[]): TableInfo[] =>
  heard.flatMap((message) => ('table' in message && message.table ? [message.table] : []));

test('two browsers draw the deal together, and a rematch anew', async ({ visit }) => {
  const [host, friend] = [await visit({ still: true }), await visit({ still: true })];
  const heard = listen(host.page);
  const table = await openTable(host, chasse, [person('Margot'), empty, bot]);
  await host.go(`#/t/${table}`);
  const link = await host.page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole('textbox', { name: 'Comment vous appelle-t-on' }).fill('Lucien');
  await friend.page.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await expect
    .poll(() =>
      tablesIn(heard)
        .at(-1)
        ?.next?.shares.map(({ seat }) => seat),
    )
    .toEqual([1, 2]);
  const prepared = tablesIn(heard).at(-1)?.next;
  await host.page.getByRole('button', { name: 'Distribuer les cartes' }).click();
  await Promise.all([legal(host.page).first().waitFor(), legal(friend.page).first().waitFor()]);

  const dealt = tablesIn(heard).at(-1);
  expect(dealt?.commitment).toBe(prepared?.promise);
  expect(dealt?.shares.map(({ hash }) => hash)).toEqual(prepared?.shares.map(({ hash }) => hash));
  for (const { number } of dealt?.shares ?? []) expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(dealt?.secret).toBeNull();
  // Nobody was told a number before all hashes were there.
  const [first] = dealt?.shares ?? [];
  expect(heard.findIndex((message) => JSON.stringify(message).includes(first?.number ?? '?'))).toBeGreaterThan(
    heard.findIndex((message) => 'table' in message && message.table?.next?.revealing),
  );
});

test('“Play now” begins at once, and the proof is below the result', async ({ visit }) => {
  const visitor = await visit({ still: true });
  const heard = listen(visitor.page);
  const page = await visitor.go();
  const box = page.getByRole('article', { name: 'Chasse en folie' });
  const before = Date.now();
  await box.getByRole('button', { name: 'Jouer maintenant' }).click();
  await expect.poll(() => gamesIn(heard).some((game) => game.legal.length > 0), { interval: 5 }).toBe(true);
  console.log(`Play now to the first legal move: ${Date.now() - before} ms`);
  expect(tablesIn(heard).at(-1)?.shares).toHaveLength(1);

  await rush(page, Number(/\/t\/(\d+)/.exec(page.url())?.[1]));
  await result(page).getByText('Preuve').click();
  await result(page).getByText('Le nombre de votre navigateur est dans cette donne.').waitFor();
  await result(page).getByText('Secret de la table').waitFor();
  const { commitment, secret, seed } = tablesIn(heard).at(-1)!;
  for (const text of [commitment, secret!, seed!]) await result(page).getByText(text).waitFor();
});
