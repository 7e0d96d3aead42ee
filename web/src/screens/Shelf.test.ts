import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe as suite, expect, it, vi } from 'vitest';
import { lobby } from '../lib/lobby.svelte';
import type { Hello, TableSummary } from '../protocol.gen';
import { toyGame, toyInfo } from '../testing/toy';
import Shelf from './Shelf.svelte';

vi.mock('../games/all', () => ({ games: [toyGame], gameOf: () => toyGame }));

const user = userEvent.setup();
const table = (change: Partial<TableSummary>): TableSummary => ({
  table: 1,
  game: 'toy',
  stage: 'playing',
  open: true,
  players: 2,
  names: ['Camille', 'Basile'],
  yours: [],
  awaited: [],
  ...change,
});

let posted: { path: string; body: unknown }[];
let hello: Hello;

beforeEach(() => {
  posted = [];
  hello = { games: [toyInfo], bots: ['steady'], yours: [], open: [] };
  lobby.hello = null;
  lobby.error = null;
  lobby.rename('');
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    posted.push({ path, body: JSON.parse(request.body as string) });
    return Promise.resolve(new Response(JSON.stringify(path === 'api/hello' ? hello : { table: 7 })));
  });
  return () => vi.unstubAllGlobals();
});

const box = async () => within(await screen.findByRole('article', { name: 'Toy' }));

suite('a box on the shelf', () => {
  it('says what one needs to know', async () => {
    render(Shelf);
    const toyBox = await box();
    expect(toyBox.getByText('2 to 5 players')).toBeTruthy();
    expect(toyBox.getByText('10 min')).toBeTruthy();
    expect(toyBox.getByText('Ring a bell.')).toBeTruthy();
    expect(toyBox.getByRole('link', { name: 'Set the table' }).getAttribute('href')).toBe('#/set/toy');
    expect(toyBox.getByRole('link', { name: 'The rules' }).getAttribute('href')).toBe('#/rules/toy');
  });
  it('is played at once, against bots, under the name one has given', async () => {
    render(Shelf);
    await user.type(screen.getByRole('textbox'), 'Driss');
    await user.click((await box()).getByRole('button', { name: 'Play now' }));
    expect(posted.at(-1)).toMatchObject({ path: 'api/tables', body: { start: true, settings: { game: 'toy' } } });
    const { seats } = posted.at(-1)!.body as { seats: { sitter: string; name: string | null }[] };
    expect(seats.map(({ sitter, name }) => name ?? sitter)).toEqual(['Driss', 'bot', 'bot', 'bot']);
    expect(location.hash).toBe('#/t/7');
  });
});

suite('the tables below', () => {
  it('are one’s own, where one is awaited first, and those that are open', async () => {
    hello.yours = [
      table({ table: 5, stage: 'over', yours: [1] }),
      table({ table: 4, yours: [1], awaited: [2] }),
      table({ table: 3, yours: [1], awaited: [1] }),
    ];
    hello.open = [table({ table: 6, stage: 'waiting', names: ['Camille', ''] })];
    render(Shelf);
    const yours = within(await screen.findByRole('region', { name: 'Your tables' }));
    expect(yours.getAllByText(/^Table \d$/).map((each) => each.textContent)).toEqual(['Table 3', 'Table 4', 'Table 5']);
    expect(yours.getByText('Your turn')).toBeTruthy();
    expect(yours.getByText('1 more table')).toBeTruthy();
    const open = within(screen.getByRole('region', { name: 'Open tables' }));
    expect(open.getByRole('link').textContent).toMatch(/^\s*Join/);
    expect(open.getByRole('link').getAttribute('href')).toBe('#/t/6');
  });
  it('are asked for again when the server did not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    render(Shelf);
    expect(await screen.findByText('The server does not answer. Are you online?')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
