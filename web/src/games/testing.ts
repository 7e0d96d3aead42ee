// What tests of a game's words have in common.
import { expect } from 'vitest';
import { englishSlips } from '../lib/i18n/slips';
import { spoken } from '../stage/words';
import type { Line, Player, Telling } from './contract';

const names = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'];

export const players: Player[] = names.map((name, i) => ({ seat: i + 1, name, bot: false, away: false }));
export const english: Telling = { players, me: 1, lang: 'en' };
export const french: Telling = { players, me: 1, lang: 'fr' };
export const watching: Telling = { players, me: null, lang: 'en' };
export const counts = [0, 1, 2];

// An event as it is read out.
export const telling =
  <Event>(tell: (event: Event, to: Telling) => Line[]) =>
  (event: Event, to: Telling): string =>
    spoken(tell(event, to), players);

// No French punctuation in English, and no singular but for one.
export function expectEnglish(sentences: (string | undefined)[]): void {
  for (const text of sentences) if (text) expect(englishSlips(text), text).toEqual([]);
}
