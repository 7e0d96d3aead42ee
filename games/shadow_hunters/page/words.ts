// Names as pieces of a sentence. An icon is "card:handgun", "area:church", "who:emi", "ask:anger", "die:6:3".
import type { Lang, Part } from '$shell/games/contract';
import { cardLore } from './lore-cards';
import { questionLore } from './lore-hermit';
import { areaLore, characterLore } from './lore-people';
import type { Area, Card, Character, Question } from './types';

export const cardName = (card: Card, lang: Lang) => cardLore[card].name[lang];
export const areaName = (area: Area, lang: Lang) => areaLore[area].name[lang];
export const questionName = (question: Question, lang: Lang) => questionLore[question].name[lang];
export const characterName = (character: Character, lang: Lang) => characterLore[character].name[lang];

export const cardChip = (card: Card, lang: Lang): Part => ({ icon: `card:${card}`, label: cardName(card, lang) });
export const areaChip = (area: Area, lang: Lang): Part => ({ icon: `area:${area}`, label: areaName(area, lang) });
export const characterChip = (character: Character, lang: Lang): Part => ({
  icon: `who:${character}`,
  label: characterName(character, lang),
});
export const questionChip = (question: Question, lang: Lang): Part => ({
  icon: `ask:${question}`,
  label: questionName(question, lang),
});
export const dieChip = (faces: 4 | 6, value: number): Part => ({ icon: `die:${faces}:${value}`, label: String(value) });

// Both dice, or the one that was rolled.
export function diceParts(d6: number, d4: number): Part[] {
  const parts: Part[] = [];
  if (d6 > 0) parts.push(dieChip(6, d6));
  if (d6 > 0 && d4 > 0) parts.push(' ');
  if (d4 > 0) parts.push(dieChip(4, d4));
  return parts;
}

// "1 dégât", "2 dégâts"; the English word has no plural.
export const damage = (count: number, lang: Lang) =>
  lang === 'fr' ? `${count} dégât${count > 1 ? 's' : ''}` : `${count} damage`;
