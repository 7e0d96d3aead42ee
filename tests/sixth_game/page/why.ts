// Why one cannot go to a place just now, in one sentence, with the ruling behind it.
import type { Telling } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import type { Place, View } from './types.gen';
import { words } from './words';

export function why(place: Place, view: View, { lang, me }: Telling): Answer {
  const fr = lang === 'fr';
  const there = words[place].there[lang];
  if (view.over) return { text: fr ? 'La chasse est finie.' : 'The hunt is over.', rule: 'GO-08' };
  if (me === null) return { text: fr ? 'Vous regardez la partie.' : 'You are watching.', rule: 'GO-03' };
  if (view.choice) {
    return { text: fr ? 'Votre choix est fait.' : 'You have made your choice.', rule: 'GO-03' };
  }
  return {
    text: fr
      ? `Le renard s’est fait prendre ${there} : fermé pour une manche.`
      : `The fox was caught ${there}: closed for a round.`,
    rule: 'GO-07',
  };
}
