import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardLore } from './lore-cards';
import { questionLore } from './lore-hermit';
import { areaLore, characterLore } from './lore-people';

// One set of names: what the page calls a thing is what the rule page calls it, in both languages.
for (const lang of ['fr', 'en'] as const) {
  test(`names are those of the rule page (${lang})`, () => {
    const page = readFileSync(new URL(`../guide/rules.${lang}.md`, import.meta.url), 'utf8');
    const cells = new Set([...page.matchAll(/(?<=\| )[^|]+?(?=( \([A-Z]\))? \|)/g)].map(([cell]) => cell));
    const people = Object.values(characterLore);
    const names = [
      ...[cardLore, questionLore, areaLore].flatMap((lore) => Object.values(lore).map(({ name }) => name)),
      ...people.flatMap(({ name, ability }) => [name, ability]),
    ];
    const called = names.map((name) => name[lang].replaceAll('’', "'"));
    expect(called.filter((name) => !cells.has(name))).toEqual([]);
  });
}
