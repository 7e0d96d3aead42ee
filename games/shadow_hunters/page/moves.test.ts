import { describe as suite, expect, it } from 'vitest';
import { areasToTouch, hintKey, parse, pointSeat, reveals, seatsToTouch, stands } from './moves';
import { optionsOf, personalOf } from './options';
import { sample } from './sample';
import type { Half } from './moves';
import type { View } from './types';

const players = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'].map((name, i) => ({
  seat: i + 1,
  name,
  bot: false,
  away: false,
}));
const options = (view: View, legal: string[], half: Half | null = null) =>
  optionsOf({ view, moves: legal.map(parse), half, me: 1, players, lang: 'fr' });
const labels = (view: View, legal: string[], half: Half | null = null) =>
  options(view, legal, half).map((each) => each.label);
const as = (character: View['players'][number]['character'], change: Partial<View> = {}) =>
  sample({ ...change, players: sample().players.map((player, i) => (i === 0 ? { ...player, character } : player)) });

suite('every move', () => {
  it('is a button', () => {
    const all = [
      'pass',
      'roll',
      'compass',
      'teleport church',
      'go church',
      'draw white',
      'target 3',
      'give 3',
      'nothing',
      'obey',
      'hand-over handgun',
      'show',
      'attack 3',
      'sweep',
      'rob handgun',
      'counter',
      'suck',
      'feast',
      'loot handgun',
    ];
    const shown = options(sample({ question: 'anger' }), all);
    expect(shown.map((each) => each.key).sort()).toEqual([...all].sort());
    for (const each of shown) expect(each.label, each.key).not.toBe('');
  });
  it('that takes two touches begins with one', () => {
    expect(labels(sample(), ['hurt 2', 'heal 2', 'hurt 1', 'heal 1'])).toEqual(['Basile', 'Vous']);
    expect(labels(sample(), ['hurt 2', 'heal 2'], { kind: 'woods', seat: 2 })).toEqual([
      'Blesser : +2',
      'Soigner : −1',
    ]);
    expect(labels(sample(), ['steal 4 masamune', 'steal 4 talisman'], { kind: 'steal', seat: 4 })).toEqual([
      'Épée maudite Masamune',
      'Talisman',
    ]);
    expect(labels(sample(), ['hand handgun 2', 'hand handgun 3'])).toEqual(['Pistolet']);
    expect(labels(sample(), ['hand handgun 2', 'hand handgun 3'], { kind: 'hand', card: 'handgun' })).toEqual([
      'Basile',
      'Anaïs',
    ]);
    expect(labels(as('franklin'), ['roll', 'smite 2', 'smite 3'])).toEqual(['Lancer les dés', 'Foudre…']);
  });
  it('that is possible at any time stands beside one’s own card', () => {
    expect(labels(sample(), ['roll', 'reveal'])).toEqual(['Lancer les dés']);
    expect(
      personalOf({
        view: as('allie'),
        moves: ['reveal', 'love'].map(parse),
        half: null,
        me: 1,
        players,
        lang: 'fr',
      }).map((each) => each.label),
    ).toEqual(['Me révéler', 'Amour de la mère']);
    expect(labels(sample({ phase: 'card', card: 'advent' }), ['pass', 'reveal'])).toEqual(['Continuer', 'Me révéler']);
  });
});

suite('a touch', () => {
  const moves = (...legal: string[]) => legal.map(parse);
  it('on a player is a move, or half of one', () => {
    expect(pointSeat(3, moves('attack 3', 'pass'), null)).toBe('attack 3');
    expect(pointSeat(2, moves('attack 3', 'pass'), null)).toBeNull();
    expect(pointSeat(3, moves('hurt 3', 'heal 3'), null)).toEqual({ kind: 'woods', seat: 3 });
    expect(pointSeat(2, moves('steal 2 chainsaw'), null)).toBe('steal 2 chainsaw');
    expect(pointSeat(4, moves('steal 4 talisman', 'steal 4 masamune'), null)).toEqual({ kind: 'steal', seat: 4 });
    expect(pointSeat(4, moves('hand handgun 4'), { kind: 'hand', card: 'handgun' })).toBe('hand handgun 4');
  });
  it('is possible where it glows', () => {
    expect([...seatsToTouch(moves('roll', 'smite 2', 'smite 3'), null)]).toEqual([]);
    expect([...seatsToTouch(moves('roll', 'smite 2', 'smite 3'), { kind: 'smite' })]).toEqual([2, 3]);
    expect([...seatsToTouch(moves('attack 2'), { kind: 'confirm', move: 'reveal' })]).toEqual([]);
    expect([...areasToTouch(moves('go church', 'go cemetery'))]).toEqual(['church', 'cemetery']);
  });
  it('ends with what it was about', () => {
    expect(stands({ kind: 'confirm', move: 'reveal' }, moves('pass'))).toBe(false);
    expect(stands({ kind: 'steal', seat: 2 }, moves('steal 2 chainsaw'))).toBe(true);
    expect(stands({ kind: 'smite' }, moves('roll'))).toBe(false);
  });
});

suite('a hint', () => {
  it('points at the next thing to touch', () => {
    expect(hintKey('attack 3', null)).toBe('attack 3');
    expect(hintKey('heal 3', null)).toBe('woods 3');
    expect(hintKey('heal 3', { kind: 'woods', seat: 3 })).toBe('heal 3');
    expect(hintKey('hand handgun 3', null)).toBe('hand handgun');
    expect(hintKey(null, null)).toBeNull();
  });
});

suite('to reveal oneself', () => {
  it('is confirmed, whatever does it', () => {
    for (const move of ['reveal', 'love', 'teleport church', 'smite 3', 'counter', 'suck', 'feast']) {
      expect(reveals(move, sample(), 1), move).toBe(true);
      expect(reveals(move, sample(), 2), move).toBe(false); // Basile is known
    }
    expect(reveals('attack 3', sample(), 1)).toBe(false);
    expect(options(sample(), ['teleport church'])[0]!.go).toEqual({ kind: 'confirm', move: 'teleport church' });
    expect(labels(sample(), ['reveal'], { kind: 'confirm', move: 'reveal' })).toEqual(['Oui, me révéler']);
  });
});
