// How a player stands and what is on an area, in words: for those who listen to the table.
import type { Lang, Player } from '$shell/games/contract';
import { colon, nameOf } from '$shell/stage/words';
import { areaNumbers, characters } from './facts';
import { cardLore } from './lore-cards';
import { questionLore } from './lore-hermit';
import { areaLore, characterLore, groupNames } from './lore-people';
import type { Area, Card, Character, Question, View } from './types';
import { areaName, cardName, characterName, damage } from './words';

export function describeSeat(view: View, seat: number, name: string, lang: Lang): string {
  const fr = lang === 'fr';
  const at = view.players[seat - 1]!;
  const facts: string[] = [];
  if (!at.alive) facts.push(fr ? 'mort' : 'dead');
  else
    facts.push(
      damage(at.damage, lang),
      at.area ? areaName(at.area, lang) : fr ? 'pas encore sur le plateau' : 'not on the board yet',
    );
  if (at.character) {
    const group = groupNames[characters[at.character].group].one[lang];
    const hidden = fr ? ', caché aux autres' : ', hidden from others';
    facts.push(`${characterName(at.character, lang)} (${group})${at.revealed ? '' : hidden}`);
  } else facts.push(fr ? 'identité cachée' : 'hidden');
  if (at.angel) facts.push(fr ? 'gardé par un ange' : 'guarded by an angel');
  if (at.equipment.length > 0) facts.push(at.equipment.map((card) => cardName(card, lang)).join(', '));
  return `${name}${colon(lang)}${facts.join(fr ? ' ; ' : '; ')}`;
}

export function describeWho(area: Area, view: View, players: Player[], lang: Lang): string {
  const there = view.players.flatMap((each, i) => (each.area === area ? [nameOf(players, i + 1)] : []));
  return there.length > 0 ? `${lang === 'fr' ? 'Ici' : 'Here'}${colon(lang)}${there.join(', ')}.` : '';
}

export const describeCard = (card: Card, lang: Lang) => `${cardLore[card].name[lang]}. ${cardLore[card].text[lang]}`;

// What hangs beside a thing while one points at it. A key is as in a line of the story: "card:handgun".
export interface Slip {
  title: string;
  lines: string[];
  rule: string;
}
export function slipOf(key: string, lang: Lang): Slip | null {
  const [kind, id] = key.split(':');
  if (kind === 'card')
    return {
      title: cardLore[id as Card].name[lang],
      lines: [cardLore[id as Card].text[lang]],
      rule: cardLore[id as Card].rule,
    };
  if (kind === 'area')
    return {
      title: `${areaNumbers(id as Area)} · ${areaLore[id as Area].name[lang]}`,
      lines: [areaLore[id as Area].text[lang]],
      rule: areaLore[id as Area].rule,
    };
  if (kind === 'ask')
    return {
      title: questionLore[id as Question].name[lang],
      lines: [questionLore[id as Question].text[lang]],
      rule: questionLore[id as Question].rule,
    };
  if (kind === 'who') {
    const facts = characters[id as Character];
    const about = characterLore[id as Character];
    return {
      title: `${facts.letter} · ${about.name[lang]}`,
      lines: [
        `${groupNames[facts.group].one[lang]}, ${facts.hit_points} ${lang === 'fr' ? 'points de vie' : 'hit points'}`,
        `${lang === 'fr' ? 'Gagne' : 'Wins'}${colon(lang)}${about.win[lang]}`,
        `${about.ability[lang]}${colon(lang)}${about.text[lang]}`,
      ],
      rule: about.rule,
    };
  }
  return null;
}
