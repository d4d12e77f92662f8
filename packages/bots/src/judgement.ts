import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Situation, Study } from './bot.ts';
import { errorOf, meanLead, newAccount, note, promising, trier } from './comparison.ts';

/** How far another move would have led the one that was played. */
export interface Lead {
  /** Into the situation's moves. */
  readonly index: number;
  /** Chances gained by it, −1…1. */
  readonly lead: number;
  /** The standard error of that. */
  readonly error: number;
}

export interface Judging {
  /** The move that was played, an index into the situation's moves. */
  readonly played: number;
  /** How many others are looked at: those that a careful player would look at first. */
  readonly others: number;
  /** How many games are played in thought with each of them. */
  readonly games: number;
  readonly rng: Rng;
}

/** Compares the move that was played with promising others, from what the seat knew and on the same luck. */
export const judge = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { played, others, games, rng }: Judging,
): readonly Lead[] => {
  const rivals = promising(study, situation, { count: others + 1, rng })
    .filter((index) => index !== played)
    .slice(0, others);
  if (rivals.length === 0) return [];
  const accounts = new Map([played, ...rivals].map((index) => [index, newAccount()]));
  const tryOut = trier(study, situation, { wander: 0, rng });
  for (let game = 0; game < games; game++) {
    tryOut([played, ...rivals], (index, gain, lead) => note(accounts.get(index)!, gain, lead));
  }
  return rivals.map((index) => {
    const account = accounts.get(index)!;
    return { index, lead: meanLead(account), error: errorOf(account) };
  });
};
