import { RIGHT_OF_WAY } from '../cards.ts';
import { sideTotals } from '../score.ts';
import { countIn, coupsOf, seatsOfSide, sideAt, sideRow } from '../state.ts';
import type { State } from '../state.ts';
import { OUTLOOK_SIZES, outlook } from './outlook.ts';
import { POINTS_OUTLOOK } from './points-outlook.ts';
import { ROUND_OUTLOOK } from './round-outlook.ts';
import { flatten } from './tables.ts';

const TO_SCORE = flatten(OUTLOOK_SIZES, POINTS_OUTLOOK);
const TO_WIN = flatten(OUTLOOK_SIZES, ROUND_OUTLOOK);

/**
 * Each seat's chances of winning the match. At the beginning of a round (where a horizon asks) they follow from the
 * totals; within a round the cards played so far count as well.
 */
export const chances = (state: State): readonly number[] => {
  const bySide = sideChances(state);
  const partners = state.seats / state.sides.length;
  const bySeat: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    bySeat.push((bySide[seat % state.sides.length] as number) / partners);
  }
  return bySeat;
};

/** The seats of each side win together. */
export const sides = (state: State): readonly (readonly number[])[] =>
  state.sides.map((_, side) => seatsOfSide(state, side));

const sideChances = (state: State): readonly number[] => {
  switch (state.options.match) {
    case 'round':
      return inRound(state);
    case 'rounds':
      return byRounds(state);
    case 'points':
      return byPoints(state);
  }
};

/** The chances of winning the current round. */
const inRound = (state: State): readonly number[] => shares(state.sides.map((_, side) => outlook(state, side, TO_WIN)));

/** Future rounds are even; the current one is estimated. */
const byRounds = (state: State): readonly number[] => {
  const toWin = sideTotals(state).map((won) => state.options.roundsToWin - won);
  return afterRound(toWin, inRound(state));
};

/** The sides' chances, given how many rounds each is missing and its chances of winning the next one. */
const afterRound = (toWin: readonly number[], next: readonly number[]): readonly number[] => {
  const sums = toWin.map(() => 0);
  next.forEach((likely, winner) => {
    const after = evenRounds(toWin.map((missing, side) => (side === winner ? missing - 1 : missing)));
    after.forEach((chance, side) => (sums[side] = (sums[side] as number) + likely * chance));
  });
  return sums;
};

/** Few combinations are possible, so each is computed once. */
const known = new Map<string, readonly number[]>();

const evenRounds = (toWin: readonly number[]): readonly number[] => {
  if (toWin.some((missing) => missing <= 0)) {
    const done = toWin.filter((missing) => missing <= 0).length;
    return toWin.map((missing) => (missing <= 0 ? 1 / done : 0));
  }
  const key = toWin.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const worked = afterRound(
    toWin,
    toWin.map(() => 1 / toWin.length),
  );
  known.set(key, worked);
  return worked;
};

const POINTS_TO_WIN = 5000;

/**
 * How uncertain a lead is: the more so, the more is still to come in this round and after it. In squared points, fitted
 * to 1,500 matches of careful players.
 */
const ALWAYS = 400;
const PER_KILOMETRE = 200;
const PER_POINT = 525;

/** The unit of an outlook. */
const HUNDRED = 100;

const byPoints = (state: State): readonly number[] => {
  let most = 0;
  let farthest = 0;
  const points = sideTotals(state).map((total, side) => {
    const expected = total + laidPoints(state, side) + HUNDRED * outlook(state, side, TO_SCORE);
    most = Math.max(most, expected);
    farthest = Math.max(farthest, sideAt(state, side).km);
    return expected;
  });
  const open = PER_KILOMETRE * (state.options.target - farthest) + PER_POINT * Math.max(0, POINTS_TO_WIN - most);
  const spread = Math.sqrt(ALWAYS + open);
  return shares(points.map((expected) => expected / spread));
};

/** [MB-X2] A side's certain points in the current round. */
const laidPoints = (state: State, side: number): number => {
  let safeties = 0;
  for (let safety = RIGHT_OF_WAY; safety < RIGHT_OF_WAY + 4; safety++)
    safeties += countIn(state, sideRow(state, side), safety);
  const coups = coupsOf(state, side).length;
  return sideAt(state, side).km + 100 * safeties + 300 * coups;
};

/** Softmax. */
const shares = (powers: readonly number[]): readonly number[] => {
  const most = Math.max(...powers);
  const weights = powers.map((power) => Math.exp(power - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};
