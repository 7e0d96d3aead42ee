import { describe as suite, expect, it } from 'vitest';
import { french, telling, watching } from '$shell/games/testing';
import { ask, askHalf, reason, scores } from './ask';
import { sample } from './sample';
import { beatsOf, sceneOf } from './scene';
import { tell } from './tell';
import type { Event } from './types';
import { why } from './why';

const english = watching;
const text = telling(tell);

suite('the story', () => {
  it('is told in both languages', () => {
    expect(text({ event: 'trick-won', seat: 3, card: 'bear-7' }, french)).toBe('L’ours 7 d’Anaïs l’emporte.');
    expect(text({ event: 'trick-won', seat: 3, card: 'bear-7' }, english)).toBe('Anaïs’s bear 7 wins the trick.');
    expect(text({ event: 'trick-offered', seat: 2, to: 1 }, french)).toBe('Basile vous offre le pli.');
    expect(text({ event: 'round-scored', round: 1, seat: 1, tracks: 9, kinds: 3, points: 27, total: 27 }, french)).toBe(
      'Vous marquez : 9 empreintes × 3 espèces = 27 points (total 27).',
    );
    expect(
      text({ event: 'round-scored', round: 4, seat: 2, tracks: 0, kinds: 0, points: 43, total: 90 }, english),
    ).toBe('Basile scores: 43 points of animals (total 90).');
  });
});

suite('the question', () => {
  it('says what is asked', () => {
    expect(ask(sample(), ['play wolf-4'], [1], french)).toBe('À vous d’entamer, avec la carte de votre choix.');
    expect(
      ask(sample({ trick: [{ seat: 3, card: 'boar-9' }], trick_suit: 'boar' }), ['play boar-3'], [1], french),
    ).toBe('À vous : fournissez du sanglier.');
    expect(
      ask(sample({ trick: [{ seat: 3, card: 'mouflon-9' }], trick_suit: 'mouflon' }), ['play boar-3'], [1], french),
    ).toBe('À vous : sans mouflon, jouez ce qui vous plaît.');
    expect(ask(sample({ turn: 2 }), [], [2], english)).toBe('It is Basile’s turn.');
    expect(ask(sample({ phase: 'offer' }), ['keep', 'give 2'], [1], french)).toMatch(/garder, ou l’offrir/);
    expect(askHalf({ kind: 'refuse', open: 'wolf-4' }, 'fr')).toMatch(/^Loup 4 reste ouvert/);
  });
});

suite('why not', () => {
  it('names the ruling', () => {
    const following = sample({ trick: [{ seat: 3, card: 'boar-9' }], trick_suit: 'boar' });
    expect(why('wolf-4', following, null, french)).toMatchObject({ rule: 'AP-09' });
    const answering = sample({ phase: 'answer', trick: [{ seat: 3, card: 'boar-2' }] });
    expect(why('wolf-4', answering, null, french)).toMatchObject({ rule: 'AP-30' });
    const lower = sample({ phase: 'answer', trick: [{ seat: 3, card: 'boar-5' }] });
    expect(why('wolf-4', lower, null, french).rule).toBe('AP-25');
  });
});

suite('scores and reasons', () => {
  it('are rounds by seat', () => {
    const scored = sample();
    scored.seats.forEach((seat, i) => (seat.rounds = [i + 1]));
    expect(scores(scored, 'en')).toEqual({ rounds: ['Round 1'], bySeat: [[1], [2], [3]] });
    for (const key of ['most-points', 'shared']) expect(reason(key, 'fr')).not.toBe(reason(key, 'en'));
  });
});

suite('the beats of a trick', () => {
  it('bring every card to the trick and the trick to its taker', () => {
    const start = sceneOf(
      sample({
        trick: [
          { seat: 2, card: 'wolf-2' },
          { seat: 3, card: 'wolf-9' },
        ],
        trick_suit: 'wolf',
      }),
    );
    const events: Event[] = [
      { event: 'played', seat: 1, card: 'wolf-4', counts: true },
      { event: 'trick-won', seat: 3, card: 'wolf-9' },
      { event: 'trick-taken', seat: 3, tricks: 1 },
    ];
    const beats = beatsOf(start, events, start, french);
    expect(beats.map((beat) => beat.flights?.length ?? 0)).toEqual([1, 0, 3]);
    expect(beats[0]!.flights![0]).toMatchObject({ from: 'card-wolf-4', to: 'trick-1' });
    expect(beats[2]!.scene.view.hand).toEqual(['boar-3', 'bear-11']);
    expect(beats[2]!.scene.view.seats[2]!.tricks).toBe(1);
  });
});
