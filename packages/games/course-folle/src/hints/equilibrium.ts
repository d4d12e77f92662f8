import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { greatest } from './weigh.ts';

const TIMES = 200;

/**
 * An equilibrium strategy for the rows of a zero-sum payoff matrix with simultaneous choices, by Brown's fictitious
 * play: each side plays the best response to the other's choices so far.
 */
export const equilibrium = (gains: readonly (readonly number[])[]): number[] => {
  const rows = gains.map(() => 0);
  const brought = gains.map(() => 0);
  const spared = (gains[0] ?? []).map(() => 0);
  for (let time = 0; time < TIMES; time++) {
    const row = greatest(brought);
    const column = greatest(spared);
    rows[row] = (rows[row] as number) + 1;
    for (const [at, line] of gains.entries()) brought[at] = (brought[at] as number) + (line[column] as number);
    for (const [at, gain] of (gains[row] as readonly number[]).entries()) spared[at] = (spared[at] as number) - gain;
  }
  return rows;
};

/** A random index, by integer weight. */
export const drawn = (weights: readonly number[], rng: Rng): number => {
  let left = below(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return 0;
};
