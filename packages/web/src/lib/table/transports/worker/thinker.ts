import type { WebWorker } from '@ponts-bornes/bots/browser';
import type { Caller } from './calls.ts';

/**
 * Starts the bots' worker for a table worker. The page does it: on a busy machine `new Worker` inside a worker can block
 * forever in Firefox.
 */
export interface ThinkerStarter {
  /** Replaces the last worker by a new one that serves this port. Settles only if it fails to load, with the reason. */
  readonly start: (port: MessagePort) => Promise<string>;
  readonly end: () => void;
}

/** The bots' worker as the table worker sees it. */
export const remoteThinker = (call: Caller<ThinkerStarter>): WebWorker => {
  const { port1: near, port2: far } = new MessageChannel();
  const failed = call('start', [far], [far]);
  return {
    postMessage: (job) => near.postMessage(job),
    listen: (hear, fail) => {
      near.addEventListener('message', ({ data }) => hear(data));
      near.start();
      void failed.then(fail);
    },
    terminate: () => {
      near.close();
      void call('end', []);
    },
  };
};
