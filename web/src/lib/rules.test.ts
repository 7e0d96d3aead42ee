import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesHtml } from '../../rules.plugin';

const folder = new URL('../../../docs/rules/', import.meta.url);

test('every ruling of every page is a place one can point at, once', () => {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const html = rulesHtml(text, file.includes('.fr.') ? 'fr' : 'en');
    const named = new Set([...text.matchAll(/\[([A-Z]{2}-\d+[a-z]?)\]/g)].map((match) => match[1]));
    const anchors = [...html.matchAll(/ id="([A-Z]{2}-\d+[a-z]?)"/g)].map((match) => match[1]);
    expect(anchors.sort(), file).toEqual([...named].sort());
    expect(html, file).not.toMatch(/\[[A-Z]{2}-\d+[a-z]?\]|<h1/);
  }
});

test('French pages have no-break spaces', () => {
  expect(rulesHtml('# Titre\n\nQuoi ? « Oui » : [CF-01]', 'fr')).toBe(
    '<p>Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: <span class="ruling" data-ruling="CF-01" id="CF-01">CF-01</span></p>\n',
  );
});
