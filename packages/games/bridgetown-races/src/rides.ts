import { NOWHERE, POSITIONS } from './city/city.ts';
import type { Position } from './city/city.ts';
import { MODES, STREETCAR } from './parts.ts';
import type { Mode } from './parts.ts';
import type { Move, Ride } from './notation.ts';
import { FOOT, bridgesOn, endOf, reachOf, step, trackOf } from './ways.ts';
import type { Reach } from './ways.ts';

/** The parameters that determine the rides with a mode. */
export interface Journey {
  readonly mode: Mode;
  readonly double: boolean;
  readonly streetcarRules: boolean;
  readonly start: Position;
  readonly length: number;
  /** Bit set of the bridges with a flag of the mode's colour. */
  readonly coloured: number;
  /** Bit set of the bridges whose slot is full on the seat's card. */
  readonly full: number;
}

/** A cache: the lists of one mode, start and length, by relevant flags. */
interface RideCache {
  readonly reach: Reach;
  readonly lists: Map<number, readonly Move[]>;
}

const LENGTHS = 11;
const caches: (RideCache | null | undefined)[] = Array.from({
  length: (POSITIONS + 1) * (MODES.length + 1) * 2 * LENGTHS,
});

/** All rides, by end, then by flags taken; empty if the mode cannot move. Each list is cached. */
export const ridesOf = (journey: Journey): readonly Move[] => {
  const cache = cacheOf(journey);
  if (cache === null) return NO_MOVES;
  const coloured = journey.coloured & cache.reach.bridges;
  const full = journey.full & coloured;
  const key = (coloured << 8) | full;
  let list = cache.lists.get(key);
  if (list === undefined) {
    list = listRides(journey, cache.reach, coloured, full);
    cache.lists.set(key, list);
  }
  return list;
};

const NO_MOVES: readonly Move[] = Object.freeze([]);

const cacheOf = ({ mode, double, streetcarRules, start, length }: Journey): RideCache | null => {
  const carriage = mode === STREETCAR && !streetcarRules ? MODES.length : mode;
  const key = ((start * (MODES.length + 1) + carriage) * 2 + (double ? 1 : 0)) * LENGTHS + length;
  const kept = caches[key];
  if (kept !== undefined) return kept;
  const reach = reachOf(trackOf(mode, streetcarRules), start, length);
  const cache = reach === null ? null : { reach, lists: new Map<number, readonly Move[]>() };
  caches[key] = cache;
  return cache;
};

/** [BR-F1, BR-F3] A flag is taken if its slot is empty; if the slot is full it may be. */
const listRides = ({ mode, double }: Journey, reach: Reach, coloured: number, full: number): readonly Move[] => {
  const takes = new Set<number>();
  for (const packed of reach.arrivals) {
    const passed = bridgesOn(packed) & coloured;
    const must = passed & ~full;
    const may = passed & full;
    // Every subset of `may`.
    for (let exchanged = may; ; exchanged = (exchanged - 1) & may) {
      takes.add((endOf(packed) << 8) | must | exchanged);
      if (exchanged === 0) break;
    }
  }
  const sorted = [...takes].toSorted((a, b) => a - b);
  return Object.freeze(sorted.map((take) => rideMove(mode, double, take >> 8, take & 255)));
};

const rides = new Map<number, Ride>();

const rideMove = (mode: Mode, double: boolean, end: Position, taken: number): Ride => {
  const key = (((end << 8) | taken) * MODES.length + mode) * 2 + (double ? 1 : 0);
  let ride = rides.get(key);
  if (ride === undefined) {
    ride = Object.freeze({ kind: 'ride', mode, double, end, taken });
    rides.set(key, ride);
  }
  return ride;
};

const onFoot: (readonly Move[] | undefined)[] = Array.from({ length: (POSITIONS + 1) * MODES.length });

/** [BR-M6] What a mode that cannot move leaves: a step on foot, or none. */
export const walksOf = (mode: Mode, start: Position): readonly Move[] =>
  (onFoot[start * MODES.length + mode] ??= Object.freeze([
    ...step(FOOT, start, NOWHERE)
      .toSorted((a, b) => a - b)
      .map((end): Move => Object.freeze({ kind: 'walk', mode, end })),
    Object.freeze({ kind: 'stay', mode } as const),
  ]));
