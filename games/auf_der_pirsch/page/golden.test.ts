import { everyPictureIsTrue } from '$shell/games/golden';
import { beatsOf, sceneOf, settled } from './scene';

everyPictureIsTrue(import.meta.url, { sceneOf, beatsOf, settled });
