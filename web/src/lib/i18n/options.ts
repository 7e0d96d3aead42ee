// The words for what can be chosen in a game and is more than yes or no. A value that has none does not compile.
import type { ChasseCercueilsOptions, GespensterjagdOptions, OptionInfo, Phrase } from '../../protocol.gen';

type Choices<Options> = { [Key in keyof Options as Options[Key] extends string ? Key : never]: Options[Key] };
type All = Choices<GespensterjagdOptions> & Choices<ChasseCercueilsOptions>;

interface Choice<Value extends string> {
  label: Phrase;
  values: Record<Value, Phrase>;
}

const seat = (n: number): Phrase => ({ fr: `Le joueur de la place ${n}`, en: `The player at seat ${n}` });
const hunter = (n: number): Phrase => ({ fr: `Le chasseur ${n}`, en: `Hunter ${n}` });

export const choices: { [Key in keyof All]: Choice<All[Key]> } = {
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
  race: {
    label: { fr: 'Qui tape le premier sur l’ail', en: 'Who slaps the garlic first' },
    values: {
      live: { fr: 'En direct, la main la plus rapide', en: 'Live, the fastest hand' },
      calm: { fr: 'Au calme, chacun décide en secret, puis le sort choisit', en: 'Calm, everybody decides in secret, then it is drawn' },
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

const known: Record<string, Choice<string>> = choices;

// The server writes for a terminal as well: small letters, and x for times.
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/\bx(?=\d)/g, '×');
export const sentence = ({ fr, en }: Phrase): Phrase => ({ fr: capital(fr), en: capital(en) });

export const labelOf = ({ key, help }: OptionInfo): Phrase => known[key]?.label ?? sentence(help);
export const valueOf = (key: string, value: string): Phrase => known[key]?.values[value] ?? { fr: value, en: value };
