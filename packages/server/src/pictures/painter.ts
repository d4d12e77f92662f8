import { ONLY_IMPORT } from '@ponts-bornes/bots/node';
import { Piscina } from 'piscina';
import type { PaintJob } from './painter-worker.ts';

/** Paints pictures in a thread that ends when it is idle. */
export interface Painter {
  readonly paint: (job: PaintJob) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Threads need compiled code, even when this runs from the sources. */
const BUILT = new URL(import.meta.url.replace('/src/pictures/', '/dist/pictures/'));

/** The most time for one picture, in milliseconds. A thread that is late is terminated. */
const LONGEST = 20_000;

export const openPainter = (): Painter => {
  const pool = new Piscina({
    filename: new URL('./painter-worker.js', BUILT).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    // Not the parent's flags: a test runner's would load the sources.
    execArgv: [ONLY_IMPORT],
  });
  // A thread could not start, for lack of descriptors or memory. Its task waits for another until its deadline.
  pool.on('error', () => {});
  return {
    paint: async (job) => Buffer.from((await pool.run(job, { signal: AbortSignal.timeout(LONGEST) })) as Uint8Array),
    close: () => pool.destroy(),
  };
};
