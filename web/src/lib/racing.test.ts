import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atFrame, Racing, showAt } from './racing.svelte';
import { RoundTrip } from './round-trip';

type Sent = [seat: number, race: number, after: number | null];
let sent: Sent[];
let racing: Racing;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  sent = [];
  racing = new Racing((...slap) => void sent.push(slap));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (race = 7) => racing.show({ race, show_in: 150, window: 5000 });

test('the round trip is the median of the last nine', () => {
  const trip = new RoundTrip();
  expect(trip.median).toBe(0);
  for (const ms of [20, 900, 24, 22]) trip.note(ms);
  expect(trip.median).toBe(24);
  for (let i = 0; i < 9; i++) trip.note(50 + i);
  expect(trip.median).toBe(54);
});

test('the start is shown when the table means it, whatever the way', () => {
  expect(showAt(1000, 150, 0)).toBe(1150);
  expect(showAt(1000, 150, 80)).toBe(1110);
  expect(showAt(1000, -400, 80)).toBe(560); // long ago: at once
});

test('a frame near the moment shows it, none before', () => {
  let shown: number | null = null;
  atFrame(performance.now() + 150, () => (shown = performance.now()));
  vi.advanceTimersByTime(140);
  expect(shown).toBeNull();
  vi.advanceTimersByTime(30);
  expect(shown).toBeGreaterThanOrEqual(142);
  expect(shown).toBeLessThan(170);
});

test('nobody looks: it is shown without a frame', () => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('requestAnimationFrame', () => 0); // never comes
  const show = vi.fn();
  atFrame(performance.now() + 150, show);
  vi.advanceTimersByTime(160);
  expect(show).toHaveBeenCalledOnce();
});

test('a start that is not wanted any more is not shown', () => {
  const show = vi.fn();
  atFrame(performance.now() + 150, show)();
  vi.advanceTimersByTime(400);
  expect(show).not.toHaveBeenCalled();
});

test('too early while something tumbles, and before the frame that showed the start', () => {
  racing.tumble(2, 900);
  expect(racing.slap(1, performance.now())).toBe('early');
  begin();
  expect(racing.slap(1, performance.now() - 3)).toBe('early');
  expect(sent).toEqual([]);
  expect(racing.may(1)).toBe(true); // it costs nothing
});

test('a slap is measured from the frame on, once for each seat', () => {
  begin();
  const start = performance.now();
  expect(racing.slap(1, start + 412.4)).toBe('sent');
  expect(racing.slap(1, start + 500)).toBe('late');
  racing.pass(1);
  expect(racing.slap(3, start + 433)).toBe('sent');
  expect(sent).toEqual([
    [1, 7, 412],
    [3, 7, 433],
  ]);
});

test('not this time is said once, and ends it for that seat', () => {
  begin();
  racing.pass(2);
  racing.pass(2);
  expect(racing.slap(2, performance.now() + 300)).toBe('late');
  expect(sent).toEqual([[2, 7, null]]);
});

test('over: nothing is sent any more, and everybody’s times stay until the next roll', () => {
  begin();
  const hands = [{ seat: 2, after: 390, arrived: 420, trip: 40, time: 390 }];
  racing.end(hands);
  expect(racing.slap(1, performance.now() + 600)).toBe('late');
  racing.show(null);
  expect(racing.slaps).toEqual(hands);
  racing.tumble(1, 900);
  expect(racing.slaps).toBeNull();
  expect(sent).toEqual([]);
});

test('told again of the same race, the clock is not set back', () => {
  begin();
  const { shownAt } = racing.on!;
  racing.pass(1);
  vi.advanceTimersByTime(700);
  begin();
  expect(racing.on!.shownAt).toBe(shownAt);
  expect(racing.said).toEqual([1]);
  begin(8);
  expect(racing.on!.shownAt).toBe(shownAt + 700);
  expect(racing.said).toEqual([]);
});
