import { Script } from 'node:vm';

/** Rules that did not come to an end. */
export class Hung extends Error {
  override readonly name = 'Hung';
}

/**
 * Runs rules. An exception or an endless loop in them is an error of whoever asked, and of nobody else. What is asked in
 * one turn of the loop shares one stop watch, which is dear.
 */
export type Guard = <Result>(action: () => Result) => Promise<Result>;

/** How long rules may take, in milliseconds. */
const LONGEST = 5000;

interface Job {
  /** Runs it and keeps what came of it. */
  readonly run: () => void;
  readonly settle: () => void;
  readonly giveUp: (error: Error) => void;
}

/** The script can only reach what is global. */
const HANDLE = Symbol.for('ponts-bornes rules');
const script = new Script(`globalThis[Symbol.for('ponts-bornes rules')]()`);

export const openGuard = (longest: number = LONGEST): Guard => {
  let waiting: Job[] = [];

  const runAll = (jobs: readonly Job[]): void => {
    const since = performance.now();
    let done = 0;
    Reflect.set(globalThis, HANDLE, () => {
      // Many short ones together are no endless one: the watch begins anew.
      while (done < jobs.length && performance.now() - since < longest / 2) {
        jobs[done]!.run();
        done += 1;
      }
    });
    try {
      script.runInThisContext({ timeout: longest });
    } catch (error) {
      jobs[done]?.giveUp(new Hung('rules did not come to an end', { cause: error }));
      done += 1;
    }
    for (const job of jobs.slice(0, done)) job.settle();
    if (done < jobs.length) runAll(jobs.slice(done));
  };

  return (action) =>
    new Promise((resolve, reject) => {
      let settle = (): void => {};
      if (waiting.length === 0) {
        // Messages that come together are heard one by one, each to its end: all are there when the turn of the loop is over.
        setImmediate(() => {
          const jobs = waiting;
          waiting = [];
          runAll(jobs);
        });
      }
      waiting.push({
        run: () => {
          try {
            const result = action();
            settle = () => resolve(result);
          } catch (error) {
            settle = () => reject(error);
          }
        },
        settle: () => settle(),
        giveUp: (error) => (settle = () => reject(error)),
      });
    });
};
