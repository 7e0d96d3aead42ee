// What slips from French into English, for tests: a space before : ; ! ? and the singular after nothing.
const spaced = /\S*\s[:;!?](?=\s|$)/g;
const single = /(?<![\d.,])0 (?:more |free )?(?:card|coffin|hunter|kind|pause|person|player|point|room|round|seat|table|track|trick|turn|vampire)\b/g;

export const englishSlips = (text: string): string[] => [...(text.match(spaced) ?? []), ...(text.match(single) ?? [])];
