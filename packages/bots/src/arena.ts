import type { BaseView, Options, Seat } from '@ponts-bornes/kernel';
import type { Bot, Study } from './bot.ts';
import { playContest } from './contest.ts';

/** Parts per win, so that wins shared by up to eight add up exactly. */
export const WIN_PARTS = 840;

/** A match between bots: each deal is played once for every rotation of the bots around the table. */
export interface Meeting<Opts extends Options> {
  readonly bots: readonly Bot[];
  readonly seats: number;
  readonly options: Opts;
  readonly seed: string;
  readonly maxMoves: number;
}

/** Results by bot. Integers except for the time, so that tallies can be added. */
export interface MeetingTally {
  /** The number of deals played, each with every rotation of the bots around the table. */
  lucks: number;
  games: number;
  /** Games cut off at the move limit. */
  cut: number;
  moves: number;
  /** By bot: the number of seats it had. */
  seated: number[];
  /** By bot: parts of wins, and the sum of their squares per deal. */
  parts: number[];
  squares: number[];
  scores: number[];
  choices: number[];
  /** By bot: its thinking time, in microseconds. */
  micros: number[];
}

export const newMeetingTally = (bots: number): MeetingTally => {
  const zeros = (): number[] => Array.from({ length: bots }, () => 0);
  return {
    lucks: 0,
    games: 0,
    cut: 0,
    moves: 0,
    seated: zeros(),
    parts: zeros(),
    squares: zeros(),
    scores: zeros(),
    choices: zeros(),
    micros: zeros(),
  };
};

/** The seating orders: all distinct rotations of the bots around the table. */
export const seatings = (bots: number, seats: number): readonly (readonly number[])[] =>
  Array.from({ length: bots }, (_, turn) => Array.from({ length: seats }, (__, seat) => (seat + turn) % bots));

/** Plays one deal with every seating and counts the results. `now` returns the time in milliseconds. */
export const playLuck = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { bots, seats, options, seed, maxMoves }: Meeting<Opts>,
  { tally, now }: { readonly tally: MeetingTally; readonly now: () => number },
): void => {
  const gained = bots.map(() => 0);
  for (const seating of seatings(bots.length, seats)) {
    const timed = (seat: Seat, think: () => number): number => {
      const begun = now();
      const index = think();
      add(tally.micros, seating[seat]!, Math.round(1000 * (now() - begun)));
      return index;
    };
    const contest = { bots: seating.map((bot) => bots[bot]!), options, seed, maxMoves };
    const { outcome, moves, choices } = playContest(study, contest, timed);
    tally.games += 1;
    tally.moves += moves;
    if (outcome === null) tally.cut += 1;
    for (const [seat, bot] of seating.entries()) {
      add(tally.seated, bot, 1);
      add(tally.choices, bot, choices[seat]!);
      add(tally.scores, bot, outcome?.scores[seat] ?? 0);
      if (outcome?.winners.includes(seat) === true) add(gained, bot, WIN_PARTS / outcome.winners.length);
    }
  }
  tally.lucks += 1;
  for (const [bot, parts] of gained.entries()) {
    add(tally.parts, bot, parts);
    add(tally.squares, bot, parts * parts);
  }
};

const add = (counts: number[], at: number, by: number): void => {
  counts[at] = counts[at]! + by;
};

/** A bot's results in a meeting. */
export interface BotStanding {
  /** The share of possible wins: a win shared by k counts 1/k. */
  readonly share: number;
  /** Half the width of its 95 % interval, from the variance between deals. */
  readonly margin: number;
  readonly meanScore: number;
  /** Milliseconds per choice. */
  readonly millis: number;
}

export const standingsOf = (tally: MeetingTally): readonly BotStanding[] =>
  tally.seated.map((seated, bot) => {
    const { lucks } = tally;
    // With one deal a bot plays as many games as there are seatings, or all of them if it sits in each.
    const most = (WIN_PARTS * tally.games) / lucks;
    const mean = tally.parts[bot]! / lucks;
    const variance = lucks < 2 ? 0 : Math.max(0, (tally.squares[bot]! - lucks * mean * mean) / (lucks - 1));
    return {
      share: mean / most,
      margin: (1.96 * Math.sqrt(variance / lucks)) / most,
      meanScore: tally.scores[bot]! / seated,
      millis: tally.micros[bot]! / 1000 / Math.max(1, tally.choices[bot]!),
    };
  });

/** One bot against another: the first one's share of wins. */
export interface Duel {
  readonly one: number;
  readonly other: number;
  readonly share: number;
  readonly games: number;
}

const MEAN_RATING = 1500;
const SCALE = 400;
const SWEEPS = 500;
/** A clean sweep of n games counts as half a game lost, so that ratings stay finite. */
const HALF = 0.5;

/** Ratings in which 400 points mean ten wins to one loss (Bradley and Terry 1952). */
export const ratingsOf = (bots: number, duels: readonly Duel[]): readonly number[] => {
  const strength = Array.from({ length: bots }, () => 1);
  const wins = Array.from({ length: bots }, () => 0);
  for (const { one, other, share, games } of duels) {
    const won = Math.min(games - HALF, Math.max(HALF, share * games));
    add(wins, one, won);
    add(wins, other, games - won);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const weight = strength.map(() => 0);
    for (const { one, other, games } of duels) {
      const each = games / (strength[one]! + strength[other]!);
      add(weight, one, each);
      add(weight, other, each);
    }
    for (let bot = 0; bot < bots; bot++) if (weight[bot]! > 0) strength[bot] = wins[bot]! / weight[bot]!;
    const scale = Math.exp(strength.reduce((sum, each) => sum + Math.log(each), 0) / bots);
    for (let bot = 0; bot < bots; bot++) strength[bot]! /= scale;
  }
  return strength.map((each) => MEAN_RATING + SCALE * Math.log10(each));
};
