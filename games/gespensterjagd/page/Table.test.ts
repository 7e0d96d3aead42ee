import { screen } from '@testing-library/svelte';
import { describe as suite, expect, it } from 'vitest';
import { sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const room = (id: string) => document.querySelector<SVGElement>(`[data-room="${id}"]`)!;
const button = (name: RegExp) => screen.getByRole('button', { name });
const legal = ['end', 'walk 3 10', 'walk 3 12', 'walk 4 22', 'walk 4 10'];

suite('a room', () => {
  it('is entered by a click', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    await user.click(room('12'));
    expect(choose.mock.calls).toEqual([['walk 3 12']]);
  });
  it('is reached and entered by keys', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    expect(room('13').tabIndex, 'where the first of one’s own stands').toBe(0);
    room('13').focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(room('12'));
    await user.keyboard('{Enter}');
    expect(choose.mock.calls).toEqual([['walk 3 12']]);
  });
  it('that several can go to asks who', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    await user.click(room('10'));
    expect(choose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button(/^3 goes there$/));
    await user.click(button(/^4 goes there$/));
    expect(choose.mock.calls).toEqual([['walk 4 10']]);
  });
  it('belongs to the figure chosen by its number', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    await user.keyboard('4');
    expect(button(/^Hunter 4$/).getAttribute('aria-pressed')).toBe('true');
    await user.click(room('10'));
    expect(choose.mock.calls).toEqual([['walk 4 10']]);
  });
  it('that cannot be entered answers why, with the ruling', async () => {
    const { user, choose, explain } = sitDown(Table, sample(), { legal });
    expect(room('54').getAttribute('aria-disabled')).toBe('true');
    await user.click(room('54'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/\S/);
    await user.click(button(/^The rule/));
    expect(explain.mock.calls).toEqual([[expect.stringMatching(/^GJ-/)]]);
  });
  it('is marked for everybody, which is no move', async () => {
    const { user, choose, mark } = sitDown(Table, sample(), { legal });
    await user.click(button(/^Mark a room$/));
    await user.click(room('54'));
    expect(mark.mock.calls).toEqual([['max', '54']]);
    expect(choose).not.toHaveBeenCalled();
  });
});

suite('the animals', () => {
  const choosing = sample({ phase: 'choose-frame', turn: 3, captain: 3 });
  it('are chosen by the captain', async () => {
    const { user, choose } = sitDown(Table, choosing, { me: 3, awaited: [3], legal: ['frame bat', 'frame cat'] });
    await user.click(button(/^cats: 4 rounds/));
    expect(choose.mock.calls).toEqual([['frame cat']]);
  });
  it('are proposed by the others', async () => {
    const { user, choose, mark } = sitDown(Table, choosing, { awaited: [3] });
    await user.click(button(/^cats: 4 rounds/));
    expect(mark.mock.calls).toEqual([['frame', 'cat']]);
    expect(choose).not.toHaveBeenCalled();
  });
});

suite('whoever watches', () => {
  it('has nothing to choose, and is told whose turn it is', async () => {
    const { user, choose } = sitDown(Table, sample({ viewer: 0 }), { me: null });
    expect(screen.queryByRole('button', { name: /^(Hunter|Mark|All stay|End)/ })).toBeNull();
    await user.click(room('12'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/Camille’s turn/);
  });
});
