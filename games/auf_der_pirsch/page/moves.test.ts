import { describe as suite, expect, it } from 'vitest';
import { choicesOf, point, pointer, stands, take, touchable } from './moves';

suite('a plain turn', () => {
  const choices = choicesOf(['play bear-7', 'play bear-9']);
  it('is a tap on a card', () => {
    expect([...touchable(choices, null)]).toEqual(['bear-7', 'bear-9']);
    expect(point('bear-7', choices, null)).toBe('play bear-7');
    expect(point('wolf-1', choices, null)).toBeNull();
  });
});

suite('refusing a card', () => {
  const choices = choicesOf(['play wolf-3', 'refuse wolf-3 play bear-7', 'refuse wolf-3 play boar-2']);
  const half = { kind: 'refuse', open: 'wolf-3' } as const;
  it('takes two choices and can be left', () => {
    expect(point('wolf-3', choices, null)).toBe('play wolf-3');
    expect(stands(half, choices)).toBe(true);
    expect([...touchable(choices, half)]).toEqual(['bear-7', 'boar-2']);
    expect(point('bear-7', choices, half)).toBe('refuse wolf-3 play bear-7');
    expect(point('wolf-3', choices, half)).toBeNull();
    expect(stands(half, choicesOf(['play wolf-3']))).toBe(false);
  });
});

suite('a trick won, and a trick offered', () => {
  it('can be kept or given', () => {
    expect(choicesOf(['keep', 'give 2', 'give 4'])).toMatchObject({ keep: true, give: [2, 4], accept: false });
  });
  it('can be declined: out of the hand, then in from the trick', () => {
    const choices = choicesOf([
      'accept',
      'decline wolf-1 for bear-9',
      'decline wolf-1 for boar-4',
      'decline boar-2 for bear-9',
    ]);
    expect([...touchable(choices, null)]).toEqual(['wolf-1', 'boar-2']);
    const half = point('wolf-1', choices, null);
    expect(half).toEqual({ kind: 'decline', out: 'wolf-1' });
    if (!half || typeof half === 'string') throw new Error('not a half');
    expect(take('boar-4', choices, half)).toBe('decline wolf-1 for boar-4');
    expect(take('bear-1', choices, half)).toBeNull();
    expect(touchable(choices, half).size).toBe(0);
  });
});

suite('a hint', () => {
  it('points at the next thing to touch', () => {
    expect(pointer('play bear-7', null).hand).toBe('bear-7');
    expect(pointer('refuse wolf-3 play bear-7', null).button).toBe('refuse wolf-3');
    expect(pointer('refuse wolf-3 play bear-7', { kind: 'refuse', open: 'wolf-3' }).hand).toBe('bear-7');
    expect(pointer('decline wolf-1 for bear-9', null).hand).toBe('wolf-1');
    expect(pointer('decline wolf-1 for bear-9', { kind: 'decline', out: 'wolf-1' }).trick).toBe('bear-9');
    expect(pointer('give 2', null).button).toBe('give 2');
    expect(pointer(null, null)).toEqual({ hand: null, trick: null, button: null });
  });
});
