import { Session } from 'node:inspector';

/** The rules exceeded their time limit. */
export class Hung extends Error {
  override readonly name = 'Hung';
}

/**
 * Runs game rules. An exception or an endless loop rejects the caller's promise and affects nobody else. Calls made in
 * one turn of the event loop share one timeout, because timeouts are expensive.
 */
export type Guard = <Result>(action: () => Result) => Promise<Result>;

/** Time limit for rules, in milliseconds. */
const LONGEST = 5000;

interface Job {
  /** Runs the action and stores its result. */
  readonly run: () => void;
  readonly settle: () => void;
  readonly giveUp: (error: Error) => void;
}

/** The evaluated expression can only reach globals. */
const HANDLE = Symbol.for('ponts-bornes rules');
const EXPRESSION = `globalThis[Symbol.for('ponts-bornes rules')]()`;

let session: Session | null = null;

const inspector = (): Session => {
  if (session === null) {
    session = new Session();
    session.connect();
  }
  return session;
};

/**
 * Runs a function with a time limit and returns whether it finished. V8 keeps the time on a thread that lives as long
 * as the process, and terminates only what runs inside this call. `vm` with a timeout would open an event loop with its
 * own file descriptors for each call, and abort the process when none are left.
 */
const finishes = (action: () => void, timeout: number): boolean => {
  let isFinished = false;
  Reflect.set(globalThis, HANDLE, action);
  inspector().post('Runtime.evaluate', { expression: EXPRESSION, silent: true, timeout }, (error) => {
    isFinished = error === null;
  });
  return isFinished;
};

export const openGuard = (longest: number = LONGEST): Guard => {
  let waiting: Job[] = [];

  const runAll = (jobs: readonly Job[]): void => {
    const since = performance.now();
    let done = 0;
    const runSome = (): void => {
      // Many short calls are not an endless loop: the remaining ones get a new time limit.
      while (done < jobs.length && performance.now() - since < longest / 2) {
        jobs[done]!.run();
        done += 1;
      }
    };
    if (!finishes(runSome, longest)) {
      jobs[done]?.giveUp(new Hung('the rules exceeded their time limit'));
      done += 1;
    }
    for (const job of jobs.slice(0, done)) job.settle();
    if (done < jobs.length) runAll(jobs.slice(done));
  };

  return (action) =>
    new Promise((resolve, reject) => {
      let settle = (): void => {};
      if (waiting.length === 0) {
        // Messages that arrive together are read one by one; by the end of this turn of the loop all have been read.
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
