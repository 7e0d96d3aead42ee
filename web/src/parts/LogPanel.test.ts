import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe as suite, expect, it, vi } from 'vitest';
import { enter, gameNow } from '../testing/room';
import { toy, toyEvents, toyView } from '../testing/toy';
import LogPanel from './LogPanel.svelte';

const user = userEvent.setup();
const lines = () => screen.getAllByRole('listitem').map((line) => line.querySelector('span')?.textContent.trim());

const past = toyEvents([{ event: 'polishes', seat: 2 }]);
const told = toyEvents([
  { event: 'rings', seat: 1 },
  { event: 'covers', seat: 2, small: true },
]);

async function log() {
  const visited = enter();
  const steps = [{ events: past, view: toyView(1), awaited: [1] }];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ n: 3, steps }))));
  const explain = vi.fn();
  render(LogPanel, { props: { room: visited.room, module: toy, explain } });
  await waitFor(() => expect(screen.queryByText('Remembering…')).toBeNull());
  return { ...visited, explain };
}

suite('the story', () => {
  it('is told from the beginning and as it happens, with the names of the players', async () => {
    const { update } = await log();
    expect(lines()).toEqual(['Basile polishes a bell']);
    update({ events: told, game: gameNow() });
    await tick();
    expect(lines()).toEqual(['Basile polishes a bell', 'Camille rings a bell', 'Basile covers a bell']);
  });
  it('leaves out small things for who wants it short', async () => {
    const { update } = await log();
    update({ events: told, game: gameNow() });
    await user.click(screen.getByRole('button', { name: 'Highlights' }));
    expect(lines()).toEqual(['Basile polishes a bell', 'Camille rings a bell']);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(lines()).toHaveLength(3);
  });
  it('leads from each sentence to its ruling', async () => {
    const { explain } = await log();
    await user.click(screen.getByRole('button', { name: 'Why? Ruling TOY-1' }));
    expect(explain.mock.calls).toEqual([['TOY-1']]);
  });
  it('of a game of memory is gone with what lay open, and comes back when the game is over', async () => {
    const { update, hear } = await log();
    hear({ news: 'said', seat: 2, name: 'Basile', text: 'Hear, hear' });
    update({ events: told, game: gameNow() });
    update({ events: toyEvents([{ event: 'polishes', seat: 1 }]), sweeps: true, game: gameNow() });
    await tick();
    expect(lines()).toEqual([undefined, 'Camille polishes a bell']);
    update({ game: gameNow({ result: { winners: [1], scores: [7, 3], reason: 'bells' } }) });
    await waitFor(() => expect(lines()).toEqual(['Basile polishes a bell']));
  });
});

suite('what is said', () => {
  it('is sent with the seat, and only if it is something', async () => {
    const { asked } = await log();
    const field = screen.getByRole('textbox', { name: 'Say something' });
    await user.type(field, '   {Enter}');
    expect(asked()).toEqual([]);
    await user.type(field, 'Well rung! {Enter}');
    expect(asked()).toEqual([{ do: 'say', seat: 1, name: null, text: 'Well rung!' }]);
    expect((field as HTMLInputElement).value).toBe('');
  });
  it('is heard, and has a page of its own', async () => {
    const { hear } = await log();
    hear({ news: 'said', seat: 2, name: 'Basile', text: 'Hear, hear' });
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(screen.getByText(/Hear, hear/)).toBeTruthy();
  });
});
