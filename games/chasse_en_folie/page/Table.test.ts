import { screen } from '@testing-library/svelte';
import { describe as suite, expect, it } from 'vitest';
import { expectOnlyWatching, sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const card = (name: RegExp) => screen.getByRole('button', { name });
const legal = ['play carrot', 'play rabbit', 'play wolf', 'play hunter'];

suite('a card of the hand', () => {
  it('is played by a click', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    await user.click(card(/rabbit ×1, playable$/));
    expect(choose.mock.calls).toEqual([['play rabbit']]);
  });
  it('is reached and played by keys', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    while (document.activeElement !== card(/hunter ×1/)) await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(card(/wolf ×1/));
    await user.keyboard(' ');
    expect(choose.mock.calls).toEqual([['play wolf']]);
  });
  it('that may not be played answers why, with the ruling', async () => {
    const { user, choose, explain } = sitDown(Table, sample(), { legal });
    await user.click(card(/closed season ×0, not playable$/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/left in hand today/);
    await user.click(card(/^The rule/));
    expect(explain.mock.calls).toEqual([['CF-18']]);
  });
  it('cannot be changed once it is chosen', async () => {
    const { user, choose } = sitDown(Table, sample({ choice: 'wolf' }), { awaited: [2] });
    await user.click(card(/rabbit ×1/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/Basile/);
  });
});

suite('the lodges', () => {
  it('stand around the table, one for each player, and tell how they are', async () => {
    const { user } = sitDown(Table, sample({ lodges: sample().lodges.map((lodge) => ({ ...lodge, four: true })) }));
    expect(document.querySelectorAll('[data-seat]')).toHaveLength(3);
    await user.click(card(/^Details: .*Basile/));
    expect(screen.getByRole('status').textContent).toMatch(/Basile: 10 cards in hand.*lodge turned to its 4/);
  });
  it('keep hands hidden but in a replay', async () => {
    const seen = () => [...document.querySelectorAll('[data-seat="2"] .mini')].map((mini) => mini.textContent);
    const { change } = sitDown(Table, sample());
    expect(seen()).toEqual([]);
    await change({ eyes: { 2: sample({ viewer: 2, hand: ['wolf', 'wolf', 'carrot'] }) } });
    expect(seen()).toEqual(['1', '2']);
  });
});

suite('whoever watches', () => {
  it('has no hand and nothing to choose', async () => {
    await expectOnlyWatching(Table, sample({ viewer: 0, hand: [] }));
  });
});
