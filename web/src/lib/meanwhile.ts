// What somebody missed while another had the device: the last few lines of the story that matter.
import type { Line } from '../games/contract';

const atMost = 4;

// How much of the story a seat has seen. The story of a game of memory begins anew now and then, with another event.
export interface Seen {
  first: string;
  count: number;
}

export const seenOf = (events: unknown[]): Seen => ({ first: JSON.stringify(events[0]), count: events.length });

export function missed<Event>(events: Event[], known: Seen | undefined, tell: (event: Event) => Line[]): Line[] {
  return events
    .slice(known?.first === seenOf(events).first ? known.count : 0)
    .flatMap(tell)
    .filter((line) => line.weight === 'normal')
    .slice(-atMost);
}
