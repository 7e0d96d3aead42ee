// The hermit's cards in our own words: whom each is about, what it asks of them, and what the answers tell.
import type { Phrase } from '$shell/stage/words';
import { lore, type Lore } from './lore';
import type { Answer, Question } from './types';

const give = {
  fr: 'donne un équipement à qui l’interroge, ou prend 1 dégât',
  en: 'hands an equipment card to whoever asks, or takes 1 damage',
};
const mend = { fr: 'perd 1 dégât ; s’il n’en a aucun, il en prend 1', en: 'loses 1 damage; with none at all, takes 1' };

export const questionLore: Record<Question, Lore> = {
  aid: lore('SH-46', 'Aide', 'Aid', `Un Chasseur ${mend.fr}.`, `A Hunter ${mend.en}.`),
  huddle: lore(
    'SH-46',
    'Complicité',
    'Huddle',
    'Une Ombre perd 1 dégât ; si elle n’en a aucun, elle en prend 1.',
    `A Shadow ${mend.en}.`,
  ),
  nurturance: lore('SH-46', 'Réconfort', 'Nurturance', `Un Neutre ${mend.fr}.`, `A Neutral ${mend.en}.`),
  anger: lore('SH-46', 'Colère', 'Anger', `Un Chasseur ou une Ombre ${give.fr}.`, `A Hunter or a Shadow ${give.en}.`),
  blackmail: lore(
    'SH-46',
    'Chantage',
    'Blackmail',
    `Un Neutre ou un Chasseur ${give.fr}.`,
    `A Neutral or a Hunter ${give.en}.`,
  ),
  greed: lore('SH-46', 'Avidité', 'Greed', `Un Neutre ou une Ombre ${give.fr}.`, `A Neutral or a Shadow ${give.en}.`),
  slap: lore('SH-46', 'Gifle', 'Slap', 'Un Chasseur prend 1 dégât.', 'A Hunter takes 1 damage.'),
  spell: lore('SH-46', 'Sortilège', 'Spell', 'Une Ombre prend 1 dégât.', 'A Shadow takes 1 damage.'),
  exorcism: lore('SH-46', 'Exorcisme', 'Exorcism', 'Une Ombre prend 2 dégâts.', 'A Shadow takes 2 damage.'),
  bully: lore(
    'SH-46',
    'Brimade',
    'Bully',
    'Qui meurt à 11 points ou moins (A, B, C, E, U) prend 1 dégât.',
    'Whoever dies at 11 points or less (A, B, C, E, U) takes 1 damage.',
  ),
  'tough-lesson': lore(
    'SH-46',
    'Dure leçon',
    'Tough Lesson of Love',
    'Qui meurt à 12 points ou plus (D, F, G, V, W) prend 2 dégâts.',
    'Whoever dies at 12 points or more (D, F, G, V, W) takes 2 damage.',
  ),
  prediction: lore(
    'SH-47',
    'Prédiction',
    'Prediction',
    'Montrez votre personnage, en secret, à qui vous l’a donnée.',
    'Show your character, in secret, to whoever gave you this.',
  ),
};

// What everybody saw of an answer.
export const answerWords: Record<Answer, Phrase> = {
  nothing: { fr: 'rien ne se passe', en: 'nothing happens' },
  healed: { fr: 'perd 1 dégât', en: 'loses 1 damage' },
  hurt: { fr: 'prend 1 dégât', en: 'takes 1 damage' },
  'hurt-undamaged': { fr: 'prend 1 dégât, étant indemne', en: 'takes 1 damage, having had none' },
  'hurt-twice': { fr: 'prend 2 dégâts', en: 'takes 2 damage' },
  gave: { fr: 'donne un équipement', en: 'hands over equipment' },
  shown: { fr: 'montre son personnage', en: 'shows the character' },
  redrawn: { fr: 'remise et remplacée', en: 'put back for another' },
};
