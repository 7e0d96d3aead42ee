// What a browser has and jsdom lacks, as far as the page uses it: a wide window of a fixed size, where nothing moves.
import { configure } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';

configure({
  asyncUtilTimeout: 10_000, // a busy machine
  getElementError: (message) => new Error(message ?? 'not found'), // the whole document is too much to read
});

const desk = { width: 1366, height: 712 };

Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, get: () => desk.width },
  clientHeight: { configurable: true, get: () => desk.height },
  scrollIntoView: { configurable: true, writable: true, value: () => {} },
});

Object.defineProperties(HTMLDialogElement.prototype, {
  showModal: {
    configurable: true,
    value(this: HTMLDialogElement) {
      this.open = true;
    },
  },
  close: {
    configurable: true,
    value(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  },
});

Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NothingResizes;

globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  location.hash = '';
});
