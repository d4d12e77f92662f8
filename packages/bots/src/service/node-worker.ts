import type { MessagePort } from 'node:worker_threads';
import { perform } from './perform.ts';
import type { Task } from './task.ts';

/** What a worker of `openNodeThinkers` is given. */
export interface NodeJob {
  readonly task: Task;
  /** Hears how far the thought is, if anybody wants to know. */
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
