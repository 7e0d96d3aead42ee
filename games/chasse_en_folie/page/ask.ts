import type { Lang, Scores, Telling } from '$shell/games/contract';
import { capital, list, plainParts } from '$shell/stage/words';
import type { View } from './types';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const fr = telling.lang === 'fr';
  if (view.over) return fr ? 'La chasse est finie.' : 'The hunt is over.';
  if (legal.length > 0)
    return fr
      ? 'Choisissez en secret la carte à lâcher dans le pré.'
      : 'Choose in secret the card to let loose in the meadow.';
  const others = awaited.filter((seat) => seat !== telling.me);
  if (others.length === 0) return fr ? 'On dévoile…' : 'Turning the cards…';
  const who = plainParts(list(telling, others), telling.players);
  const chosen = view.choice !== null;
  if (fr) return chosen ? `Votre carte est posée. On attend ${who}.` : capital(`on attend ${who}.`);
  return chosen ? `Your card is down. Waiting for ${who}.` : `Waiting for ${who}.`;
}

export function scores(view: View, lang: Lang): Scores {
  const days = view.lodges[0]?.days.length ?? 0;
  return {
    rounds: Array.from({ length: days }, (_, i) => `${lang === 'fr' ? 'Jour' : 'Day'} ${i + 1}`),
    bySeat: view.lodges.map((lodge) => lodge.days),
  };
}

export function reason(reason: string, lang: Lang): string {
  const fr = lang === 'fr';
  switch (reason) {
    case 'most-points':
      return fr ? 'Le plus de points après quatre jours de chasse.' : 'Most points after four days of hunting.';
    case 'best-day':
      return fr
        ? 'À égalité de points, la plus belle journée l’emporte.'
        : 'Level on points, so the best single day decides.';
    case 'shared':
      return fr ? 'Égalité parfaite : la victoire est partagée.' : 'A perfect tie: the victory is shared.';
    default:
      return '';
  }
}
