// What the table asks and answers, in English, with counts of none, one and two. What it tells: told.test.ts.
import { expect, it } from 'vitest';
import { counts, english, expectEnglish } from '$shell/games/testing';
import { ask, reason } from './ask';
import { describe } from './describe';
import { sample } from './sample';
import { sceneOf } from './scene';
import { why } from './why';

it('asks and answers in English', () => {
  const lodges = counts.map((n) => ({
    hand_size: n,
    prey_size: n,
    easy: n === 1 ? ('wolf' as const) : null,
    hunter_home: n === 2,
    four: n === 0,
    chosen: n === 0,
    days: [],
    total: n,
  }));
  const described = counts.map((_, i) => describe(sceneOf(sample({ lodges }), null), i + 1, 'Bouleau', i === 1, 'en'));
  expect(described[1]).toBe('Bouleau: 1 card in hand, 1 prey, easy prey: wolf, still has to choose, total 1.');
  const stuck = [
    sample(),
    sample({ choice: 'wolf' }),
    sample({ over: true }),
    sample({ lodges: lodges.slice().reverse() }),
    sample({ prey: ['hunter'] }),
  ];
  expectEnglish([
    ...described,
    ...stuck.flatMap((view) => [ask(view, [], [2, 3], english), why('hunter', view, [2], english).text]),
    ask(sample(), ['play wolf'], [1], english),
    reason('shared', 'en'),
  ]);
});
