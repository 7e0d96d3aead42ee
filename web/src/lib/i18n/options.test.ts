import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fine } from './fine';
import { choices, sentence } from './options';

// What the program says there is to choose: the members of every game's options that are neither yes nor no.
const wire = readFileSync(new URL('../../protocol.gen.ts', import.meta.url), 'utf8');
const offered = [...wire.matchAll(/^export interface \w+Options \{\n(.*?)^\}/gms)].flatMap(([, members = '']) =>
  [...members.matchAll(/^ {2}(\w+): (\w+);$/gm)]
    .filter(([, key, type]) => key !== 'players' && type !== 'boolean')
    .map(([, key = '', type]) => {
      const union = new RegExp(`^export type ${type} = (.*);$`, 'm').exec(wire)?.[1] ?? '';
      return { key: key.replaceAll('_', '-'), values: [...union.matchAll(/'([^']+)'/g)].map(([, value]) => value) };
    }),
);

test('every choice of every game has words, and no others have', () => {
  expect(offered.map(({ key }) => key)).toContain('ghost');
  expect(Object.entries(choices).map(([key, { values }]) => ({ key, values: Object.keys(values) }))).toEqual(offered);
});

test('the words are whole and differ from each other', () => {
  for (const { label, values } of Object.values(choices)) {
    const all = [label, ...Object.values(values)];
    for (const lang of ['fr', 'en'] as const) {
      for (const words of all) expect(words[lang]).toMatch(/^\p{Lu}/u);
      expect(new Set(all.map((words) => words[lang])).size).toBe(all.length);
    }
    for (const words of all) expect(fine(words.fr)).not.toMatch(/ [:;!?»]|\w'\w/);
  }
});

test('what the program says becomes a sentence', () => {
  expect(sentence({ fr: 'une carte x2 au lieu de deux', en: 'one x2 card instead of two' })).toEqual({
    fr: 'Une carte ×2 au lieu de deux',
    en: 'One ×2 card instead of two',
  });
});
