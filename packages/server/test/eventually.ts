import { vi } from 'vitest';
import { CEILING } from './ceiling.ts';

/** Waits until the function no longer throws. */
export const eventually = <Found>(holds: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(holds, { timeout: CEILING, interval: 20 });
