import type { Lang, Scores, Telling } from '$shell/games/contract';
import { capital, nameOf } from '$shell/stage/words';
import type { Half } from './moves';
import type { View } from './types';
import { cardName, someOf } from './words';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const { lang, players } = telling;
  const fr = lang === 'fr';
  const who = nameOf(players, awaited[0] ?? view.turn);
  if (view.phase === 'over') return fr ? 'La chasse est finie.' : 'The hunt is over.';
  if (legal.length === 0) {
    if (view.phase === 'offer')
      return fr ? `${who} garde ce pli, ou l’offre…` : `${who} keeps the trick, or offers it…`;
    if (view.phase === 'answer')
      return fr ? `${who} accepte ce pli, ou le repousse…` : `${who} accepts the trick, or declines…`;
    return fr ? `C’est à ${who} de jouer.` : `It is ${who}’s turn.`;
  }
  if (view.phase === 'offer')
    return fr ? 'Vous gagnez ce pli : le garder, ou l’offrir ?' : 'You win this trick: keep it, or offer it?';
  if (view.phase === 'answer') {
    const choice = legal.some((move) => move.startsWith('decline'));
    if (!choice)
      return fr
        ? 'On vous offre ce pli, et rien ne permet de le repousser.'
        : 'You are offered this trick, and nothing can decline it.';
    return fr
      ? 'On vous offre ce pli : acceptez, ou repoussez-le avec une carte de votre main.'
      : 'You are offered this trick: accept, or decline it with a card of your hand.';
  }
  const suit = view.trick_suit;
  if (!suit) {
    if (view.trick.length === 0)
      return fr ? 'À vous d’entamer, avec la carte de votre choix.' : 'You lead, with any card.';
    return fr
      ? 'À vous : aucune couleur n’est fixée, jouez ce qui vous plaît.'
      : 'Your turn: no suit is set yet, play what you like.';
  }
  const follows = view.hand.some((card) => card.startsWith(suit));
  if (follows) return fr ? `À vous : fournissez ${someOf[suit].fr}.` : `Your turn: follow ${someOf[suit].en}.`;
  return fr
    ? `À vous : sans ${someOf[suit].fr.replace(/^du |^de l’/, '')}, jouez ce qui vous plaît.`
    : `Your turn: with no ${someOf[suit].en}, play what you like.`;
}

// The second question of a move made of two choices.
export function askHalf(half: Half, lang: Lang): string {
  const fr = lang === 'fr';
  if (half.kind === 'refuse') {
    const card = capital(cardName(half.open, lang));
    return fr
      ? `${card} reste ouvert devant vous. Que jouer à la place ?`
      : `${card} stays open before you. What do you play instead?`;
  }
  const card = capital(cardName(half.out, lang));
  return fr
    ? `${card} entre dans le pli. Quelle carte du pli prendre en échange ?`
    : `${card} goes into the trick. Which card of it do you take?`;
}

export function scores(view: View, lang: Lang): Scores {
  const rounds = view.seats[0]?.rounds.length ?? 0;
  return {
    rounds: Array.from({ length: rounds }, (_, i) => `${lang === 'fr' ? 'Manche' : 'Round'} ${i + 1}`),
    bySeat: view.seats.map((seat) => seat.rounds),
  };
}

export function reason(reason: string, lang: Lang): string {
  const fr = lang === 'fr';
  if (reason === 'most-points')
    return fr ? 'Le plus gros total des quatre manches.' : 'The highest total of the four rounds.';
  if (reason === 'shared')
    return fr ? 'À égalité de points, la victoire est partagée.' : 'Level on points: the victory is shared.';
  return '';
}
