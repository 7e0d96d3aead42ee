// What tests of a game's words have in common.
import { expect } from 'vitest';
import { englishSlips } from '../lib/i18n/slips';
import type { Player, Telling } from './contract';

const names = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'];

export const players: Player[] = names.map((name, i) => ({ seat: i + 1, name, bot: false, away: false }));
export const english: Telling = { players, me: 1, lang: 'en' };
export const counts = [0, 1, 2];

// No French punctuation in English, and no singular but for one.
export function expectEnglish(sentences: (string | undefined)[]): void {
  for (const text of sentences) if (text) expect(englishSlips(text), text).toEqual([]);
}
