import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Interrupted } from './failure.ts';

type Tasks = typeof import('./tasks.ts');
type TaskName = keyof Tasks;

/** Threads that do the tasks of `tasks.ts`. The same job has the same answer in whichever thread. */
export interface Pool {
  /** How many jobs to have under way, so that no thread waits for the next one. */
  readonly atOnce: number;
  /** Rejects with what the task throws, and with `Interrupted` when Ctrl-C ends a thread. */
  readonly run: <Name extends TaskName>(name: Name, job: Parameters<Tasks[Name]>[0]) => ReturnType<Tasks[Name]>;
  /** Ends the threads, jobs under way included. To be called in any case: threads keep the program from ending. */
  readonly close: () => Promise<void>;
}

/** A pool of so many threads; with one, jobs are done in this thread, one after the other. */
export const openPool = (threads: number, signal: AbortSignal): Promise<Pool> =>
  threads === 1 ? openHere() : openThreads(threads, signal);

/** A task whose types were checked by `Pool['run']`. */
type Run = (name: TaskName, job: unknown) => Promise<unknown>;

const openHere = async (): Promise<Pool> => {
  const tasks = await import('./tasks.ts');
  const run: Run = async (name, job) => {
    const answer = await (tasks[name] as (job: unknown) => Promise<unknown>)(job);
    // Lets the program hear of Ctrl-C; whoever asked decides what to do with the answer.
    await setImmediate();
    return answer;
  };
  return { atOnce: 1, run: run as Pool['run'], close: async () => {} };
};

const TASKS = new URL('./tasks.js', import.meta.url);

/** Jobs that wait for each thread while it works. */
const WAITING = 2;

const openThreads = async (threads: number, signal: AbortSignal): Promise<Pool> => {
  // A thread has nobody to read TypeScript for it.
  if (!existsSync(TASKS)) throw new Error('threads need the compiled program: tsc -b');
  const { Piscina } = await import('piscina');
  const piscina = new Piscina({ filename: TASKS.href, minThreads: threads, maxThreads: threads });
  const run: Run = async (name, job) => {
    try {
      if (signal.aborted) throw new Interrupted();
      return (await piscina.run(job, { name })) as unknown;
    } catch (error) {
      throw signal.aborted ? new Interrupted() : error;
    }
  };
  // One listener for all jobs: a signal warns of more than ten.
  const stop = (): void => void piscina.destroy();
  signal.addEventListener('abort', stop);
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', stop);
    await piscina.destroy();
  };
  return { atOnce: threads * (1 + WAITING), run: run as Pool['run'], close };
};
