import { afterEach, expect, test, vi } from 'vitest';
import type { Story } from '../protocol.gen';
import { Chronicle } from './chronicle.svelte';

// The server's story: one event a step, taken at number n of the stream.
function serve(n: number, events: string[]) {
  const story: Story = {
    n,
    game: 'chasse-en-folie',
    names: [],
    eyes: 1,
    steps: events.map((event) => ({ events: [event], view: null, awaited: [] })),
    result: null,
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(story));
  });
  return asked;
}

const told = (chronicle: Chronicle) =>
  chronicle.entries.map((entry) => (entry.kind === 'event' ? entry.event : entry.news.news));
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('nothing is fetched before somebody reads', async () => {
  const asked = serve(5, ['a']);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 2);
  await settled();
  expect(asked).toEqual([]);
  chronicle.want();
  await settled();
  expect(asked).toEqual(['api/tables/17/story?game=1&seat=2']);
  expect(told(chronicle)).toEqual(['a']);
});

test('what came in while the story was on its way is told once', async () => {
  serve(6, ['a', 'b']);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, null);
  chronicle.want();
  chronicle.add(6, ['b'], null);
  chronicle.add(7, ['c'], { news: 'dealt', game: 1 });
  await settled();
  expect(told(chronicle)).toEqual(['a', 'b', 'dealt', 'c']);
});

test('other eyes: a story asked for before is not told any more', async () => {
  serve(6, ['secret']);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 1);
  chronicle.want();
  chronicle.restart(17, 0, null);
  await settled();
  expect(told(chronicle)).toEqual([]);
});
