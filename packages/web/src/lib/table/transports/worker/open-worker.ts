import type { Language } from '@ponts-bornes/kernel';
import type { Connect } from '../transport.ts';
import { answerCalls, callerOn } from './calls.ts';
import type { LocalClientMessage, LocalServerMessage } from './messages.ts';
import type { Asked, Opened, TableWorker } from './worker-api.ts';
import { thinkerStarter } from './open-thinker.ts';

/** The page's handle on a table worker. */
export interface PageWorker extends Omit<TableWorker, 'open'> {
  /** Opens a table; a `Table` then talks to it through `connect`. */
  readonly open: (asked: Asked, language: Language) => Promise<Opened>;
  readonly connect: Connect;
  readonly close: () => void;
}

/** Starts a worker, which holds one table at a time. */
export const openWorker = (): PageWorker => {
  const worker = new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module' });
  const { end, ...starter } = thinkerStarter();
  answerCalls(worker, { ...starter, end });
  const call = callerOn<TableWorker>(worker);
  const { port1: near, port2: far } = new MessageChannel();
  return {
    open: (asked, language) => call('open', [asked, language, far], [far]),
    connect: ({ hello, hear }) => {
      const send = (message: LocalClientMessage): void => near.postMessage(message);
      near.addEventListener('message', ({ data }: MessageEvent<readonly LocalServerMessage[]>) => hear(data));
      near.start();
      send(hello());
      return { send, close: () => near.close() };
    },
    advise: () => call('advise', []),
    story: () => call('story', []),
    review: (number) => call('review', [number]),
    record: () => call('record', []),
    close: () => {
      worker.terminate();
      end();
    },
  };
};
