import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../../motion/pace.svelte.ts';

/** Where something comes from; null: from nowhere, it is simply there. */
export type Whence = () => DOMRect | null;

const FLIGHT = 480;

/** Something that has just come to lie somewhere travels there from where it was. It is drawn in its place from the start. */
export const arrive = (node: Element, { from }: { readonly from: Whence }): TransitionConfig => {
  const start = from();
  const end = node.getBoundingClientRect();
  if (start === null || start.width === 0 || end.width === 0) return { duration: 0 };
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  const scale = Math.min(2.5, Math.max(0.3, Math.min(start.width / end.width, start.height / end.height))) - 1;
  return {
    duration: pace.motion(FLIGHT),
    easing: cubicOut,
    css: (_, left) =>
      `position: relative; z-index: 30; transform: translate(${dx * left}px, ${dy * left}px) scale(${1 + scale * left})`,
  };
};

/** What is covered stays until what covers it has come. */
export const stay = (node: Element): TransitionConfig => ({
  duration: pace.motion(FLIGHT),
  css: () => `opacity: ${getComputedStyle(node).opacity}`,
});
