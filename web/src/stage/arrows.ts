// Arrow keys move the focus inside a hand, or among what else is named: left and right along it, up and down to the
// nearest card of another row.
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

function vertical(from: HTMLElement, all: HTMLElement[], down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const rows = all.filter((other) => {
    const top = other.getBoundingClientRect().top;
    return down ? top > here.top + here.height / 2 : top < here.top - here.height / 2;
  });
  const distance = (other: HTMLElement) => {
    const there = other.getBoundingClientRect();
    return Math.hypot(there.left - here.left, there.top - here.top);
  };
  return rows.sort((a, b) => distance(a) - distance(b))[0];
}

export function arrows(node: HTMLElement, targets = 'button') {
  function onkeydown(event: KeyboardEvent) {
    const from = event.target as HTMLElement;
    if (!keys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...node.querySelectorAll<HTMLElement>(targets)];
    const at = all.indexOf(from);
    if (at < 0) return;
    let to: HTMLElement | undefined;
    if (event.key === 'ArrowLeft') to = all[(at + all.length - 1) % all.length];
    if (event.key === 'ArrowRight') to = all[(at + 1) % all.length];
    if (event.key === 'Home') to = all[0];
    if (event.key === 'End') to = all[all.length - 1];
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') to = vertical(from, all, event.key === 'ArrowDown');
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}
