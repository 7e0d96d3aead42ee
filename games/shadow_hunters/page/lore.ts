// One entry of the grimoire: a name, what it does in our own words, and the ruling behind it.
import type { Phrase } from '$shell/stage/words';

export interface Lore {
  name: Phrase;
  text: Phrase;
  rule: string;
}

export const lore = (rule: string, nameFr: string, nameEn: string, fr: string, en: string): Lore => ({
  name: { fr: nameFr, en: nameEn },
  text: { fr, en },
  rule,
});
