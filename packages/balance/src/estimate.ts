import type { Finding } from './trial.ts';

/** A measured value with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors to either side for 95 %. */
const Z = 1.96;

/** From a value and its standard error. */
export const estimateOf = (value: number, error: number): Estimate => ({
  value,
  low: value - Z * error,
  high: value + Z * error,
});

/**
 * A share of this many trials, possibly fractional: a win shared by k counts 1/k. Uses Wilson's interval (1927): unlike
 * a symmetric margin it stays within 0…1 and does not treat a clean sweep of few games as certainty.
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

/** Its distance from a reference value. */
export const distanceFrom = (from: number, { value, low, high }: Estimate): Estimate => ({
  value: value - from,
  low: low - from,
  high: high - from,
});

interface Judging {
  /** The limits a rule sets, inclusive. */
  readonly least?: number;
  readonly most?: number;
  readonly write: (value: number) => string;
}

/** Compares an estimate with its limits. */
export const judged = (
  { value, low, high }: Estimate,
  { least = -Infinity, most = Infinity, write }: Judging,
): Pick<Finding, 'value' | 'interval' | 'refuted'> => ({
  value: write(value),
  interval: `${write(low)} to ${write(high)}`,
  refuted: low > most || high < least,
});
