import type { Lang } from '../../games/contract';

export function preferred(kept: string | null, wanted: readonly string[]): Lang {
  for (const each of [kept ?? '', ...wanted]) {
    const lang = each.slice(0, 2).toLowerCase();
    if (lang === 'fr' || lang === 'en') return lang;
  }
  return 'fr';
}
