// A game's table put before somebody, as the page does it.
import { render, screen } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Component } from 'svelte';
import { expect, vi, type Mock } from 'vitest';
import type { TableProps } from '../games/contract';
import { players } from '../games/testing';

interface Sitting<View, Event> {
  user: UserEvent;
  choose: Mock<(move: string) => void>;
  explain: Mock<(rule: string) => void>;
  mark: Mock<(topic: string, at: string | null) => void>;
  change: (props: Partial<TableProps<View, Event>>) => Promise<void>;
}

// Seat 1 is asked, unless it is said otherwise.
export function sitDown<View, Event>(
  Table: Component<TableProps<View, Event>>,
  view: View,
  props: Partial<TableProps<View, Event>> = {},
): Sitting<View, Event> {
  const [choose, explain, mark] = [vi.fn(), vi.fn(), vi.fn()];
  const all: TableProps<View, Event> = {
    view,
    events: [],
    step: 1,
    legal: [],
    awaited: [1],
    me: 1,
    players,
    lang: 'en',
    hint: null,
    busy: false,
    choose,
    explain,
    eyes: null,
    marks: [],
    mark,
    here: [1],
    racing: null,
    window: null,
    ...props,
  };
  const { rerender } = render(Table, { props: all });
  return { user: userEvent.setup(), choose, explain, mark, change: rerender };
}

// Of a card game: whoever watches has no hand, and no button plays anything.
export async function expectOnlyWatching<View, Event>(Table: Component<TableProps<View, Event>>, view: View) {
  const { user, choose } = sitDown(Table, view, { me: null });
  expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(choose).not.toHaveBeenCalled();
}
