import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Situation, Study } from './bot.ts';
import { chancesAfter } from './chances.ts';
import { promising } from './comparison.ts';

/** How much better another move is than the one played. */
export interface Lead {
  /** An index into the situation's moves. */
  readonly index: number;
  /** The gain in the chances of the seat's side, −1…1. */
  readonly lead: number;
  /** The standard error of the lead. */
  readonly error: number;
}

export interface Judging {
  /** The move that was played, an index into the situation's moves. */
  readonly played: number;
  /** How many alternatives to compare: those a careful player would consider first. */
  readonly others: number;
  /** The number of simulations for each. */
  readonly games: number;
  readonly rng: Rng;
}

/** Compares the move played with promising alternatives, using what the seat knew and the same luck. */
export const judge = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { played, others, games, rng }: Judging,
): readonly Lead[] => {
  const rivals = promising(study, situation, { count: others + 1, rng })
    .filter((index) => index !== played)
    .slice(0, others);
  if (rivals.length === 0) return [];
  const [, ...leads] = chancesAfter(study, situation, { moves: [played, ...rivals], games, rng });
  return leads.map(({ index, lead, error }) => ({ index, lead, error }));
};
