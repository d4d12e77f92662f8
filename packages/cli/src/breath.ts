import { setImmediate } from 'node:timers/promises';
import { Interrupted } from './failure.ts';

const BETWEEN_BREATHS_MS = 50;

/**
 * For long computations: called often, now and then it lets the program hear of Ctrl-C and of a closed pipe,
 * and stops the computation when the person wants that.
 */
export const breathing = (signal: AbortSignal): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last >= BETWEEN_BREATHS_MS) {
      await setImmediate();
      last = performance.now();
    }
    if (signal.aborted) throw new Interrupted();
  };
};
