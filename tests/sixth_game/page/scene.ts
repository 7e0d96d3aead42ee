// How a round is revealed: the place where the fox was glows for a moment, with what happened there.
import type { Telling } from '$shell/games/contract';
import type { Beat } from '$shell/stage/stage.svelte';
import { plain } from '$shell/stage/words';
import { tell } from './tell';
import type { Event, View } from './types.gen';

export type Scene = View;

export function beatsOf(events: Event[], end: Scene, telling: Telling): Beat<Scene, never>[] {
  return events.flatMap((event): Beat<Scene, never>[] => {
    switch (event.event) {
      case 'chosen':
        return [{ scene: end, ms: 150 }]; // however short: an update without a beat would cut off what still plays
      case 'caught':
      case 'escaped': {
        const caption = tell(event, telling)
          .map((line) => plain(line, telling.players))
          .join(' ');
        return [{ scene: end, marks: { [event.place]: 'glow' }, caption, ms: 0, hold: 1200 }];
      }
      default:
        return [];
    }
  });
}
