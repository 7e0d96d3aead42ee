import type { Phrase } from '../protocol.gen';

const noReason: Phrase = {
  fr: 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.',
  en: 'The server does not answer as expected. Please try again in a moment.',
};

// Anything can be thrown; what is no error becomes one.
export const asError = (caught: unknown): Error => (caught instanceof Error ? caught : new Error(String(caught)));

// The server said no, in both languages.
export class Refused extends Error {
  phrase: Phrase;
  status: number;

  constructor(phrase: Phrase | null, status = 0) {
    super((phrase ?? noReason).en);
    this.phrase = phrase ?? noReason;
    this.status = status;
  }
}
