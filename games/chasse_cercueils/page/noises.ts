// What the events of a step sound like: the most telling one.
import type { Noise } from '$shell/lib/sound.svelte';
import type { Event } from './types';

export function noiseOf(events: Event[]): Noise | null {
  const has = (kind: Event['event']) => events.some((event) => event.event === kind);
  if (has('game-ended')) return 'win';
  if (events.some((event) => event.event === 'claimed' && !event.right) || has('trapped') || has('admitted'))
    return 'wrong';
  if (has('chased') || has('closed') || has('opened') || has('swapped')) return 'wood';
  if (has('slapped') || has('hands-shown')) return 'slap';
  return has('rolled') ? 'dice' : null;
}
