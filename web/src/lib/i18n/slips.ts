// What slips from French into English, for tests: a space before : ; ! ? and the singular after nothing.
const spaced = /\S*\s[:;!?](?=\s|$)/g;
const nouns = 'card|coffin|hunter|kind|pause|person|player|point|room|round|seat|table|track|trick|turn|vampire';
const single = new RegExp(`(?<![\\d.,])0 (?:more |free )?(?:${nouns})\\b`, 'g');

export const englishSlips = (text: string): string[] => [...(text.match(spaced) ?? []), ...(text.match(single) ?? [])];
