import { findRules } from '@ponts-bornes/catalogue/rules';
import { parseRecord } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { Analysis, News, Sides } from '../../storage/analysis.ts';
import { analyse } from './analyse.ts';

export interface Question {
  /** The record of a finished game. */
  readonly record: string;
  readonly sides: Sides;
  /** The seats whose moves are judged. */
  readonly persons: readonly Seat[];
}

/** Analyses games in a worker of its own; terminate the worker to cancel. */
export interface Analyst {
  readonly analyse: (question: Question, onNews: (news: News) => void) => Promise<Analysis>;
}

export const analyst: Analyst = {
  analyse: async ({ record: text, sides, persons }, onNews) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { record } = parsed;
    const entry = findRules(record.game);
    if (entry === undefined) throw new RangeError(`unknown game “${record.game}”`);
    const [game, hints] = await Promise.all([entry.loadGame(), entry.loadHints()]);
    return analyse({ study: { game, hints }, record, sides, persons, now: () => performance.now(), onNews });
  },
};
