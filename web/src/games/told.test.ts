// What holds at every table: a sentence for everything, in both languages, each with a ruling of the rule pages.
import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { gameFolders, rulePagesOf } from '../../games.plugin';
import { plain } from '../stage/words';
import { games } from './all';
import type { Event } from '../games.gen';
import type { GameModule } from './contract';
import { expectEnglish, players } from './testing';

// Every event as who sits at seat 1 hears it, and as a spectator does.
function told(everything: Event[], tell: GameModule['tell']) {
  return everything.flatMap((event) =>
    [1, null].map((me) => ({
      what: JSON.stringify(event),
      fr: tell(event, { players, me, lang: 'fr' }),
      en: tell(event, { players, me, lang: 'en' }),
    })),
  );
}

const folders = gameFolders();

it('is every game on the shelf', () => {
  expect(folders.length).toBeGreaterThan(0);
  expect(games.map(({ id }) => id)).toEqual(folders.map(({ id }) => id));
});

for (const folder of folders) {
  suite(folder.id, async () => {
    const { everything } = (await import(`${folder.path}/page/sample.ts`)) as { everything: Event[] };
    const { tell } = (await import(`${folder.path}/page/tell.ts`)) as Pick<GameModule, 'tell'>;
    const all = told(everything, tell);
    const pages = rulePagesOf(folder).map(({ path }) => readFileSync(path, 'utf8'));

    it('names a ruling for every line', () => {
      expect(all.length).toBeGreaterThan(0);
      for (const { what, fr, en } of all) {
        expect(fr.length, what).toBeGreaterThan(0);
        for (const { rule } of [...fr, ...en]) {
          for (const page of pages) expect(page.includes(`[${rule}]`), `${what} ${rule}`).toBe(true);
        }
        expect(
          fr.map((line) => line.rule),
          what,
        ).toEqual(en.map((line) => line.rule));
      }
    });
    it('says it in whole sentences of two languages', () => {
      for (const { what, fr, en } of all) {
        for (const [i, line] of fr.entries()) expect(plain(line, players), what).not.toBe(plain(en[i]!, players));
        for (const line of [...fr, ...en]) expect(plain(line, players), what).toMatch(/^[A-ZÀÉ«“].*[.!]$/u);
      }
    });
    it('slips into no French in English', () => {
      for (const { en } of all) expectEnglish(en.map((line) => plain(line, players)));
    });
  });
}
