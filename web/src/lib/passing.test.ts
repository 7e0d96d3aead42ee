import { expect, test } from 'vitest';
import { nextAtDevice, type Situation } from './passing';

const now: Situation = { stage: 'playing', mine: [1, 3], eyes: 1, awaited: [1, 2, 3], bots: [] };

test('who looks goes on while awaited, then the device goes to the other', () => {
  expect(nextAtDevice(now)).toEqual([]);
  expect(nextAtDevice({ ...now, awaited: [2, 3] })).toEqual([3]);
  expect(nextAtDevice({ ...now, awaited: [2] })).toEqual([]);
});

test('after a reload nobody looks: whoever is awaited may come first', () => {
  expect(nextAtDevice({ ...now, eyes: null })).toEqual([1, 3]);
});

test('a bot that stands in does not need the device; one seat alone never passes it', () => {
  expect(nextAtDevice({ ...now, awaited: [3], bots: [3] })).toEqual([]);
  expect(nextAtDevice({ ...now, mine: [1], awaited: [2] })).toEqual([]);
});

test('nothing is passed before and after a game', () => {
  expect(nextAtDevice({ ...now, eyes: null, stage: 'over' })).toEqual([]);
});
