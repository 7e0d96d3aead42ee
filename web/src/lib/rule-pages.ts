// The rules of a game in one language, fetched when somebody wants to read them.
import type { Lang } from '../games/contract';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { import: 'default' });

export async function rulePage(game: string, lang: Lang): Promise<string | null> {
  const load = pages[`../../../docs/rules/${game}.${lang}.md`];
  return load ? load() : null;
}
