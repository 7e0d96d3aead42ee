import { screen } from '@testing-library/svelte';
import { describe as suite, expect, it } from 'vitest';
import { sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const place = (name: RegExp) => screen.getByRole('button', { name });
const legal = ['go brook', 'go wood', 'go farm'];

suite('a place', () => {
  it('is gone to by a click', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    await user.click(place(/^Wood/));
    expect(choose.mock.calls).toEqual([['go wood']]);
  });
  it('is gone to by keys', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal });
    place(/^Brook/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(choose.mock.calls).toEqual([['go farm']]);
  });
  it('that is closed answers why, with the ruling', async () => {
    const closed = sample();
    closed.places[1]!.open = false;
    const { user, choose, explain } = sitDown(Table, closed, { legal: ['go brook', 'go farm'] });
    await user.click(place(/^Wood.*alarm: closed/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/caught in the wood: closed for a round/);
    await user.click(place(/^The rule/));
    expect(explain.mock.calls).toEqual([['GO-07']]);
  });
  it('cannot be changed once it is chosen', async () => {
    const { user, choose } = sitDown(Table, sample({ choice: 'farm' }), { awaited: [2, 3] });
    await user.click(place(/^Brook/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/made your choice/);
  });
  it('shows everybody’s choice in a replay through all eyes', async () => {
    const { change } = sitDown(Table, sample(), { me: null });
    expect(screen.queryByText('your choice')).toBeNull();
    await change({ eyes: { 2: sample({ viewer: 2, choice: 'wood' }) } });
    expect(place(/^Wood.*your choice/)).toBeTruthy();
  });
});

suite('an update', () => {
  it('is told to those who listen', async () => {
    const { change } = sitDown(Table, sample());
    await change({
      view: sample({ round: 2, revealed: ['wood', 'wood', 'brook'], last_fox: 2 }),
      events: [{ event: 'caught', fox: 2, hunters: [1], place: 'wood', points: 3 }],
      step: 2,
    });
    expect(screen.getByText('You catch the fox in the wood: +3.')).toBeTruthy();
    expect(screen.getByText('Round 2/6')).toBeTruthy();
  });
});

suite('whoever watches', () => {
  it('has nothing to choose', async () => {
    const { user, choose } = sitDown(Table, sample({ viewer: 0 }), { me: null });
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(choose).not.toHaveBeenCalled();
  });
});
