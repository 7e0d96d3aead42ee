// Why a card cannot be chosen just now, in one sentence, with the ruling behind it.
import type { Telling } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { nameOf } from '$shell/stage/words';
import { spotOf, type View } from './types';

export function why(spot: string, view: View, awaited: number[], telling: Telling): Answer {
  const { me, lang, players } = telling;
  const { owner, place } = spotOf(spot);
  const coffin = view.hands[owner - 1]?.cards[place - 1]?.side === 'coffin';
  const not = (rule: string, fr: string, en: string): Answer => ({ text: lang === 'fr' ? fr : en, rule });
  const who = nameOf(players, view.slapper ?? view.roller);
  if (view.phase === 'over') return not('CC-27', 'La partie est finie.', 'The game is over.');
  if (me !== null && awaited.includes(me)) {
    if (view.phase === 'claim')
      return not(
        'CC-10',
        'Un vampire des autres ne se montre pas : seulement leurs cercueils.',
        'Others’ vampires cannot be shown: only their coffins.',
      );
    if (view.phase === 'penalty')
      return not('CC-13', 'La sanction : un de vos propres cercueils.', 'The penalty: one of your own coffins.');
    if (view.phase === 'bat')
      return not(
        'CC-17',
        'La chauve-souris : vos cartes, ou un cercueil des autres.',
        'The bat: your own cards, or a coffin of others.',
      );
    if (view.phase === 'moon')
      return not(
        'CC-18',
        'La lune échange des cercueils ; des vampires seulement si les autres n’en ont aucun.',
        'The moon swaps coffins; vampires only if the others have none.',
      );
    if (view.phase === 'swap')
      return not(
        'CC-19',
        'Les deux cartes sont choisies : échangez-les, ou non.',
        'The two cards are chosen: swap them, or not.',
      );
  }
  if (coffin)
    return not(
      'CC-24',
      'Un cercueil ne s’ouvre pas pour regarder : il faut s’en souvenir.',
      'A coffin is not opened for a look: you have to remember.',
    );
  if (view.phase === 'window')
    return not('CC-05', 'D’abord la main sur l’ail, ensuite la carte.', 'First the hand on the garlic, then the card.');
  if (view.phase === 'roll') return not('CC-02', 'On attend les dés.', 'First the dice.');
  return not('CC-03', `Patience : c’est à ${who}.`, `Patience: it is up to ${who}.`);
}
