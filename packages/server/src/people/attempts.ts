import { Failure } from '../tables/failure.ts';

/** In which tries are counted, in milliseconds. */
const WINDOW = 15 * 60_000;

export interface AttemptLimits {
  /** Tries of one address in a quarter of an hour, right or wrong. */
  readonly perAddress: number;
  /** Wrong tries for one name in a quarter of an hour, wherever they come from. */
  readonly perName: number;
}

/** Counts who tries to sign in. Each process counts for itself. */
export interface Attempts {
  /** One more try from an address; beyond the limit it is refused. */
  readonly from: (address: string) => void;
  /** One more try for a name. It counts as wrong until it is known to be right. */
  readonly for: (name: string) => void;
  readonly wasRight: (name: string) => void;
}

export const openAttempts = ({ perAddress, perName }: AttemptLimits, now: () => number): Attempts => {
  const addresses = counter(now);
  const names = counter(now);
  return {
    from: (address) => {
      if (addresses(address, 1) > perAddress) throw new Failure('too-fast');
    },
    for: (name) => {
      if (names(name, 1) > perName) throw new Failure('too-fast');
    },
    wasRight: (name) => void names(name, -1),
  };
};

/** Adds to a count and tells it. All begin anew together, so that nothing piles up. */
const counter = (now: () => number): ((key: string, add: number) => number) => {
  const counts = new Map<string, number>();
  let since = now();
  return (key, add) => {
    if (now() - since >= WINDOW) {
      since = now();
      counts.clear();
    }
    const count = Math.max(0, (counts.get(key) ?? 0) + add);
    counts.set(key, count);
    return count;
  };
};
