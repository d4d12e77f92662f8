import { below, pick } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';

/** Picks one of some items; the list must not be empty. */
export type Choose = <T>(items: readonly T[]) => T;

const LEANINGS = ['none', 'none', 'first', 'last'] as const;

/**
 * A strategy for one game. Some games favour the first or the last move of each list: always passing, or always
 * drawing, reaches states that uniform choices hardly ever do.
 */
export const makeChoose = (rng: Rng): Choose => {
  const leaning = pick(rng, LEANINGS);
  return <T>(items: readonly T[]): T => {
    if (leaning === 'none' || below(rng, 4) === 0) return pick(rng, items);
    return items.at(leaning === 'first' ? 0 : -1) as T;
  };
};

/** Up to `count` of the items, each at most once, in their order. */
export const sample = <T>(rng: Rng, items: readonly T[], count: number): T[] => {
  const taken: T[] = [];
  for (const [index, item] of items.entries()) {
    if (below(rng, items.length - index) < count - taken.length) taken.push(item);
  }
  return taken;
};
