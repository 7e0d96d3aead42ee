import type { OptionWords } from '$shell/lib/i18n/options';
import type { Options } from './types';

export const optionWords: OptionWords<Options> = {
  quick_start: {
    label: {
      fr: 'Départ rapide, à 6 ou plus : des cartes de l’ermite avant le premier tour',
      en: 'Quick start, with 6 or more: hermit cards before the first turn',
    },
    values: {
      no: { fr: 'Non', en: 'No' },
      each: {
        fr: 'Chacun tire une carte et la donne à sa gauche',
        en: 'Everybody draws a card and gives it to the left',
      },
      round: { fr: 'Une seule carte fait le tour de la table', en: 'A single card goes round the table' },
    },
  },
};
