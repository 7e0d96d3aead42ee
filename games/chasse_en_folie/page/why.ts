// Why a card cannot be played just now, in one sentence, with the ruling behind it.
import type { Telling } from '$shell/games/contract';
import { list, plainParts } from '$shell/stage/words';
import type { Card, View } from './types';
import { nouns } from './words';

export interface Why {
  text: string;
  rule: string;
}

export function why(card: Card, view: View, awaited: number[], telling: Telling): Why {
  const fr = telling.lang === 'fr';
  const mine = telling.me === null ? undefined : view.lodges[telling.me - 1];
  if (view.over) return { text: fr ? 'La chasse est finie.' : 'The hunt is over.', rule: 'CF-23' };
  if (view.choice) {
    const others = awaited.filter((seat) => seat !== telling.me);
    const who = plainParts(list(telling, others), telling.players);
    return {
      text: fr
        ? `Votre choix est fait, une carte par manche ; on dévoile dès que ${who} aura choisi.`
        : `You have chosen, one card a round; all are turned once ${who} has chosen.`,
      rule: 'CF-05',
    };
  }
  if (card === 'hunter' && mine?.hunter_home) {
    return {
      text: fr
        ? 'Votre chasseur n’a pas trouvé de loup : il reste sous le pavillon jusqu’au soir.'
        : 'Your hunter found no wolf: he stays under the lodge until evening.',
      rule: 'CF-12',
    };
  }
  if (card === 'hunter' && view.prey.includes('hunter')) {
    return {
      text: fr
        ? 'Votre chasseur a été pris à braconner : il est sur votre pile, à −4.'
        : 'Your hunter was caught poaching: he lies on your pile, for −4.',
      rule: 'CF-11',
    };
  }
  const noun = nouns[card];
  return {
    text: fr
      ? `Vous n’avez plus de ${noun.one.fr} en main jusqu’à demain.`
      : `You have no ${noun.one.en} left in hand today.`,
    rule: 'CF-18',
  };
}
