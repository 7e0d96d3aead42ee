import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe as suite, expect, it, vi } from 'vitest';
import { enter, gameNow, tableInfo } from '../testing/room';
import { toyGame, toyView } from '../testing/toy';
import GameScreen from './GameScreen.svelte';

vi.mock('../games/all', () => ({ games: [toyGame], gameOf: () => toyGame }));

const user = userEvent.setup();
const ringing = gameNow({ awaited: [1], legal: ['ring', 'wait'] });

async function sit(change: Parameters<typeof enter>[0] = {}) {
  const visited = enter(change);
  const { rerender } = render(GameScreen, {
    props: { room: visited.room, info: visited.info, prepare: vi.fn() },
  });
  await tick();
  return { ...visited, rerender };
}
const button = (name: string) => screen.findByRole('button', { name });

suite('a game in progress', () => {
  it('asks in the bar, and takes the move from the table', async () => {
    const { asked } = await sit({ game: ringing });
    expect(await screen.findByText('Choose a move.')).toBeTruthy();
    await user.click(await button('ring'));
    expect(asked()).toEqual([{ do: 'move', seat: 1, turn: 5, move: 'ring' }]);
    expect(document.title).toBe('● toy · Hallali');
  });
  it('shows whoever watches the table, and nothing to choose', async () => {
    await sit({ seats: [], game: gameNow({ awaited: [1] }) });
    expect(await screen.findByText('Round 1, seen by nobody')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ring' })).toBeNull();
  });
  it('opens the rules at the ruling that was asked for', async () => {
    await sit({ game: ringing });
    await user.click(await button('Why?'));
    await waitFor(() => expect(document.querySelector('.lit')?.textContent).toMatch(/TOY-1/));
  });
  it('is steered by single keys, but not while somebody writes', async () => {
    const { asked } = await sit({ game: ringing });
    await button('ring');
    await user.keyboard('h');
    expect(asked()).toEqual([{ do: 'hint', seat: 1 }]);
    await user.keyboard('l');
    await user.type(await screen.findByRole('textbox', { name: 'Say something' }), 'h');
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('group', { name: 'What to show' }));
    await user.keyboard('m');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });
});

suite('an answer behind a closed hand', () => {
  const window = { choice: true, received: false };
  it('is received, and waits for the others', async () => {
    const { update } = await sit({ game: { ...ringing, awaited: [1, 2], window }, answer: 'received' });
    await user.click(await button('ring'));
    expect(await screen.findByText('Received. Waiting for the others…')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ring' })).toBeNull();
    expect(document.title).toBe('toy · Hallali');
    update({ game: { ...ringing, window } }); // asked anew
    expect(await button('ring')).toBeTruthy();
  });
  it('was received before one came back', async () => {
    await sit({ game: { ...ringing, window: { choice: true, received: true } } });
    expect(await screen.findByText('Received. Waiting for the others…')).toBeTruthy();
  });
  it('lets the device go to whoever has not answered', async () => {
    const { room } = await sit({
      seats: [1, 2],
      game: { ...ringing, awaited: [1, 2], window },
      answer: 'received',
    });
    await user.click(await screen.findByRole('button', { name: /Camille/ }));
    await user.click(await button('ring'));
    await waitFor(() => expect(room.received).toEqual([1]));
    await waitFor(() => expect(screen.getByRole('button', { name: /Basile/ })).toBeTruthy(), { timeout: 3_000 });
    expect(screen.queryByRole('button', { name: /Camille/ })).toBeNull();
  });
});

suite('a device that is passed round', () => {
  it('is covered until the next player takes it', async () => {
    const { room } = await sit({ seats: [1, 2], game: ringing });
    await waitFor(() => expect(screen.queryByText(/^Round 1/)).toBeNull());
    await user.click(await screen.findByRole('button', { name: /Camille/ }));
    await waitFor(() => expect(room.you.eyes).toBe(1));
    expect(await screen.findByText('Round 1, seen by Camille')).toBeTruthy();
  });
});

suite('a game that is over', () => {
  it('shows the result when it was over before one came', async () => {
    await sit({
      table: tableInfo({ stage: 'over' }),
      game: gameNow({ view: toyView(2), awaited: [], result: { winners: [2], scores: [3, 7], reason: 'bells' } }),
    });
    expect(await screen.findByRole('heading', { name: 'Basile wins!' })).toBeTruthy();
    await user.click(await button('See the table'));
    expect(screen.queryByRole('heading', { name: 'Basile wins!' })).toBeNull();
    await user.click(await button('See the result'));
    expect(screen.getByRole('heading', { name: 'Basile wins!' })).toBeTruthy();
  });
});
