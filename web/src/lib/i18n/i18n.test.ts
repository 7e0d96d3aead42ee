import { describe, expect, test } from 'vitest';
import { of } from './elision';
import { en } from './en';
import { allFine, fine } from './fine';
import { fr } from './fr';
import { preferred } from './preferred';
import { englishSlips } from './slips';

// Every sentence of a tree, functions called with plausible arguments.
type Words = string | ((...args: number[]) => string) | object;
function sentences(words: object, count = 2, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, Words]): [string, string][] => {
    const at = `${path}/${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, (value as (...args: number[]) => string)(count, 3)]];
    return sentences(value, count, at);
  });
}

describe('both languages', () => {
  test('say the same things', () => {
    expect(sentences(en).map(([at]) => at)).toEqual(sentences(fr).map(([at]) => at));
  });

  test('leave nothing empty', () => {
    for (const [at, text] of [...sentences(fr), ...sentences(en)]) expect(text, at).toMatch(/\S/);
  });
});

test('French typography', () => {
  for (const [at, text] of sentences(allFine(fr))) {
    expect(text, at).not.toMatch(/ [:;!?»]|« /);
    expect(text, at).not.toMatch(/[a-zé][!?;]/); // the space was forgotten
    expect(text, at).not.toMatch(/\w'\w/); // a typewriter's apostrophe
  }
  expect(fine('Quoi ? « Oui » : 10 min')).toBe('Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: 10\u00a0min');
  expect(fine('3 pts, 1 pt, 2 dégâts, 4 sangliers')).toBe('3\u00a0pts, 1\u00a0pt, 2\u00a0dégâts, 4 sangliers');
});

test('French elision before names', () => {
  const names = ['Ana', 'Élise', 'Yves', 'Yasutaka', 'Basile', 'Hugo'];
  expect(names.map((name) => of(name) + name)).toEqual([
    'd’Ana',
    'd’Élise',
    'd’Yves',
    'de Yasutaka',
    'de Basile',
    'de Hugo',
  ]);
  expect(fr.room.remove('Ana')).toBe('Libérer la place d’Ana');
});

test('English punctuation, and no singular for nothing', () => {
  for (const count of [0, 1, 2])
    for (const [at, text] of sentences(en, count)) expect(englishSlips(text), at).toEqual([]);
});

test('the language: remembered, or the first wanted that we speak, or French', () => {
  expect(preferred('en', ['fr-FR'])).toBe('en');
  expect(preferred(null, ['de-DE', 'en-GB', 'fr'])).toBe('en');
  expect(preferred(null, ['fr-CH', 'en'])).toBe('fr');
  expect(preferred(null, ['de'])).toBe('fr');
  expect(preferred('xx', [])).toBe('fr');
});
