import type { Seat } from '@ponts-bornes/kernel';
import { canSwap, moves } from '../moves.ts';
import type { Move } from '../notation.ts';
import { DOUBLE, FIRST, SWAP } from '../parts.ts';
import type { Mode, Special } from '../parts.ts';
import { exchange } from '../play.ts';
import { countBits, holds, modesLeft } from '../state.ts';
import type { State } from '../state.ts';
import { RECKONING, outlookOf } from './outlook.ts';
import type { Means } from './plan.ts';
import { bestWithFirst, bestWithSwap, meansOf, planFor, rideWorth } from './weigh.ts';

/** What nobody would do: so much worse than the best of the other moves. */
const NONSENSE = 2;

/** What each move is worth to a player who plans the rest of the round: a colour is 1. */
export const worths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  switch (state.phase) {
    case 'place':
    case 'mode':
      return placementWorths(state, seat, legal);
    case 'first':
      return firstWorths(state, seat, legal);
    case 'ride':
      return rideWorths(state, seat, legal);
    case 'swap':
      return swapWorths(state, seat, legal);
    case 'over':
      return [];
  }
};

const placementWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const means = meansOf(state, seat);
  const { helping } = outlookOf(state, seat, 0);
  const withMode = (mode: Mode): number => {
    const bit = 1 << mode;
    const then: Means = { ...means, placed: means.placed | bit, open: means.open & ~bit, picks: means.picks - 1 };
    return planFor(state, seat, 0, then).worth - (helping[mode] as number);
  };
  return legal.map((move) => {
    if (move.kind === 'place') return withMode(move.mode);
    return move.kind === 'special' ? specialWorth(state, seat, means, move.special) : 0;
  });
};

const specialWorth = (state: State, seat: Seat, means: Means, special: Special): number => {
  const fewer: Means = { ...means, picks: means.picks - 1 };
  const margin = RECKONING.specialMargin;
  if (special === DOUBLE) return planFor(state, seat, 0, { ...fewer, double: true }).worth - margin;
  if (special === FIRST && state.firstPlayer !== seat) return bestWithFirst(state, seat, fewer) - margin;
  const plain = planFor(state, seat, 0, fewer).worth;
  // Which flags a swap should move is known when the modes are.
  if (special !== SWAP || means.picks > 1) return plain - margin;
  return Math.max(plain, bestWithSwap(state, seat, fewer)) - margin;
};

const firstWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const means = meansOf(state, seat);
  return legal.map(({ kind }) => planFor(state, seat, state.raceTurn + (kind === 'first' ? 0 : 1), means).worth);
};

const rideWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const left = modesLeft(state, seat);
  const double = holds(state, seat, DOUBLE);
  const outlook = outlookOf(state, seat, state.raceTurn);
  const hopes = new Map<number, Map<number, number>>();
  let best = -Infinity;
  const found = legal.map((move) => {
    if (!('mode' in move)) return 0;
    const doubled = move.kind === 'ride' && move.double;
    const key = move.mode * 2 + (doubled ? 1 : 0);
    let kept = hopes.get(key);
    if (kept === undefined) hopes.set(key, (kept = new Map()));
    const rest: Means = { placed: left & ~(1 << move.mode), open: 0, picks: 0, double: double && !doubled };
    const worth = rideWorth(outlook, state, move, rest, kept);
    best = Math.max(best, worth);
    return worth;
  });
  const later = countBits(left) === 1 ? 0.02 : RECKONING.swapNow;
  for (const [index, move] of legal.entries()) {
    if (move.kind === 'swap') found[index] = swapFirstWorth(state, seat, move, best) - later;
  }
  return found;
};

type Swap = Extract<Move, { readonly kind: 'swap' }>;

/** Whether a swap moves a flag that the seat has a mode for. */
const isOfUse = ({ flags }: State, { one, other }: Swap, modeBits: number): boolean =>
  flags[one] !== flags[other] && (((1 << (flags[one] as number)) | (1 << (flags[other] as number))) & modeBits) !== 0;

/** What the best ride is worth after a swap. */
const swapFirstWorth = (state: State, seat: Seat, move: Swap, best: number): number => {
  if (!isOfUse(state, move, modesLeft(state, seat))) return best - NONSENSE;
  const swapped = afterSwap(state, move);
  return Math.max(...rideWorths(swapped, seat, moves(swapped, seat)));
};

/** Without the right to swap again. */
const afterSwap = (state: State, { one, other }: Swap): State => {
  const swapped: State = { ...state, flags: state.flags.slice(), used: state.used | (1 << SWAP) };
  exchange(swapped, one, other);
  return swapped;
};

const swapWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const means = meansOf(state, seat);
  const left = means.placed !== 0 && canSwap(state);
  const now = left ? planFor(state, seat, 0, means).worth : 0;
  return legal.map((move) => {
    if (move.kind !== 'swap') return now;
    if (!left || !isOfUse(state, move, means.placed)) return now - NONSENSE;
    return planFor(afterSwap(state, move), seat, 0, means).worth - RECKONING.swapNow;
  });
};
