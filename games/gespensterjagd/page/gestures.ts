// One finger (or the mouse) pans, two pinch, the wheel and a double tap zoom. What was a drag is no tap.
import type { Camera } from './camera.svelte';

const slop = 7; // pixels a tap may wander

export function gestures(node: SVGSVGElement, camera: Camera) {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let lastTap = { at: 0, x: 0, y: 0 };

  const local = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function onpointerdown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, local(event));
  }

  let start = { x: 0, y: 0 };
  function onpointermove(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (fingers.size === 1) {
      if (!dragged) {
        if (Math.hypot(now.x - before.x, now.y - before.y) < slop) return;
        dragged = true;
        node.setPointerCapture(event.pointerId);
        start = now;
      } else camera.pan(now.x - start.x, now.y - start.y);
      start = now;
    } else if (fingers.size === 2) {
      dragged = true;
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (other) {
        const spread = (at: { x: number; y: number }) => Math.max(20, Math.hypot(at.x - other.x, at.y - other.y));
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        camera.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
    }
    fingers.set(event.pointerId, now);
  }

  function onpointerup(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return;
    start = [...fingers.values()][0] ?? start;
    if (event.type !== 'pointerup' || dragged || event.pointerType === 'mouse') return;
    const { x, y } = local(event);
    const now = performance.now();
    if (now - lastTap.at < 320 && Math.hypot(x - lastTap.x, y - lastTap.y) < 28) {
      camera.zoom(camera.scale > 34 ? 0.01 : 1.9, x, y);
      lastTap.at = 0;
    } else lastTap = { at: now, x, y };
  }

  function onclick(event: MouseEvent) {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  function onwheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = local(event);
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }

  node.addEventListener('pointerdown', onpointerdown);
  node.addEventListener('pointermove', onpointermove);
  node.addEventListener('pointerup', onpointerup);
  node.addEventListener('pointercancel', onpointerup);
  node.addEventListener('click', onclick, { capture: true });
  node.addEventListener('wheel', onwheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', onpointerdown);
      node.removeEventListener('pointermove', onpointermove);
      node.removeEventListener('pointerup', onpointerup);
      node.removeEventListener('pointercancel', onpointerup);
      node.removeEventListener('click', onclick, { capture: true });
      node.removeEventListener('wheel', onwheel);
    },
  };
}
