import type { Lang } from '../contract';
import type { Noun } from '../stage/words';
import type { Card } from './types';

export const nouns: Record<Card, Noun> = {
  carrot: { icon: 'carrot', one: { fr: 'carotte', en: 'carrot' }, feminine: true },
  'closed-season': { icon: 'closed-season', one: { fr: 'chasse interdite', en: 'closed season' }, feminine: true },
  rabbit: { icon: 'rabbit', one: { fr: 'lapin', en: 'rabbit' } },
  wolf: { icon: 'wolf', one: { fr: 'loup', en: 'wolf' } },
  hunter: { icon: 'hunter', one: { fr: 'chasseur', en: 'hunter' } },
};

export const plurals: Record<Card, Record<Lang, string>> = {
  carrot: { fr: 'carottes', en: 'carrots' },
  'closed-season': { fr: 'chasses interdites', en: 'closed seasons' },
  rabbit: { fr: 'lapins', en: 'rabbits' },
  wolf: { fr: 'loups', en: 'wolves' },
  hunter: { fr: 'chasseurs', en: 'hunters' },
};

// Worth in the prey pile; left in the hand each costs as much, and the hunter costs 4 in both (CF-22).
export const worth: Record<Card, number> = { carrot: 1, 'closed-season': 1, rabbit: 2, wolf: 4, hunter: -4 };
