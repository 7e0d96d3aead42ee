import { screen, within } from '@testing-library/svelte';
import { describe as suite, expect, it } from 'vitest';
import { expectOnlyWatching, sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const card = (name: RegExp) => screen.getByRole('button', { name });
const wolfIsLed = sample({ trick: [{ seat: 3, card: 'wolf-7' }], trick_suit: 'wolf', winning: 3 });

suite('a card of the hand', () => {
  it('is played by a click', async () => {
    const { user, choose } = sitDown(Table, wolfIsLed, { legal: ['play wolf-4'] });
    await user.click(card(/^wolf 4, playable/));
    expect(choose.mock.calls).toEqual([['play wolf-4']]);
  });
  it('is reached and played by keys', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal: ['play wolf-4', 'play boar-3', 'play bear-11'] });
    while (document.activeElement !== card(/^wolf 4/)) await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(card(/^boar 3/));
    await user.keyboard('{Enter}');
    expect(choose.mock.calls).toEqual([['play boar-3']]);
  });
  it('that may not be played answers why, with the ruling', async () => {
    const { user, choose, explain } = sitDown(Table, wolfIsLed, { legal: ['play wolf-4'] });
    await user.click(card(/^boar 3, not playable/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/you must follow/);
    await user.click(screen.getByRole('button', { name: /^The rule/ }));
    expect(explain.mock.calls).toEqual([['AP-09']]);
  });
  it('cannot be played twice', async () => {
    const { user, choose, change } = sitDown(Table, sample(), { legal: ['play wolf-4'] });
    await change({ busy: true });
    await user.click(card(/^wolf 4/));
    expect(choose).not.toHaveBeenCalled();
  });
  it('is pointed at by a hint', () => {
    sitDown(Table, sample(), { legal: ['play wolf-4', 'play boar-3'], hint: 'play boar-3' });
    expect(card(/hinted/).getAttribute('aria-label')).toMatch(/^boar 3/);
  });
});

suite('a choice in two halves', () => {
  const offered = sample({
    phase: 'answer',
    trick: [
      { seat: 2, card: 'bear-9' },
      { seat: 3, card: 'wolf-7' },
    ],
  });
  const legal = ['accept', 'decline wolf-4 for bear-9', 'decline wolf-4 for wolf-7'];

  it('is made with the hand, then with the trick', async () => {
    const { user, choose } = sitDown(Table, offered, { legal });
    await user.click(card(/^wolf 4/));
    expect(choose).not.toHaveBeenCalled();
    const trick = within(screen.getByRole('group', { name: 'The trick' }));
    await user.click(trick.getByRole('button', { name: /^bear 9, can be taken/ }));
    expect(choose.mock.calls).toEqual([['decline wolf-4 for bear-9']]);
  });
  it('is left by Escape', async () => {
    const { user } = sitDown(Table, offered, { legal });
    await user.click(card(/^wolf 4/));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(card(/^Accept/)).toBeTruthy();
  });
});

suite('whoever watches', () => {
  it('has no hand and nothing to choose', async () => {
    await expectOnlyWatching(Table, sample({ viewer: 0, hand: [] }));
  });
  it('is told about every player', async () => {
    const { user } = sitDown(Table, sample({ viewer: 0, hand: [] }), { me: null });
    await user.click(card(/^Details: .*Basile/));
    expect(screen.getByRole('status').textContent).toMatch(/Basile/);
  });
});
