import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import type { CrossfadeParams, TransitionConfig } from 'svelte/transition';
import { pace } from './pace.svelte.ts';

type Ends = readonly [
  send: (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig,
  receive: (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig,
];

/**
 * Things that fly from where they vanish to where they appear: `out:send={{ key }}` and `in:receive={{ key }}`, a pair
 * for each board. What appears from nowhere fades in.
 */
export const flights = (millis = 420): Ends =>
  crossfade({
    duration: () => pace.motion(millis),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: pace.motion(millis / 2) }),
  });

/** Options for `animate:flip` and other transitions, at the present pace. */
export const moving = (millis = 300): { duration: number; easing: (t: number) => number } => ({
  duration: pace.motion(millis),
  easing: cubicOut,
});
