// A walk through screens, at a desk in French and on a phone in English: no barrier that axe finds, no foreign word.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/lib/i18n/en';
import { fr } from '../../src/lib/i18n/fr';
import { barriers, slips } from './audit';
import { result } from './playing';
import { rush } from './tables';
import type { Visitor } from './visitor';
import { test } from './world';

export interface Walk {
  visitor: Visitor;
  page: Page;
  lang: 'fr' | 'en';
  phone: boolean;
  press: 'click' | 'tap';
  t: typeof fr;
  look: (screen: string) => Promise<void>;
}

export function walks(what: string, timeout: number, walk: (on: Walk) => Promise<void>): void {
  for (const { lang, phone, t } of [
    { lang: 'fr' as const, phone: false, t: fr },
    { lang: 'en' as const, phone: true, t: en },
  ]) {
    test(`${phone ? 'phone' : 'desk'}, ${lang}: ${what}`, { timeout }, async ({ visit }) => {
      const visitor = await visit({ lang, phone, still: true });
      const { page } = visitor;
      const look = async (screen: string) => {
        expect.soft(await barriers(page), `barriers: ${screen}`).toEqual([]);
        expect.soft(await slips(page, lang), `words: ${screen}`).toEqual([]);
      };
      await walk({ visitor, page, lang, phone, press: phone ? 'tap' : 'click', t, look });
    });
  }
}

// The end of a game, and the beginning of its replay.
export async function lookAtTheEnd({ page, t, look }: Walk, table: number, game = ''): Promise<void> {
  await rush(page, table);
  await result(page).waitFor();
  await look(`${game}end`);
  await result(page).getByRole('link', { name: t.end.watch }).click();
  await page.getByRole('slider').waitFor();
  await look(`${game}again`);
}
