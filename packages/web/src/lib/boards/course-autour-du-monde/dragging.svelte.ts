import type { Attachment } from 'svelte/attachments';

/** Where a card may be let go. */
type Zone = 'map' | 'shoe';

/** So many pixels a finger may slip and still tap. */
const SLIP = 10;

/** A card that is dragged out of the hand. */
export class Dragging {
  card = $state.raw<{ readonly name: string; readonly x: number; readonly y: number } | null>(null);
  over = $state<Zone | null>(null);
  readonly #letGo: (card: string, zone: Zone) => void;

  constructor(letGo: (card: string, zone: Zone) => void) {
    this.#letGo = letGo;
  }

  #board: HTMLElement | null = null;

  /** The element in which the dragged card is drawn, at its place. */
  readonly frame: Attachment<HTMLElement> = (element) => {
    this.#board = element;
  };

  /** Makes things with `data-card` inside an element draggable. Zones carry `data-zone`. */
  readonly source: Attachment<HTMLElement> = (element) => {
    let held: { readonly name: string; readonly id: number; readonly x: number; readonly y: number } | null = null;

    const down = (event: PointerEvent): void => {
      const name = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset['card'];
      if (name === undefined || event.button !== 0 || !event.isPrimary) return;
      held = { name, id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.id) return;
      if (this.card === null && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLIP) return;
      if (!element.hasPointerCapture(held.id)) element.setPointerCapture(held.id);
      const { left = 0, top = 0 } = this.#board?.getBoundingClientRect() ?? {};
      this.card = { name: held.name, x: event.clientX - left, y: event.clientY - top };
      this.over = zoneAt(event);
    };
    const up = (event: PointerEvent): void => {
      const name = this.card?.name;
      const zone = name === undefined ? null : zoneAt(event);
      cancel();
      if (name === undefined) return;
      // The click that follows is no tap on the card.
      element.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }));
      if (zone !== null) this.#letGo(name, zone);
    };
    const cancel = (): void => {
      held = null;
      this.card = null;
      this.over = null;
    };
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}

const zoneAt = ({ clientX, clientY }: PointerEvent): Zone | null => {
  const zone = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
  return zone === 'map' || zone === 'shoe' ? zone : null;
};
