import type { Lang, Part } from '$shell/games/contract';
import type { Noun, Phrase } from '$shell/stage/words';
import { suitOf, valueOf, type Card, type Suit } from './types';

export const suitNames: Record<Suit, Phrase> = {
  wolf: { fr: 'loup', en: 'wolf' },
  mouflon: { fr: 'mouflon', en: 'mouflon' },
  boar: { fr: 'sanglier', en: 'boar' },
  bear: { fr: 'ours', en: 'bear' },
};

// "du sanglier", "de l'ours"
export const someOf: Record<Suit, Phrase> = {
  wolf: { fr: 'du loup', en: 'wolf' },
  mouflon: { fr: 'du mouflon', en: 'mouflon' },
  boar: { fr: 'du sanglier', en: 'boar' },
  bear: { fr: 'de l’ours', en: 'bear' },
};

export function cardName(card: Card, lang: Lang): string {
  return `${suitNames[suitOf(card)][lang]} ${valueOf(card)}`;
}

export function chip(card: Card, lang: Lang): Part {
  return { icon: card, label: cardName(card, lang) };
}

export function cardNoun(card: Card): Noun {
  return { icon: card, one: { fr: cardName(card, 'fr'), en: cardName(card, 'en') } };
}

// What is counted at this table.
export const trick: Phrase = { fr: 'pli', en: 'trick' };
export const track: Phrase = { fr: 'empreinte', en: 'track' };
export const kind: Phrase = { fr: 'espèce', en: 'kind' };
export const point: Phrase = { fr: 'point', en: 'point' };
