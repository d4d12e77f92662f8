import { availableParallelism } from 'node:os';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
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
  const line = onProgress === undefined ? null : openLine(onProgress);
  const job: NodeJob = { task, port: line?.far ?? null };
  try {
    const reply: unknown = await pool.run(job, {
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
      ...(line === null ? {} : { transferList: [line.far] }),
    });
    line?.hearOut();
    return reply as ReplyTo<Any>;
  } catch (error) {
    if (signal?.aborted === true) throw new ThinkingFailed('cancelled', error);
    throw new ThinkingFailed(late.aborted ? 'late' : 'broken', error);
  } finally {
    line?.close();
  }
};

/** Where progress comes in. */
interface Line {
  readonly far: MessagePort;
  /** Hears what was said before the reply, which came another way and may have been faster. */
  readonly hearOut: () => void;
  readonly close: () => void;
}

const openLine = (onProgress: NonNullable<Control['onProgress']>): Line => {
  const { port1: near, port2: far } = new MessageChannel();
  const hear = ([done, of]: [number, number]): void => onProgress(done, of);
  near.on('message', hear);
  near.unref();
  const hearOut = (): void => {
    for (let next = receiveMessageOnPort(near); next !== undefined; next = receiveMessageOnPort(near)) {
      hear(next.message as [number, number]);
    }
  };
  return { far, hearOut, close: () => near.close() };
};
