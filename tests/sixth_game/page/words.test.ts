// The questions and answers of the table; what is told is held for all games in web/src/games/told.test.ts.
import { expect, it } from 'vitest';
import { english, expectEnglish, players } from '$shell/games/testing';
import { ask, reason, scores } from './ask';
import { sample } from './sample';
import { why } from './why';

const french = { players, me: 1, lang: 'fr' as const };
const moves = ['go brook'];

it('asks the fox and the hunters for what is theirs', () => {
  expect(ask(sample({ fox: 1 }), moves, [1, 2], english)).toBe('You are the fox: where will you turn up?');
  expect(ask(sample(), moves, [1, 2], english)).toBe('Where will you wait for the fox?');
  expect(ask(sample(), [], [2, 3], french)).toBe('On attend Basile et Anaïs.');
  expect(ask(sample({ over: true }), [], [], french)).toBe('La chasse est finie.');
});

it('says why a place cannot be chosen', () => {
  const rules = [sample({ over: true }), sample({ choice: 'farm' }), sample()].map(
    (view) => why('wood', view, french).rule,
  );
  expect(rules).toEqual(['GO-08', 'GO-03', 'GO-07']);
  expectEnglish([sample(), sample({ choice: 'farm' })].map((view) => why('wood', view, english).text));
});

it('counts round by round', () => {
  const view = sample({ players: [0, 4, 0].map((n) => ({ chosen: false, points: [n], total: n })) });
  expect(scores(view, 'en')).toEqual({ rounds: ['Round 1'], bySeat: [[0], [4], [0]] });
  expect(reason('shared', 'en')).not.toBe(reason('most-points', 'en'));
});
