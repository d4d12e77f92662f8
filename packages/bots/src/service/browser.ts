import type { BrowserJob, BrowserNews } from './browser-worker.ts';
import type { ReplyTo, Task } from './task.ts';
import { LATEST, ThinkingFailed } from './thinkers.ts';
import type { Control, Thinkers } from './thinkers.ts';

/** The part of a Web Worker that is needed here. */
export interface WebWorker {
  readonly postMessage: (job: BrowserJob) => void;
  readonly terminate: () => void;
  readonly addEventListener: {
    (type: 'message', hear: (event: { readonly data: BrowserNews }) => void): void;
    (type: 'error', hear: (event: { readonly message?: string }) => void): void;
  };
}

/**
 * Bots that think in a Web Worker, one task after the other. A worker that is late, or whose task nobody wants any
 * more, is ended, and another is made for what still waits.
 */
export const openBrowserThinkers = (makeWorker: () => WebWorker): Thinkers => {
  const desk = newDesk(makeWorker);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    perform: <Any extends Task>(task: Any, control: Control = {}) => {
      const turn = queue.then(() => watched(desk, task, control));
      queue = turn.catch(() => {});
      return turn as Promise<ReplyTo<Any>>;
    },
    close: async () => desk.giveUp('cancelled'),
  };
};

/** One worker, made when it is needed, and the one task it works at. */
interface Desk {
  readonly put: (task: Task, waiting: Waiting) => void;
  /** Ends the worker and fails its task. */
  readonly giveUp: (kind: 'late' | 'cancelled') => void;
}

interface Waiting {
  readonly onProgress: NonNullable<Control['onProgress']>;
  readonly settle: (reply: unknown) => void;
  readonly fail: (failure: ThinkingFailed) => void;
}

const newDesk = (makeWorker: () => WebWorker): Desk => {
  let worker: WebWorker | null = null;
  let waiting: Waiting | null = null;
  let number = 0;

  const fail = (failure: ThinkingFailed): void => waiting?.fail(failure);
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };

  const hear = ({ data }: { readonly data: BrowserNews }): void => {
    // What an ended worker had still to say concerns nobody.
    if (data.number !== number) return;
    if (data.kind === 'progress') waiting?.onProgress(data.done, data.of);
    else if (data.kind === 'reply') waiting?.settle(data.reply);
    else fail(new ThinkingFailed('broken', new Error(data.message)));
  };

  const make = (): WebWorker => {
    const made = makeWorker();
    made.addEventListener('message', hear);
    made.addEventListener('error', ({ message }) => {
      end();
      fail(new ThinkingFailed('broken', new Error(message ?? 'the worker broke')));
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

const watched = (desk: Desk, task: Task, control: Control): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { deadline = LATEST, signal, onProgress = () => {} } = control;
    if (signal?.aborted === true) {
      reject(new ThinkingFailed('cancelled'));
      return;
    }
    const timer = setTimeout(() => desk.giveUp('late'), deadline);
    const cancel = (): void => desk.giveUp('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    desk.put(task, {
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
