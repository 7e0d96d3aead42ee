// Pass and play: one device, several seats.
import type { Stage } from '../protocol.gen';

export interface Situation {
  stage: Stage;
  mine: number[]; // seats of this device
  eyes: number | null; // who looks now
  awaited: number[];
  bots: number[]; // seats where a bot plays or stands in
}

// Who is to have the device next, when it is not who has it now: nobody, one, or several of whom any may come first.
export function nextAtDevice({ stage, mine, eyes, awaited, bots }: Situation): number[] {
  if (stage !== 'playing' || mine.length < 2) return [];
  const here = awaited.filter((seat) => mine.includes(seat) && !bots.includes(seat));
  return eyes !== null && here.includes(eyes) ? [] : here;
}
