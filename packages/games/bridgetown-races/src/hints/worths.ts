import type { Seat } from '@ponts-bornes/kernel';
import { canSwap, moves } from '../moves.ts';
import type { Move } from '../notation.ts';
import { DOUBLE, FIRST, SWAP } from '../parts.ts';
import type { Special } from '../parts.ts';
import { exchange } from '../play.ts';
import { cardAt, countBits, fullSlots, holds, modesLeft } from '../state.ts';
import type { State } from '../state.ts';
import { RECKONING, outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Means } from './plan.ts';
import { placing } from './quick.ts';
import { bestWithFirst, meansOf, planFor, planWith, rideWorth } from './weigh.ts';

/** The penalty for pointless moves, below the best of the others. */
const NONSENSE = 2;

/** The value of each move to a player who plans the rest of the round; a colour is 1. */
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

/**
 * The penalty for a mode outside the plan, and for each colour that it yields less than another in the quick
 * evaluation.
 */
const UNPLANNED = 0.15;
const GLANCE = 0.4;

/** Plans once and evaluates the rest quickly: a plan for each mode would take ten times as long. */
const placementWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const means = meansOf(state, seat);
  const outlook = outlookOf(state, seat, 0);
  const plan = planWith(outlook, state, means);
  const glances = legal.map(placing(state, seat));
  const best = Math.max(...glances);
  return legal.map((move, index) => {
    if (move.kind === 'special') return specialWorth(outlook, state, means, move.special);
    if (move.kind === 'place' && plan.modes.includes(move.mode)) return plan.worth;
    return plan.worth - UNPLANNED - GLANCE * (best - (glances[index] as number));
  });
};

const specialWorth = (outlook: Outlook, state: State, means: Means, special: Special): number => {
  const { seat } = outlook;
  const fewer: Means = { ...means, picks: means.picks - 1, double: means.double || special === DOUBLE };
  // Swaps are left to the search: there are too many to evaluate here.
  const worth =
    special === FIRST && state.firstPlayer !== seat && means.picks === 1
      ? bestWithFirst(state, seat, fewer)
      : planWith(outlook, state, fewer).worth;
  return worth - RECKONING.specialMargin;
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
    const worth = rideWorth(outlook, state, move, rest, kept) - lostBy(outlook, state, move);
    best = Math.max(best, worth);
    return worth;
  });
  const later = countBits(left) === 1 ? 0.02 : RECKONING.swapNow;
  for (const [index, move] of legal.entries()) {
    if (move.kind === 'swap') found[index] = swapFirstWorth(state, seat, move, best) - later;
  }
  return found;
};

/** The cost of an exchange that gives up the only flag of a colour: one colour. */
const lostBy = ({ seat, twins }: Outlook, state: State, move: Move): number => {
  if (move.kind !== 'ride') return 0;
  const exchanged = move.taken & fullSlots(state, seat) & ~twins;
  let lost = 0;
  for (let bridge = 0; exchanged >> bridge !== 0; bridge++) {
    if ((exchanged & (1 << bridge)) !== 0 && cardAt(state, seat, bridge) !== move.mode) lost += RECKONING.colour;
  }
  return lost;
};

type Swap = Extract<Move, { readonly kind: 'swap' }>;

/** Whether a swap moves a flag that the seat has a mode for. */
const isOfUse = ({ flags }: State, { one, other }: Swap, modeBits: number): boolean =>
  flags[one] !== flags[other] && (((1 << (flags[one] as number)) | (1 << (flags[other] as number))) & modeBits) !== 0;

/** The value of the best ride after a swap. */
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
