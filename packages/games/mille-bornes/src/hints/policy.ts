import type { Seat } from '@ponts-bornes/kernel';
import { KILOMETRES, isSafety } from '../cards.ts';
import type { Move } from '../notation.ts';
import { sideAt, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { weigh } from './weigh.ts';

/** The weights were learnt for a deterministic policy; priors are softened by this factor. */
const DOUBT = 9;

/**
 * The weight of obvious mistakes: not arriving, not countering, discarding a safety or a card that can be played at
 * once.
 */
const NONSENSE = 0.03;

/** The priors of the moves. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): ArrayLike<number> => {
  const first = state.riposte === null ? lastMove(state, seat, moves) : 0;
  if (first >= 0) return moves.map((_, index) => (index === first ? 1 : NONSENSE));
  const scores = weigh(state, seat, moves);
  const best = scores[bestOf(scores)] as number;
  for (let index = 0; index < scores.length; index++) {
    const doubtful = Math.exp(((scores[index] as number) - best) / DOUBT);
    scores[index] = isWaste(moves, index) ? NONSENSE * doubtful : doubtful;
  }
  return scores;
};

/** Moves are listed card by card, with a card's uses before its discard. */
const isWaste = (moves: readonly Move[], index: number): boolean => {
  const move = moves[index] as Move;
  if (move.kind !== 'discard') return false;
  if (isSafety(move.card)) return true;
  const before = moves[index - 1];
  return before?.kind === 'lay' && before.card === move.card;
};

/** The best move; the first among ties. */
export const policy = (state: State, seat: Seat, moves: readonly Move[]): number => {
  // The counter comes first.
  if (state.riposte !== null) return 0;
  const last = lastMove(state, seat, moves);
  if (last >= 0) return last;
  return bestOf(weigh(state, seat, moves));
};

const bestOf = (scores: Float64Array): number => {
  let best = 0;
  for (let index = 1; index < scores.length; index++) {
    if ((scores[index] as number) > (scores[best] as number)) best = index;
  }
  return best;
};

/**
 * Arrives if possible and, when points count, plays every safety before: one left in hand scores nothing, and another
 * turn is certain. Too rare for the weights to have learnt it. -1: arriving is not possible.
 */
const lastMove = (state: State, seat: Seat, moves: readonly Move[]): number => {
  const left = state.options.target - sideAt(state, sideOf(state, seat)).km;
  const arrival =
    left > FARTHEST ? -1 : moves.findIndex((move) => move.kind === 'lay' && KILOMETRES[move.card] === left);
  if (arrival < 0 || state.options.match !== 'points') return arrival;
  const safety = moves.findIndex((move) => move.kind === 'lay' && isSafety(move.card));
  return safety < 0 ? arrival : safety;
};

/** The longest distance on a card. */
const FARTHEST = 200;
