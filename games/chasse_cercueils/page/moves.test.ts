import { describe as suite, expect, it } from 'vitest';
import { around } from '$shell/stage/around';
import { cardMoves, deed, notThisTime, optionsOf } from './moves';
import { noiseOf } from './noises';
import { areasOf, columnsOf, stopOf, zoneKeys, zonesOf } from './places';
import { hand, sample } from './sample';

suite('every move', () => {
  const plain = ['pass', 'roll', 'slap', 'admit', 'decline', 'look', 'swap'];
  const withCard = ['claim 1.2', 'suffer 1.3', 'close 1.1', 'chase 1.4', 'open 2.1', 'pick 3.1'];
  it('without a card is a button, in both languages', () => {
    const [fr, en] = [optionsOf([...plain, ...withCard], 'fr'), optionsOf([...plain, ...withCard], 'en')];
    expect(fr.map((each) => each.move).sort()).toEqual([...plain].sort());
    for (const [i, each] of fr.entries()) expect(each.label).not.toBe(en[i]!.label);
    expect(notThisTime('fr')).toBe('Pas cette fois');
  });
  it('with a card is the card itself, which says what for', () => {
    const cards = cardMoves([...plain, 'claim 1.2', 'claim 2.10']);
    expect([...cards]).toEqual([
      ['1.2', 'claim 1.2'],
      ['2.10', 'claim 2.10'],
    ]);
    for (const move of withCard) {
      expect(deed(move, 'fr'), move).toMatch(/\S/);
      expect(deed(move, 'fr')).not.toBe(deed(move, 'en'));
    }
  });
});

suite('places', () => {
  it('go around clockwise, from the left of who sits below', () => {
    expect(around(4, 3)).toEqual([3, 4, 1, 2]);
    for (let others = 1; others <= 5; others++) {
      expect(areasOf(others)).toHaveLength(others);
      expect(new Set(areasOf(others)).size).toBe(others);
    }
    expect(areasOf(5)).toEqual(['left', 'top-left', 'top', 'top-right', 'right']);
    expect(areasOf(1)).toEqual(['top']);
  });
  it('at a shared screen are on two sides, with a key each', () => {
    expect(zonesOf([1, 2])).toEqual({ below: [1], across: [2] });
    expect(zonesOf([1, 2, 3])).toEqual({ below: [1, 2], across: [3] });
    expect(zonesOf([1, 2, 3, 4, 5, 6])).toEqual({ below: [1, 2, 3], across: [6, 5, 4] });
    expect(new Set(zoneKeys).size).toBe(6);
    for (const key of zoneKeys) expect('lrchum?', 'a key of the page').not.toContain(key);
  });
  it('have one stop for the tab key', () => {
    const { hands } = sample({ hands: [hand('- - x ym'), hand('x x yb pm')] });
    expect(stopOf(hands, 1, ['2.3'], '2.1'), 'the card last visited').toBe('2.1');
    expect(stopOf(hands, 1, ['2.3', '1.3'], '1.1'), 'a card that is gone').toBe('2.3');
    expect(stopOf(hands, 1, [], null), 'the first card below').toBe('1.3');
    expect(stopOf([hand('- -')], 1, [], null)).toBeNull();
  });
  it('leave room for hands that have grown', () => {
    expect([0, 4, 5, 6, 7, 8, 12, 40].map((cards) => columnsOf(cards, false))).toEqual([4, 4, 5, 6, 4, 4, 6, 14]);
    expect([4, 8, 10, 11, 40].map((cards) => columnsOf(cards, true))).toEqual([4, 8, 10, 6, 14]);
  });
});

suite('noises', () => {
  it('tell the most important thing', () => {
    expect(noiseOf([])).toBeNull();
    expect(noiseOf([{ event: 'slapped', seat: 1 }])).toBe('slap');
    expect(
      noiseOf([
        { event: 'claimed', seat: 1, spot: '1.1', card: 'yellow-bat', right: false },
        { event: 'opened', spot: '1.1', card: 'yellow-bat', why: 'mistaken' },
      ]),
    ).toBe('wrong');
    expect(
      noiseOf([
        { event: 'chased', spot: '1.1', card: 'yellow-bat', count: 4 },
        { event: 'game-ended', winner: 1 },
      ]),
    ).toBe('win');
  });
});
