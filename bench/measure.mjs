// Compared cells are measured alternately, A B A B, so that a noisy moment affects them all, and each in its own
// process, so that one does not influence the JIT for another. One at a time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('runner.mjs', import.meta.url));
const ROUNDS = 3;
/** Excluded from the results; the JIT needs no longer. */
const WARM_UP_SECONDS = 0.5;

/** Measures cells alternately; returns each with its rates per second and the median of the rounds. */
export const alternate = async (cells, seconds) => {
  const running = [];
  try {
    for (const cell of cells) running.push(await start(cell.cell, cell.params));
    for (const { ask } of running) await ask({ seconds: WARM_UP_SECONDS });
    const slices = cells.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, { ask }] of running.entries()) slices[at].push(await ask({ seconds: seconds / ROUNDS }));
    return cells.map((cell, at) => ({ ...cell, ...summed(slices[at]) }));
  } finally {
    for (const { end } of running) end();
  }
};

/** Runs a cell once, in a process that exits after its answer. */
export const askOnce = async (cell, params) => {
  const { ask, end } = await start(cell, params, ['--expose-gc']);
  try {
    return await ask({ seconds: 0 });
  } finally {
    end();
  }
};

const start = async (cell, params, execArgv = []) => {
  const child = fork(RUNNER, [cell, JSON.stringify(params)], {
    execArgv,
    // Outside production mode, boardgame.io does more checking and freezing.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${cell} ${JSON.stringify(params)} exited by itself (${code})`);
  });
  const answer = () => Promise.race([once(child, 'message').then(([message]) => message), gone]);
  await answer();
  // From here on, nobody may be waiting when the process ends.
  gone.catch(() => {});
  const ask = (message) => {
    child.send(message);
    return answer();
  };
  return { ask, end: () => child.kill() };
};

const summed = (slices) => {
  const keys = Object.keys(slices[0].counts);
  const rates = (key) => slices.map(({ counts, wall }) => counts[key] / wall).toSorted((a, b) => a - b);
  return {
    rates: Object.fromEntries(keys.map((key) => [key, median(rates(key))])),
    spread: spreadOf(rates(keys[0])),
    wall: slices.reduce((sum, { wall }) => sum + wall, 0),
    cpu: slices.reduce((sum, { cpu }) => sum + cpu, 0),
  };
};

export const median = (sorted) => sorted[Math.floor(sorted.length / 2)];

/** The spread of the rounds, as a fraction of the median. */
const spreadOf = (sorted) => (sorted.at(-1) - sorted[0]) / median(sorted);
