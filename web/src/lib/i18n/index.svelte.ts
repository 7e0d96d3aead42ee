// The language of the page: chosen from the browser's, switchable, remembered.
import type { Lang } from '../../games/contract';
import type { Phrase } from '../../protocol.gen';
import { remember, remembered } from '../memory';
import { en } from './en';
import { allFine, curly, fine } from './fine';
import { fr, type Words } from './fr';
import { preferred } from './preferred';

export const langs: Record<Lang, string> = { fr: 'Français', en: 'English' };

const words: Record<Lang, Words> = { fr: allFine(fr), en };

class Language {
  lang: Lang = $state(preferred(remembered('lang'), navigator.languages));

  constructor() {
    document.documentElement.lang = this.lang;
  }

  choose(lang: Lang): void {
    this.lang = lang;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

export const t = (): Words => words[language.lang];

// What the server says comes in both languages.
export const phrase = (both: Phrase): string => (language.lang === 'fr' ? fine(both.fr) : curly(both.en));
