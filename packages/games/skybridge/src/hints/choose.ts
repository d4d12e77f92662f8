import { below } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { moves as legalMoves } from '../moves.ts';
import type { Move } from '../notation.ts';
import { play } from '../play.ts';
import { NOBODY, copy } from '../state.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';

/** No placement is random. */
const NO_LUCK: Rng = { next: () => 0 };

/** A seat's chances after a move. */
const outlook = (state: State, seat: Seat, move: Move): number => {
  const next = copy(state);
  play(next, seat, move, NO_LUCK);
  return chances(next)[seat]!;
};

const outlooks = (state: State, seat: Seat, moves: readonly Move[]): number[] =>
  moves.map((move) => outlook(state, seat, move));

/** How strongly less promising moves are discounted: the exponent of their odds. */
const SHARPNESS = 1.5;
const LEAST = 1e-4;

/** The odds after each move, sharpened. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const odds = outlooks(state, seat, moves).map((chance) => (chance + LEAST) / (1 + LEAST - chance));
  const best = Math.max(...odds);
  return odds.map((each) => Math.max(LEAST, (each / best) ** SHARPNESS));
};

/** How many of the most promising moves are searched one step further. */
const THOUGHT_THROUGH = 6;

/** The best move after the opponent's best reply; random among ties. */
export const policy = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  if (moves.length === 1) return 0;
  const promises = outlooks(state, seat, moves);
  const least = promises.toSorted((a, b) => b - a)[Math.min(THOUGHT_THROUGH, moves.length) - 1]!;
  const answered = moves.map((move, index) => (promises[index]! < least ? -1 : afterAnswer(state, seat, move)));
  const best = Math.max(...answered);
  const alike = answered.flatMap((chance, index) => (chance > best - ALIKE ? [index] : []));
  return alike[below(rng, alike.length)]!;
};

/** A seat's chances after a move and the next seat's best reply. */
const afterAnswer = (state: State, seat: Seat, move: Move): number => {
  const next = copy(state);
  play(next, seat, move, NO_LUCK);
  const rival = next.turn;
  if (rival === seat || rival === NOBODY) return chances(next)[seat]!;
  let own = 0;
  let most = -1;
  for (const answer of legalMoves(next, rival)) {
    const then = copy(next);
    play(then, rival, answer, NO_LUCK);
    const all = chances(then);
    if (all[rival]! > most) [own, most] = [all[seat]!, all[rival]!];
  }
  return own;
};

const ALIKE = 1e-9;

/** How many moves the playout policy looks at. */
const GLANCES = 3;

/** The best of a few random moves. */
export const playout = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  let best = below(rng, moves.length);
  let most = -1;
  for (let glance = 0, index = best; glance < Math.min(GLANCES, moves.length); glance++) {
    const chance = outlook(state, seat, moves[index]!);
    if (chance > most) [best, most] = [index, chance];
    index = below(rng, moves.length);
  }
  return best;
};
