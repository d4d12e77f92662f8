import type { BrowserJob, BrowserNews } from './browser-worker.ts';
import type { ReplyTo, Task } from './task.ts';
import { LATEST, ThinkingFailed } from './thinkers.ts';
import type { Control, Thinkers } from './thinkers.ts';

/** A Web Worker whose module calls `serveBrowser`, however its messages travel. */
export interface WebWorker {
  readonly postMessage: (job: BrowserJob) => void;
  /** Listens to its messages, and for its failure to load. */
  readonly listen: (hear: (news: BrowserNews) => void, fail: (why: string) => void) => void;
  readonly terminate: () => void;
}

/**
 * Runs bots in a Web Worker, one task at a time. A worker that is late, or whose task is cancelled, is terminated, and
 * a new one serves the remaining tasks.
 */
export const openBrowserThinkers = (makeWorker: () => WebWorker): Thinkers => {
  const slot = newSlot(makeWorker);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    perform: <Any extends Task>(task: Any, control: Control = {}) => {
      const turn = queue.then(() => watched(slot, task, control));
      queue = turn.catch(() => {});
      return turn as Promise<ReplyTo<Any>>;
    },
    close: async () => slot.giveUp('cancelled'),
  };
};

/** One worker, created on demand, and its current task. */
interface WorkerSlot {
  readonly put: (task: Task, waiting: Waiting) => void;
  /** Terminates the worker and fails its task. */
  readonly giveUp: (kind: 'late' | 'cancelled') => void;
}

interface Waiting {
  readonly onProgress: NonNullable<Control['onProgress']>;
  readonly settle: (reply: unknown) => void;
  readonly fail: (failure: ThinkingFailed) => void;
}

const newSlot = (makeWorker: () => WebWorker): WorkerSlot => {
  let worker: WebWorker | null = null;
  let waiting: Waiting | null = null;
  let number = 0;

  const fail = (failure: ThinkingFailed): void => waiting?.fail(failure);
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };

  const hear = (news: BrowserNews): void => {
    // Ignore late messages of a terminated worker.
    if (news.number !== number) return;
    if (news.kind === 'progress') waiting?.onProgress(news.done, news.of);
    else if (news.kind === 'reply') waiting?.settle(news.reply);
    else fail(new ThinkingFailed('broken', new Error(news.message)));
  };

  const make = (): WebWorker => {
    const made = makeWorker();
    made.listen(hear, (why) => {
      if (worker !== made) return;
      end();
      fail(new ThinkingFailed('broken', new Error(why)));
    });
    return made;
  };

  return {
    put: (task, next) => {
      waiting = next;
      number += 1;
      worker ??= make();
      worker.postMessage({ number, task });
    },
    giveUp: (kind) => {
      end();
      fail(new ThinkingFailed(kind));
    },
  };
};

const watched = (slot: WorkerSlot, task: Task, control: Control): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { deadline = LATEST, signal, onProgress = () => {} } = control;
    if (signal?.aborted === true) {
      reject(new ThinkingFailed('cancelled'));
      return;
    }
    const timer = setTimeout(() => slot.giveUp('late'), deadline);
    const cancel = (): void => slot.giveUp('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    slot.put(task, {
      onProgress,
      settle: (reply) => {
        done();
        resolve(reply);
      },
      fail: (failure) => {
        done();
        reject(failure);
      },
    });
  });
