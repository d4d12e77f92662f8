import type { Hints, Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import { leftIn, matchesLeft } from '../state.ts';
import type { State } from '../state.ts';

/** Why a move may be good; `speech/` has a sentence for each. */
export const REASONS = ['takes-last', 'balances'] as const;
export type Reason = (typeof REASONS)[number];

/** Nim’s theorem: a player who leaves heaps whose XOR is 0 can answer every move, and wins. */
const isBalanced = (state: State, { heap, take }: Move): boolean => {
  const after = leftIn(state, heap) - take;
  return state.heaps.reduce((sum, left, other) => sum ^ (other === heap ? after : left), 0) === 0;
};

const priors = (state: State, _seat: Seat, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => (isBalanced(state, move) ? 8 : 1));

const policy = (state: State, _seat: Seat, moves: readonly Move[]): number =>
  Math.max(
    0,
    moves.findIndex((move) => isBalanced(state, move)),
  );

const reasons = (state: State, _seat: Seat, move: Move): readonly Reason[] => {
  if (matchesLeft(state) === move.take) return ['takes-last'];
  return isBalanced(state, move) ? ['balances'] : [];
};

/** The game’s hints for bots. */
export const hints: Hints<State, Move> = {
  priors,
  policy,
  key: ({ heaps, turn }) => `${heaps.join(' ')} ${turn}`,
  movesLeft: matchesLeft,
  reasons,
};
