import type { MessagePort } from 'node:worker_threads';
import { perform } from './perform.ts';
import type { Task } from './task.ts';

/** The data passed to a worker of `openNodeThinkers`. */
export interface NodeJob {
  readonly task: Task;
  /** Receives progress, if anybody is interested. */
  readonly port: MessagePort | null;
}

export default async ({ task, port }: NodeJob): Promise<unknown> => {
  try {
    return await perform(task, {
      now: () => performance.now(),
      onProgress: (done, of) => port?.postMessage([done, of]),
    });
  } finally {
    port?.close();
  }
};
