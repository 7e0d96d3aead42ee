// What somebody missed while another had the device: the last few lines of the story that matter.
import type { Line } from '../games/contract';

const atMost = 4;

export function missed<Event>(events: Event[], known: number, tell: (event: Event) => Line[]): Line[] {
  return events
    .slice(known)
    .flatMap(tell)
    .filter((line) => line.weight === 'normal')
    .slice(-atMost);
}
