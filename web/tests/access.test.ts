// Every screen, at a desk in French and on a phone in English: no barrier that axe finds, no foreign word.
import { expect } from 'vitest';
import { en } from '../src/lib/i18n/en';
import { fr } from '../src/lib/i18n/fr';
import { slips } from './support/audit';
import { hand, legal, play, result } from './support/playing';
import { bot, chasse, empty, openTable, person, pirsch, rush, sitDown } from './support/tables';
import { walks } from './support/walk';
import { test } from './support/world';

walks('every screen', 120_000, async ({ visitor, page, phone, t, look }) => {
  await visitor.go();
  await page.getByRole('button', { name: t.shelf.playNow }).first().waitFor();
  await look('shelf');
  await visitor.go(`#/set/${pirsch}`);
  await page.getByRole('combobox', { name: t.set.seat(2) }).selectOption('here');
  await look('setting the table');
  const waiting = await openTable(visitor, chasse, [person('Margot'), empty, bot]);
  await visitor.go(`#/t/${waiting}`);
  await page.getByRole('button', { name: t.room.start }).waitFor();
  await look('waiting room');

  for (const [game, options] of [
    [chasse, {}],
    [pirsch, { 'refuse-card': 'yes' }],
  ] as const) {
    const table = await sitDown(visitor, game, 4, { options });
    await legal(page).first().waitFor();
    for (let i = 0; i < 3; i++) await play(page);
    await legal(page).first().waitFor();
    await look(`${game}: table`);
    await page.getByRole('button', { name: t.game.log, exact: true }).click();
    await expect
      .poll(() => page.getByRole('region', { name: t.log.title }).getByRole('listitem').count())
      .toBeGreaterThan(5);
    await look(`${game}: story`);
    await page.getByRole('button', { name: t.app.close, exact: true }).click();
    await page.getByRole('button', { name: t.game.menu }).click();
    await look(`${game}: menu`);
    await page.getByRole('dialog').getByRole('button', { name: t.game.rules, exact: true }).click();
    await page.locator('.rules h2').nth(1).waitFor();
    await look(`${game}: rules`);
    await page.getByRole('button', { name: t.app.close, exact: true }).click();
    if (game === pirsch) {
      for (const [entry, title] of [
        [t.game.device, t.game.deviceTitle],
        ...(phone ? [] : [[t.game.shortcuts, t.help.title]]),
        [t.game.leave, t.game.leaveTitle],
      ] as const) {
        await page.getByRole('button', { name: t.game.menu }).click();
        await page.getByRole('dialog').getByRole('button', { name: entry }).click();
        await page
          .getByRole('dialog')
          .getByRole('heading', { name: title.slice(0, 12) })
          .waitFor();
        await look(`dialog: ${title}`);
        await page.keyboard.press('Escape');
      }
    }
    await rush(page, table);
    await result(page).waitFor();
    await look(`${game}: end`);
    await result(page).getByRole('link', { name: t.end.watch }).click();
    await page.getByLabel(t.replay.eyes).selectOption('2');
    await hand(page).waitFor();
    await look(`${game}: again, through other eyes`);
    await page.getByLabel(t.replay.eyes).selectOption('all');
    await expect.poll(() => hand(page).count()).toBe(0);
    await look(`${game}: again, through all eyes`);
  }

  const shared = await openTable(visitor, chasse, [person('Margot'), person('Lucien'), bot]);
  await visitor.go(`#/t/${shared}`);
  await page.getByRole('heading', { name: t.curtain.titleMany.slice(0, 8) }).waitFor();
  await look('curtain');
  await visitor.go('#/about');
  await page.getByRole('heading', { name: t.about.pictures }).waitFor();
  await look('about');
  await visitor.go(`#/rules/${chasse}`);
  await page.getByRole('heading').nth(2).waitFor();
  await look('rules');
  await visitor.go('#/t/99999');
  await page.getByRole('heading', { name: t.missing.title }).waitFor();
  await look('lost table');
});

test('the language is switched with one press, and remembered', async ({ visit }) => {
  const page = await (await visit()).go();
  await page.getByRole('button', { name: fr.shelf.playNow }).first().waitFor();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: en.shelf.playNow }).first().waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.reload();
  await page.getByRole('button', { name: en.shelf.playNow }).first().waitFor();
  expect(await slips(page, 'en')).toEqual([]);
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await page.getByRole('button', { name: fr.shelf.playNow }).first().waitFor();
});
