import { setImmediate } from 'node:timers/promises';
import { Interrupted } from './failure.ts';

const BETWEEN_CHECKS_MS = 50;

/**
 * For long computations. Call it often: from time to time it yields to the event loop, so that Ctrl-C and a closed pipe
 * are noticed, and throws `Interrupted` if the command should stop.
 */
export const interruptChecks = (signal: AbortSignal): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last >= BETWEEN_CHECKS_MS) {
      await setImmediate();
      last = performance.now();
    }
    if (signal.aborted) throw new Interrupted();
  };
};
