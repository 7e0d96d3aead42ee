import { afterEach, expect, test, vi } from 'vitest';
import { story } from './api';

afterEach(() => vi.unstubAllGlobals());

test('a pass goes with the request, and not into its address', async () => {
  const asked = vi.fn((path: string, request?: RequestInit) => Promise.resolve(Response.json({ path, request })));
  vi.stubGlobal('fetch', asked);
  await story(17, 2, 3, 'secret');
  await story(17, 2, null);
  expect(asked.mock.calls).toEqual([
    ['api/tables/17/story?game=2&seat=3', { headers: { 'Hallali-Pass': 'secret' } }],
    ['api/tables/17/story?game=2', {}],
  ]);
});
