import { vi } from 'vitest';

/**
 * The maximum wait, in milliseconds: half the test timeout in vitest.config.ts, so that the wait fails first and names
 * what did not happen. It only ends tests that hang; the machine's speed decides nothing.
 */
export const CEILING = 300_000;

/** Waits until the function no longer throws. */
export const eventually = <Found>(holds: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(holds, { timeout: CEILING, interval: 20 });
