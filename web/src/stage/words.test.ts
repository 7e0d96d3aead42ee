import { expect, test } from 'vitest';
import { counted } from './words';

test('one is the only singular in English, nothing another in French', () => {
  const trick = { fr: 'pli', en: 'trick' };
  expect([0, 1, 2].map((count) => counted(count, 'en', trick))).toEqual(['0 tricks', '1 trick', '2 tricks']);
  expect([0, 1, 2].map((count) => counted(count, 'fr', trick))).toEqual(['0 pli', '1 pli', '2 plis']);
});
