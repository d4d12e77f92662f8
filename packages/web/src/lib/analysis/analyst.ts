import { findGame } from '@ponts-bornes/catalogue';
import { parseRecord } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { Analysis, News, Sides } from './analysis.ts';
import { analyse } from './analyse.ts';

/** What is asked of an analyst. */
export interface Question {
  /** The text of a record of a game that is over. */
  readonly record: string;
  readonly sides: Sides;
  /** Whose moves are looked at. */
  readonly persons: readonly Seat[];
}

/** Looks back at games in a worker of its own; who wants it no more ends the worker. */
export interface Analyst {
  readonly analyse: (question: Question, onNews: (news: News) => void) => Promise<Analysis>;
}

export const analyst: Analyst = {
  analyse: async ({ record: text, sides, persons }, onNews) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { record } = parsed;
    const entry = findGame(record.game);
    if (entry === undefined) throw new RangeError(`there is no game “${record.game}”`);
    const [{ game }, hints] = await Promise.all([entry.load(), entry.loadHints()]);
    return analyse({ study: { game, hints }, record, sides, persons, now: () => performance.now(), onNews });
  },
};
