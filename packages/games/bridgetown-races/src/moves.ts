import type { Seat } from '@ponts-bornes/kernel';
import { DONE, FIRST_MOVES, PLACE_MOVES, SPECIAL_MOVES, swapMove } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGES, DOUBLE, MODES, SPECIALS, STEEL, SWAP, speedOf } from './parts.ts';
import type { Bridge, Mode, Special } from './parts.ts';
import { ridesOf, walksOf } from './rides.ts';
import { NOBODY, NONE, bridgesWith, flagOn, fullSlots, holderOf, holds, isOn, pairOf, racerOf } from './state.ts';
import type { State } from './state.ts';
import { possibleLength, trackOf } from './ways.ts';

const NO_SEATS: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));
const NO_MOVES: readonly Move[] = Object.freeze([]);

export const toAct = (state: State): readonly Seat[] =>
  state.phase === 'over' ? NO_SEATS : (ALONE[state.turn] as readonly Seat[]);

/** Rides by mode, doubled ones after the others of a mode, then by end and flags; swaps and `done` come last. */
export const moves = (state: State, seat: Seat): readonly Move[] => {
  if (seat !== state.turn) return NO_MOVES;
  switch (state.phase) {
    case 'place':
      return state.options.specialActions
        ? [...placements(state, seat), ...freeSpecials(state)]
        : placements(state, seat);
    case 'mode':
      return placements(state, seat);
    case 'first':
      return FIRST_MOVES;
    case 'ride':
      return ridesAndSwaps(state, seat);
    case 'swap':
      return [...swaps(state), DONE];
    case 'over':
      return NO_MOVES;
  }
};

/** [BR-P1] */
const placements = (state: State, seat: Seat): Move[] => {
  const legal: Move[] = [];
  for (let mode = 0; mode < MODES.length; mode++) {
    if (!isOn(state, seat, mode)) legal.push(PLACE_MOVES[mode] as Move);
  }
  return legal;
};

/** [BR-P2] */
const freeSpecials = (state: State): Move[] => {
  const legal: Move[] = [];
  for (let special: Special = 0; special < SPECIALS.length; special++) {
    if (holderOf(state, special) === NOBODY) legal.push(SPECIAL_MOVES[special] as Move);
  }
  return legal;
};

const ridesAndSwaps = (state: State, seat: Seat): Move[] => {
  const legal: Move[] = [];
  const double = holds(state, seat, DOUBLE);
  for (let mode = 0; mode < MODES.length; mode++) {
    if (!isOn(state, seat, mode)) continue;
    addAll(legal, rides(state, seat, mode, false));
    if (double && canMove(state, seat, mode)) addAll(legal, rides(state, seat, mode, true));
  }
  if (holds(state, seat, SWAP)) addAll(legal, swaps(state));
  return legal;
};

const addAll = (legal: Move[], more: readonly Move[]): void => {
  for (let index = 0; index < more.length; index++) legal.push(more[index] as Move);
};

/** [BR-M6] A mode that cannot move leaves a step on foot, or none. */
export const rides = (state: State, seat: Seat, mode: Mode, double: boolean): readonly Move[] => {
  if (!canMove(state, seat, mode)) return double ? NO_MOVES : walksOf(mode, racerOf(state, seat));
  return ridesOf({
    mode,
    double,
    streetcarRules: state.options.streetcarRules,
    start: racerOf(state, seat),
    length: lengthOf(state, seat, mode, double),
    coloured: bridgesWith(state, mode),
    full: fullSlots(state, seat),
  });
};

/** [BR-R2, BR-R3] */
export const lengthOf = (state: State, seat: Seat, mode: Mode, double: boolean): number => {
  if (double) return 2 * speedOf(mode);
  let length = speedOf(mode);
  for (let other = 0; other < state.seats; other++) if (other !== seat && isOn(state, other, mode)) length += 1;
  return length;
};

/** [BR-M6] Whether a mode can move its seat at all. */
export const canMove = (state: State, seat: Seat, mode: Mode): boolean =>
  possibleLength(trackOf(mode, state.options.streetcarRules), racerOf(state, seat), 1) > 0;

/** [BR-R4] */
const swaps = (state: State): Move[] => {
  const legal: Move[] = [];
  for (let one = 0; one < BRIDGES.length; one++) {
    if (!isSwappable(state, one)) continue;
    for (let other = one + 1; other < BRIDGES.length; other++) {
      if (isSwappable(state, other)) legal.push(swapMove(pairOf(one, other)));
    }
  }
  return legal;
};

/** [BR-R4, BR-V1] It has a flag, and not a blue one that must stay on Steel. */
export const isSwappable = (state: State, bridge: Bridge): boolean =>
  flagOn(state, bridge) !== NONE && !(state.options.streetcarRules && bridge === STEEL);

/** [BR-R4] Whether any two flags can be swapped. */
export const canSwap = (state: State): boolean => {
  let count = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) if (isSwappable(state, bridge)) count += 1;
  return count > 1;
};
