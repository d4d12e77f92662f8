import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { TWO_HUNDRED } from './cards.ts';
import { countIn, coupsOf, safetiesOf, sideAt, sideOf, sideRow } from './state.ts';
import type { RoundEnd, RoundResult, RoundScore, Side, State } from './state.ts';

/** [MB-X2, MB-X3] */
const POINTS = { safety: 100, coup: 300, win: 400, no200: 200, stuck: 500 } as const;

/** [MB-X1] */
const POINTS_TO_WIN = 5000;

export const resultOf = (state: State, end: RoundEnd): RoundResult => {
  const winners = roundWinners(state.sides, end, state.options.target);
  const scores = state.sides.map((_, side) => Object.freeze(scoreOf(state, side, winners.includes(side))));
  return Object.freeze({ end, winners: Object.freeze(winners), scores: Object.freeze(scores) });
};

/** [MB-X1, MB-X4] Whether the rounds played so far decide the match. */
export const matchOver = (state: State): boolean => {
  const { match, roundsToWin } = state.options;
  switch (match) {
    case 'round':
      return true;
    case 'rounds':
      return sideTotals(state).some((won) => won >= roundsToWin);
    case 'points':
      return sideTotals(state).some((points) => points >= POINTS_TO_WIN);
  }
};

/** What decides the match, by side: kilometres in the single round, rounds won, or points. */
export const sideTotals = (state: State): number[] => {
  const { match } = state.options;
  return state.sides.map((side, index) => {
    switch (match) {
      case 'round':
        return side.km;
      case 'rounds':
        return state.results.filter((result) => result.winners.includes(index)).length;
      case 'points':
        return state.results.reduce((sum, { scores }) => sum + pointsOf(scores[index] as RoundScore), 0);
    }
  });
};

const pointsOf = (score: RoundScore): number =>
  score.km + score.safeties + score.coups + score.win + score.no200 + score.stuck;

export const outcome = (state: State): Outcome | null => {
  if (!state.over) return null;
  const totals = sideTotals(state);
  const winners = matchWinners(state, totals);
  const seats = Array.from({ length: state.seats }, (_, seat): Seat => seat);
  return {
    winners: seats.filter((seat) => winners.includes(sideOf(state, seat))),
    scores: seats.map((seat) => totals[sideOf(state, seat)] as number),
    reason: state.options.match === 'round' ? lastResult(state).end : state.options.match,
  };
};

const matchWinners = (state: State, totals: readonly number[]): readonly number[] => {
  switch (state.options.match) {
    case 'round':
      return lastResult(state).winners;
    case 'rounds':
      return sidesWhere(totals, (won) => won >= state.options.roundsToWin);
    case 'points':
      return sidesWhere(totals, (points) => points === Math.max(...totals));
  }
};

const lastResult = (state: State): RoundResult => state.results.at(-1) as RoundResult;

/** [MB-E1, MB-E4] */
const roundWinners = (sides: readonly Side[], end: RoundEnd, target: number): number[] => {
  const kilometres = sides.map((side) => side.km);
  const best = end === 'target' ? target : Math.max(...kilometres);
  return best === 0 ? [] : sidesWhere(kilometres, (km) => km === best);
};

const scoreOf = (state: State, side: number, won: boolean): RoundScore => ({
  km: sideAt(state, side).km,
  safeties: POINTS.safety * safetiesOf(state, side).length,
  coups: POINTS.coup * coupsOf(state, side).length,
  win: won ? POINTS.win : 0,
  no200: won && countIn(state, sideRow(state, side), TWO_HUNDRED) === 0 ? POINTS.no200 : 0,
  stuck: POINTS.stuck * state.sides.filter(({ km }, other) => other !== side && km === 0).length,
});

const sidesWhere = (values: readonly number[], holds: (value: number) => boolean): number[] =>
  values.map((_, side) => side).filter((side) => holds(values[side] as number));
