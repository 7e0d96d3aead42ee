import type { OptionWords } from '$shell/lib/i18n/options';
import type { Phrase } from '$shell/protocol.gen';
import type { Options } from './types';

const seat = (n: number): Phrase => ({ fr: `Le joueur de la place ${n}`, en: `The player at seat ${n}` });
const hunter = (n: number): Phrase => ({ fr: `Le chasseur ${n}`, en: `Hunter ${n}` });

export const optionWords: OptionWords<Options> = {
  ghost: {
    label: { fr: 'Qui joue Max, le fantôme', en: 'Who plays Max, the ghost' },
    values: {
      drawn: { fr: 'Tiré au sort', en: 'Drawn by lot' },
      'seat-1': seat(1),
      'seat-2': seat(2),
      'seat-3': seat(3),
      'seat-4': seat(4),
      'seat-5': seat(5),
    },
  },
  trap: {
    label: { fr: 'Qui a le piège, posé une fois dans une pièce', en: 'Who has the trap, laid once in a room' },
    values: {
      no: { fr: 'Personne', en: 'Nobody' },
      captain: { fr: 'Le capitaine des chasseurs', en: 'The captain of the hunters' },
      'hunter-2': hunter(2),
      'hunter-3': hunter(3),
      'hunter-4': hunter(4),
    },
  },
};
