// What the table asks and answers, in English, with counts of none, one and two. What it tells: told.test.ts.
import { expect, it } from 'vitest';
import { counts, english, expectEnglish } from '$shell/games/testing';
import { ask, askHalf, reason } from './ask';
import { describe } from './describe';
import { sample } from './sample';
import { why } from './why';

it('asks and answers in English', () => {
  const stalkers = counts.map((n) => ({
    hand_size: n,
    tricks: n,
    full: n === 2,
    refused: n === 1 ? 'wolf-4' : null,
    tracks: n,
    kinds: n,
    points: n,
    rounds: [],
    total: n,
  }));
  const suited = sample({ trick: [{ seat: 3, card: 'boar-9' }], trick_suit: 'boar' });
  const [none, one] = [0, 4].map((quota) =>
    counts.map((_, i) => describe(sample({ seats: stalkers, quota }), i + 1, 'Bouleau', 'en').text),
  );
  expect(one![0]).toBe('Bouleau: 0 cards, 0 tricks of 4, 0 tracks × 0 kinds = 0 points, total 0.');
  expect(one![1]).toBe('Bouleau: 1 card, 1 trick of 4, 1 track × 1 kind = 1 point, refused card wolf 4, total 1.');
  expectEnglish([
    ...none!,
    ...one!,
    ...(['play', 'offer', 'answer', 'over'] as const).flatMap((phase) => [
      ask(sample({ phase }), ['keep', 'decline'], [1], english),
      ask(sample({ phase }), [], [2], english),
      why('wolf-4', sample({ phase, trick: suited.trick }), null, english).text,
    ]),
    ask(suited, ['play boar-3'], [1], english),
    why('wolf-4', suited, null, english).text,
    askHalf({ kind: 'refuse', open: 'wolf-4' }, 'en'),
    askHalf({ kind: 'decline', out: 'wolf-4' }, 'en'),
    reason('shared', 'en'),
  ]);
});
