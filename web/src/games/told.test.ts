// What holds at every table: a sentence for everything, in both languages, each with a ruling that is in the rule pages.
import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { englishSlips } from '../lib/i18n/slips';
import { tables } from './all';
import * as aufDerPirsch from './auf-der-pirsch/sample';
import { tell as tellStalk } from './auf-der-pirsch/tell';
import * as chasseCercueils from './chasse-cercueils/sample';
import { tell as tellRoll } from './chasse-cercueils/tell';
import * as chasseEnFolie from './chasse-en-folie/sample';
import { tell as tellHunt } from './chasse-en-folie/tell';
import type { Line, Player, Telling } from './contract';
import * as gespensterjagd from './gespensterjagd/sample';
import { tell as tellHaunt } from './gespensterjagd/tell';
import * as shadowHunters from './shadow-hunters/sample';
import { tell as tellNight } from './shadow-hunters/tell';
import { plain } from './stage/words';

const players: Player[] = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'].map((name, i) => ({ seat: i + 1, name, bot: false, away: false }));

// Every event as who sits at seat 1 hears it, and as a spectator does.
function told<Event>(everything: Event[], tell: (event: Event, telling: Telling) => Line[]) {
  return everything.flatMap((event) =>
    [1, null].map((me) => ({
      what: JSON.stringify(event),
      fr: tell(event, { players, me, lang: 'fr' }),
      en: tell(event, { players, me, lang: 'en' }),
    })),
  );
}

const games: Record<string, ReturnType<typeof told>> = {
  'chasse-en-folie': told(chasseEnFolie.everything, tellHunt),
  'auf-der-pirsch': told(aufDerPirsch.everything, tellStalk),
  gespensterjagd: told(gespensterjagd.everything, tellHaunt),
  'shadow-hunters': told(shadowHunters.everything, tellNight),
  'chasse-cercueils': told(chasseCercueils.everything, tellRoll),
};

it('is every game on the shelf', () => {
  expect(Object.keys(games).sort()).toEqual(Object.keys(tables).sort());
});

for (const [game, all] of Object.entries(games)) {
  suite(game, () => {
    const pages = ['fr', 'en'].map((lang) => readFileSync(new URL(`../../../docs/rules/${game}.${lang}.md`, import.meta.url), 'utf8'));
    it('names a ruling for every line', () => {
      for (const { what, fr, en } of all) {
        expect(fr.length, what).toBeGreaterThan(0);
        for (const { rule } of [...fr, ...en]) for (const page of pages) expect(page.includes(`[${rule}]`), `${what} ${rule}`).toBe(true);
        expect(fr.map((line) => line.rule), what).toEqual(en.map((line) => line.rule));
      }
    });
    it('says it in whole sentences of two languages', () => {
      for (const { what, fr, en } of all) {
        for (const [i, line] of fr.entries()) expect(plain(line, players), what).not.toBe(plain(en[i]!, players));
        for (const line of [...fr, ...en]) expect(plain(line, players), what).toMatch(/^[A-ZÀÉ«“].*[.!]$/u);
      }
    });
    it('slips into no French in English', () => {
      for (const { en } of all) for (const line of en) expect(englishSlips(plain(line, players)), plain(line, players)).toEqual([]);
    });
  });
}
