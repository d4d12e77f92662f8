import { availableParallelism } from 'node:os';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { NodeJob } from './node-worker.ts';
import type { ReplyTo, Task } from './task.ts';
import { LATEST, ThinkingFailed } from './thinkers.ts';
import type { Control, Thinkers } from './thinkers.ts';

export interface NodeSettings {
  /** Defaults to the number of cores minus one. */
  readonly threads?: number;
}

/**
 * Piscina requires a handler before it imports it. Node 20 aborts the whole process when a thread is ended while it
 * requires an ES module, as happens to a bot whose time is up before its thread has loaded.
 */
export const ONLY_IMPORT = '--no-experimental-require-module';

/** Runs bots in Node.js worker threads. A thread that is late is terminated and replaced. */
export const openNodeThinkers = ({
  threads = Math.max(1, availableParallelism() - 1),
}: NodeSettings = {}): Thinkers => {
  const pool = new Piscina({
    filename: new URL('./node-worker.js', BUILT).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 5000,
    // Not the parent's flags: a test runner's would load the sources.
    execArgv: [ONLY_IMPORT],
  });
  // A thread could not start, for lack of descriptors or memory. Its task waits for another until its deadline.
  pool.on('error', () => {});
  return {
    perform: (task, control = {}) => performed(pool, task, control),
    close: () => pool.destroy(),
  };
};

/** Threads need compiled code, even when this runs from the sources. */
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
    line?.deliverPending();
    return reply as ReplyTo<Any>;
  } catch (error) {
    if (signal?.aborted === true) throw new ThinkingFailed('cancelled', error);
    throw new ThinkingFailed(late.aborted ? 'late' : 'broken', error);
  } finally {
    line?.close();
  }
};

/** A channel for progress messages. */
interface Line {
  readonly far: MessagePort;
  /** Delivers progress sent before the reply, which uses another channel and may have overtaken it. */
  readonly deliverPending: () => void;
  readonly close: () => void;
}

const openLine = (onProgress: NonNullable<Control['onProgress']>): Line => {
  const { port1: near, port2: far } = new MessageChannel();
  const hear = ([done, of]: [number, number]): void => onProgress(done, of);
  near.on('message', hear);
  near.unref();
  const deliverPending = (): void => {
    for (let next = receiveMessageOnPort(near); next !== undefined; next = receiveMessageOnPort(near)) {
      hear(next.message as [number, number]);
    }
  };
  return { far, deliverPending, close: () => near.close() };
};
