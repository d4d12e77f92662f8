import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../storage/settings.svelte.ts';
import type { Speed } from '../storage/settings.svelte.ts';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Multiples of the normal duration. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, still: 0 };

let isHurried = $state(false);

/** Animation speed: the person's setting, or none if the system asks for reduced motion. */
export const motion = {
  /** The duration of a movement in milliseconds; 0 means no movement. */
  duration: (millis: number): number => (motion.isStill ? 0 : millis * FACTORS[settings.speed]),
  /** The pause before the next event. It stays above zero without animation, so that people can follow. */
  pause: (millis: number, least = 0): number => {
    if (isHurried) return 0;
    return Math.max(least, millis * (settings.speed === 'still' ? 0.25 : FACTORS[settings.speed]));
  },
  get isStill(): boolean {
    return isHurried || reduced.current || settings.speed === 'still';
  },
  /** Whether the system asks for reduced motion. */
  get isReduced(): boolean {
    return reduced.current;
  },
  /** Drops movements and pauses, until it is called with false. */
  hurry: (yes: boolean): void => {
    isHurried = yes;
  },
};
