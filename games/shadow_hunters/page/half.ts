// The question of a choice that is half made.
import type { Telling } from '$shell/games/contract';
import { nameOf } from '$shell/stage/words';
import { abilityName, revealMeaning } from './meanings';
import type { Half } from './moves';
import type { View } from './types';
import { cardName } from './words';

export function askHalf(half: Half, view: View, { lang, me, players }: Telling): string {
  const fr = lang === 'fr';
  const name = (seat: number) => (seat === me ? (fr ? 'vous' : 'you') : nameOf(players, seat));
  switch (half.kind) {
    case 'confirm':
      return me === null
        ? ''
        : fr
          ? `Sûr ? ${revealMeaning(view, me, 'fr')}`
          : `Sure? ${revealMeaning(view, me, 'en')}`;
    case 'smite':
      return me === null
        ? ''
        : fr
          ? `${abilityName(view, me, 'fr')} : sur qui ?`
          : `${abilityName(view, me, 'en')}: on whom?`;
    case 'woods':
      return fr ? `${name(half.seat)} : blesser ou soigner ?` : `${name(half.seat)}: hurt or heal?`;
    case 'steal':
      return fr ? `Prendre quoi à ${name(half.seat)} ?` : `Take what from ${name(half.seat)}?`;
    case 'hand':
      return fr ? `${cardName(half.card, 'fr')} : à qui ?` : `${cardName(half.card, 'en')}: to whom?`;
  }
}
