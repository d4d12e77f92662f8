import { perform } from './perform.ts';
import type { Task } from './task.ts';

/** The messages between a page and its worker. */
export interface BrowserJob {
  readonly number: number;
  readonly task: Task;
}

export type BrowserNews =
  | { readonly kind: 'progress'; readonly number: number; readonly done: number; readonly of: number }
  | { readonly kind: 'reply'; readonly number: number; readonly reply: unknown }
  | { readonly kind: 'broken'; readonly number: number; readonly message: string };

/** The part of a worker's global scope used here. */
interface WorkerWorld {
  readonly postMessage: (news: BrowserNews) => void;
  readonly addEventListener: (type: 'message', hear: (event: { readonly data: BrowserJob }) => void) => void;
}

/** Handles a page's tasks; the worker's module calls it with `self`. */
export const serveBrowser = (world: WorkerWorld): void => {
  world.addEventListener('message', ({ data: { number, task } }) => {
    const onProgress = (done: number, of: number): void => world.postMessage({ kind: 'progress', number, done, of });
    perform(task, { now: () => performance.now(), onProgress }).then(
      (reply) => world.postMessage({ kind: 'reply', number, reply }),
      (error: unknown) => world.postMessage({ kind: 'broken', number, message: String(error) }),
    );
  });
};
