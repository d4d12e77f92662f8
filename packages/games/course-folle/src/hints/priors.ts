import type { Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { choiceWorths, poleWorths } from './choice.ts';
import { swapWorths, takeWorths } from './weigh.ts';

/** The loss that makes a move e times less promising: in stages, and in the value of choices. */
const STAGES_APART = 1;
const CHOICES_APART = 2;
/** A floor, so that every move is tried. */
const LEAST = 0.02;

/** The priors of moves, relative to the best: 1. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  switch (state.phase) {
    case 'choose':
    case 'late':
      return softened(choiceWorths(state, seat, moves), CHOICES_APART);
    case 'take':
      return softened(takeWorths(state, seat, moves), STAGES_APART);
    case 'swap':
      return softened(swapWorths(state, seat, moves), STAGES_APART);
    case 'pole':
      return softened(poleWorths(state, seat, moves), CHOICES_APART);
    case 'character':
    case 'over':
      return moves.map(() => 1);
  }
};

const softened = (worths: readonly number[], apart: number): number[] => {
  const best = Math.max(...worths);
  return worths.map((worth) => Math.max(LEAST, Math.exp((worth - best) / apart)));
};
