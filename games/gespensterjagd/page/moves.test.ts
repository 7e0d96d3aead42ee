import { describe as suite, expect, it } from 'vitest';
import { choicesOf, pointer, stands, tap, targets } from './moves';
import { sample } from './sample';

const hunters = choicesOf(['end', 'walk 3 10', 'walk 3 12', 'walk 4 22', 'walk 4 10', 'open 3', 'trap 27', 'trap 10']);

suite('a turn of the hunters', () => {
  const view = sample();
  it('glows where somebody can go, or where the chosen one can', () => {
    expect([...targets(hunters, null, null)].sort()).toEqual(['10', '12', '22']);
    expect([...targets(hunters, null, 4)].sort()).toEqual(['10', '22']);
    expect([...targets(hunters, 'trap', null)].sort()).toEqual(['10', '27']);
  });
  it('takes one tap where only one can be meant', () => {
    expect(tap('12', hunters, null, null, view)).toEqual({ move: 'walk 3 12' });
    expect(tap('10', hunters, null, 4, view)).toEqual({ move: 'walk 4 10' });
    expect(tap('54', hunters, null, null, view)).toBeNull();
  });
  it('asks where several can be meant', () => {
    expect(tap('10', hunters, null, null, view)).toEqual({ ask: { room: '10', walk: [3, 4], select: [] } });
    const crowded = sample({
      figures: view.figures.map((figure, i) => (i === 2 ? { ...figure, room: '22' } : figure)),
    });
    expect(tap('22', hunters, null, null, crowded)).toEqual({ ask: { room: '22', walk: [4], select: [3] } });
  });
  it('takes up a figure, the next of a crowd, and puts it down', () => {
    expect(tap('13', hunters, null, null, view)).toEqual({ select: 3 });
    expect(tap('13', hunters, null, 3, view)).toEqual({ select: null });
    const together = sample({ figures: view.figures.map((figure) => ({ ...figure, room: '13' })) });
    expect(tap('13', hunters, null, 3, together)).toEqual({ select: 4 });
  });
  it('knows modes, and leaves those that are over', () => {
    expect(tap('27', hunters, 'trap', null, view)).toEqual({ move: 'trap 27' });
    expect(tap('27', hunters, 'mark', null, view)).toEqual({ mark: '27' });
    expect(stands('lock', hunters)).toBe(false);
    expect(stands('trap', hunters)).toBe(true);
    expect(stands('mark', choicesOf([]))).toBe(true);
  });
});

suite('a turn of Max', () => {
  const choices = choicesOf(['move 32', 'cheat 28', 'pause', 'lock 12']);
  it('is a tap on a room, new or known', () => {
    expect([...targets(choices, null, null)].sort()).toEqual(['28', '32']);
    expect(tap('32', choices, null, null, sample())).toEqual({ move: 'move 32' });
    expect(tap('28', choices, null, null, sample())).toEqual({ move: 'cheat 28' });
    expect(tap('12', choices, 'lock', null, sample())).toEqual({ move: 'lock 12' });
    expect(tap('12', choices, null, null, sample())).toBeNull();
  });
  it('places, and the captain chooses', () => {
    expect(tap('7', choicesOf(['place 7', 'place 8']), null, null, sample())).toEqual({ move: 'place 7' });
    expect(choicesOf(['frame owl', 'frame cat']).frames).toEqual(['owl', 'cat']);
  });
});

suite('a hint', () => {
  it('points at the next thing to touch', () => {
    expect(pointer('walk 3 10', null)).toEqual({ figure: 3, room: '10', button: null });
    expect(pointer('lock 12', null)).toMatchObject({ button: 'lock', room: null });
    expect(pointer('lock 12', 'lock')).toMatchObject({ room: '12' });
    expect(pointer('frame owl', null).button).toBe('frame owl');
    expect(pointer('end', null).button).toBe('end');
    expect(pointer(null, null)).toEqual({ room: null, figure: null, button: null });
  });
});
