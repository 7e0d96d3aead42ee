import { screen, within } from '@testing-library/svelte';
import { describe as suite, expect, it, vi } from 'vitest';
import { sitDown } from '$shell/testing/table';
import { sample } from './sample';
import Table from './Table.svelte';

const button = (name: RegExp) => screen.getByRole('button', { name });
const seat = (at: number) =>
  within(document.querySelector<HTMLElement>(`[data-seat="${at}"]`)!).getAllByRole('button')[0]!;
const area = (name: string) => document.querySelector<HTMLElement>(`[data-area="${name}"]`)!;
const actions = () => within(screen.getByRole('group', { name: 'Your actions' }));
const attack = sample({ phase: 'attack' });
const targets = ['pass', 'attack 3', 'attack 4'];

suite('a player', () => {
  it('is attacked by a click on their place', async () => {
    const { user, choose } = sitDown(Table, attack, { legal: targets });
    expect(seat(3).getAttribute('aria-label')).toMatch(/Can be chosen/);
    await user.click(seat(3));
    expect(choose.mock.calls).toEqual([['attack 3']]);
  });
  it('is attacked by their number, and by a button', async () => {
    const { user, choose } = sitDown(Table, attack, { legal: targets });
    await user.keyboard('4');
    expect(choose.mock.calls).toEqual([['attack 4']]);
    actions().getByRole('button', { name: /Anaïs/ }).focus();
    await user.keyboard('{Enter}');
    expect(choose).toHaveBeenLastCalledWith('attack 3');
  });
  it('out of reach answers why, with the ruling', async () => {
    const { user, choose, explain } = sitDown(Table, attack, { legal: targets });
    await user.click(seat(2));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/Too near/);
    await user.click(button(/^The rule/));
    expect(explain.mock.calls).toEqual([['SH-22']]);
  });
  it('opens their page of the notebook when nobody is to be chosen', async () => {
    const { user } = sitDown(Table, sample(), { legal: ['roll'] });
    await user.click(seat(4));
    const notebook = within(screen.getByRole('dialog', { name: 'Notebook' }));
    expect(notebook.getAllByRole('heading', { level: 3 })[0]!.textContent).toMatch(/Driss/);
  });
});

suite('an area, and a deck', () => {
  it('is gone to by a click', async () => {
    const { user, choose } = sitDown(Table, sample({ phase: 'choose-area' }), {
      legal: ['go cemetery', 'go weird-woods'],
    });
    await user.click(area('cemetery'));
    expect(choose.mock.calls).toEqual([['go cemetery']]);
  });
  it('answers why not, with the ruling', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal: ['roll'] });
    await user.click(area('cemetery'));
    expect(screen.getByRole('status').textContent).toMatch(/Roll the dice first.*SH-7/s);
    await user.click(document.querySelector('.decks .deck-black')!);
    expect(screen.getByRole('status').textContent).toMatch(/A card is drawn on an area.*SH-4/s);
    expect(choose).not.toHaveBeenCalled();
  });
  it('gives a card when it is the one to draw from', async () => {
    const { user, choose } = sitDown(Table, sample({ phase: 'area' }), { legal: ['draw white', 'pass'] });
    await user.click(document.querySelector('.decks .deck-white')!);
    expect(choose.mock.calls).toEqual([['draw white']]);
  });
});

suite('what cannot be taken back', () => {
  it('is asked once more', async () => {
    const { user, choose } = sitDown(Table, sample(), { legal: ['roll', 'reveal'] });
    await user.click(button(/Reveal/));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText(/^Sure\?/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^Sure\?/)).toBeNull();
    await user.click(button(/Reveal/));
    await user.click(actions().getAllByRole('button')[0]!);
    expect(choose.mock.calls).toEqual([['reveal']]);
  });
});

suite('whoever has nothing to decide', () => {
  const asked = sample({ phase: 'before-damage' });
  const legal = ['pass', 'reveal'];
  it('is told that the table goes on, and the page never answers for them', async () => {
    vi.useFakeTimers();
    try {
      const { choose } = sitDown(Table, asked, { legal, window: { choice: false, received: false } });
      expect(actions().getByText('The table goes on by itself.')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(choose).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
  it('is asked like anybody else', () => {
    sitDown(Table, asked, { legal, window: { choice: true, received: false } });
    expect(actions().queryByText('The table goes on by itself.')).toBeNull();
    expect(button(/^Go on/)).toBeTruthy();
  });
});

suite('whoever has answered behind a closed hand', () => {
  it('has no answer left to give, but may reveal themselves', async () => {
    const { user, choose } = sitDown(Table, sample({ phase: 'reply' }), {
      legal: ['reveal'],
      window: { choice: true, received: true },
    });
    expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
    await user.click(button(/Reveal/));
    await user.click(actions().getAllByRole('button')[0]!);
    expect(choose.mock.calls).toEqual([['reveal']]);
  });
});

suite('the notebook', () => {
  it('keeps one’s own marks', async () => {
    const { user } = sitDown(Table, sample(), { legal: ['roll'] });
    await user.click(button(/^Notebook$/));
    const letter = () =>
      within(within(screen.getByRole('dialog')).getByRole('group', { name: 'Driss' })).getByRole('button', {
        name: /^Franklin/,
      });
    await user.click(letter());
    expect(letter().getAttribute('aria-label')).toBe('Franklin: suspected');
    await user.click(button(/^Close$/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button(/^Notebook$/));
    expect(letter().getAttribute('aria-label')).toBe('Franklin: suspected');
  });
});

suite('whoever watches', () => {
  it('has no character and nothing to choose', async () => {
    const { user, choose } = sitDown(Table, sample({ viewer: 0 }), { me: null });
    expect(screen.queryByRole('region', { name: 'Your character' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your actions' })).toBeNull();
    await user.click(area('cemetery'));
    expect(screen.getByRole('status').textContent).toMatch(/You are watching/);
    await user.click(seat(2));
    expect(screen.getByRole('dialog', { name: 'Notebook' })).toBeTruthy();
    expect(choose).not.toHaveBeenCalled();
  });
});
