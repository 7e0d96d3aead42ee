// Why a card cannot be played just now, in one sentence, with the ruling behind it.
import type { Telling } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { nameOf } from '$shell/stage/words';
import type { Half } from './moves';
import { lowestOf, suitOf, valueOf, type Card, type View } from './types';
import { someOf, suitNames } from './words';

export function why(card: Card, view: View, half: Half | null, telling: Telling): Answer {
  const fr = telling.lang === 'fr';
  if (view.phase === 'over') return { text: fr ? 'La chasse est finie.' : 'The hunt is over.', rule: 'AP-16' };
  if (view.turn !== telling.me) {
    const name = nameOf(telling.players, view.turn);
    return {
      text: fr
        ? `Patience : on joue dans le sens horaire, c’est à ${name}.`
        : `Patience: play goes clockwise, it is ${name}’s turn.`,
      rule: 'AP-09',
    };
  }
  if (half?.kind === 'refuse') {
    return {
      text: fr
        ? 'C’est la carte que vous refusez : jouez-en une autre, ou annulez.'
        : 'That is the card you refuse: play another, or cancel.',
      rule: 'AP-19',
    };
  }
  if (half?.kind === 'decline') {
    return {
      text: fr
        ? 'Choisissez maintenant une carte du pli à prendre en main, ou annulez.'
        : 'Now choose a card of the trick to take into your hand, or cancel.',
      rule: 'AP-26',
    };
  }
  if (view.phase === 'offer')
    return {
      text: fr
        ? 'Le pli est joué : gardez-le, ou offrez-le à un joueur en chasse.'
        : 'The trick is played: keep it, or offer it to somebody still hunting.',
      rule: 'AP-23',
    };
  if (view.phase === 'answer') return cannotDecline(card, view, fr);
  const suit = view.trick_suit;
  if (suit && suitOf(card) !== suit) {
    return {
      text: fr
        ? `Le pli demande ${someOf[suit].fr}, et vous en avez : il faut en fournir.`
        : `The trick suit is ${suitNames[suit].en} and you have some: you must follow.`,
      rule: 'AP-09',
    };
  }
  return {
    text: fr ? 'Cette carte ne peut pas se jouer maintenant.' : 'This card cannot be played now.',
    rule: 'AP-09',
  };
}

function cannotDecline(card: Card, view: View, fr: boolean): Answer {
  const lowest = Math.min(...view.trick.map((each) => valueOf(each.card)));
  if (lowest <= lowestOf(view.options.players)) {
    return {
      text: fr
        ? `Ce pli contient un ${lowest}, rien n’est plus faible : il ne se repousse pas.`
        : `This trick holds a ${lowest} and nothing is lower: it cannot be declined.`,
      rule: 'AP-30',
    };
  }
  if (!view.trick.some((each) => suitOf(each.card) === suitOf(card))) {
    return {
      text: fr
        ? 'Pour repousser, il faut une couleur qui se trouve dans le pli.'
        : 'To decline, the card must be of a suit that is in the trick.',
      rule: 'AP-25',
    };
  }
  return {
    text: fr
      ? `Pour repousser, il faut une carte plus faible que toutes celles du pli, donc moins de ${lowest}.`
      : `To decline, the card must be lower than every card of the trick: less than ${lowest}.`,
    rule: 'AP-25',
  };
}
