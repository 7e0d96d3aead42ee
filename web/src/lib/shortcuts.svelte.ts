// Single keys that do something, for those who want them: speech input types letters too, so they can be turned off.
import { pressedAlone } from './keys';
import { remember, remembered } from './memory';

class Shortcuts {
  on: boolean = $state(remembered('shortcuts') !== 'off');

  turn(on: boolean): void {
    this.on = on;
    remember('shortcuts', on ? 'on' : 'off');
  }

  // The key, if it is meant as a shortcut.
  key(event: KeyboardEvent): string | null {
    return this.on && !event.isComposing && pressedAlone(event) ? event.key : null;
  }
}

export const shortcuts = new Shortcuts();
