import { screen } from '@testing-library/svelte';
import { describe as suite, expect, it, vi } from 'vitest';
import { Racing } from '$shell/lib/racing.svelte';
import { sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const button = (name: RegExp) => screen.getByRole('button', { name });
const spot = (at: string) => document.querySelector<HTMLElement>(`[data-spot="${at}"]`)!;
const claiming = sample({ phase: 'claim', slapper: 1 });

suite('a card', () => {
  it('is chosen by a click', async () => {
    const { user, choose } = sitDown(Table, claiming, { legal: ['claim 1.2', 'claim 2.1', 'admit'] });
    await user.click(button(/^Coffin 1, Basile’s, can be shown$/));
    expect(choose.mock.calls).toEqual([['claim 2.1']]);
  });
  it('has the focus as soon as one is asked, and is chosen by keys', async () => {
    const { user, choose } = sitDown(Table, claiming, { legal: ['claim 2.1', 'claim 1.2', 'admit'] });
    expect(document.activeElement).toBe(spot('1.2'));
    await user.keyboard('{Enter}');
    expect(choose.mock.calls).toEqual([['claim 1.2']]);
  });
  it('is one stop of the tab key, and arrows go on', async () => {
    const { user } = sitDown(Table, claiming, { legal: ['claim 1.2'] });
    expect(document.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(spot('1.3'));
    expect(spot('1.3').tabIndex).toBe(0);
    expect(spot('1.2').tabIndex).toBe(-1);
  });
  it('that cannot be chosen answers why, with the ruling', async () => {
    const { user, choose, explain } = sitDown(Table, claiming, { legal: ['claim 1.2'] });
    await user.click(spot('2.3'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/only their coffins/);
    await user.click(button(/^The rule/));
    expect(explain.mock.calls).toEqual([['CC-10']]);
  });
  it('in a coffin is not told to anybody', () => {
    sitDown(Table, claiming, { legal: ['claim 2.1'] });
    expect(spot('2.1').getAttribute('aria-label')).not.toMatch(/moon|bat|skull/);
  });
});

suite('a race', () => {
  const start = (racing: Racing) => racing.show({ race: 7, show_in: 0, window: 4_000 });

  it('is a hand on the garlic, at the moment it comes down', async () => {
    const send = vi.fn();
    const racing = new Racing(send);
    start(racing);
    const { user, choose } = sitDown(Table, sample(), { racing });
    await user.pointer({ keys: '[MouseLeft>]', target: button(/^Slap the garlic$/) });
    expect(send.mock.calls).toEqual([[1, 7, expect.any(Number)]]);
    expect(choose).not.toHaveBeenCalled();
  });
  it('is won and declined by keys', async () => {
    const send = vi.fn();
    const racing = new Racing(send);
    start(racing);
    const { user } = sitDown(Table, sample(), { racing });
    await user.keyboard('n');
    expect(send.mock.calls).toEqual([[1, 7, null]]);
    racing.show({ race: 8, show_in: 0, window: 4_000 });
    await user.keyboard(' ');
    expect(send).toHaveBeenLastCalledWith(1, 8, expect.any(Number));
  });
  it('tells who was too early', async () => {
    const racing = new Racing(vi.fn());
    racing.tumble(2, 4_000);
    const { user } = sitDown(Table, sample(), { racing });
    await user.keyboard(' ');
    expect(screen.getByText('Too early!')).toBeTruthy();
  });
  it('at a shared screen has a garlic for each', async () => {
    const send = vi.fn();
    const racing = new Racing(send);
    start(racing);
    const { user } = sitDown(Table, sample(), { racing, here: [1, 3] });
    expect(screen.queryByRole('button', { name: /^Slap the garlic$/ })).toBeNull();
    await user.keyboard('p');
    expect(send.mock.calls).toEqual([[3, 7, expect.any(Number)]]);
    await user.click(button(/^Camille: Not this time$/));
    expect(send).toHaveBeenLastCalledWith(1, 7, null);
  });
});

suite('whoever watches', () => {
  it('has nothing to slap and nothing to choose', async () => {
    const racing = new Racing(vi.fn());
    const { user, choose } = sitDown(Table, sample({ viewer: 0 }), { me: null, here: [], racing });
    expect(screen.queryByRole('button', { name: /Slap/ })).toBeNull();
    await user.click(spot('1.1'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/First the hand on the garlic/);
  });
});
