// Why something cannot be chosen just now, in one sentence, with the ruling behind it.
import type { Lang, Telling } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { nameOf } from '$shell/stage/words';
import { inRange } from './facts';
import type { Area, View } from './types';

const not = (fr: boolean, rule: string, french: string, english: string): Answer => ({
  text: fr ? french : english,
  rule,
});

function notMine(view: View, awaited: number[], telling: Telling): Answer | null {
  const fr = telling.lang === 'fr';
  if (view.phase === 'over') return not(fr, 'SH-11', 'La nuit est finie.', 'The night is over.');
  if (telling.me === null)
    return not(
      fr,
      'SH-1',
      'Vous regardez : à cette table, d’autres jouent.',
      'You are watching: others play at this table.',
    );
  if (!view.players[telling.me - 1]?.alive)
    return not(
      fr,
      'SH-6',
      'Les morts ne jouent plus ; ils peuvent encore gagner avec leur camp.',
      'The dead play no more; they may still win with their side.',
    );
  if (awaited.includes(telling.me)) return null;
  const who = nameOf(telling.players, awaited[0] ?? view.turn);
  return not(fr, 'SH-1', `Patience : c’est à ${who}.`, `Patience: it is up to ${who}.`);
}

export function whySeat(seat: number, view: View, awaited: number[], telling: Telling): Answer | null {
  const fr = telling.lang === 'fr';
  const early = notMine(view, awaited, telling);
  if (early) return early;
  const them = view.players[seat - 1];
  const name = nameOf(telling.players, seat);
  if (them && !them.alive)
    return not(
      fr,
      'SH-15',
      `${name} est mort : plus rien ne l’atteint.`,
      `${name} is dead: nothing reaches them any more.`,
    );
  if (view.phase === 'attack') {
    const me = telling.me!;
    if (seat === me) return not(fr, 'SH-19', 'On ne s’attaque pas soi-même.', 'You do not attack yourself.');
    if (view.players[me - 1]?.equipment.includes('machine-gun') && inRange(view, me).includes(seat))
      return not(
        fr,
        'SH-21',
        'La mitrailleuse ne choisit pas : tous ceux à portée, ou personne.',
        'The machine gun does not choose: everybody in range or nobody.',
      );
    if (!them?.area)
      return not(
        fr,
        'SH-7',
        `${name} n’est encore sur aucun secteur : hors d’atteinte.`,
        `${name} is not on any area yet: out of reach.`,
      );
    return view.players[me - 1]?.equipment.includes('handgun')
      ? not(
          fr,
          'SH-22',
          'Trop près : le revolver ne touche que hors de votre paire de secteurs.',
          'Too near: the handgun only reaches outside your pair of areas.',
        )
      : not(
          fr,
          'SH-19',
          'Hors de portée : on attaque sur son secteur ou sur l’autre de la paire.',
          'Out of range: you attack on your area or on the other of its pair.',
        );
  }
  if (seat === telling.me && (view.phase === 'give' || view.phase === 'card'))
    return not(fr, 'SH-35', 'Il faut choisir quelqu’un d’autre.', 'It has to be somebody else.');
  if (view.phase === 'area' && view.players[telling.me! - 1]?.area === 'erstwhile-altar')
    return not(fr, 'SH-4', `${name} n’a rien à prendre.`, `${name} has nothing to take.`);
  return null;
}

export function whyArea(area: Area, view: View, awaited: number[], telling: Telling): Answer | null {
  const fr = telling.lang === 'fr';
  const early = notMine(view, awaited, telling);
  if (early) return early;
  if (view.phase === 'start')
    return not(
      fr,
      'SH-7',
      'Lancez d’abord les dés : leur somme dit où aller.',
      'Roll the dice first: their sum says where to go.',
    );
  if (view.phase === 'choose-area')
    return view.players[telling.me! - 1]?.area === area
      ? not(fr, 'SH-7', 'Vous y êtes déjà : il faut bouger.', 'You are there already: you have to move.')
      : not(fr, 'SH-3', 'Vos dés ne mènent pas là.', 'Your dice do not lead there.');
  return not(fr, 'SH-7', 'Vous avez déjà bougé ce tour-ci.', 'You have moved in this turn.');
}

export const whyDeck = (lang: Lang): Answer =>
  not(
    lang === 'fr',
    'SH-4',
    'On tire une carte en arrivant sur un secteur qui le dit.',
    'A card is drawn on an area that says so.',
  );
