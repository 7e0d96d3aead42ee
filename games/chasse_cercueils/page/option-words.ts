import type { OptionWords } from '$shell/lib/i18n/options';
import type { Options } from './types';

export const optionWords: OptionWords<Options> = {
  race: {
    label: { fr: 'Qui tape le premier sur l’ail', en: 'Who slaps the garlic first' },
    values: {
      live: { fr: 'En direct, la main la plus rapide', en: 'Live, the fastest hand' },
      calm: {
        fr: 'Au calme, chacun décide en secret, puis le sort choisit',
        en: 'Calm, everybody decides in secret, then it is drawn',
      },
    },
  },
  reflexes: {
    label: { fr: 'Vitesse et mémoire des bots', en: 'Speed and memory of the bots' },
    values: {
      slow: { fr: 'Lents, et tête en l’air', en: 'Slow and forgetful' },
      steady: { fr: 'Comme tout le monde', en: 'Like most people' },
      quick: { fr: 'Vifs, et rien ne leur échappe', en: 'Quick, and nothing escapes them' },
    },
  },
};
