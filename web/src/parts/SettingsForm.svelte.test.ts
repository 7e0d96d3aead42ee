import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe as suite, expect, it } from 'vitest';
import { standard } from '../lib/lobby.svelte';
import type { Settings } from '../protocol.gen';
import { toyInfo } from '../testing/toy';
import SettingsForm from './SettingsForm.svelte';

const user = userEvent.setup();

function form(change: Partial<Settings> = {}, players = true) {
  const props = $state({ game: toyInfo, players, settings: { ...standard(toyInfo), ...change } });
  render(SettingsForm, { props });
  return () => props.settings;
}

suite('the settings of a table', () => {
  it('offer as many players as the game allows', async () => {
    const settings = form();
    const counts = within(screen.getByRole('group', { name: 'Players' })).getAllByRole('radio');
    expect(counts.map((radio) => (radio as HTMLInputElement).value)).toEqual(['2', '3', '4', '5']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '3' }));
    expect(settings().players).toBe(3);
  });
  it('leave out the players where they sit already', () => {
    form({}, false);
    expect(screen.queryByRole('group', { name: 'Players' })).toBeNull();
  });
  it('have a switch for yes or no, and a list for more', async () => {
    const settings = form();
    await user.click(screen.getByRole('checkbox', { name: 'Loud bells' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'How many bells' }), 'three');
    expect(settings().options).toEqual({ loud: 'yes', bells: 'three' });
    await user.click(screen.getByRole('checkbox', { name: 'Loud bells' }));
    expect(settings().options.loud).toBe('no');
  });
  it('are private until they are opened', async () => {
    const settings = form();
    expect(settings().open).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^Open/ }));
    expect(settings().open).toBe(true);
  });
  it('keep a time that is not in the list', () => {
    form({ clock: 45 });
    const clock = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time to think' });
    expect(clock.selectedOptions[0]?.textContent).toBe('45 s');
    expect([...clock.options].map((option) => option.textContent)).toEqual([
      'No limit',
      '30 s',
      '45 s',
      '1 min',
      '2 min',
      '5 min',
    ]);
  });
});
