// One sentence: what this viewer is asked to do, or whom the table waits for. It never says what the dice show: the
// sentence is there before one has looked.
import type { Lang, Scores, Telling } from '$shell/games/contract';
import { capital, colon, list, nameOf, plainParts } from '$shell/stage/words';
import type { View } from './types';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const { me, lang } = telling;
  const fr = lang === 'fr';
  if (view.phase === 'over')
    return fr ? 'Quatre cercueils dehors : la crypte est propre.' : 'Four coffins out: the crypt is clean.';
  if (view.phase === 'window' && view.options.race === 'live')
    return me === null
      ? fr
        ? 'Qui tapera le premier ?'
        : 'Who will slap first?'
      : fr
        ? 'Votre vampire ou un cercueil répond aux dés ? Tapez l’ail !'
        : 'Does your vampire or any coffin answer the dice? Slap!';
  if (me === null || !awaited.includes(me) || legal.length === 0) return waiting(view, awaited, telling);
  switch (view.phase) {
    case 'roll':
      return fr ? 'À vous : lancez les dés.' : 'Your turn: roll the dice.';
    case 'window':
      return fr
        ? 'En secret : votre vampire ou un cercueil répond aux dés ?'
        : 'In secret: does your vampire or any coffin answer the dice?';
    case 'claim':
      return fr ? 'Vous étiez premier : montrez la bonne carte.' : 'You were first: show the card that fits.';
    case 'penalty':
      return fr ? 'Sanction : rouvrez un de vos cercueils.' : 'Penalty: open one of your coffins.';
    case 'bat':
      return fr ? 'La chauve-souris : touchez une carte qui luit.' : 'The bat: touch a card that glows.';
    case 'moon':
      return picked(view) === 0
        ? fr
          ? 'La lune : choisissez deux cartes à échanger.'
          : 'The moon: pick two cards to swap.'
        : fr
          ? 'Et la seconde carte ?'
          : 'And the second card?';
    default:
      return fr ? 'Échanger ces deux cartes ?' : 'Swap these two cards?';
  }
}

const picked = (view: View) => view.hands.flatMap((hand) => hand.cards).filter((card) => card.picked).length;

function waiting(view: View, awaited: number[], telling: Telling): string {
  const fr = telling.lang === 'fr';
  const seats = awaited.length > 0 ? awaited : [view.slapper ?? view.roller];
  const who = capital(plainParts(list(telling, seats), telling.players));
  switch (view.phase) {
    case 'roll':
      return fr ? `${who} va lancer les dés…` : `${who} is about to roll…`;
    case 'window':
      return seats.length > 2
        ? fr
          ? 'Chacun décide en secret…'
          : 'Everybody decides in secret…'
        : fr
          ? `On attend ${who}…`
          : `Waiting for ${who}…`;
    case 'claim':
      return fr ? `${who} cherche sa carte…` : `${who} is looking for the card…`;
    case 'penalty':
      return fr ? `${who} doit rouvrir un cercueil…` : `${who} has to open a coffin…`;
    case 'bat':
      return fr ? `${who} chevauche la chauve-souris…` : `${who} rides the bat…`;
    default:
      return fr ? `${who} complote au clair de lune…` : `${who} is plotting by moonlight…`;
  }
}

// There is one count, told by `ending`.
export function scores(): Scores {
  return { rounds: [], bySeat: [] };
}

export function reason(reason: string, lang: Lang): string {
  if (reason !== 'four-chased') return '';
  return lang === 'fr' ? 'Quatre cercueils chassés.' : 'Four coffins chased.';
}

export function ending(view: View, { players, lang }: Telling): string {
  return view.hands.map((hand, i) => `${nameOf(players, i + 1)}${colon(lang)}${hand.chased.length}`).join(' · ');
}
