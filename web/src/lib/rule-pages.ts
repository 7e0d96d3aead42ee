// The rules of a game in one language, fetched when somebody wants to read them.
import { gameOf } from '../games/all';
import type { Lang } from '../games/contract';

export async function rulePage(game: string, lang: Lang): Promise<string | null> {
  return (await gameOf(game)?.rules[lang]?.()) ?? null;
}
