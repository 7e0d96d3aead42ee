// The questions and answers of every table in English, with counts of none, one and two: no French punctuation, and no
// singular but for one. What is told is held by told.test.ts.
import { expect, it } from 'vitest';
import { englishSlips } from '../lib/i18n/slips';
import type { Player, Telling } from './contract';
import { ask as askStalk, askHalf as askHalfStalk, reason as reasonStalk } from './auf-der-pirsch/ask';
import { describe as describeStalker } from './auf-der-pirsch/describe';
import { sample as stalk } from './auf-der-pirsch/sample';
import { why as whyStalk } from './auf-der-pirsch/why';
import { ask as askRoll, ending as endRoll } from './chasse-cercueils/ask';
import { describeCard, describeChased, describeDice, describeSeat as describeHands } from './chasse-cercueils/describe';
import { hand, sample as crypt } from './chasse-cercueils/sample';
import { why as whyRoll } from './chasse-cercueils/why';
import { ask as askHunt, reason as reasonHunt } from './chasse-en-folie/ask';
import { describe as describeLodge } from './chasse-en-folie/describe';
import { sample as meadow } from './chasse-en-folie/sample';
import { sceneOf } from './chasse-en-folie/scene';
import { why as whyHunt } from './chasse-en-folie/why';
import { ask as askHaunt, askHalf as askHalfHaunt, ending as endHaunt } from './gespensterjagd/ask';
import { describeSeat as describeHunter } from './gespensterjagd/describe';
import { sample as castle } from './gespensterjagd/sample';
import { why as whyHaunt } from './gespensterjagd/why';
import { ask as askNight, ending as endNight } from './shadow-hunters/ask';
import { describeSeat as describePlayer, describeWho, slipOf } from './shadow-hunters/describe';
import { askHalf as askHalfNight } from './shadow-hunters/half';
import { cluesAbout } from './shadow-hunters/known';
import { cardLore } from './shadow-hunters/lore-cards';
import { questionLore } from './shadow-hunters/lore-hermit';
import { areaLore, characterLore } from './shadow-hunters/lore-people';
import { parse } from './shadow-hunters/moves';
import { optionsOf } from './shadow-hunters/options';
import { sample as night } from './shadow-hunters/sample';
import { whyArea, whySeat } from './shadow-hunters/why';
import { counted } from './stage/words';

const players: Player[] = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'].map((name, i) => ({ seat: i + 1, name, bot: false, away: false }));
const english: Telling = { players, me: 1, lang: 'en' };
const counts = [0, 1, 2];

function holds(sentences: (string | undefined)[]): void {
  for (const text of sentences) if (text) expect(englishSlips(text), text).toEqual([]);
}

it('finds what it looks for', () => {
  expect(englishSlips('Bouleau : 11 cards, 0 trick of 3, 0 tracks')).toEqual(['Bouleau :', '0 trick']);
  expect(englishSlips('Is it Daniel\u00a0? It is !')).toEqual(['Daniel\u00a0?', 'is !']);
  expect(englishSlips('Basile: 10 cards, 0 of 4 coffins, 0 damage, 20 point')).toEqual([]);
});

it('one is the only singular in English, nothing another in French', () => {
  const trick = { fr: 'pli', en: 'trick' };
  expect(counts.map((count) => counted(count, 'en', trick))).toEqual(['0 tricks', '1 trick', '2 tricks']);
  expect(counts.map((count) => counted(count, 'fr', trick))).toEqual(['0 pli', '1 pli', '2 plis']);
});

it('Auf der Pirsch', () => {
  const stalkers = counts.map((n) => ({ hand_size: n, tricks: n, full: n === 2, refused: n === 1 ? 'wolf-4' : null, tracks: n, kinds: n, points: n, rounds: [], total: n }));
  const suited = stalk({ trick: [{ seat: 3, card: 'boar-9' }], trick_suit: 'boar' });
  const [none, one] = [0, 4].map((quota) => counts.map((_, i) => describeStalker(stalk({ seats: stalkers, quota }), i + 1, 'Bouleau', 'en').text));
  expect(one![0]).toBe('Bouleau: 0 cards, 0 tricks of 4, 0 tracks × 0 kinds = 0 points, total 0.');
  expect(one![1]).toBe('Bouleau: 1 card, 1 trick of 4, 1 track × 1 kind = 1 point, refused card wolf 4, total 1.');
  holds([
    ...none!,
    ...one!,
    ...(['play', 'offer', 'answer', 'over'] as const).flatMap((phase) => [askStalk(stalk({ phase }), ['keep', 'decline'], [1], english), askStalk(stalk({ phase }), [], [2], english), whyStalk('wolf-4', stalk({ phase, trick: suited.trick }), null, english).text]),
    askStalk(suited, ['play boar-3'], [1], english),
    whyStalk('wolf-4', suited, null, english).text,
    askHalfStalk({ kind: 'refuse', open: 'wolf-4' }, 'en'),
    askHalfStalk({ kind: 'decline', out: 'wolf-4' }, 'en'),
    reasonStalk('shared', 'en'),
  ]);
});

it('Chasse en folie', () => {
  const lodges = counts.map((n) => ({ hand_size: n, prey_size: n, easy: n === 1 ? ('wolf' as const) : null, hunter_home: n === 2, four: n === 0, chosen: n === 0, days: [], total: n }));
  const described = counts.map((_, i) => describeLodge(sceneOf(meadow({ lodges }), null), i + 1, 'Bouleau', i === 1, 'en'));
  expect(described[1]).toBe('Bouleau: 1 card in hand, 1 prey, easy prey: wolf, still has to choose, total 1.');
  const stuck = [meadow(), meadow({ choice: 'wolf' }), meadow({ over: true }), meadow({ lodges: lodges.slice().reverse() }), meadow({ prey: ['hunter'] })];
  holds([...described, ...stuck.flatMap((view) => [askHunt(view, [], [2, 3], english), whyHunt('hunter', view, [2], english).text]), askHunt(meadow(), ['play wolf'], [1], english), reasonHunt('shared', 'en')]);
});

it('Gespensterjagd', () => {
  const phases = ['place-hunters', 'place-max', 'choose-frame', 'max-turn', 'hunter-turn', 'over'] as const;
  const trail = [{ room: '27', kind: 'start' as const }];
  const unposted = castle().figures.map((figure) => ({ ...figure, room: null }));
  expect(endHaunt(castle({ round: 1, trail }), english)).toBe('Max was Basile: hunted for 1 round of 19, 1 room haunted.');
  holds([
    ...phases.flatMap((phase) => [[], ['end'], ['walk 3 10', 'walk 4 22']].map((legal) => askHaunt(castle({ phase, ...(phase === 'place-hunters' ? { figures: unposted } : {}) }), legal, [1], english))),
    ...phases.flatMap((phase) => ['13', '14', '54'].map((room) => whyHaunt(room, castle({ phase, max: 1, ghost: '27' }), null, null, english).text)),
    ...(['lock', 'trap', 'mark'] as const).flatMap((mode) => [askHalfHaunt(mode, null, 'en'), whyHaunt('1', castle(), mode, null, english).text]),
    ...counts.flatMap((n) => [1, 2, 3].map((seat) => describeHunter(castle({ pauses: n, cheats: n }), seat, 'Bouleau', 'en').text)),
    endHaunt(castle({ round: 0 }), english),
  ]);
});

it('Shadow Hunters', () => {
  const phases = ['quick-start', 'start', 'choose-area', 'area', 'card', 'give', 'answer', 'attack', 'before-damage', 'rob', 'reply', 'feast', 'loot', 'over'] as const;
  const moves = ['roll', 'pass', 'target 3', 'attack 3', 'teleport church', 'hurt 2', 'heal 2', 'nothing', 'obey', 'show', 'reveal'];
  const keys = [...Object.keys(cardLore).map((id) => `card:${id}`), ...Object.keys(areaLore).map((id) => `area:${id}`), ...Object.keys(questionLore).map((id) => `ask:${id}`), ...Object.keys(characterLore).map((id) => `who:${id}`)];
  expect(describePlayer(night(), 5, 'Églantine', 'en')).toBe('Églantine: 0 damage; not on the board yet; hidden');
  holds([
    ...phases.flatMap((phase) => {
      const view = night({ phase, card: 'first-aid', question: 'greed', victim: 3 });
      const options = optionsOf({ view, moves: moves.map(parse), half: null, me: 1, players, lang: 'en' });
      return [askNight(view, moves, [1], english), askNight(view, [], [2, 3], english), whySeat(3, view, [1], english)?.text, whyArea('church', view, [1], english)?.text, ...options.flatMap((option) => [option.label, option.note])];
    }),
    ...players.flatMap(({ seat, name }) => [describePlayer(night(), seat, name, 'en'), ...cluesAbout(seat, night(), english).map((clue) => clue.text)]),
    ...keys.flatMap((key) => slipOf(key, 'en')?.lines ?? []),
    describeWho('cemetery', night(), players, 'en'),
    askHalfNight({ kind: 'confirm', move: 'reveal' }, night(), english),
    askHalfNight({ kind: 'woods', seat: 2 }, night(), english),
    endNight(night({ winners: [1] }), english),
  ]);
});

it('Chasse-cercueils', () => {
  const phases = ['roll', 'window', 'claim', 'penalty', 'bat', 'moon', 'swap', 'over'] as const;
  const hands = [hand('ym'), hand('x', { chased: ['yellow-bat'] }), hand('ym yb'), hand('x x')];
  expect(describeHands(crypt({ hands }), 1, players, 'en')).toBe('Camille: 1 vampire, 0 coffins on the table, 0 of 4 coffins chased');
  holds([
    ...phases.flatMap((phase) => [[1], [2], [2, 3, 4]].flatMap((awaited) => [askRoll(crypt({ phase }), ['x'], awaited, english), whyRoll('1.2', crypt({ phase }), awaited, english).text])),
    ...hands.map((_, i) => describeHands(crypt({ hands }), i + 1, players, 'en')),
    ...hands.flatMap(({ cards }) => cards.map((card) => describeCard(card, 1, { mine: false, name: 'Anaïs', lang: 'en' }))),
    ...counts.map((n) => describeChased(n, 'en')),
    describeDice({ colour: 'both', symbol: 'bat' }, false, 'en'),
    endRoll(crypt(), english),
  ]);
});
