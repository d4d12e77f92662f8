import type { Question, Report } from './check-record.ts';

/** Replays and checks games in a worker. */
export interface Checker {
  readonly check: (question: Question) => Promise<Report>;
}
