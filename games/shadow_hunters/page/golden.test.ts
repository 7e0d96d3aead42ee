import { everyPictureIsTrue } from '$shell/games/golden';
import { beatsOf, lastDice, sceneOf, settled, type Scene } from './scene';
import type { Event, View } from './types';

everyPictureIsTrue(import.meta.url, {
  sceneOf: (view: View, before: Scene | null, events: Event[]) =>
    sceneOf(view, null, lastDice(events, before?.dice ?? null)),
  beatsOf,
  settled,
});
