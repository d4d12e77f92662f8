import { pace } from '../../motion/pace.svelte.ts';
import { flightFrom } from './geometry.ts';

/** Where things lie, by what is written in their `data-thing`: each lies in one place only. */
export type Places = ReadonlyMap<string, DOMRect>;

const FLIGHT = 450;

const things = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-thing]')];

/** Where everything is, also in mid-flight. */
export const placesIn = (root: HTMLElement): Places =>
  new Map(things(root).map((thing) => [thing.dataset.thing ?? '', heldOr(thing).getBoundingClientRect()]));

/** What is being dragged is where the finger is. */
const heldOr = (thing: HTMLElement): Element => thing.querySelector('.dragged') ?? thing;

const flights = new WeakMap<Element, Animation>();

/**
 * Lets everything fly from where it was. The table is already as it should be: flights only show how it came so, and
 * a new one starts from wherever the last one is.
 */
export const flyFrom = (root: HTMLElement, places: Places): void => {
  const duration = pace.motion(FLIGHT);
  const all = things(root);
  for (const thing of all) flights.get(thing)?.cancel();
  if (duration === 0) return;
  // All is measured before anything moves: one layout instead of many.
  const moved = all.flatMap((thing) => {
    const from = places.get(thing.dataset.thing ?? '');
    const transform = from === undefined ? null : flightFrom(from, thing.getBoundingClientRect());
    return transform === null ? [] : [{ thing, transform }];
  });
  for (const { thing, transform } of moved) {
    const keyframes = [
      { transform, transformOrigin: '0 0', zIndex: 8 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 8 },
    ];
    flights.set(thing, thing.animate(keyframes, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }));
  }
};
