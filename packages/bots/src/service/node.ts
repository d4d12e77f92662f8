import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { NodeJob } from './node-worker.ts';
import type { ReplyTo, Task } from './task.ts';
import { LATEST, ThinkingFailed } from './thinkers.ts';
import type { Control, Thinkers } from './thinkers.ts';

export interface NodeSettings {
  /** Left out: as many as there are cores, but for one. */
  readonly threads?: number;
}

/** Bots that think in threads of Node. A thread that is late is killed, and another takes its place. */
export const openNodeThinkers = ({
  threads = Math.max(1, availableParallelism() - 1),
}: NodeSettings = {}): Thinkers => {
  const pool = new Piscina({
    filename: new URL('./node-worker.js', BUILT).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 5000,
    // Flags of the program are not for its threads: a test runner's would send them to the sources.
    execArgv: [],
  });
  return {
    perform: (task, control = {}) => performed(pool, task, control),
    close: () => pool.destroy(),
  };
};

/** Threads need compiled code, also when this runs from the sources. */
const BUILT = new URL(import.meta.url.replace('/src/service/', '/dist/service/'));

const performed = async <Any extends Task>(
  pool: Piscina,
  task: Any,
  { deadline = LATEST, signal, onProgress }: Control,
): Promise<ReplyTo<Any>> => {
  const late = AbortSignal.timeout(deadline);
  const port = onProgress === undefined ? null : listening(onProgress);
  const job: NodeJob = { task, port };
  try {
    return (await pool.run(job, {
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
      ...(port === null ? {} : { transferList: [port] }),
    })) as ReplyTo<Any>;
  } catch (error) {
    if (signal?.aborted === true) throw new ThinkingFailed('cancelled', error);
    throw new ThinkingFailed(late.aborted ? 'late' : 'broken', error);
  }
};

const listening = (onProgress: NonNullable<Control['onProgress']>): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ([done, of]: [number, number]) => onProgress(done, of));
  port1.unref();
  return port2;
};
