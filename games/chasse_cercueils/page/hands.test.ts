// @vitest-environment jsdom
import { afterEach, beforeEach, describe as suite, expect, it, vi } from 'vitest';
import { Racing } from '$shell/lib/racing.svelte';
import { Hands } from './hands.svelte';

const send = vi.fn();
let racing: Racing;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  racing = new Racing(send);
});
afterEach(() => vi.useRealTimers());

const alone = () => new Hands(() => ({ racing, me: 1, here: [1], shared: false, lang: 'en' }));
const together = () => new Hands(() => ({ racing, me: 1, here: [1, 3], shared: true, lang: 'en' }));
const start = () => racing.show({ race: 7, show_in: 0, window: 4_000 });

// Whether the hands kept the key for themselves.
function press(
  hands: Hands,
  key: string,
  change: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...change });
  addEventListener('keydown', hands.onkeydown, { capture: true, once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

suite('one pair of hands', () => {
  it('slaps by space and passes by N or Escape', () => {
    start();
    expect(press(alone(), ' ')).toBe(true);
    expect(send).toHaveBeenLastCalledWith(1, 7, expect.any(Number));
    for (const key of ['n', 'Escape']) {
      racing.show(null);
      start();
      expect(press(alone(), key)).toBe(true);
      expect(send).toHaveBeenLastCalledWith(1, 7, null);
    }
  });
  it('slaps once, however long the key is held', () => {
    start();
    expect(press(alone(), ' ', { repeat: true }), 'but the key presses nothing else').toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
  it('leaves keys alone that belong to somebody else', () => {
    start();
    const field = document.body.appendChild(document.createElement('input'));
    expect(press(alone(), ' ', {}, field)).toBe(false);
    expect(press(alone(), ' ', { ctrlKey: true })).toBe(false);
    expect(press(alone(), 'x')).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
  it('is told for a moment that it was too early', () => {
    racing.tumble(2, 4_000);
    const hands = alone();
    press(hands, ' ');
    expect(hands.notes).toEqual({ 1: 'Too early!' });
    vi.advanceTimersByTime(1_200);
    expect(hands.notes).toEqual({});
  });
  it('presses nothing when it comes too late', () => {
    const hands = alone();
    expect(press(hands, ' ')).toBe(false);
    hands.end();
    expect(press(hands, ' ')).toBe(true);
    vi.advanceTimersByTime(600);
    expect(press(hands, ' ')).toBe(false);
  });
});

suite('several at one screen', () => {
  it('have a key each, and pass with shift', () => {
    start();
    expect(press(together(), 'p')).toBe(true);
    expect(send).toHaveBeenLastCalledWith(3, 7, expect.any(Number));
    expect(press(together(), 'A', { shiftKey: true })).toBe(true);
    expect(send).toHaveBeenLastCalledWith(1, 7, null);
  });
  it('share no key: space is nobody’s', () => {
    start();
    expect(press(together(), ' ')).toBe(true);
    expect(press(together(), 'v'), 'nobody has that key').toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});
