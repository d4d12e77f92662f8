import { below } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import { play } from '../play.ts';
import { copy } from '../state.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';

/** No placement draws lots. */
const NO_LUCK: Rng = { next: () => 0 };

/** A seat's chances after each of its moves. */
export const outlooks = (state: State, seat: Seat, moves: readonly Move[]): number[] =>
  moves.map((move) => {
    const next = copy(state);
    play(next, seat, move, NO_LUCK);
    return chances(next)[seat]!;
  });

/** How much less a move is looked at for being less promising: the power of its odds. */
const SHARPNESS = 1.5;
const LEAST = 1e-4;

/** The odds after each move, sharpened. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const odds = outlooks(state, seat, moves).map((chance) => (chance + LEAST) / (1 + LEAST - chance));
  const best = Math.max(...odds);
  return odds.map((each) => Math.max(LEAST, (each / best) ** SHARPNESS));
};

/** The move with the best outlook; one of them where several are alike. */
export const policy = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  const promises = outlooks(state, seat, moves);
  const best = Math.max(...promises);
  const alike = promises.flatMap((chance, index) => (chance > best - ALIKE ? [index] : []));
  return alike[below(rng, alike.length)]!;
};

const ALIKE = 1e-9;
