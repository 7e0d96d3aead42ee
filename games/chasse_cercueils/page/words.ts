// Names as pieces of a sentence. An icon is "card:yellow-moon", "die:both", "die:moon", "coffin".
import type { Lang, Part } from '$shell/games/contract';
import type { Phrase } from '$shell/stage/words';
import { colourOf, symbolOf, type Card, type Colour, type Dice, type Symbol } from './types';

const symbols: Record<Symbol, Phrase & { feminine: boolean }> = {
  moon: { fr: 'lune', en: 'moon', feminine: true },
  bat: { fr: 'chauve-souris', en: 'bat', feminine: true },
  skull: { fr: 'crâne', en: 'skull', feminine: false },
};
const faces: Record<Colour, Phrase> = {
  yellow: { fr: 'jaune', en: 'yellow' },
  purple: { fr: 'violet', en: 'purple' },
  both: { fr: 'jaune ou violet', en: 'yellow or purple' },
  call: { fr: 'point d’exclamation', en: 'exclamation mark' },
};

// A letter besides the colour, for those who see colours differently.
export const letters: Record<'yellow' | 'purple', Phrase> = {
  yellow: { fr: 'J', en: 'Y' },
  purple: { fr: 'V', en: 'P' },
};

export const symbolName = (symbol: Symbol, lang: Lang) => symbols[symbol][lang];
export const faceName = (colour: Colour, lang: Lang) => faces[colour][lang];
export const diceName = (dice: Dice, lang: Lang) => `${faceName(dice.colour, lang)}, ${symbolName(dice.symbol, lang)}`;

export function cardName(card: Card, lang: Lang): string {
  const [colour, symbol] = [colourOf(card), symbols[symbolOf(card)]];
  if (lang === 'en') return `${faces[colour].en} ${symbol.en}`;
  return `${symbol.fr} ${colour === 'yellow' ? 'jaune' : symbol.feminine ? 'violette' : 'violet'}`;
}

export const cardChip = (card: Card, lang: Lang): Part => ({ icon: `card:${card}`, label: cardName(card, lang) });
// The card as a sentence names it: the one everybody sees, or one of many.
export const theCard = (card: Card, lang: Lang): Part[] => [
  lang === 'en' ? 'the ' : symbols[symbolOf(card)].feminine ? 'la ' : 'le ',
  cardChip(card, lang),
];
export const aCard = (card: Card, lang: Lang): Part[] => [
  lang === 'en' ? 'a ' : symbols[symbolOf(card)].feminine ? 'une ' : 'un ',
  cardChip(card, lang),
];
export const diceChips = (dice: Dice, lang: Lang): Part[] => [
  { icon: `die:${dice.colour}`, label: faceName(dice.colour, lang) },
  ' ',
  { icon: `die:${dice.symbol}`, label: symbolName(dice.symbol, lang) },
];
