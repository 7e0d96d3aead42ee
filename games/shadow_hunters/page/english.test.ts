// What the table asks and answers, in English, with counts of none, one and two. What it tells: told.test.ts.
import { expect, it } from 'vitest';
import { english, expectEnglish, players } from '$shell/games/testing';
import { ask, ending } from './ask';
import { describeSeat, describeWho, slipOf } from './describe';
import { askHalf } from './half';
import { cluesAbout } from './known';
import { cardLore } from './lore-cards';
import { questionLore } from './lore-hermit';
import { areaLore, characterLore } from './lore-people';
import { parse } from './moves';
import { optionsOf } from './options';
import { phases, sample } from './sample';
import { whyArea, whyDeck, whySeat } from './why';

it('asks and answers in English', () => {
  const moves = [
    'roll',
    'pass',
    'target 3',
    'attack 3',
    'teleport church',
    'hurt 2',
    'heal 2',
    'nothing',
    'obey',
    'show',
    'reveal',
  ];
  const keys = [
    ...Object.keys(cardLore).map((id) => `card:${id}`),
    ...Object.keys(areaLore).map((id) => `area:${id}`),
    ...Object.keys(questionLore).map((id) => `ask:${id}`),
    ...Object.keys(characterLore).map((id) => `who:${id}`),
  ];
  expect(describeSeat(sample(), 5, 'Églantine', 'en')).toBe('Églantine: 0 damage; not on the board yet; hidden');
  expectEnglish([
    ...phases.flatMap((phase) => {
      const view = sample({ phase, card: 'first-aid', question: 'greed', victim: 3 });
      const options = optionsOf({ view, moves: moves.map(parse), half: null, me: 1, players, lang: 'en' });
      return [
        ask(view, moves, [1], english),
        ask(view, [], [2, 3], english),
        whySeat(3, view, [1], english)?.text,
        whyArea('church', view, [1], english)?.text,
        whyDeck('en').text,
        ...options.flatMap((option) => [option.label, option.note]),
      ];
    }),
    ...players.flatMap(({ seat, name }) => [
      describeSeat(sample(), seat, name, 'en'),
      ...cluesAbout(seat, sample(), english).map((clue) => clue.text),
    ]),
    ...keys.flatMap((key) => slipOf(key, 'en')?.lines ?? []),
    describeWho('cemetery', sample(), players, 'en'),
    askHalf({ kind: 'confirm', move: 'reveal' }, sample(), english),
    askHalf({ kind: 'woods', seat: 2 }, sample(), english),
    ending(sample({ winners: [1] }), english),
  ]);
});
