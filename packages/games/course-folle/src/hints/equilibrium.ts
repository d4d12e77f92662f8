import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { greatest } from './weigh.ts';

const TIMES = 200;

/**
 * How often to play each row of a table of gains, when the other chooses the column at the same time and loses what one
 * gains: both play often what would have been best against the other so far (Brown's fictitious play).
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

/** An index, as likely as its weight, a whole number. */
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
