// What a choice means for the one who makes it.
import type { Lang } from '$shell/games/contract';
import { characters, questions } from './facts';
import { characterLore, groupNames } from './lore-people';
import { parse } from './moves';
import type { View } from './types';
import { characterName } from './words';

export function abilityName(view: View, me: number, lang: Lang): string {
  const character = view.players[me - 1]?.character;
  return character ? characterLore[character].ability[lang] : '';
}

// An answer to the hermit is a word about oneself; only Unknown may say what is not so.
export function answerMeaning(move: string, view: View, me: number, lang: Lang): string {
  const fr = lang === 'fr';
  const character = view.players[me - 1]?.character;
  if (!view.question || !character) return '';
  const { kind } = parse(move);
  if (kind === 'show') return fr ? 'seul qui vous l’a donnée le verra' : 'only whoever gave you this will see it';
  const applies = questions[view.question].applies.includes(character);
  const truth = applies === (kind !== 'nothing');
  if (!truth) return fr ? 'un mensonge : Duperie' : 'a lie: Deceit';
  return kind === 'nothing'
    ? fr
      ? 'la carte ne vous concerne pas'
      : 'the card is not about you'
    : fr
      ? 'la carte vous concerne'
      : 'the card is about you';
}

export function revealMeaning(view: View, me: number, lang: Lang): string {
  const character = view.players[me - 1]?.character;
  if (!character) return '';
  const group = groupNames[characters[character].group].one[lang];
  return lang === 'fr'
    ? `Tous verront que vous êtes ${characterName(character, 'fr')} (${group}), jusqu’à la fin.`
    : `Everybody will see that you are ${characterName(character, 'en')} (${group}), until the end.`;
}
