import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameFolders, rulePagesOf } from '../../games.plugin';
import { rulesHtml } from '../../rules.plugin';

for (const game of gameFolders()) {
  test(`${game.id}: every ruling of every page is a place one can point at, once`, () => {
    const pages = rulePagesOf(game);
    expect(pages.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['fr', 'en']));
    for (const { lang, path } of pages) {
      const text = readFileSync(path, 'utf8');
      const html = rulesHtml(text, lang);
      const named = new Set([...text.matchAll(/\[([A-Z]{2}-\d+[a-z]?)\]/g)].map((match) => match[1]));
      const anchors = [...html.matchAll(/ id="([A-Z]{2}-\d+[a-z]?)"/g)].map((match) => match[1]);
      expect(anchors.sort(), lang).toEqual([...named].sort());
      expect(html, lang).not.toMatch(/\[[A-Z]{2}-\d+[a-z]?\]|<h1/);
    }
  });
}

test('French pages have no-break spaces', () => {
  expect(rulesHtml('# Titre\n\nQuoi ? « Oui » : [CF-01]', 'fr')).toBe(
    '<p>Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: <span class="ruling" data-ruling="CF-01" id="CF-01">CF-01</span></p>\n',
  );
});
