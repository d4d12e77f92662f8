import type { Seat } from '@ponts-bornes/kernel';
import { KILOMETRES, isSafety } from '../cards.ts';
import type { Move } from '../notation.ts';
import { sideAt, sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { weigh } from './weigh.ts';

/** No move is out of the question. */
const LEAST = 0.002;

/** A coup-fourré is never worth less than the attack it spares. */
const COUNTER = 1;
const ACCEPT = 0.02;

/** Anything but to arrive. */
const RATHER_NOT = 0.02;

/** How likely a good player is to play each move. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): ArrayLike<number> => {
  if (state.riposte !== null) return moves.map((move) => (move.kind === 'counter' ? COUNTER : ACCEPT));
  const last = lastMove(state, seat, moves);
  if (last >= 0) return moves.map((_, index) => (index === last ? 1 : RATHER_NOT));
  const scores = weigh(state, seat, moves);
  const best = Math.max(...scores);
  return scores.map((score) => Math.max(LEAST, Math.exp(score - best)));
};

/** The move that looks best; the first of equals. */
export const policy = (state: State, seat: Seat, moves: readonly Move[]): number => {
  // The counter stands first.
  if (state.riposte !== null) return 0;
  const last = lastMove(state, seat, moves);
  if (last >= 0) return last;
  const scores = weigh(state, seat, moves);
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
