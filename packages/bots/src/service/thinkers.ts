import type { ReplyTo, Task } from './task.ts';

/** Threads in which bots think. The same in Node and in a browser. */
export interface Thinkers {
  /** Rejects with `ThinkingFailed`. */
  readonly perform: <Any extends Task>(task: Any, control?: Control) => Promise<ReplyTo<Any>>;
  readonly close: () => Promise<void>;
}

export interface Control {
  /** After so many milliseconds the thread is given up, thoughts and all. Left out: `LATEST`. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Nobody waits longer for a bot that does not say otherwise. */
export const LATEST = 60_000;

/** Why no answer came: it took too long, something broke, or nobody wants it any more. */
export type FailureKind = 'late' | 'broken' | 'cancelled';

export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`no answer: ${kind}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.kind = kind;
  }
}
