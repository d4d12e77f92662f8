import type { Finding } from './trial.ts';

/** A figure that games have shown, and the 95 % interval around it: where it may lie if luck is to blame. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard errors to both sides make 95 %. */
const Z = 1.96;

/** A figure and its standard error. */
export const estimateOf = (value: number, error: number): Estimate => ({
  value,
  low: value - Z * error,
  high: value + Z * error,
});

/**
 * A share of so many trials, which may come in parts: a win shared by k is 1/k. The interval of Wilson (1927): unlike a
 * margin to both sides it stays within 0…1, and a clean sweep of few games is not taken for certainty.
 */
export const estimatedShare = (share: number, trials: number): Estimate => {
  if (trials <= 0) return { value: share, low: 0, high: 1 };
  const weight = Z ** 2 / trials;
  const centre = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + weight / (4 * trials))) / (1 + weight);
  return {
    value: share,
    low: Math.max(0, Math.min(share, centre - half)),
    high: Math.min(1, Math.max(share, centre + half)),
  };
};

/** How far it is from somewhere else. */
export const distanceFrom = (from: number, { value, low, high }: Estimate): Estimate => ({
  value: value - from,
  low: low - from,
  high: high - from,
});

interface Judging {
  /** What a rule allows, ends included. */
  readonly least?: number;
  readonly most?: number;
  readonly write: (value: number) => string;
}

/** What a finding says of an estimate. */
export const judged = (
  { value, low, high }: Estimate,
  { least = -Infinity, most = Infinity, write }: Judging,
): Pick<Finding, 'value' | 'interval' | 'refuted'> => ({
  value: write(value),
  interval: `${write(low)} to ${write(high)}`,
  refuted: low > most || high < least,
});
