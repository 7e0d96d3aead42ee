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

type Words = string | ((...args: never[]) => string) | { [key: string]: Words };

// The same for a whole tree of words and of functions that make words.
export function allFine<T extends Words>(words: T): T {
  return finely(words) as T;
}

function finely(words: Words): Words {
  if (typeof words === 'string') return fine(words);
  if (typeof words === 'function') return (...args) => fine(words(...args));
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, finely(value)]));
}
