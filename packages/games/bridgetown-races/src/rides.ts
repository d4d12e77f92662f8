import { NOWHERE, POSITIONS } from './city/city.ts';
import type { Position } from './city/city.ts';
import { MODES, STREETCAR } from './parts.ts';
import type { Mode } from './parts.ts';
import type { Move, Ride } from './notation.ts';
import { FOOT, bridgesOn, endOf, reachOf, step, trackOf } from './ways.ts';
import type { Reach } from './ways.ts';

/** What decides which rides there are with a mode. */
export interface Journey {
  readonly mode: Mode;
  readonly double: boolean;
  readonly streetcarRules: boolean;
  readonly start: Position;
  readonly length: number;
  /** The bridges that carry a flag of the mode's colour, as bits. */
  readonly coloured: number;
  /** The bridges whose slot is full on the seat's card, as bits. */
  readonly full: number;
}

/** The lists of one mode, start and length, by the flags that matter. */
interface Shelf {
  readonly reach: Reach;
  readonly lists: Map<number, readonly Move[]>;
}

const LENGTHS = 11;
const shelves: (Shelf | null | undefined)[] = Array.from({
  length: (POSITIONS + 1) * (MODES.length + 1) * 2 * LENGTHS,
});

/** All rides, by end, then by flags taken; empty when the mode cannot move. Each list is made once and kept. */
export const ridesOf = (journey: Journey): readonly Move[] => {
  const shelf = shelfOf(journey);
  if (shelf === null) return NO_MOVES;
  const coloured = journey.coloured & shelf.reach.bridges;
  const full = journey.full & coloured;
  const key = (coloured << 8) | full;
  let list = shelf.lists.get(key);
  if (list === undefined) {
    list = listRides(journey, shelf.reach, coloured, full);
    shelf.lists.set(key, list);
  }
  return list;
};

const NO_MOVES: readonly Move[] = Object.freeze([]);

const shelfOf = ({ mode, double, streetcarRules, start, length }: Journey): Shelf | null => {
  const carriage = mode === STREETCAR && !streetcarRules ? MODES.length : mode;
  const key = ((start * (MODES.length + 1) + carriage) * 2 + (double ? 1 : 0)) * LENGTHS + length;
  const kept = shelves[key];
  if (kept !== undefined) return kept;
  const reach = reachOf(trackOf(mode, streetcarRules), start, length);
  const shelf = reach === null ? null : { reach, lists: new Map<number, readonly Move[]>() };
  shelves[key] = shelf;
  return shelf;
};

/** [BR-F1, BR-F3] What lies where the slot is empty is taken; where it is full it may be. */
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
