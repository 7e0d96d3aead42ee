// What the places are called, and how one is there or goes there.
import type { Phrase } from '$shell/stage/words';
import type { Place } from './types.gen';

interface PlaceWords {
  name: Phrase;
  there: Phrase;
  towards: Phrase;
}

export const words: Record<Place, PlaceWords> = {
  brook: {
    name: { fr: 'ruisseau', en: 'brook' },
    there: { fr: 'au ruisseau', en: 'at the brook' },
    towards: { fr: 'au ruisseau', en: 'to the brook' },
  },
  wood: {
    name: { fr: 'bois', en: 'wood' },
    there: { fr: 'au bois', en: 'in the wood' },
    towards: { fr: 'au bois', en: 'to the wood' },
  },
  farm: {
    name: { fr: 'ferme', en: 'farm' },
    there: { fr: 'à la ferme', en: 'at the farm' },
    towards: { fr: 'à la ferme', en: 'to the farm' },
  },
};
