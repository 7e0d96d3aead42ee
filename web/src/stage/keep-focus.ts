// A card that is played takes the focus with it when it leaves the page, and whoever plays by keys would have to begin
// again at the top. So the focus goes to the card that lies in its place now.
export function keepFocus(node: HTMLElement) {
  let place: number | null = null; // where the focus is, or was when it got lost
  const buttons = () => [...node.querySelectorAll<HTMLElement>('button')];

  function onfocusin(event: FocusEvent) {
    place = buttons().indexOf(event.target as HTMLElement);
  }
  function onfocusout(event: FocusEvent) {
    if (event.relatedTarget) place = null; // it went elsewhere
  }
  const changes = new MutationObserver(() => {
    if (place === null || document.activeElement !== document.body) return;
    const all = buttons();
    all[Math.min(place, all.length - 1)]?.focus({ preventScroll: true });
  });

  node.addEventListener('focusin', onfocusin);
  node.addEventListener('focusout', onfocusout);
  changes.observe(node, { childList: true });
  return {
    destroy() {
      changes.disconnect();
      node.removeEventListener('focusin', onfocusin);
      node.removeEventListener('focusout', onfocusout);
    },
  };
}
