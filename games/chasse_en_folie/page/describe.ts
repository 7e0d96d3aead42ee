// What a lodge looks like, in words: for those who listen to the table.
import type { Lang } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { colon, counted } from '$shell/stage/words';
import type { Scene } from './scene';
import { nouns } from './words';

export function describe(scene: Scene, seat: number, name: string, awaited: boolean, lang: Lang): string {
  const lodge = scene.view.lodges[seat - 1];
  if (!lodge) return name;
  const fr = lang === 'fr';
  const shown = scene.played[seat - 1];
  const facts = [
    `${counted(lodge.hand_size, lang, { fr: 'carte', en: 'card' })} ${fr ? 'en main' : 'in hand'}`,
    counted(lodge.prey_size, lang, { fr: 'proie', en: 'prey' }, { fr: 'proies', en: 'prey' }),
  ];
  if (shown === 'back') facts.push(fr ? 'une carte face cachée' : 'a card face down');
  else if (shown) facts.push(`${fr ? 'joue' : 'plays'} ${nouns[shown].one[lang]}`);
  if (lodge.easy) facts.push(`${fr ? 'proie facile' : 'easy prey'}${colon(lang)}${nouns[lodge.easy].one[lang]}`);
  if (lodge.hunter_home) facts.push(fr ? 'chasseur rentré' : 'hunter at home');
  if (lodge.four) facts.push(fr ? 'pavillon côté 4' : 'lodge turned to its 4');
  if (scene.view.start === seat) facts.push(fr ? 'la chasse démarre ici' : 'the hunt starts here');
  if (awaited) facts.push(fr ? 'doit encore choisir' : 'still has to choose');
  facts.push(`total ${lodge.total}`);
  return `${name}${colon(lang)}${facts.join(', ')}.`;
}

// The same as the answer to a tap, with the ruling that matters most there.
export function about(scene: Scene, seat: number, name: string, awaited: boolean, lang: Lang): Answer {
  const lodge = scene.view.lodges[seat - 1];
  const rule = lodge?.four ? 'CF-07' : lodge?.easy ? 'CF-14' : lodge?.hunter_home ? 'CF-12' : 'CF-25';
  return { text: describe(scene, seat, name, awaited, lang), rule };
}
