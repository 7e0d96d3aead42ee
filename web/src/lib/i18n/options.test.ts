import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameFolders } from '../../../games.plugin';
import { games } from '../../games/all';
import { fine } from './fine';
import { labelOf, sentence, valueOf } from './options';

// What the program says there is to choose in a game: the members of its options that are neither yes nor no.
function offeredBy(game: string): Record<string, string[]> {
  const folder = gameFolders().find(({ id }) => id === game)!;
  const types = readFileSync(`${folder.path}/page/types.gen.ts`, 'utf8');
  const members = /^export interface Options \{\n(.*?)^\}/ms.exec(types)?.[1] ?? '';
  const choices = [...members.matchAll(/^ {2}(\w+): (\w+);$/gm)].filter(
    ([, key, type]) => key !== 'players' && type !== 'boolean',
  );
  return Object.fromEntries(
    choices.map(([, key = '', type]) => {
      const union = new RegExp(`^export type ${type} =([^;]*);$`, 'm').exec(types)?.[1] ?? '';
      return [key.replaceAll('_', '-'), [...union.matchAll(/'([^']+)'/g)].map(([, value]) => value!)];
    }),
  );
}

const worded = games.flatMap(({ id, optionWords }) => (optionWords ? [{ id, optionWords }] : []));

test('every choice of every game has words, and no others have', () => {
  expect(games.some(({ id }) => Object.keys(offeredBy(id)).length > 0)).toBe(true);
  for (const { id, optionWords } of games) {
    const words = Object.entries(optionWords ?? {}).map(([key, { values }]) => [
      key.replaceAll('_', '-'),
      Object.keys(values),
    ]);
    expect(Object.fromEntries(words), id).toEqual(offeredBy(id));
  }
});

test('the words are whole and differ from each other', () => {
  for (const { label, values } of worded.flatMap(({ optionWords }) => Object.values(optionWords))) {
    const all = [label, ...Object.values(values)];
    for (const lang of ['fr', 'en'] as const) {
      for (const words of all) expect(words[lang]).toMatch(/^\p{Lu}/u);
      expect(new Set(all.map((words) => words[lang])).size).toBe(all.length);
    }
    for (const words of all) expect(fine(words.fr)).not.toMatch(/ [:;!?»]|\w'\w/);
  }
});

test('a game is asked for its own words, and the program for what the game has none for', () => {
  const help = { fr: 'aide', en: 'help' };
  const { id, optionWords } = worded[0]!;
  const [key, { label, values }] = Object.entries(optionWords)[0]!;
  const [value, words] = Object.entries(values)[0]!;
  const option = { key, values: [value], standard: value, help };
  expect([labelOf(id, option), valueOf(id, key, value)]).toEqual([label, words]);
  expect([labelOf('', option), valueOf('', key, value)]).toEqual([
    { fr: 'Aide', en: 'Help' },
    { fr: value, en: value },
  ]);
});

test('what the program says becomes a sentence', () => {
  expect(sentence({ fr: 'une carte x2 au lieu de deux', en: 'one x2 card instead of two' })).toEqual({
    fr: 'Une carte ×2 au lieu de deux',
    en: 'One ×2 card instead of two',
  });
});
