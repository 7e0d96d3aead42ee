import { expect, test } from 'vitest';
import type { Line } from '../games/contract';
import { missed, seenOf } from './meanwhile';

const tell = (event: number): Line[] => [
  { parts: [`turn ${event}`], rule: 'X-1', weight: 'heading' },
  { parts: [`card ${event}`], rule: 'X-2', weight: 'small' },
  { parts: [`trick ${event}`], rule: 'X-3', weight: 'normal' },
];
const told = (events: number[], known: number[]) => missed(events, seenOf(known), tell).flatMap((line) => line.parts);

test('only what came after, and of that only what matters', () => {
  expect(told([1, 2, 3], [1])).toEqual(['trick 2', 'trick 3']);
});

test('no more than can be read at a glance, the latest', () => {
  expect(told([1, 2, 3, 4, 5, 6], [])).toEqual(['trick 3', 'trick 4', 'trick 5', 'trick 6']);
});

test('nothing missed, and a move taken back', () => {
  expect(told([1, 2], [1, 2])).toEqual([]);
  expect(told([1], [1, 2])).toEqual([]);
});

test('a story that began anew is new', () => {
  expect(told([7, 8], [1, 2, 3])).toEqual(['trick 7', 'trick 8']);
});
