import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe as suite, expect, it, vi } from 'vitest';
import { enter, gameNow } from '../testing/room';
import TopBar from './TopBar.svelte';

const user = userEvent.setup();

function bar(change: Parameters<typeof enter>[0] = {}, over = false) {
  const { room } = enter(change);
  const doings = {
    menu: vi.fn(),
    log: vi.fn(),
    rules: vi.fn(),
    react: vi.fn(),
    hint: vi.fn(),
    undo: vi.fn(),
    result: vi.fn(),
  };
  render(TopBar, { props: { room, prompt: 'Choose a move.', mine: room.asked, over, panel: 'log', doings } });
  return { room, doings };
}
const tool = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

suite('the bar over a table', () => {
  it('says what is asked', () => {
    bar();
    expect(screen.getByText('Choose a move.').getAttribute('aria-live')).toBe('polite');
  });
  it('leads to everything else', async () => {
    const { doings } = bar();
    for (const [label, doing] of [
      ['Menu', doings.menu],
      ['Story', doings.log],
      ['Rules', doings.rules],
      ['React', doings.react],
    ] as const) {
      await user.click(tool(label)!);
      expect(doing, label).toHaveBeenCalledOnce();
    }
    expect(tool('Story')!.getAttribute('aria-pressed')).toBe('true');
    expect(tool('Rules')!.getAttribute('aria-pressed')).toBe('false');
  });
  it('offers a hint to whoever is asked', async () => {
    const { doings } = bar({ game: gameNow({ awaited: [1], legal: ['ring'] }) });
    await user.click(tool('A hint')!);
    expect(doings.hint).toHaveBeenCalledOnce();
  });
  it('offers no hint to whoever waits, but their move back', async () => {
    const { doings } = bar({ game: gameNow({ awaited: [2], undo: true }) });
    expect(tool('A hint')!.disabled).toBe(true);
    await user.click(tool('Take back my move')!);
    expect(doings.undo).toHaveBeenCalledOnce();
  });
  it('leads back to the result', async () => {
    const { doings } = bar({}, true);
    expect(tool('A hint')).toBeNull();
    await user.click(tool('See the result')!);
    expect(doings.result).toHaveBeenCalledOnce();
  });
  it('offers whoever watches nothing to do', () => {
    bar({ seats: [] });
    for (const label of ['A hint', 'React', 'Take back my move']) expect(tool(label), label).toBeNull();
    expect(tool('Story')).toBeTruthy();
  });
  it('names whose eyes these are when several share a device', async () => {
    const { room } = bar({ seats: [1, 2] });
    expect(screen.queryByText('Basile')).toBeNull();
    room.look(2);
    expect(await screen.findByText('Basile')).toBeTruthy();
  });
});
