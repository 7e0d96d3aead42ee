// The sum of an attack, each part by its name: in the story, and at the table before the damage falls.
import type { Lang, Line, Part, Telling } from '$shell/games/contract';
import { sentence } from '$shell/stage/words';
import { cards } from './facts';
import type { Blow, Card } from './types';
import { cardName, damage } from './words';

export interface Summand {
  value: string; // "3", "+1", "−1", "→ 0"
  name: string;
  card?: Card;
}

// `held` is the attacker's equipment, when it is known: then every weapon is called by its name.
export function sumOf(blow: Blow, dice: { d6: number; d4: number } | null, held: Card[] | null, lang: Lang): Summand[] {
  const fr = lang === 'fr';
  const how = dice && dice.d6 > 0 ? `|${dice.d6} − ${dice.d4}|` : dice ? 'd4' : fr ? 'dés' : 'dice';
  const sum: Summand[] = [{ value: String(blow.dice), name: how }];
  if (blow.dice === 0) return sum;
  const arms = held?.filter((card) => cards[card].weapon) ?? [];
  if (arms.length === blow.weapons)
    for (const card of arms) sum.push({ value: '+1', name: cardName(card, lang), card });
  else if (blow.weapons > 0) sum.push({ value: `+${blow.weapons}`, name: fr ? 'armes' : 'weapons' });
  if (blow.spear > 0)
    sum.push({ value: `+${blow.spear}`, name: cardName('spear-of-longinus', lang), card: 'spear-of-longinus' });
  if (blow.own_robe)
    sum.push({
      value: '−1',
      name: `${cardName('holy-robe', lang)} (${fr ? 'attaquant' : 'attacker'})`,
      card: 'holy-robe',
    });
  if (blow.robe)
    sum.push({ value: '−1', name: `${cardName('holy-robe', lang)} (${fr ? 'cible' : 'target'})`, card: 'holy-robe' });
  if (blow.angel) sum.push({ value: '→ 0', name: cardName('guardian-angel', lang), card: 'guardian-angel' });
  return sum;
}

export function tellBlow(blow: Blow, telling: Telling): Line[] {
  const { lang, me } = telling;
  const fr = lang === 'fr';
  const target: Part = blow.target === me ? (fr ? 'vous' : 'you') : { seat: blow.target };
  if (blow.dice === 0)
    return sentence(
      [
        fr ? 'Deux fois le même nombre : l’attaque sur ' : 'The same number twice: the attack on ',
        target,
        fr ? ' échoue.' : ' fails.',
      ],
      'normal',
      'SH-19',
    );
  const [base, ...more] = sumOf(blow, null, null, lang);
  const sum = more.map((each) => ` ${each.value} ${each.name}`).join('');
  const rule = blow.angel ? 'SH-28' : blow.robe || blow.own_robe ? 'SH-29' : 'SH-19';
  return sentence(
    [
      fr ? 'Contre ' : 'Against ',
      target,
      `${fr ? ' : ' : ': '}${base!.value} ${fr ? 'aux dés' : 'by the dice'}${sum} = ${damage(blow.damage, lang)}.`,
    ],
    'small',
    rule,
  );
}
