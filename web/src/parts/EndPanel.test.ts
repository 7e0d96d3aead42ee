import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe as suite, expect, it, vi } from 'vitest';
import { enter, gameNow, tableInfo } from '../testing/room';
import { toy } from '../testing/toy';
import EndPanel from './EndPanel.svelte';

const user = userEvent.setup();

function end(winners: number[], change: Parameters<typeof enter>[0] = {}, module = toy) {
  const visited = enter({
    table: tableInfo({ stage: 'over', seed: '5eed' }),
    game: gameNow({ awaited: [], result: { winners, scores: [7, 3], reason: 'bells' } }),
    ...change,
  });
  const [prepare, close] = [vi.fn(), vi.fn()];
  render(EndPanel, { props: { room: visited.room, info: visited.info, module, prepare, close } });
  return { ...visited, prepare, close };
}
const headline = () => screen.getByRole('heading', { level: 1 }).textContent.trim();

suite('the end of a game', () => {
  it('says who won and why, and is where the focus goes', () => {
    end([2]);
    expect(headline()).toBe('Basile wins!');
    expect(screen.getByText('Because of bells.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
  it('speaks to the winner', () => {
    end([1]);
    expect(headline()).toBe('You win!');
  });
  it('names all who win together', () => {
    end([1, 2]);
    expect(headline()).toBe('Camille and Basile win together!');
  });
  it('tells the points as lines and as a table', async () => {
    end([1]);
    await user.click(screen.getByRole('button', { name: 'As a table' }));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows[1]).toEqual(['Camille', '3', '4', '7']);
    expect(rows[2]).toEqual(['Basile', '1', '2', '3']);
  });
  it('goes on to another game, to the table and to its settings', async () => {
    const { asked, close, prepare } = end([1]);
    await user.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(asked()).toEqual([{ do: 'start' }]);
    await user.click(screen.getByRole('button', { name: 'See the table' }));
    expect(close).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Change the table' }));
    expect(prepare).toHaveBeenCalledOnce();
  });
  const choosy = {
    ...toy,
    rematches: () => [
      { label: 'Basile begins', options: { first: 'seat-2' } },
      { label: 'By lot', options: { first: 'drawn' } },
    ],
  };
  it('offers what the next game can be about, the best first', async () => {
    const { asked, info } = end([1], {}, choosy);
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
    const offered = screen.getAllByRole('button', { name: /begins|lot/ });
    expect(offered.map((button) => button.textContent)).toEqual(['Basile begins', 'By lot']);
    await user.click(offered[0]!);
    const options = { ...info.settings.options, first: 'seat-2' };
    expect(asked()).toEqual([{ do: 'set', settings: { ...info.settings, options } }, { do: 'start' }]);
  });
  it('leaves that choice to the host', () => {
    end([1], { presence: { here: [1, 2], host: 2, watchers: 0 } }, choosy);
    expect(screen.queryByRole('button', { name: 'Basile begins' })).toBeNull();
    expect(screen.getByText('The rematch is up to Basile.')).toBeTruthy();
  });
  it('is shared with a pass when the table is private', async () => {
    end([1], { pass: 'sesame' });
    await user.click(screen.getByRole('button', { name: 'Share the game' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this game' }).value).toMatch(/sesame/);
  });
  it('offers whoever watches no new game', () => {
    end([2], { seats: [] });
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the table' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch again' })).toBeTruthy();
  });
  it('opens the seed of the deal', () => {
    end([1]);
    expect(screen.getByText('5eed')).toBeTruthy();
    expect(screen.getByText('c0ffee')).toBeTruthy();
  });
});
