import type { ReplyTo, Task } from './task.ts';

/** Worker threads for bots, with one interface for Node.js and browsers. */
export interface Thinkers {
  /** Rejects with `ThinkingFailed`. */
  readonly perform: <Any extends Task>(task: Any, control?: Control) => Promise<ReplyTo<Any>>;
  readonly close: () => Promise<void>;
}

export interface Control {
  /** Milliseconds until the thread is terminated, along with its search. Defaults to `LATEST`. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, of: number) => void;
}

/** The default deadline. */
export const LATEST = 60_000;

/** Why there was no answer: a timeout, an error, or a cancellation. */
export type FailureKind = 'late' | 'broken' | 'cancelled';

export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`no answer: ${kind}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.kind = kind;
  }
}
