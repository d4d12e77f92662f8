import type { Attachment } from 'svelte/attachments';
import type { Point } from './point.ts';
import { isPastSlop } from './slop.ts';

/** Gestures on a map; points are in pixels from its corner. */
interface PanZoom {
  readonly pan: (by: Point) => void;
  /** Omit for a map with a fixed scale. */
  readonly zoom?: (factor: number, at: Point) => void;
  readonly tap: (at: Point, target: Element) => void;
}

/**
 * Lets a map be dragged with one pointer, pinched with two and zoomed with the wheel. A click without a drag is a tap.
 */
export const panZoom =
  ({ pan, zoom, tap }: PanZoom): Attachment<Element> =>
  (map) => {
    const pointers = new Map<number, Point>();
    let began: Point = { x: 0, y: 0 };
    let isMoved = false;
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (pointers.size === 0) {
        isMoved = false;
        began = at(event);
      }
      pointers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      if (pointers.size === 1 && !isMoved && !isPastSlop(began, now)) return;
      isMoved = true;
      if (!map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (other === undefined) return pan(by);
      // The map follows the midpoint of the two fingers.
      pan({ x: by.x / 2, y: by.y / 2 });
      const gap = distance(before, other);
      if (gap > 0) zoom?.(distance(now, other) / gap, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    };
    const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      // Keys cause clicks too, which never end a drag.
      if (isMoved && event.detail > 0) {
        isMoved = false;
        event.stopPropagation();
      } else if (event.target instanceof Element) tap(at(event), event.target);
    };
    const wheel = (event: WheelEvent): void => {
      if (zoom === undefined) return;
      event.preventDefault();
      zoom(wheelFactor(event), at(event));
    };

    const listeners: readonly [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['pointerleave', up, false],
      ['click', click, true],
      ['wheel', wheel, false],
    ];
    for (const [name, listener, capture] of listeners)
      map.addEventListener(name, listener as EventListener, { capture, passive: false });
    return () => {
      for (const [name, listener, capture] of listeners)
        map.removeEventListener(name, listener as EventListener, { capture });
    };
  };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The zoom factor of a wheel event; Firefox reports it in lines. */
export const wheelFactor = ({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number =>
  Math.exp(-deltaY * (deltaMode === 0 ? 0.002 : 0.06));
