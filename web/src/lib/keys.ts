// Whether something happened within such an element. The target of an event may be the document, too.
export const within = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const fields = 'input, textarea, select, dialog';

// Not part of a combination, not typed into a field, nothing modal open.
export const pressedAlone = (event: KeyboardEvent, elsewhere = fields): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !within(event, elsewhere);
