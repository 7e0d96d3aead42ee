// How a player stands, in words: for those who listen to the table, and the answer to a tap on a name.
import type { Lang } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { colon, counted } from '$shell/stage/words';
import type { View } from './types';
import { cardName, kind, point, track, trick } from './words';

export function describe(view: View, seat: number, name: string, lang: Lang): Answer {
  const at = view.seats[seat - 1];
  if (!at) return { text: name, rule: 'AP-05' };
  const fr = lang === 'fr';
  const tricks = counted(at.tricks, lang, trick);
  const points = counted(at.points, lang, point);
  const facts = [counted(at.hand_size, lang, { fr: 'carte', en: 'card' })];
  if (view.quota > 0) {
    facts.push(`${tricks} ${fr ? 'sur' : 'of'} ${view.quota}`);
    if (at.full) facts.push(fr ? 'rassasié : ses cartes ne comptent plus' : 'full: their cards no longer count');
    facts.push(`${counted(at.tracks, lang, track)} × ${counted(at.kinds, lang, kind)} = ${points}`);
  } else {
    facts.push(tricks, points);
  }
  if (at.refused) facts.push(`${fr ? 'carte refusée' : 'refused card'} ${cardName(at.refused, lang)}`);
  facts.push(`total ${at.total}`);
  const rule = at.full ? 'AP-10' : at.refused ? 'AP-21' : view.quota > 0 ? 'AP-13' : 'AP-15';
  return { text: `${name}${colon(lang)}${facts.join(', ')}.`, rule };
}
