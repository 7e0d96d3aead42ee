import { everyPictureIsTrue } from '$shell/games/golden';
import { beatsOf, sceneOf, settled } from './scene';
import type { View } from './types';

everyPictureIsTrue(import.meta.url, { sceneOf: (view: View) => sceneOf(view, null), beatsOf, settled });
