import type { Seat } from '@ponts-bornes/kernel';
import { bridgeOf, spaceOf } from './city/city.ts';
import type { Position } from './city/city.ts';
import { lengthOf } from './moves.ts';
import type { Move, Ride } from './notation.ts';
import { bridgesWith, fullSlots, racerOf } from './state.ts';
import type { State } from './state.ts';
import { allWays, possibleLength, trackOf } from './ways.ts';

/** The positions entered one after another. */
export type Way = readonly Position[];

/**
 * Every way that a legal move of a seat may represent: the same end, the same flags taken or exchanged. The one to show
 * comes first: fewest repeated spaces, then the lowest positions step by step.
 */
export const waysOf = (state: State, seat: Seat, move: Move): readonly Way[] => {
  switch (move.kind) {
    case 'ride':
      return rideWays(state, seat, move).toSorted(
        (a, b) => returns(state, seat, a) - returns(state, seat, b) || compareSteps(a, b),
      );
    case 'walk':
      return [[move.end]];
    case 'place':
    case 'special':
    case 'first':
    case 'wait':
    case 'swap':
    case 'done':
    case 'stay':
      return [[]];
  }
};

/** The way that boards and logs show. */
export const wayOf = (state: State, seat: Seat, move: Move): Way => waysOf(state, seat, move)[0] ?? [];

const rideWays = (state: State, seat: Seat, { mode, double, end, taken }: Ride): Way[] => {
  const start = racerOf(state, seat);
  const track = trackOf(mode, state.options.streetcarRules);
  const length = possibleLength(track, start, lengthOf(state, seat, mode, double));
  const coloured = bridgesWith(state, mode);
  const full = fullSlots(state, seat);
  return allWays(track, start, length).filter((way) => {
    if (way.at(-1) !== end) return false;
    const passed = bridgesPassed(way, start) & coloured;
    return (passed & taken) === taken && (passed & ~full) === (taken & ~full);
  });
};

/** [BR-F2] Without the bridge where the move begins. */
const bridgesPassed = (way: Way, start: Position): number =>
  way.reduce((bits, position) => {
    const bridge = bridgeOf(position);
    return bridge < 0 || bridge === bridgeOf(start) ? bits : bits | (1 << bridge);
  }, 0);

const returns = (state: State, seat: Seat, way: Way): number =>
  way.length + 1 - new Set([racerOf(state, seat), ...way].map(spaceOf)).size;

const compareSteps = (a: Way, b: Way): number => {
  const at = a.findIndex((position, step) => position !== b[step]);
  return at < 0 ? 0 : (a[at] as Position) - (b[at] as Position);
};
