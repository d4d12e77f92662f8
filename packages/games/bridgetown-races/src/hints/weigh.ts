import type { Seat } from '@ponts-bornes/kernel';
import { canSwap, moves } from '../moves.ts';
import type { Move, Ride } from '../notation.ts';
import { DOUBLE, MODES } from '../parts.ts';
import type { Bridge } from '../parts.ts';
import { exchange } from '../play.ts';
import { copy, flagOn, holds, modesLeft, racerOf, unplacedBy } from '../state.ts';
import type { State } from '../state.ts';
import { add, clear, noPlaces } from './atlas.ts';
import { gainOf, outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { bestPlan } from './plan.ts';
import type { Means, Plan } from './plan.ts';

const ALL_MODES = (1 << MODES.length) - 1;

const here = noPlaces();

export const planWith = (outlook: Outlook, state: State, means: Means): Plan => {
  clear(here);
  add(here, racerOf(state, outlook.seat));
  return bestPlan(outlook, here, Math.max(1, state.raceTurn), means, 0);
};

/** `firstIn`: a race turn in which the seat moves first, or 0. */
export const planFor = (state: State, seat: Seat, firstIn: number, means: Means): Plan =>
  planWith(outlookOf(state, seat, firstIn), state, means);

export const meansOf = (state: State, seat: Seat): Means => ({
  placed: modesLeft(state, seat),
  open: ALL_MODES & ~modesLeft(state, seat),
  picks: unplacedBy(state, seat),
  double: holds(state, seat, DOUBLE),
});

export const bestWithFirst = (state: State, seat: Seat, means: Means): number =>
  Math.max(planFor(state, seat, 1, means).worth, planFor(state, seat, 2, means).worth);

export const bestWithSwap = (state: State, seat: Seat, means: Means): number => {
  let best = -Infinity;
  for (const { one, other } of usefulSwaps(state, means.placed)) {
    const swapped = copy(state);
    exchange(swapped, one, other);
    best = Math.max(best, planFor(swapped, seat, 0, means).worth);
  }
  return best;
};

interface Pair {
  readonly move: Move;
  readonly one: Bridge;
  readonly other: Bridge;
}

/** The swaps that move a flag of one of these modes' colours. */
export const usefulSwaps = (state: State, modeBits: number): readonly Pair[] => {
  const pairs: Pair[] = [];
  if (!canSwap(state)) return pairs;
  const probe = { ...state, phase: 'swap' as const };
  for (const move of moves(probe, state.turn)) {
    if (move.kind !== 'swap') continue;
    const { one, other } = move;
    const colours = (1 << flagOn(state, one)) | (1 << flagOn(state, other));
    if ((colours & modeBits) !== 0 && flagOn(state, one) !== flagOn(state, other)) pairs.push({ move, one, other });
  }
  return pairs;
};

/** The value of a ride or walk; `hopes` caches plans for rides that leave the same means. */
export const rideWorth = (
  outlook: Outlook,
  state: State,
  move: Move,
  rest: Means,
  hopes: Map<number, number>,
): number => {
  const end = 'end' in move ? move.end : racerOf(state, outlook.seat);
  const taken = move.kind === 'ride' ? move.taken : 0;
  const key = end * 256 + taken;
  let hope = hopes.get(key);
  if (hope === undefined) {
    hope = hopeFrom(outlook, state, end, rest, taken);
    hopes.set(key, hope);
  }
  return hope + (move.kind === 'ride' ? takenWorth(outlook, move) : 0);
};

const hopeFrom = (outlook: Outlook, state: State, end: number, rest: Means, taken: number): number => {
  if (rest.placed === 0) return outlook.places[end] as number;
  clear(here);
  add(here, end);
  return bestPlan(outlook, here, state.raceTurn + 1, rest, taken).worth;
};

/** The value of a ride's flags; an exchange that loses a colour, or gains none, costs a little. */
const takenWorth = (outlook: Outlook, { mode, taken }: Ride): number => {
  let worth = 0;
  let { filled, colours } = outlook;
  for (let bridge = 0; taken >> bridge !== 0; bridge++) {
    const bit = 1 << bridge;
    if ((taken & bit) === 0) continue;
    const gain = gainOf(outlook, bridge, filled, colours);
    worth += gain > 0 ? gain : (filled & bit) !== 0 ? -0.05 : 0;
    filled |= bit;
    colours |= 1 << mode;
  }
  return worth;
};
