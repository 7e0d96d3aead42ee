// A printer's apostrophe instead of a typewriter's.
export const curly = (text: string) => text.replace(/(\p{L})'(?=\p{L})/gu, '$1’');

// French wants a no-break space before : ; ! ? » and after «; a narrow one where the language says so.
export function fine(text: string): string {
  return curly(text)
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\d{3}\b)/g, '$1\u202f')
    .replace(/(\d) (min|ms|s|h|joueurs|points?|pts?|dégâts?)\b/g, '$1\u00a0$2');
}

// The same for a whole tree of words and of functions that make words.
export function allFine<T>(words: T): T {
  if (typeof words === 'string') return fine(words) as T;
  if (typeof words === 'function') return ((...args: unknown[]) => fine(words(...args))) as T;
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, allFine(value)])) as T;
}
