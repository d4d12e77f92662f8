import type { Context } from './context.ts';
import { Interrupted } from './failure.ts';
import { openPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { progressOf } from './progress.ts';
import { stateKeeper } from './state-file.ts';

/** Long work in threads that can stop at any point and resume from a saved state. */
export interface ResumableWork<State> {
  readonly begun: State;
  /** Where the state is saved. */
  readonly file: string | undefined;
  readonly workers: number;
  /** Whether to print progress even if stderr is not a terminal. */
  readonly progress: boolean;
  /** Describes the progress of a state in one line. */
  readonly tell: (state: State) => string;
  /** Does the work and reports every new state; a result of false stops it. */
  readonly work: (pool: Pool, onProgress: (state: State) => Promise<boolean>) => Promise<unknown>;
}

/**
 * Runs until everything is done and returns the last state. When interrupted, saves the state, then throws
 * `Interrupted`.
 */
export const doResumable = async <State>(
  { begun, file, workers, progress: asked, tell, work }: ResumableWork<State>,
  { io, catalogue }: Context,
): Promise<State> => {
  const keeper = await stateKeeper<State>(file);
  const progress = progressOf(io, asked);
  let last = begun;
  const pool = await openPool(workers, { signal: io.signal, catalogue });
  try {
    await work(pool, async (next) => {
      last = next;
      progress.say(tell(next));
      await keeper.offer(next);
      return !io.signal.aborted;
    });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    progress.done();
    await pool.close();
  }
  await keeper.keep(last);
  if (io.signal.aborted) throw new Interrupted();
  return last;
};
