import type { Context } from './context.ts';
import { Interrupted } from './failure.ts';
import { openPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { progressOf } from './progress.ts';
import { stateKeeper } from './state-file.ts';

/** Long work in threads that can stop anywhere and go on from a state. */
export interface KeptWork<State> {
  readonly begun: State;
  /** Where the state is kept. */
  readonly file: string | undefined;
  readonly workers: number;
  /** Whether progress is wanted off a terminal too. */
  readonly progress: boolean;
  /** How far a state is, in a line. */
  readonly tell: (state: State) => string;
  /** Hands on every state that it comes to; false stops it. */
  readonly work: (pool: Pool, onProgress: (state: State) => Promise<boolean>) => Promise<unknown>;
}

/** Works on until all is done, and gives the last state; `Interrupted` once what there is has been kept. */
export const doKept = async <State>(
  { begun, file, workers, progress: asked, tell, work }: KeptWork<State>,
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
