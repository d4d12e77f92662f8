import type { Attachment } from 'svelte/attachments';
import type { Point } from './chart.ts';

/** What fingers, mouse and wheel do on the map; points are in pixels from its corner. */
interface Hands {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: Point) => void;
  readonly tap: (at: Point, target: Element) => void;
}

/** So many pixels a finger may slip and still tap. */
const SLIP = 7;

export const gestures =
  (hands: Hands): Attachment<Element> =>
  (map) => {
    const touching = new Map<number, Point>();
    let slipped = 0;
    const at = (event: MouseEvent): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    const down = (event: PointerEvent): void => {
      if (touching.size === 0) slipped = 0;
      touching.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = touching.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      slipped += Math.hypot(now.x - before.x, now.y - before.y);
      const other = [...touching].find(([id]) => id !== event.pointerId)?.[1];
      if (slipped > SLIP && !map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
      touching.set(event.pointerId, now);
      if (other === undefined) {
        if (slipped > SLIP) hands.pan(now.x - before.x, now.y - before.y);
        return;
      }
      const [wide, narrow] = [
        Math.hypot(now.x - other.x, now.y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ];
      hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (narrow > 0) hands.zoom(wide / narrow, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    };
    const up = (event: PointerEvent): void => void touching.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (slipped > SLIP) {
        event.stopPropagation();
        slipped = 0;
        return;
      }
      if (event.target instanceof Element) hands.tap(at(event), event.target);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.06)), at(event));
    };

    const listening: readonly [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['pointerleave', up, false],
      ['click', click, true],
      ['wheel', wheel, false],
    ];
    for (const [name, listener, capture] of listening)
      map.addEventListener(name, listener as EventListener, { capture, passive: false });
    return () => {
      for (const [name, listener, capture] of listening)
        map.removeEventListener(name, listener as EventListener, { capture });
    };
  };
