// How a player stands, in words: for those who listen to the table, and the answer to a tap on a name.
import type { Lang } from '../contract';
import type { Answer } from '../stage/toast';
import type { View } from './types';
import { cardName, counted } from './words';

export function describe(view: View, seat: number, name: string, lang: Lang): Answer {
  const at = view.seats[seat - 1];
  if (!at) return { text: name, rule: 'AP-05' };
  const fr = lang === 'fr';
  const tricks = fr ? counted(at.tricks, 'pli') : counted(at.tricks, 'trick');
  const tracks = fr ? counted(at.tracks, 'empreinte') : counted(at.tracks, 'track');
  const kinds = fr ? counted(at.kinds, 'espèce') : counted(at.kinds, 'kind');
  const facts = [fr ? counted(at.hand_size, 'carte') : counted(at.hand_size, 'card')];
  if (view.quota > 0) {
    facts.push(`${tricks} ${fr ? 'sur' : 'of'} ${view.quota}`);
    if (at.full) facts.push(fr ? 'rassasié : ses cartes ne comptent plus' : 'full: their cards no longer count');
    facts.push(`${tracks} × ${kinds} = ${counted(at.points, 'point')}`);
  } else {
    facts.push(tricks, counted(at.points, 'point'));
  }
  if (at.refused) facts.push(`${fr ? 'carte refusée' : 'refused card'} ${cardName(at.refused, lang)}`);
  facts.push(`total ${at.total}`);
  const rule = at.full ? 'AP-10' : at.refused ? 'AP-21' : view.quota > 0 ? 'AP-13' : 'AP-15';
  return { text: `${name} : ${facts.join(', ')}.`, rule };
}
