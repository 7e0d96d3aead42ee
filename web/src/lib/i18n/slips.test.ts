import { expect, test } from 'vitest';
import { englishSlips } from './slips';

test('finds what it looks for', () => {
  expect(englishSlips('Bouleau : 11 cards, 0 trick of 3, 0 tracks')).toEqual(['Bouleau :', '0 trick']);
  expect(englishSlips('Is it Daniel\u00a0? It is !')).toEqual(['Daniel\u00a0?', 'is !']);
  expect(englishSlips('Basile: 10 cards, 0 of 4 coffins, 0 damage, 20 point')).toEqual([]);
});
