import { describe as suite, expect, it } from 'vitest';
import type { Player, Telling } from '$shell/games/contract';
import { plain } from '$shell/stage/words';
import { ask, reason, scores } from './ask';
import { sample } from './sample';
import { beatsOf, sceneOf } from './scene';
import { tell } from './tell';
import type { Event } from './types';

const players: Player[] = ['Camille', 'Basile', 'Anaïs'].map((name, i) => ({
  seat: i + 1,
  name,
  bot: false,
  away: false,
}));
const french: Telling = { players, me: null, lang: 'fr' };
const english: Telling = { players, me: 1, lang: 'en' };

function text(event: Event, telling: Telling): string {
  return tell(event, telling)
    .map((line) => plain(line, players))
    .join(' ');
}

suite('the story', () => {
  const caught: Event = { event: 'caught', seat: 1, hunter: 'wolf', prey: 'rabbit', from: 2, easy: true };

  it('is told in both languages, from outside and to oneself', () => {
    expect(text(caught, french)).toBe('Le loup de Camille croque le lapin facile de Basile.');
    expect(text(caught, { ...french, me: 2 })).toBe('Le loup de Camille croque votre lapin facile.');
    expect(text(caught, english)).toBe('Your wolf gobbles up Basile’s easy rabbit.');
  });
  it('elides before a vowel', () => {
    expect(text({ event: 'poached', seat: 3 }, french)).toContain('Le chasseur d’Anaïs braconnait');
  });
  it('counts who has no card left', () => {
    expect(text({ event: 'day-ended', day: 2, empty_handed: [2, 3] }, french)).toBe(
      'Fin du jour 2 : Basile et Anaïs n’ont plus de carte.',
    );
    expect(text({ event: 'day-ended', day: 2, empty_handed: [1, 2] }, english)).toBe(
      'End of day 2: Basile and you have no card left.',
    );
  });
  it('links to the ruling', () => {
    expect(tell(caught, french)[0]?.rule).toBe('CF-04');
    expect(tell({ event: 'chosen', seat: 1 }, french)).toEqual([]);
  });
});

suite('the question', () => {
  it('is to oneself, or names those who are awaited', () => {
    expect(ask(sample(), ['play wolf'], [1, 2], { ...french, me: 1 })).toMatch(/^Choisissez/);
    expect(ask(sample({ choice: 'wolf' }), [], [2, 3], { ...french, me: 1 })).toBe(
      'Votre carte est posée. On attend Basile et Anaïs.',
    );
    expect(ask(sample(), [], [3], { ...english, me: null })).toBe('Waiting for Anaïs.');
    expect(ask(sample({ over: true }), [], [], english)).toBe('The hunt is over.');
  });
});

suite('the scores', () => {
  it('are days by seat', () => {
    const scored = sample();
    scored.lodges.forEach((lodge, i) => (lodge.days = [i, -i]));
    expect(scores(scored, 'fr')).toEqual({
      rounds: ['Jour 1', 'Jour 2'],
      bySeat: [
        [0, -0],
        [1, -1],
        [2, -2],
      ],
    });
  });
  it('have a reason in both languages', () => {
    for (const key of ['most-points', 'best-day', 'shared']) expect(reason(key, 'fr')).not.toBe(reason(key, 'en'));
  });
});

suite('the beats of a round', () => {
  it('follow the rules, and end where the view is', () => {
    const before = sample();
    before.lodges[1]!.easy = 'rabbit';
    before.lodges.forEach((lodge) => (lodge.chosen = true));
    const events: Event[] = [
      { event: 'revealed', seat: 1, card: 'wolf' },
      { event: 'revealed', seat: 2, card: 'wolf' },
      { event: 'revealed', seat: 3, card: 'carrot' },
      { event: 'caught', seat: 1, hunter: 'wolf', prey: 'rabbit', from: 2, easy: true },
      { event: 'taken-back', seat: 2, card: 'wolf' },
      { event: 'exposed', seat: 1, card: 'wolf' },
      { event: 'exposed', seat: 3, card: 'carrot' },
      { event: 'round-ended', start: 2 },
    ];
    const beats = beatsOf(sceneOf(before, null), events, sceneOf(sample(), null), { ...french, me: 1 });
    const last = beats[beats.length - 1]!.scene;
    expect(beats.length).toBe(6); // reveal, leap and return, back to hand, exposed, next round
    expect(last.view.lodges.map((lodge) => lodge.easy)).toEqual(['wolf', null, 'carrot']);
    expect(last.view.prey).toEqual(['rabbit']);
    expect(last.played).toEqual([null, null, null]);
    expect(last.view.start).toBe(2);
    expect(before.lodges[1]!.easy).toBe('rabbit'); // the scene before is left alone
  });
});
