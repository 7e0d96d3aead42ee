import { afterEach, expect, test, vi } from 'vitest';
import { gameFolders } from './games.plugin';

afterEach(() => vi.unstubAllEnvs());

test('the shelf is the list of games, and then what is named besides', () => {
  vi.stubEnv('HALLALI_EXTRA_GAMES', '');
  const listed = gameFolders();
  expect(listed.length).toBeGreaterThan(0);
  vi.stubEnv('HALLALI_EXTRA_GAMES', 'tests/one_more;tests/another');
  const all = gameFolders();
  expect(all.slice(0, listed.length)).toEqual(listed);
  expect(all.slice(listed.length).map(({ id }) => id)).toEqual(['one-more', 'another']);
  expect(all.at(-1)?.path).toMatch(/\/tests\/another$/);
});
