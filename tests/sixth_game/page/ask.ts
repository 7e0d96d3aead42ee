// What is asked of whoever looks, the points of the rounds, and why somebody has won.
import type { Lang, Scores, Telling } from '$shell/games/contract';
import { capital, list, plainParts } from '$shell/stage/words';
import type { View } from './types.gen';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const fr = telling.lang === 'fr';
  if (view.over) return fr ? 'La chasse est finie.' : 'The hunt is over.';
  if (legal.length > 0) {
    if (view.fox === telling.me)
      return fr ? 'Vous êtes le renard : où vous montrer ?' : 'You are the fox: where will you turn up?';
    return fr ? 'Où attendre le renard ?' : 'Where will you wait for the fox?';
  }
  const who = plainParts(list(telling, awaited), telling.players);
  return capital(fr ? `on attend ${who}.` : `waiting for ${who}.`);
}

export function scores(view: View, lang: Lang): Scores {
  const played = view.players[0]?.points ?? [];
  return {
    rounds: played.map((_, i) => `${lang === 'fr' ? 'Manche' : 'Round'} ${i + 1}`),
    bySeat: view.players.map(({ points }) => points),
  };
}

export function reason(reason: string, lang: Lang): string {
  const fr = lang === 'fr';
  if (reason === 'shared') return fr ? 'Égalité : la victoire est partagée.' : 'A tie: the victory is shared.';
  return fr
    ? 'Le plus de points, chacun ayant été deux fois le renard.'
    : 'Most points, everybody having been the fox twice.';
}
