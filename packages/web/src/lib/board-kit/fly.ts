import type { TransitionConfig } from 'svelte/transition';
import { flightFrom } from './flight-path.ts';
import type { FlightBox } from './flight-path.ts';
import { motion } from './motion.svelte.ts';

/** Duration of a flight at normal speed, in milliseconds. */
const FLIGHT = 450;

export type Thing = HTMLElement | SVGElement;

interface FlightOptions {
  readonly millis?: number;
  readonly delay?: number;
  /** Scale of the thing halfway through its flight. */
  readonly swell?: number;
}

/** Animates a thing from a box to its own position; null if animation is off. */
export const flyFrom = (thing: Thing, from: FlightBox, options?: FlightOptions): Animation | null => {
  const start = motion.isStill ? null : startOf(thing, from);
  return start === null ? null : fly(thing, start, options);
};

/** The transform that puts a thing back into a box, in its own units. */
export const startOf = (thing: Thing, from: FlightBox): string | null => {
  const unit = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  return flightFrom(from, thing.getBoundingClientRect(), unit);
};

export const fly = (
  thing: Thing,
  start: string,
  { millis = FLIGHT, delay = 0, swell = 0 }: FlightOptions = {},
): Animation => {
  const middle = swell === 0 ? [] : [{ scale: 1 + swell, offset: 0.5 }];
  return thing.animate([{ transform: start, zIndex: 30 }, ...middle, { zIndex: 30 }], {
    duration: motion.duration(millis),
    delay: motion.duration(delay),
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
};

/** `out:linger` keeps a covered thing until its cover has arrived. */
export const linger = (node: Element): TransitionConfig => ({
  duration: motion.duration(FLIGHT),
  css: () => `opacity: ${getComputedStyle(node).opacity}`,
});
