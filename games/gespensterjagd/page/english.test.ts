// What the table asks and answers, in English, with counts of none, one and two. What it tells: told.test.ts.
import { expect, it } from 'vitest';
import { counts, english, expectEnglish } from '$shell/games/testing';
import { ask, askHalf, ending } from './ask';
import { describeSeat } from './describe';
import { sample } from './sample';
import { why } from './why';

it('asks and answers in English', () => {
  const phases = ['place-hunters', 'place-max', 'choose-frame', 'max-turn', 'hunter-turn', 'over'] as const;
  const trail = [{ room: '27', kind: 'start' as const }];
  const unposted = sample().figures.map((figure) => ({ ...figure, room: null }));
  expect(ending(sample({ round: 1, trail }), english)).toBe(
    'Max was Basile: hunted for 1 round of 19, 1 room haunted.',
  );
  expectEnglish([
    ...phases.flatMap((phase) =>
      [[], ['end'], ['walk 3 10', 'walk 4 22']].map((legal) =>
        ask(sample({ phase, ...(phase === 'place-hunters' ? { figures: unposted } : {}) }), legal, [1], english),
      ),
    ),
    ...phases.flatMap((phase) =>
      ['13', '14', '54'].map((room) => why(room, sample({ phase, max: 1, ghost: '27' }), null, null, english).text),
    ),
    ...(['lock', 'trap', 'mark'] as const).flatMap((mode) => [
      askHalf(mode, null, 'en'),
      why('1', sample(), mode, null, english).text,
    ]),
    ...counts.flatMap((n) =>
      [1, 2, 3].map((seat) => describeSeat(sample({ pauses: n, cheats: n }), seat, 'Bouleau', 'en').text),
    ),
    ending(sample({ round: 0 }), english),
  ]);
});
