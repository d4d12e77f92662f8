import type { Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { lookFor } from './look.ts';
import { MOST_MARKS, MOVE_SIZES, marksOf } from './marks.ts';
import { flatten } from './tables.ts';
import { POINTS_MOVES } from './points-moves.ts';
import { ROUND_MOVES } from './round-moves.ts';

const FOR_POINTS = flatten(MOVE_SIZES, POINTS_MOVES);
const FOR_ROUNDS = flatten(MOVE_SIZES, ROUND_MOVES);

/** Reused by every move. */
const marks = new Int32Array(MOST_MARKS);

/** The score of each move on a turn: its log-odds of being played. */
export const weigh = (state: State, seat: Seat, moves: readonly Move[]): Float64Array => {
  const look = lookFor(state, seat);
  const weights = state.options.match === 'points' ? FOR_POINTS : FOR_ROUNDS;
  const scores = new Float64Array(moves.length);
  for (let index = 0; index < moves.length; index++) {
    const count = marksOf(look, moves[index] as Move, marks);
    let score = 0;
    for (let mark = 0; mark < count; mark++) score += weights[marks[mark] as number] as number;
    scores[index] = score;
  }
  return scores;
};
