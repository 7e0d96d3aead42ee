// One sentence: what this viewer is asked to do, or whom the table waits for.
import type { Lang, Scores, Telling } from '$shell/games/contract';
import { colon, list, nameOf, plainParts } from '$shell/stage/words';
import { groupNames } from './lore-people';
import { characters } from './facts';
import type { Reason, View } from './types';
import { areaName, cardName, characterName, questionName } from './words';
import { endings } from './tell';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const { lang, me, players } = telling;
  const fr = lang === 'fr';
  if (view.phase === 'over') return fr ? 'La nuit est finie : bas les masques.' : 'The night is over: masks off.';
  if (me === null || !awaited.includes(me) || legal.length === 0) return waiting(view, awaited, telling);
  const has = (kind: string) => legal.some((move) => move.split(' ')[0] === kind);
  const victim = view.victim === null ? '' : nameOf(players, view.victim);
  switch (view.phase) {
    case 'start':
      return fr ? 'À vous : lancez les dés.' : 'Your turn: roll the dice.';
    case 'choose-area':
      return fr ? 'Où allez-vous ? Touchez un secteur.' : 'Where do you go? Touch an area.';
    case 'area':
      return areaQuestion(view, me, lang);
    case 'card':
      return cardQuestion(view, has, lang);
    case 'give':
      return fr
        ? `${view.question ? questionName(view.question, 'fr') : 'La carte'} : à qui la donnez-vous ?`
        : `${view.question ? questionName(view.question, 'en') : 'The card'}: whom do you give it to?`;
    case 'answer':
    case 'quick-start':
      return fr
        ? `${view.question ? questionName(view.question, 'fr') : 'La carte'} : que répondez-vous ?`
        : `${view.question ? questionName(view.question, 'en') : 'The card'}: what do you answer?`;
    case 'attack':
      if (!has('pass')) return fr ? 'Le sabre a soif : vous devez attaquer.' : 'The sword is thirsty: you must attack.';
      return fr ? 'Attaquer quelqu’un à portée ?' : 'Attack somebody in range?';
    case 'rob':
      return fr ? `Voler ${victim} plutôt que blesser ?` : `Rob ${victim} rather than hurt?`;
    case 'loot':
      return fr
        ? `${victim} n’en aura plus besoin : prenez un équipement.`
        : `${victim} will not need it: take one card.`;
    case 'before-damage':
      return fr ? 'Les dés sont jetés. On continue ?' : 'The dice are cast. Go on?';
    default:
      return fr ? 'L’attaque est finie. On continue ?' : 'The attack is done. Go on?';
  }
}

function areaQuestion(view: View, me: number, lang: Lang): string {
  const fr = lang === 'fr';
  const area = view.players[me - 1]?.area;
  if (area === 'weird-woods')
    return fr ? 'Bois étranges : blesser ou soigner quelqu’un ?' : 'Weird Woods: hurt or heal somebody?';
  if (area === 'erstwhile-altar')
    return fr ? 'Autel d’autrefois : prendre quel équipement ?' : 'Erstwhile Altar: take which card?';
  if (area === 'underworld-gate') return fr ? 'Porte des enfers : quelle pioche ?' : 'Underworld Gate: which deck?';
  return area ? (fr ? `${areaName(area, 'fr')} : tirer une carte ?` : `${areaName(area, 'en')}: draw a card?`) : '';
}

function cardQuestion(view: View, has: (kind: string) => boolean, lang: Lang): string {
  const fr = lang === 'fr';
  const name = view.card ? cardName(view.card, lang) : '';
  if (has('target')) return fr ? `${name} : sur qui ?` : `${name}: on whom?`;
  if (has('steal')) return fr ? `${name} : quel équipement prendre ?` : `${name}: take which card?`;
  if (has('hand')) return fr ? `${name} : que donner, et à qui ?` : `${name}: give what, and to whom?`;
  if (!has('pass')) return fr ? `${name} : vous devez vous révéler.` : `${name}: you must reveal yourself.`;
  return fr ? `${name}. On continue ?` : `${name}. Go on?`;
}

function waiting(view: View, awaited: number[], telling: Telling): string {
  const { lang } = telling;
  const fr = lang === 'fr';
  const who = plainParts(list(telling, awaited.length > 0 ? awaited : [view.turn]), telling.players);
  switch (view.phase) {
    case 'start':
    case 'choose-area':
      return fr ? `${who} cherche son chemin…` : `${who} is finding a way…`;
    case 'give':
      return fr ? `${who} lit une carte ermite…` : `${who} is reading a hermit card…`;
    case 'answer':
    case 'quick-start':
      return fr ? `${who} répond à l’ermite…` : `${who} is answering the hermit…`;
    case 'attack':
      return fr ? `${who} cherche une cible…` : `${who} is looking for a target…`;
    case 'reply':
    case 'before-damage':
    case 'feast':
      return fr ? `L’attaque suit son cours : ${who}…` : `The attack runs its course: ${who}…`;
    case 'loot':
    case 'rob':
      return fr ? `${who} fouille les poches…` : `${who} is going through pockets…`;
    default:
      return fr ? `${who} réfléchit…` : `${who} is thinking…`;
  }
}

// There are no points: goals are reached or not.
export function scores(): Scores {
  return { rounds: [], bySeat: [] };
}

export function reason(reason: string, lang: Lang): string {
  return reason in endings ? endings[reason as Reason][lang].trim() : '';
}

// Who everybody was.
export function ending(view: View, telling: Telling): string {
  const { lang } = telling;
  const who = view.players.map((player, i) => {
    if (!player.character) return nameOf(telling.players, i + 1);
    const group = groupNames[characters[player.character].group].one[lang];
    const star = view.winners.includes(i + 1) ? ' ★' : '';
    const name = nameOf(telling.players, i + 1);
    return `${name}${colon(lang)}${characterName(player.character, lang)}, ${group}${star}`;
  });
  return `${who.join(' · ')}.`;
}
