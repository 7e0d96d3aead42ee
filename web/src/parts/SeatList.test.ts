import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe as suite, expect, it } from 'vitest';
import { lobby } from '../lib/lobby.svelte';
import { enter, seated, tableInfo } from '../testing/room';
import { toyInfo } from '../testing/toy';
import SeatList from './SeatList.svelte';

const user = userEvent.setup();

function list(change: Parameters<typeof enter>[0] = {}) {
  lobby.hello = { games: [toyInfo], bots: ['random', 'steady'], yours: [], open: [] };
  const visited = enter({
    table: tableInfo({
      stage: 'waiting',
      seats: [...seated(2), { seat: 3, sitter: 'empty', name: '', bot: null }],
    }),
    game: null,
    ...change,
  });
  render(SeatList, { props: { room: visited.room, info: visited.info } });
  return visited;
}
const place = (seat: number) => within(screen.getAllByRole('listitem')[seat - 1]!);

suite('the seats of a table', () => {
  it('say who sits there', () => {
    list({ presence: { here: [1], host: 1, watchers: 0 } });
    expect(place(1).getByText('you, host')).toBeTruthy();
    expect(place(2).getByText('Basile')).toBeTruthy();
    expect(place(2).getByText('away')).toBeTruthy();
    expect(place(3).getByText('Free seat')).toBeTruthy();
  });
  it('are given to bots and taken back by the host', async () => {
    const { asked } = list();
    await user.selectOptions(place(3).getByRole('combobox', { name: 'Seat a bot' }), 'Steady bot');
    await user.click(place(2).getByRole('button', { name: 'Free Basile’s seat' }));
    expect(asked()).toEqual([
      { do: 'seat-bot', seat: 3, bot: 'steady' },
      { do: 'vacate', seat: 2 },
    ]);
  });
  it('are for others to leave alone', () => {
    list({ presence: { here: [1, 2], host: 2, watchers: 0 } });
    expect(place(1).getByRole('button', { name: 'Stand up' })).toBeTruthy();
    expect(place(2).queryByRole('button')).toBeNull();
    expect(place(3).queryByRole('combobox')).toBeNull();
  });
  it('are for several people of one device', async () => {
    const { asked } = list();
    await user.click(place(3).getByRole('button', { name: 'Add somebody here' }));
    await user.keyboard(' Driss {Enter}');
    expect(asked()).toEqual([{ do: 'sit', seat: 3, name: 'Driss' }]);
  });
  it('offer nothing to whoever watches', () => {
    list({ seats: [] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
