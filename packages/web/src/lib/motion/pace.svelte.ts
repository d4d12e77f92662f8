import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../keep/settings.svelte.ts';
import type { Speed } from '../keep/settings.svelte.ts';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

/** How many times as long as normal things take. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, still: 0 };

/** How movement goes: as the person set it, and never where the system asks for none. */
export const pace = {
  /** How long a movement of so many milliseconds takes; 0: it does not move at all. */
  motion: (millis: number): number => (reduced.current ? 0 : millis * FACTORS[settings.speed]),
  /** How long something stays before the next thing happens: also without movement one wants to follow. */
  rest: (millis: number): number => millis * (settings.speed === 'still' ? 0.25 : FACTORS[settings.speed]),
  get isStill(): boolean {
    return reduced.current || settings.speed === 'still';
  },
};
