import { describe as suite, expect, it } from 'vitest';
import { french, players, telling, watching } from '$shell/games/testing';
import { ask, ending, reason, scores } from './ask';
import { describeCard, describeDice, describeSeat } from './describe';
import { everything, hand, sample } from './sample';
import { beatsOf, sameTable, sceneOf } from './scene';
import { tell } from './tell';
import type { Card, Phase } from './types';
import { why } from './why';
import { cardName, diceName } from './words';

const english = watching;
const text = telling(tell);

suite('the story', () => {
  it('reads well', () => {
    expect(text(everything[0]!, french)).toBe('Basile lance jaune lune.');
    expect(text(everything[4]!, french)).toBe('Sur l’ail : Anaïs et vous.');
    expect(text(everything[8]!, french)).toBe('Anaïs montre la chauve-souris violette, un cercueil à vous : raté.');
    expect(text(everything[8]!, english)).toBe('Anaïs shows the purple bat, a coffin of Camille: wrong.');
    expect(text(everything[15]!, french)).toBe('Anaïs chasse la chauve-souris jaune : 3 sur 4.');
    expect(text(everything[21]!, french)).toBe('Basile échange deux cartes : chez Basile et vous.');
  });
  it('does not name a card that goes face down, nor what somebody looked at', () => {
    expect(text({ event: 'closed', spot: '3.1' }, french)).toBe('Un vampire d’Anaïs rentre dans son cercueil.');
    expect(tell({ event: 'saw', seat: 1, first: 'yellow-bat', second: 'yellow-moon' }, french)).toEqual([]);
  });
});

suite('the question', () => {
  const phases: Phase[] = ['roll', 'window', 'claim', 'penalty', 'bat', 'moon', 'swap', 'over'];
  it('says something in every phase, to those asked and to those who wait', () => {
    for (const race of ['live', 'calm'] as const) {
      for (const phase of phases) {
        const view = sample({ phase, slapper: 1, options: { players: 4, race, reflexes: 'steady' } });
        for (const awaited of [[1], [2], [2, 3, 4]]) {
          const [fr, en] = [ask(view, ['x'], awaited, french), ask(view, ['x'], awaited, { ...english, me: 1 })];
          expect(fr, phase).toMatch(/\S/);
          expect(fr, phase).not.toBe(en);
          expect(fr.length, fr).toBeLessThan(62); // the bar of a phone
        }
      }
    }
  });
  it('is the same whatever the dice show', () => {
    const asked = (['moon', 'skull'] as const).map((symbol) =>
      ask(sample({ dice: { colour: 'call', symbol } }), ['slap'], [2], french),
    );
    expect(asked[0]).toBe(asked[1]);
  });
  it('has an ending', () => {
    expect(scores()).toEqual({ rounds: [], bySeat: [] });
    expect(reason('four-chased', 'fr')).not.toBe(reason('four-chased', 'en'));
    expect(ending(sample(), french)).toBe('Camille : 1 · Basile : 0 · Anaïs : 3 · Driss : 0');
  });
});

suite('why not', () => {
  it('names the ruling', () => {
    expect(why('2.3', sample({ phase: 'claim', slapper: 1 }), [1], french).rule).toBe('CC-10');
    expect(why('1.2', sample({ phase: 'roll' }), [2], french).rule).toBe('CC-24');
    expect(why('1.1', sample(), [2], french).rule).toBe('CC-05');
    expect(why('1.1', sample({ phase: 'claim', slapper: 2 }), [2], french).text).toMatch(/Basile/);
    expect(why('1.1', sample({ phase: 'over' }), [], french).rule).toBe('CC-27');
  });
});

suite('for those who listen', () => {
  it('cards, dice and players are words', () => {
    const standing = { mine: false, name: 'Anaïs', lang: 'fr' } as const;
    const [up, down] = hand('pm x').cards;
    expect(describeCard(up!, 1, standing)).toBe('Carte 1 d’Anaïs : lune violette');
    expect(describeCard(down!, 2, standing)).toBe('Cercueil 2 d’Anaïs');
    expect(describeCard({ ...down!, picked: true }, 2, { mine: true, name: '', lang: 'en' })).toBe(
      'Coffin 2, yours, picked',
    );
    expect(describeDice({ colour: 'both', symbol: 'bat' }, false, 'fr')).toBe(
      'Les dés : jaune ou violet, chauve-souris',
    );
    expect(describeDice({ colour: 'both', symbol: 'bat' }, true, 'fr')).toBe('Les dés roulent');
    expect(describeSeat(sample(), 2, players, 'fr')).toBe(
      'Basile : 2 vampires, 2 cercueils sur la table, 0 cercueil chassé sur 4, a les dés',
    );
    const cards: Card[] = ['yellow-moon', 'yellow-bat', 'yellow-skull', 'purple-moon', 'purple-bat', 'purple-skull'];
    for (const lang of ['fr', 'en'] as const) expect(new Set(cards.map((card) => cardName(card, lang))).size).toBe(6);
    expect(diceName({ colour: 'call', symbol: 'skull' }, 'en')).toBe('exclamation mark, skull');
  });
});

suite('the moments of a roll', () => {
  it('hands come down in the order of their times', () => {
    const slaps = [3, 1, 2].map((seat, i) => ({ seat, after: 400 + i, arrived: 410 + i, trip: 20, time: 400 + i }));
    const beats = beatsOf(sceneOf(sample()), [{ event: 'slapped', seat: 3 }], sceneOf(sample()), french, slaps);
    expect(beats.map((beat) => beat.scene.hands)).toEqual([[3], [3, 1], [3, 1, 2], [3, 1, 2]]);
    expect(beats[0]!.flights).toEqual([{ piece: { hand: 3 }, from: 'seat-3', to: 'hand-1' }]);
  });
  it('a face leaves with the card that goes down', () => {
    const beats = beatsOf(
      sceneOf(sample()),
      [
        { event: 'claimed', seat: 1, spot: '1.1', card: 'yellow-moon', right: true },
        { event: 'closed', spot: '1.1' },
      ],
      sceneOf(sample()),
      french,
    );
    expect(beats.map((beat) => beat.scene.view.hands[0]!.cards[0])).toEqual([
      { side: 'vampire', card: 'yellow-moon', picked: false },
      { side: 'coffin', card: null, picked: false },
    ]);
  });
  it('swapped coffins change places, without their faces', () => {
    const looked = sample({ phase: 'swap', looked: true });
    Object.assign(looked.hands[0]!.cards[1]!, { card: 'purple-bat', picked: true });
    const [beat] = beatsOf(
      sceneOf(looked),
      [{ event: 'swapped', seat: 1, first: '1.2', second: '2.1' }],
      sceneOf(sample()),
      french,
    );
    expect(beat!.flights).toEqual([
      { piece: { card: null }, from: 'card-2-1', to: 'card-1-2' },
      { piece: { card: null }, from: 'card-1-2', to: 'card-2-1' },
    ]);
    expect(
      JSON.stringify(
        beat!.scene.view.hands.slice(0, 2).map((each) => each.cards.filter((card) => card.side === 'coffin')),
      ),
    ).not.toContain('purple');
  });
  it('play everything without a stumble, and leave the start as it was', () => {
    const start = sceneOf(sample());
    const before = JSON.stringify(start);
    expect(beatsOf(start, everything, start, french).length).toBeGreaterThan(18);
    expect(JSON.stringify(start)).toBe(before);
  });
  it('other eyes see the same table', () => {
    expect(sameTable(sample(), sample({ viewer: 2 }))).toBe(true);
    expect(sameTable(sample(), sample({ pile: 3 }))).toBe(false);
  });
});
