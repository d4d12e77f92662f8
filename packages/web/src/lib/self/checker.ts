import type { Question, Report } from './check-record.ts';

/** Somebody who computes games again, in a worker. */
export interface Checker {
  readonly check: (question: Question) => Promise<Report>;
}
