import type { Seat } from '@ponts-bornes/kernel';
import { KILOMETRES, isSafety } from '../cards.ts';
import type { Move } from '../notation.ts';
import { sideAt, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { weigh } from './weigh.ts';

/** The weights were learnt for a sure hand; a first look is less sure, by this much. */
const DOUBT = 9;

/** What nobody does who looks at all: not arrive, not counter, throw away a safety or what can be laid at once. */
const NONSENSE = 0.03;

/** How promising the moves look at first sight. */
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

/** Moves stand card by card, what a card can be laid for before its discard. */
const isWaste = (moves: readonly Move[], index: number): boolean => {
  const move = moves[index] as Move;
  if (move.kind !== 'discard') return false;
  if (isSafety(move.card)) return true;
  const before = moves[index - 1];
  return before?.kind === 'lay' && before.card === move.card;
};

/** The move that looks best; the first of equals. */
export const policy = (state: State, seat: Seat, moves: readonly Move[]): number => {
  // The counter stands first.
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
 * Who can arrive does, and in points lays every safety before: one left in hand counts for nothing, and playing again is
 * sure. Too rare for the weights to have learnt it. -1: there is no arriving.
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
