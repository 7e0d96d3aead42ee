import { everyPictureIsTrue } from '$shell/games/golden';
import { beatsOf, type Scene } from './scene';
import type { Event } from './types.gen';

everyPictureIsTrue<Scene, Event, Scene>(import.meta.url, {
  sceneOf: (view) => view,
  beatsOf: (_, events, end, telling) => beatsOf(events, end, telling),
  settled: (scene) => scene,
});
