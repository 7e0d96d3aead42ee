import { afterEach, expect, test, vi } from 'vitest';
import type { Event, View } from '../games.gen';
import type { Story } from '../protocol.gen';
import { Chronicle } from './chronicle.svelte';

// Something that happened to a seat, and a position in which nothing lies on the table.
const happened = (seat: number): Event => ({ event: 'chosen', seat });
const view: View = {
  viewer: 1,
  day: 1,
  round: 1,
  start: 1,
  lodges: [],
  revealed: [],
  hand: [],
  prey: [],
  choice: null,
  over: false,
};

// The server's story: one event a step, taken at number n of the stream.
function serve(n: number, seats: number[]) {
  const story: Story = {
    n,
    game: 'chasse-en-folie',
    names: [],
    eyes: 1,
    steps: seats.map((seat) => ({ events: [happened(seat)], view, awaited: [] })),
    result: null,
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(story)));
  });
  return asked;
}

const told = (chronicle: Chronicle) =>
  chronicle.entries.map((entry) => (entry.kind === 'event' ? entry.event : entry.news.news));
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('nothing is fetched before somebody reads', async () => {
  const asked = serve(5, [1]);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 2);
  await settled();
  expect(asked).toEqual([]);
  chronicle.want();
  await settled();
  expect(asked).toEqual(['api/tables/17/story?game=1&seat=2']);
  expect(told(chronicle)).toEqual([happened(1)]);
});

test('what came in while the story was on its way is told once', async () => {
  serve(6, [1, 2]);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, null);
  chronicle.want();
  chronicle.add(6, [happened(2)], null);
  chronicle.add(7, [happened(3)], { news: 'dealt', game: 1 });
  await settled();
  expect(told(chronicle)).toEqual([happened(1), happened(2), 'dealt', happened(3)]);
});

test('other eyes: a story asked for before is not told any more', async () => {
  serve(6, [1]);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 1);
  chronicle.want();
  chronicle.restart(17, 0, null);
  await settled();
  expect(told(chronicle)).toEqual([]);
});

test('a game of memory: what was told before is gone, also what was still on its way', async () => {
  serve(6, [1, 2]);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 1);
  chronicle.want();
  chronicle.add(6, [happened(2)], { news: 'dealt', game: 1 });
  chronicle.sweep();
  chronicle.add(7, [happened(3)], null);
  await settled();
  expect(told(chronicle)).toEqual(['dealt', happened(3)]);
  serve(9, [1, 2, 3, 4]);
  chronicle.unveil();
  await settled();
  expect(told(chronicle)).toEqual([1, 2, 3, 4].map(happened));
});

test('where nothing is forgotten, the end of a game fetches nothing', async () => {
  const asked = serve(6, [1]);
  const chronicle = new Chronicle();
  chronicle.restart(17, 1, 1);
  chronicle.want();
  await settled();
  chronicle.unveil();
  await settled();
  expect(asked).toHaveLength(1);
});
