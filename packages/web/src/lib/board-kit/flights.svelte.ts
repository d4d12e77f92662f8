import type { Viewer } from '@ponts-bornes/kernel';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { carried } from './flight-path.ts';
import type { FlightBox } from './flight-path.ts';
import { fly, startOf } from './fly.ts';
import type { Thing } from './fly.ts';
import { motion } from './motion.svelte.ts';

/**
 * Animates things from their old place to their new one. Things have a unique `data-thing`, places a unique
 * `data-place`. When the board changes, a thing flies from its previous position; a new thing flies from the thing or
 * place named in its `data-from`. The DOM is already final, so a flight can be interrupted at any time: the next change
 * starts from the current positions, and a tap or a key ends all flights. The tap still counts for what was under the
 * pointer, or for what lands there.
 */
export class Flights {
  #root: HTMLElement | null = null;
  #before: ReadonlyMap<string, Place> | null = null;
  readonly #running = new Map<Thing, Animation>();
  /** The button for which a press during flights counts, although the browser may report its click elsewhere. */
  #meant: Element | null = null;

  /** `read` returns what the drawing depends on. Nothing flies when the viewer changes. */
  constructor(read: () => { readonly view: unknown; readonly viewer: Viewer }) {
    let seenBy: Viewer | null = null;
    $effect.pre(() => {
      const { viewer } = read();
      this.#before = this.#root !== null && seenBy === viewer ? placesIn(this.#root) : null;
      seenBy = viewer;
    });
    $effect(() => {
      read();
      const before = this.#before;
      this.#before = null;
      if (before !== null) untrack(() => this.#fly(before));
    });
  }

  /** The element in which things fly. */
  readonly layer: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const onpointerdown = (event: PointerEvent): void => this.#press(event);
    const onclick = (event: MouseEvent): void => this.#redirect(event);
    const onkeydown = (): void => this.#skip(null);
    root.addEventListener('pointerdown', onpointerdown);
    root.addEventListener('click', onclick, true);
    root.addEventListener('keydown', onkeydown);
    return () => {
      this.#root = null;
      root.removeEventListener('pointerdown', onpointerdown);
      root.removeEventListener('click', onclick, true);
      root.removeEventListener('keydown', onkeydown);
    };
  };

  #press({ target, clientX, clientY }: PointerEvent): void {
    this.#meant = null;
    if (this.#running.size === 0 || !(target instanceof Element)) return;
    this.#skip(target);
    this.#meant = target.closest('button') ?? document.elementFromPoint(clientX, clientY)?.closest('button') ?? null;
  }

  /** A pressed thing may have flown on, or landed under the pointer, before the pointer was released. */
  #redirect(event: MouseEvent): void {
    const meant = this.#meant;
    this.#meant = null;
    if (meant === null || !meant.isConnected || (event.target instanceof Node && meant.contains(event.target))) return;
    event.stopImmediatePropagation();
    const { detail, clientX, clientY } = event;
    meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY }));
  }

  /** Ends all flights except that of the tapped thing, which would jump away from the finger. */
  #skip(tapped: Node | null): void {
    for (const [thing, animation] of this.#running) if (tapped === null || !thing.contains(tapped)) animation.finish();
  }

  #fly(before: ReadonlyMap<string, Place>): void {
    const root = this.#root;
    if (root === null) return;
    for (const animation of this.#running.values()) animation.cancel();
    if (motion.isStill) return;
    // Measure everything before moving anything, to force one layout only.
    const starts = [...root.querySelectorAll<Thing>('[data-thing]')].map((thing) => {
      const from = before.get(thing.dataset['thing'] ?? '') ?? before.get(thing.dataset['from'] ?? '');
      return { thing, start: from === undefined ? null : startOf(thing, origin(from, thing)) };
    });
    for (const { thing, start } of starts) if (start !== null) this.#watch(thing, fly(thing, start));
  }

  #watch(thing: Thing, animation: Animation): void {
    this.#running.set(thing, animation);
    const end = (): void => {
      if (this.#running.get(thing) === animation) this.#running.delete(thing);
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }
}

/** Where a thing was, and the part of the board around it. */
interface Place {
  readonly box: FlightBox;
  readonly panel: Element | null;
  readonly panelBox: FlightBox | undefined;
}

const panelOf = (thing: Element): Element | null => thing.closest('section, article');

/** The box that a thing flies from: its old one, unless the part of the board around it has moved meanwhile. */
const origin = ({ box, panel, panelBox }: Place, thing: Thing): FlightBox => {
  if (panel === null || panelBox === undefined || panelOf(thing) !== panel) return box;
  return carried(box, thing.getBoundingClientRect(), { before: panelBox, now: panel.getBoundingClientRect() });
};

/**
 * All current positions, including things in flight; a dragged thing is at the pointer. A layout may hide one drawing
 * of a thing and show another.
 */
const placesIn = (root: HTMLElement): ReadonlyMap<string, Place> =>
  new Map(
    [...root.querySelectorAll<Thing>('[data-thing], [data-place]')]
      .map((thing): [string, Place] => {
        const panel = panelOf(thing);
        const box = (thing.querySelector('[data-dragged]') ?? thing).getBoundingClientRect();
        const place = { box, panel, panelBox: panel?.getBoundingClientRect() };
        return [thing.dataset['thing'] ?? thing.dataset['place'] ?? '', place];
      })
      .filter(([, { box }]) => box.width > 0),
  );
