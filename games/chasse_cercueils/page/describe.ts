// Cards, dice and players in words: for those who listen to the table. A coffin gives nothing away.
import type { Lang, Player } from '$shell/games/contract';
import { colon, counted, nameOf, of } from '$shell/stage/words';
import { facts } from './facts.gen';
import type { CardView, Dice, View } from './types';
import { cardName, diceName } from './words';

export interface Standing {
  mine: boolean;
  name: string;
  lang: Lang;
}

export function describeCard(card: CardView, place: number, { mine, name, lang }: Standing): string {
  const fr = lang === 'fr';
  const whose = mine ? (fr ? 'à vous' : 'yours') : fr ? `${of(name)}${name}` : `${name}’s`;
  const what =
    card.side === 'coffin' ? (fr ? `Cercueil ${place}` : `Coffin ${place}`) : fr ? `Carte ${place}` : `Card ${place}`;
  const face = card.card ? `${colon(lang)}${cardName(card.card, lang)}` : '';
  const text = `${what}${fr && !mine ? ' ' : ', '}${whose}${face}`;
  return card.picked ? `${text}, ${fr ? 'choisie' : 'picked'}` : text;
}

export function describeChased(count: number, lang: Lang): string {
  if (lang === 'en') return `${count} of ${facts.goal} coffins chased`;
  return `${count} ${count > 1 ? 'cercueils chassés' : 'cercueil chassé'} sur ${facts.goal}`;
}

export function describeDice(dice: Dice | null, tumbling: boolean, lang: Lang): string {
  const fr = lang === 'fr';
  if (tumbling) return fr ? 'Les dés roulent' : 'The dice are rolling';
  if (!dice) return fr ? 'Les dés attendent' : 'The dice are waiting';
  return `${fr ? 'Les dés : ' : 'The dice: '}${diceName(dice, lang)}`;
}

// How a player stands.
export function describeSeat(view: View, seat: number, players: Player[], lang: Lang): string {
  const fr = lang === 'fr';
  const { cards, chased, decided } = view.hands[seat - 1]!;
  const count = (side: string) => cards.filter((card) => card.side === side).length;
  const facts = [
    counted(count('vampire'), lang, { fr: 'vampire', en: 'vampire' }),
    `${counted(count('coffin'), lang, { fr: 'cercueil', en: 'coffin' })} ${fr ? 'sur la table' : 'on the table'}`,
    describeChased(chased.length, lang),
  ];
  if (view.roller === seat && view.phase !== 'over') facts.push(fr ? 'a les dés' : 'has the dice');
  if (decided) facts.push(fr ? 'a décidé' : 'has decided');
  return `${nameOf(players, seat)}${colon(lang)}${facts.join(', ')}`;
}
