import type { Lang } from '$shell/games/contract';
import type { Noun } from '$shell/stage/words';
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
