import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Entry } from '@ponts-bornes/catalogue';
import { ONLY_IMPORT } from '@ponts-bornes/bots/node';
import { Interrupted } from './failure.ts';

type Tasks = typeof import('./tasks.ts');
type TaskName = keyof Tasks;

/** Threads that run the tasks of `tasks.ts`. A job has the same result in any thread. */
export interface Pool {
  /** Number of jobs to keep in progress, so that no thread is idle. */
  readonly atOnce: number;
  /** Rejects with the task's error, or with `Interrupted` after Ctrl-C. */
  readonly run: <Name extends TaskName>(name: Name, job: Parameters<Tasks[Name]>[0]) => ReturnType<Tasks[Name]>;
  /** Ends the threads, including running jobs. Must be called, because threads keep the program alive. */
  readonly close: () => Promise<void>;
}

interface Surroundings {
  readonly signal: AbortSignal;
  /** The games for tasks in this thread; other threads always use the full catalogue. */
  readonly catalogue: readonly Entry[];
}

/** Opens a pool. With one thread, jobs run one by one in the current thread. */
export const openPool = (threads: number, { signal, catalogue }: Surroundings): Promise<Pool> =>
  threads === 1 ? openHere(catalogue) : openThreads(threads, signal);

/** Runs a task; `Pool['run']` has checked its types. */
type Run = (name: TaskName, job: unknown) => Promise<unknown>;

const openHere = async (catalogue: readonly Entry[]): Promise<Pool> => {
  const tasks = await import('./tasks.ts');
  const run: Run = async (name, job) => {
    const answer = await (tasks[name] as (job: unknown, catalogue: readonly Entry[]) => Promise<unknown>)(
      job,
      catalogue,
    );
    // Lets the program notice Ctrl-C; the caller decides what to do with the result.
    await setImmediate();
    return answer;
  };
  return { atOnce: 1, run: run as Pool['run'], close: async () => {} };
};

const TASKS = new URL('./tasks.js', import.meta.url);

/** Queued jobs per thread. */
const WAITING = 2;

const openThreads = async (threads: number, signal: AbortSignal): Promise<Pool> => {
  // Worker threads can't load TypeScript.
  if (!existsSync(TASKS)) throw new Error('worker threads need the compiled program: run tsc -b');
  const { Piscina } = await import('piscina');
  const piscina = new Piscina({
    filename: TASKS.href,
    minThreads: threads,
    maxThreads: threads,
    execArgv: [ONLY_IMPORT],
  });
  const run: Run = async (name, job) => {
    try {
      if (signal.aborted) throw new Interrupted();
      return (await piscina.run(job, { name })) as unknown;
    } catch (error) {
      throw signal.aborted ? new Interrupted() : error;
    }
  };
  // One listener for all jobs: Node warns about more than ten.
  const stop = (): void => void piscina.destroy();
  signal.addEventListener('abort', stop);
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', stop);
    await piscina.destroy();
  };
  return { atOnce: threads * (1 + WAITING), run: run as Pool['run'], close };
};
