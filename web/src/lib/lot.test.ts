import { describe as suite, expect, it } from 'vitest';
import type { NextInfo, Share } from '../protocol.gen';
import { Lot } from './lot';

// SHA-256 of 32 bytes 02, as `sha256sum` says it.
const number = '02'.repeat(32);
const hash = '75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a';
const lot = () => new Lot(() => new Uint8Array(32).fill(2));
const table = (change: Partial<NextInfo>) => ({
  next: { promise: 'p', starting: false, revealing: false, shares: [], ...change },
});
const share: Share = { seat: 3, hash, number: null };

suite('a number for the deal', () => {
  it('is promised once, for the first seat of this browser', () => {
    const mine = lot();
    expect(mine.next(table({}), [3, 4])).toEqual({ do: 'pledge', seat: 3, promise: 'p', hash });
    expect(mine.next(table({}), [3, 4])).toBeNull();
    expect(mine.next(table({ promise: 'another' }), [3, 4])).toMatchObject({ do: 'pledge', promise: 'another' });
  });
  it('is for whoever sits, and when a deal is prepared', () => {
    expect(lot().next(table({}), [])).toBeNull();
    expect(lot().next({ next: null }, [1])).toBeNull();
    expect(lot().next(table({ revealing: true }), [1])).toBeNull(); // too late for this one
  });
  it('is shown when it is asked for, and not before', () => {
    const mine = lot();
    mine.next(table({}), [3]);
    expect(mine.next(table({ shares: [share] }), [3])).toBeNull();
    const revealing = table({ shares: [share], revealing: true });
    expect(mine.next(revealing, [3])).toEqual({ do: 'reveal', seat: 3, number });
    expect(mine.next(revealing, [3])).toBeNull();
    mine.again();
    expect(mine.next(revealing, [3])).toEqual({ do: 'reveal', seat: 3, number });
  });
  it('is not shown where another device of this seat took its place', () => {
    const mine = lot();
    mine.next(table({}), [3]);
    expect(mine.next(table({ shares: [{ ...share, hash: 'other' }], revealing: true }), [3])).toBeNull();
  });
  it('is found in the deal, or known to be missing', () => {
    const mine = lot();
    expect(mine.tookPart([share])).toBeNull();
    mine.next(table({}), [3]);
    expect(mine.tookPart([{ ...share, number }])).toBe(true);
    expect(mine.tookPart([share])).toBe(false);
  });
});
