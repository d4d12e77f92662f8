// The cost of one choice: time, live memory at its end, and peak memory of the process. Needs --expose-gc.
import { fastRandom } from '@ponts-bornes/kernel';
import { median } from '../measure.mjs';
import { tableOf } from '../tables.mjs';
import { situationIn, thought } from './search.mjs';

const WARM_UP_MS = 500;
const WARM_UP_ITERATIONS = 100;
/** Short choices are repeated for this long. */
const REPEAT_MS = 300;
/** How close to its end a search reports progress for the last time. */
const LAST_LOOK = 32;

export const prepare = async ({ game: id, way, iterations }) => {
  const table = await tableOf(id, 2);
  const situation = situationIn(table);
  const rng = fastRandom('bench');
  const think = thought(table, { way, iterations });
  const warmUp = thought(table, { way, iterations: WARM_UP_ITERATIONS });
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) warmUp(situation, rng);
  return () => {
    const { millis, held } = weighed((watch) => think(situation, rng, watch));
    const peak = process.resourceUsage().maxRSS * 1024;
    return { millis: repeated(() => think(situation, rng), millis), held, peak };
  };
};

/** Measures live memory just before the end of a search, without counting the time that takes. */
const weighed = (think) => {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  let held = 0;
  let looking = 0;
  const look = (done, of) => {
    if (looking > 0 || done < of - LAST_LOOK) return;
    const from = performance.now();
    globalThis.gc();
    held = Math.max(0, process.memoryUsage().heapUsed - before);
    looking = performance.now() - from;
  };
  const begun = performance.now();
  think({ onProgress: look });
  return { millis: performance.now() - begun - looking, held };
};

const repeated = (think, first) => {
  const times = [first];
  for (let spent = first; spent < REPEAT_MS; spent += times.at(-1)) {
    const begun = performance.now();
    think();
    times.push(performance.now() - begun);
  }
  return median(times.toSorted((a, b) => a - b));
};
