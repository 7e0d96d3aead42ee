// Single keys that do something, for who wants them: speech input types letters too, so they can be turned off.
import { remember, remembered } from './memory';

class Shortcuts {
  on: boolean = $state(remembered('shortcuts') !== 'off');

  turn(on: boolean): void {
    this.on = on;
    remember('shortcuts', on ? 'on' : 'off');
  }

  // The key, if it is meant as a shortcut: not typed into a field, not part of a combination, nothing modal open.
  key(event: KeyboardEvent): string | null {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
    const target = event.target as Element;
    if (target.closest?.('input, textarea, select, dialog')) return null;
    return event.key;
  }
}

export const shortcuts = new Shortcuts();
