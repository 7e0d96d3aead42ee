// The words for what can be chosen in a game. What is more than yes or no has words of its own in the game's folder:
// the `optionWords` of its box.
import { gameOf } from '../../games/all';
import type { OptionInfo, Phrase } from '../../protocol.gen';

interface Choice<Value extends string> {
  label: Phrase;
  values: Record<Value, Phrase>;
}

// A choice or a value that has no words does not compile.
export type OptionWords<Options = Record<string, string>> = {
  [Key in keyof Options as Options[Key] extends string ? Key : never]: Choice<Options[Key] & string>;
};

// The server writes for a terminal as well: small letters, and x for times.
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/\bx(?=\d)/g, '×');
export const sentence = ({ fr, en }: Phrase): Phrase => ({ fr: capital(fr), en: capital(en) });

// The server's keys have dashes, members of Options do not.
const wordsOf = (game: string, key: string): Choice<string> | undefined =>
  gameOf(game)?.optionWords?.[key.replaceAll('-', '_')];

export const labelOf = (game: string, { key, help }: OptionInfo): Phrase => wordsOf(game, key)?.label ?? sentence(help);

export const valueOf = (game: string, key: string, value: string): Phrase =>
  wordsOf(game, key)?.values[value] ?? { fr: value, en: value };
