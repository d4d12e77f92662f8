import type { Attachment } from 'svelte/attachments';
import { dropsUnder } from './drag.ts';
import type { Point } from './point.ts';

/** What a board draws under the pointer during a drag, in board coordinates. */
export class DragGhost {
  shown = $state.raw<{ readonly name: string; readonly x: number; readonly y: number } | null>(null);
  /** The `data-drop` under the pointer. */
  over = $state<string | null>(null);
  #frame: HTMLElement | null = null;

  /** The element that contains the ghost. */
  readonly frame: Attachment<HTMLElement> = (element) => {
    this.#frame = element;
  };

  show(name: string, at: Point): void {
    const { left = 0, top = 0 } = this.#frame?.getBoundingClientRect() ?? {};
    this.shown = { name, x: at.x - left, y: at.y - top };
    this.over = dropsUnder(document.elementFromPoint(at.x, at.y))[0] ?? null;
  }

  hide(): void {
    this.shown = null;
    this.over = null;
  }
}
