import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe as suite, expect, it } from 'vitest';
import { enter } from '../testing/room';
import PeopleDialog from './PeopleDialog.svelte';

const user = userEvent.setup();

function list(change: Parameters<typeof enter>[0] = {}) {
  const visited = enter({ watchers: [{ watcher: 'w', name: '' }], invite: 'i', ...change });
  render(PeopleDialog, { props: { room: visited.room, info: visited.info, close: () => {} } });
  return visited;
}
const button = (name: string) => screen.getByRole('button', { name });

suite('who is here', () => {
  it('is sent away, or banned, when the host says so twice', async () => {
    const { asked } = list();
    await user.click(button('Send Basile away…'));
    expect(asked()).toEqual([]);
    await user.click(button('Cancel'));
    await user.click(button('Send Basile away…'));
    expect(screen.getByText(/A bot will play for them/)).toBeTruthy();
    await user.click(button('Send away'));
    await user.click(button('Send Spectator 1 away…'));
    await user.click(button('Send away and ban'));
    expect(asked()).toEqual([
      { do: 'remove', seat: 2, watcher: null, ban: false },
      { do: 'remove', seat: null, watcher: 'w', ban: true },
    ]);
  });
  it('does not list oneself or bots', () => {
    list({ seats: [1, 2], watchers: [] });
    expect(screen.getByText('Nobody else at the moment.')).toBeTruthy();
  });
  it('comes by a link that can be replaced', async () => {
    const { asked } = list();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value).toContain('/t/12/join/i');
    await user.click(button('Replace the link'));
    expect(asked()).toEqual([{ do: 'new-invite' }]);
  });
  it('hears nothing more once dismissed, and is told why', () => {
    const { room, dismiss, hear } = enter();
    dismiss({ fr: 'Dehors.', en: 'Out.' });
    expect(room.refused?.en).toBe('Out.');
    expect(room.link).toBe('closed');
    hear({ news: 'said', seat: 2, name: 'Basile', text: 'among us' });
    expect(room.chat).toEqual([]);
  });
});
