// What the table asks and answers, in English, with counts of none, one and two. What it tells: told.test.ts.
import { expect, it } from 'vitest';
import { counts, english, expectEnglish, players } from '$shell/games/testing';
import { ask, ending } from './ask';
import { describeCard, describeChased, describeDice, describeSeat } from './describe';
import { hand, sample } from './sample';
import { why } from './why';

it('asks and answers in English', () => {
  const phases = ['roll', 'window', 'claim', 'penalty', 'bat', 'moon', 'swap', 'over'] as const;
  const hands = [hand('ym'), hand('x', { chased: ['yellow-bat'] }), hand('ym yb'), hand('x x')];
  expect(describeSeat(sample({ hands }), 1, players, 'en')).toBe(
    'Camille: 1 vampire, 0 coffins on the table, 0 of 4 coffins chased',
  );
  expectEnglish([
    ...phases.flatMap((phase) =>
      [[1], [2], [2, 3, 4]].flatMap((awaited) => [
        ask(sample({ phase }), ['x'], awaited, english),
        why('1.2', sample({ phase }), awaited, english).text,
      ]),
    ),
    ...hands.map((_, i) => describeSeat(sample({ hands }), i + 1, players, 'en')),
    ...hands.flatMap(({ cards }) =>
      cards.map((card) => describeCard(card, 1, { mine: false, name: 'Anaïs', lang: 'en' })),
    ),
    ...counts.map((n) => describeChased(n, 'en')),
    describeDice({ colour: 'both', symbol: 'bat' }, false, 'en'),
    ending(sample(), english),
  ]);
});
