import { NOWHERE, POSITIONS, SPACES, bridgeOf, railsFrom, spaceOf, stepsFrom } from './city/city.ts';
import type { Position, Space } from './city/city.ts';
import { STREETCAR, WALKING } from './parts.ts';
import type { Mode } from './parts.ts';

/** How a mode travels: by street, on foot (may turn at overpasses), or on rails. */
export const TRACKS = ['street', 'foot', 'rail'] as const;
export type Track = number;
export const STREET: Track = 0;
export const FOOT: Track = 1;
export const RAIL: Track = 2;

/** [BR-M4, BR-V1] */
export const trackOf = (mode: Mode, streetcarRules: boolean): Track => {
  if (mode === WALKING) return FOOT;
  return mode === STREETCAR && streetcarRules ? RAIL : STREET;
};

/** The positions one step away from one entered from `cameFrom`; NOWHERE at the start of a move. */
export const step = (track: Track, position: Position, cameFrom: Space): readonly Position[] =>
  track === RAIL ? railsFrom(position, cameFrom) : stepsFrom(position, cameFrom, track === FOOT);

/** [BR-F1, BR-F2] Every end of the ways of some length with the bridges on them, packed by `arrival`, ascending. */
export interface Reach {
  readonly arrivals: readonly number[];
  /** All bridges of all these ways. */
  readonly bridges: number;
}

const arrival = (end: Position, bridges: number): number => (end << 8) | bridges;
export const endOf = (packed: number): Position => packed >> 8;
export const bridgesOn = (packed: number): number => packed & 255;

/** The longest possible move: a doubled streetcar. */
const LONGEST = 10;

// By start (including the arrow) and track.
const reaches: (readonly Reach[] | undefined)[] = Array.from({ length: (POSITIONS + 1) * TRACKS.length });

const reachesOf = (track: Track, start: Position): readonly Reach[] =>
  (reaches[start * TRACKS.length + track] ??= reachesFrom(track, start));

/** [BR-R7] The reach of the full length, or of the longest possible way; null if not even one step is possible. */
export const reachOf = (track: Track, start: Position, length: number): Reach | null => {
  const byLength = reachesOf(track, start);
  return byLength[Math.min(length, byLength.length) - 1] ?? null;
};

/** [BR-R7] The actual number of steps of a move of this length. */
export const possibleLength = (track: Track, start: Position, length: number): number =>
  Math.min(length, reachesOf(track, start).length);

/** By length, from one step on. */
const reachesFrom = (track: Track, start: Position): readonly Reach[] => {
  const found: Reach[] = [];
  const beginning = bridgeOf(start);
  let heads: ReadonlySet<number> = new Set([headOf(start, NOWHERE, 0)]);
  for (let length = 1; length <= LONGEST; length++) {
    heads = advance(track, heads, beginning < 0 ? 0 : 1 << beginning);
    if (heads.size === 0) break;
    found.push(reachAt(heads));
  }
  return found;
};

// A head: a way's current position, previous space and bridges passed, which is all that determines how it can
// continue.
const headOf = (position: Position, cameFrom: Space, bridges: number): number =>
  (position * (SPACES + 1) + cameFrom + 1) * 256 + bridges;

/** [BR-F2] Ignores bridges in `excepted`. */
const advance = (track: Track, heads: ReadonlySet<number>, excepted: number): Set<number> => {
  const next = new Set<number>();
  for (const head of heads) {
    const entered = Math.floor(head / 256);
    const position = Math.floor(entered / (SPACES + 1));
    for (const to of step(track, position, (entered % (SPACES + 1)) - 1)) {
      const bridge = bridgeOf(to);
      const bridges = (head & 255) | (bridge < 0 ? 0 : (1 << bridge) & ~excepted);
      next.add(headOf(to, spaceOf(position), bridges));
    }
  }
  return next;
};

const reachAt = (heads: ReadonlySet<number>): Reach => {
  const arrivals = new Set<number>();
  let bridges = 0;
  for (const head of heads) {
    arrivals.add(arrival(Math.floor(head / 256 / (SPACES + 1)), head & 255));
    bridges |= head & 255;
  }
  return { arrivals: [...arrivals].toSorted((a, b) => a - b), bridges };
};

/** Every way of exactly this many steps, as the sequence of positions entered. */
export const allWays = (track: Track, start: Position, length: number): Position[][] => {
  let ways: Position[][] = [[]];
  for (let count = 0; count < length; count++) {
    ways = ways.flatMap((way) => {
      const here = way.at(-1) ?? start;
      const before = way.length === 0 ? NOWHERE : spaceOf(way.at(-2) ?? start);
      return step(track, here, before).map((to) => [...way, to]);
    });
  }
  return ways;
};
