import type { Drop } from './choices.ts';

/** From how many pixels on a press is no tap any more. */
const SLACK = 8;

/** A card carried by a finger or a mouse. */
export class Dragging {
  /** What is being carried; null: nothing. */
  key = $state<string | null>(null);
  dx = $state(0);
  dy = $state(0);

  #pressed: { readonly key: string; readonly x: number; readonly y: number } | null = null;
  #swallows = false;

  down(event: PointerEvent, key: string): void {
    this.#swallows = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressed = { key, x: event.clientX, y: event.clientY };
    // A quick mouse is over another card before it has moved far enough to carry this one.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, take: () => void): void {
    const pressed = this.#pressed;
    if (pressed === null) return;
    this.dx = event.clientX - pressed.x;
    this.dy = event.clientY - pressed.y;
    if (this.key !== null || Math.hypot(this.dx, this.dy) < SLACK) return;
    this.key = pressed.key;
    this.#swallows = true;
    take();
  }

  /** Lets go; says over which place, if over any. */
  up(event: PointerEvent, put: (drop: Drop | null) => void): void {
    const isCarried = this.key !== null;
    if (isCarried) put(dropAt(event.clientX, event.clientY));
    this.cancel();
  }

  cancel(): void {
    this.key = null;
    this.#pressed = null;
  }

  /** The click that ends a carrying is none. */
  swallowsClick(): boolean {
    const swallows = this.#swallows;
    this.#swallows = false;
    return swallows;
  }
}

const dropAt = (x: number, y: number): Drop | null => {
  const place = document.elementFromPoint(x, y)?.closest('[data-drop]');
  return place instanceof HTMLElement ? ((place.dataset['drop'] ?? null) as Drop | null) : null;
};
