import type { BrowserJob, BrowserNews } from './browser-worker.ts';
import type { ReplyTo, Task } from './task.ts';
import { LATEST, ThinkingFailed } from './thinkers.ts';
import type { Control, Thinkers } from './thinkers.ts';

/** The part of a Web Worker that is needed here. */
export interface WebWorker {
  readonly postMessage: (job: BrowserJob) => void;
  readonly terminate: () => void;
  onmessage: ((event: { readonly data: BrowserNews }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

interface Waiting {
  readonly onProgress: NonNullable<Control['onProgress']>;
  readonly settle: (reply: unknown) => void;
  readonly fail: (failure: ThinkingFailed) => void;
}

/**
 * Bots that think in a Web Worker, one task after the other. A worker that is late, or whose task nobody wants any
 * more, is ended, and another is made for what still waits.
 */
export const openBrowserThinkers = (makeWorker: () => WebWorker): Thinkers => {
  let worker: WebWorker | null = null;
  let last = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Waiting | null = null;

  const end = (): void => {
    worker?.terminate();
    worker = null;
  };

  const hear = ({ data }: { readonly data: BrowserNews }): void => {
    if (data.number !== last || waiting === null) return;
    if (data.kind === 'progress') waiting.onProgress(data.done, data.of);
    else if (data.kind === 'reply') waiting.settle(data.reply);
    else waiting.fail(new ThinkingFailed('broken', new Error(data.message)));
  };

  const work = (): WebWorker => {
    if (worker !== null) return worker;
    const made = makeWorker();
    made.onmessage = hear;
    made.onerror = ({ message }) => {
      end();
      waiting?.fail(new ThinkingFailed('broken', new Error(message ?? 'the worker broke')));
    };
    worker = made;
    return made;
  };

  const run = (task: Task, { deadline = LATEST, signal, onProgress = () => {} }: Control): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new ThinkingFailed('cancelled'));
      const giveUp = (kind: 'late' | 'cancelled'): void => {
        end();
        waiting?.fail(new ThinkingFailed(kind));
      };
      const timer = setTimeout(() => giveUp('late'), deadline);
      const cancel = (): void => giveUp('cancelled');
      signal?.addEventListener('abort', cancel, { once: true });
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        waiting = null;
      };
      waiting = {
        onProgress,
        settle: (reply) => (done(), resolve(reply)),
        fail: (failure) => (done(), reject(failure)),
      };
      last += 1;
      work().postMessage({ number: last, task });
    });

  return {
    perform: <Any extends Task>(task: Any, control: Control = {}) => {
      const turn = queue.then(() => run(task, control));
      queue = turn.catch(() => {});
      return turn as Promise<ReplyTo<Any>>;
    },
    close: async () => {
      end();
      waiting?.fail(new ThinkingFailed('cancelled'));
    },
  };
};
