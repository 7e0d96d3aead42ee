// The rules in a game's guide as HTML, made at build time: `import html from '.../guide/rules.fr.md'`. A ruling such as
// [CF-07] becomes a place one can point at, the first time it is named; French gets its no-break spaces.
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { curly, fine } from './src/lib/i18n/fine';

export function rulesHtml(markdown: string, lang: string): string {
  const seen = new Set<string>();
  const ruling = (_: string, id: string) => {
    const anchor = seen.has(id) ? '' : ` id="${id}"`;
    seen.add(id);
    return `<span class="ruling" data-ruling="${id}"${anchor}>${id}</span>`;
  };
  // The page itself has the title; the text starts below it.
  const text = markdown.replace(/^# .*\n/, '');
  const html = marked.parse(lang === 'fr' ? fine(text) : curly(text), { async: false });
  return html.replace(/\[([A-Z]{2}-\d+[a-z]?)\]/g, ruling);
}

export function rulePages(): Plugin {
  return {
    name: 'rule-pages',
    transform(code, id) {
      const page = /\/guide\/rules\.(fr|en)\.md$/.exec(id);
      return page ? { code: `export default ${JSON.stringify(rulesHtml(code, page[1] ?? ''))};`, map: null } : null;
    },
  };
}
