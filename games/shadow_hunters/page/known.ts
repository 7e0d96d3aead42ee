// What this viewer knows for sure about a player, and from what.
import type { Telling } from '$shell/games/contract';
import { nameOf, of } from '$shell/stage/words';
import { characters, everybody } from './facts';
import { answerWords } from './lore-hermit';
import type { Character, GiftView, View } from './types';
import { questionName } from './words';

export const letters = (set: Character[]) => set.map((each) => characters[each].letter).join(' ');

// Who must be dead with that much damage, and so is not this player.
export const outlived = (damage: number): Character[] =>
  everybody.filter((each) => characters[each].hit_points <= damage);

export interface Clue {
  text: string;
  leaves: Character[] | null; // who can have answered like that; null when the question is not known
}

export function clueOf(gift: GiftView, telling: Telling): Clue {
  const { lang, me, players } = telling;
  const fr = lang === 'fr';
  const answer = answerWords[gift.answer][lang];
  const from =
    gift.from === gift.to
      ? fr
        ? 'départ rapide'
        : 'quick start'
      : gift.from === me
        ? fr
          ? 'de vous'
          : 'from you'
        : `${fr ? of(nameOf(players, gift.from)) : 'from '}${nameOf(players, gift.from)}`;
  const what = gift.question ? questionName(gift.question, lang) : fr ? 'carte cachée' : 'hidden card';
  const leaves = gift.answer !== 'redrawn' && gift.answer !== 'shown' ? gift.could : null;
  return { text: `${what} (${from})${fr ? ' : ' : ': '}${answer}`, leaves };
}

export function cluesAbout(seat: number, view: View, telling: Telling): Clue[] {
  const fr = telling.lang === 'fr';
  const clues = view.gifts.filter((gift) => gift.to === seat).map((gift) => clueOf(gift, telling));
  const player = view.players[seat - 1]!;
  const gone = outlived(player.damage);
  if (!player.revealed && player.alive && gone.length > 0) {
    clues.push({
      text: fr ? `En vie à ${player.damage} : pas ${letters(gone)}` : `Alive at ${player.damage}: not ${letters(gone)}`,
      leaves: everybody.filter((each) => !gone.includes(each)),
    });
  }
  return clues;
}
