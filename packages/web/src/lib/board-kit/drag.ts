import type { Attachment } from 'svelte/attachments';
import type { Point } from './point.ts';
import { isPastSlop } from './slop.ts';

/** A drag and its outcome. Points are in window pixels. */
export interface Drag {
  readonly begin?: () => void;
  /** Draws the dragged thing at the pointer. If omitted, the element itself follows the pointer. */
  readonly move?: (at: Point) => void;
  /** Drops it on an element. Returns whether that played a move. */
  readonly drop: (under: Element | null, at: Point) => boolean;
  /** Called last, even when the system cancels the pointer. */
  readonly end?: () => void;
}

/** A played card stays under the pointer this long, in milliseconds, until the table shows it elsewhere. */
const LINGER = 400;

/**
 * Makes an element draggable by mouse, pen or finger. `read` returns the drag for each press; null if there is none.
 */
export const draggable =
  (read: () => Drag | null): Attachment<HTMLElement> =>
  (node) => {
    const press = new Press(node);
    const onpointerdown = (event: PointerEvent): void => {
      const drag = event.button === 0 && event.isPrimary ? read() : null;
      if (drag !== null) press.begin(event, drag);
    };
    const onpointermove = (event: PointerEvent): void => press.move(event);
    const onpointerup = (event: PointerEvent): void => press.end(event);
    const onpointercancel = (): void => press.cancel();
    node.addEventListener('pointerdown', onpointerdown);
    node.addEventListener('pointermove', onpointermove);
    node.addEventListener('pointerup', onpointerup);
    node.addEventListener('pointercancel', onpointercancel);
    return () => {
      press.cancel();
      node.removeEventListener('pointerdown', onpointerdown);
      node.removeEventListener('pointermove', onpointermove);
      node.removeEventListener('pointerup', onpointerup);
      node.removeEventListener('pointercancel', onpointercancel);
    };
  };

/** One pointer on an element, from press to release. */
class Press {
  readonly #node: HTMLElement;
  #held: { readonly id: number; readonly from: Point; readonly drag: Drag } | null = null;
  #isDragging = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(node: HTMLElement) {
    this.#node = node;
  }

  begin(event: PointerEvent, drag: Drag): void {
    this.#layBack();
    this.#held = { id: event.pointerId, from: pointOf(event), drag };
    // Capture at once: a fast mouse leaves the element before the drag threshold.
    this.#node.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (this.#held?.id !== event.pointerId) return;
    const { from, drag } = this.#held;
    const at = pointOf(event);
    if (!this.#isDragging) {
      if (!isPastSlop(from, at)) return;
      this.#isDragging = true;
      drag.begin?.();
    }
    if (drag.move === undefined) carry(this.#node, { x: at.x - from.x, y: at.y - from.y });
    else drag.move(at);
  }

  end(event: PointerEvent): void {
    if (this.#held?.id !== event.pointerId) return;
    const { drag } = this.#held;
    const isDragged = this.#isDragging;
    this.#held = null;
    this.#isDragging = false;
    if (!isDragged) return;
    swallowClick();
    const at = pointOf(event);
    const isPlayed = drag.drop(document.elementFromPoint(at.x, at.y), at);
    if (isPlayed && drag.move === undefined) this.#lingering = setTimeout(() => this.#layBack(), LINGER);
    else this.#layBack();
    drag.end?.();
  }

  cancel(): void {
    const drag = this.#isDragging ? this.#held?.drag : undefined;
    this.#held = null;
    this.#isDragging = false;
    this.#layBack();
    drag?.end?.();
  }

  #layBack(): void {
    clearTimeout(this.#lingering);
    putDown(this.#node);
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Styles of a carried element: above everything, and ignoring the pointer. */
const CARRIED = { zIndex: '40', opacity: '0.9', pointerEvents: 'none', transition: 'none' };
const LAID_DOWN = { zIndex: '', opacity: '', pointerEvents: '', transition: '', translate: '' };

const carry = (node: HTMLElement, by: Point): void => {
  node.dataset['dragged'] = '';
  Object.assign(node.style, CARRIED, { translate: `${by.x}px ${by.y}px` });
};

const putDown = (node: HTMLElement): void => {
  if (node.dataset['dragged'] === undefined) return;
  delete node.dataset['dragged'];
  Object.assign(node.style, LAID_DOWN);
};

/** The click that ends a drag is not a tap, whichever element the browser reports it on. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/** The `data-drop` values under a pointer, innermost first. */
export const dropsUnder = (under: Element | null): readonly string[] => {
  const names: string[] = [];
  for (let place = under?.closest('[data-drop]'); place; place = place.parentElement?.closest('[data-drop]')) {
    names.push(place.getAttribute('data-drop') ?? '');
  }
  return names;
};
