import { everyPictureIsTrue } from '$shell/games/golden';
import { beatsOf, handsOn, sceneOf, settled, type Scene } from './scene';
import type { Event, View } from './types';

everyPictureIsTrue(import.meta.url, {
  sceneOf: (view: View, before: Scene | null, events: Event[]) =>
    sceneOf(view, handsOn(view, events, null, before?.hands ?? [])),
  beatsOf,
  settled,
});
