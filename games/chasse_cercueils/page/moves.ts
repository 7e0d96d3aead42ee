// What can be done, as the table offers it: cards to touch, and buttons.
import type { Lang } from '$shell/games/contract';
import type { Phrase } from '$shell/stage/words';

export interface Option {
  move: string;
  label: string;
  tone: 'main' | 'plain' | 'quiet';
}

const kind = (move: string) => move.split(' ')[0] ?? '';

// Moves that name a card, by its place on the table. No place has two of them.
export function cardMoves(legal: string[]): Map<string, string> {
  return new Map(
    legal.flatMap((move): [string, string][] => (move.includes(' ') ? [[move.split(' ')[1]!, move]] : [])),
  );
}

const words: Record<string, Phrase & { tone: Option['tone'] }> = {
  roll: { fr: 'Lancer les dés', en: 'Roll the dice', tone: 'main' },
  slap: { fr: 'Taper !', en: 'Slap!', tone: 'main' },
  pass: { fr: 'Pas cette fois', en: 'Not this time', tone: 'plain' },
  swap: { fr: 'Échanger les deux', en: 'Swap the two', tone: 'main' },
  look: { fr: 'Regarder les deux', en: 'Look at the two', tone: 'plain' },
  admit: { fr: 'Je me suis trompé', en: 'I was mistaken', tone: 'quiet' },
  decline: { fr: 'Ne rien faire', en: 'Do nothing', tone: 'quiet' },
};

export const notThisTime = (lang: Lang) => words.pass![lang];

// What a card is chosen for, said with the card.
const deeds: Record<string, Phrase> = {
  claim: { fr: 'à montrer', en: 'can be shown' },
  suffer: { fr: 'à rouvrir', en: 'can be opened' },
  close: { fr: 'à mettre au cercueil', en: 'can be boxed up' },
  chase: { fr: 'à chasser', en: 'can be chased' },
  open: { fr: 'à rouvrir', en: 'can be opened' },
  pick: { fr: 'à choisir', en: 'can be picked' },
};
export const deed = (move: string, lang: Lang) => deeds[kind(move)]?.[lang] ?? '';

// The moves without a card, the most likely one first.
export function optionsOf(legal: string[], lang: Lang): Option[] {
  return Object.entries(words).flatMap(([move, word]): Option[] =>
    legal.includes(move) ? [{ move, label: word[lang], tone: word.tone }] : [],
  );
}
