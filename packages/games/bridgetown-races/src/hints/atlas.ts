import { NOWHERE, POSITIONS, bridgeOf, spaceOf, stepsFrom } from '../city/city.ts';
import type { Position } from '../city/city.ts';
import { BRIDGES } from '../parts.ts';
import type { Bridge } from '../parts.ts';
import { TRACKS, bridgesOn, endOf, reachOf } from '../ways.ts';
import type { Track } from '../ways.ts';

/** A bit set of positions, including the arrow. */
export type Places = Int32Array;

const WORDS = Math.ceil((POSITIONS + 1) / 32);
const LENGTHS = 11;

export const noPlaces = (): Places => new Int32Array(WORDS);

export const add = (places: Places, position: Position): void => {
  places[position >> 5] = (places[position >> 5] as number) | (1 << (position & 31));
};

export const clear = (places: Places): void => {
  for (let word = 0; word < WORDS; word++) places[word] = 0;
};

export const addAll = (places: Places, more: Places): void => {
  for (let word = 0; word < WORDS; word++) places[word] = (places[word] as number) | (more[word] as number);
};

export const meet = (one: Places, other: Places): boolean => {
  for (let word = 0; word < WORDS; word++) if (((one[word] as number) & (other[word] as number)) !== 0) return true;
  return false;
};

/** The first position of a set at or after this one, or NOWHERE. */
export const nextPlace = (places: Places, from: Position): Position => {
  let word = from >> 5;
  let bits = (word < WORDS ? (places[word] as number) : 0) & (-1 << (from & 31));
  while (bits === 0) {
    word += 1;
    if (word >= WORDS) return NOWHERE;
    bits = places[word] as number;
  }
  return (word << 5) + (31 - Math.clz32(bits & -bits));
};

/** The ends of the ways that pass exactly these bridges. */
interface Leg {
  readonly bridges: number;
  readonly ends: Places;
}

interface Reaching {
  readonly ends: Places;
  readonly legs: readonly Leg[];
}

const reachings: (Reaching | undefined)[] = [];

const reachingFrom = (track: Track, start: Position, length: number): Reaching => {
  const key = (start * TRACKS.length + track) * LENGTHS + length;
  return (reachings[key] ??= explore(track, start, length));
};

const explore = (track: Track, start: Position, length: number): Reaching => {
  const ends = noPlaces();
  const legs = new Map<number, Places>();
  for (const packed of reachOf(track, start, length)?.arrivals ?? []) {
    const bridges = bridgesOn(packed);
    const places = legs.get(bridges) ?? noPlaces();
    legs.set(bridges, places);
    add(places, endOf(packed));
    add(ends, endOf(packed));
  }
  return { ends, legs: [...legs].map(([bridges, places]) => ({ bridges, ends: places })) };
};

/** The possible ends of a move of that length. */
export const endsFrom = (track: Track, start: Position, length: number): Places =>
  reachingFrom(track, start, length).ends;

/** Adds the possible ends of a move of that length that passes all of these bridges. */
export const addEndsOver = (places: Places, track: Track, start: Position, length: number, bridges: number): void => {
  const { legs } = reachingFrom(track, start, length);
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as Leg;
    if ((leg.bridges & bridges) === bridges) addAll(places, leg.ends);
  }
};

const passings: (Places | undefined)[] = [];

/** The positions from which a move of that length can pass a bridge. */
export const startsOver = (track: Track, length: number, bridge: Bridge): Places => {
  const key = (bridge * TRACKS.length + track) * LENGTHS + length;
  return (passings[key] ??= gatherStarts(track, length, 1 << bridge));
};

const gatherStarts = (track: Track, length: number, bit: number): Places => {
  const starts = noPlaces();
  for (let position = 0; position <= POSITIONS; position++) {
    if (((reachOf(track, position, length)?.bridges ?? 0) & bit) !== 0) add(starts, position);
  }
  return starts;
};

const stepsToBridges = (start: Position): readonly number[] => {
  const steps = BRIDGES.map(() => Infinity);
  const seen = new Set<string>();
  let heads: (readonly [Position, number])[] = [[start, NOWHERE]];
  for (let length = 1; heads.length > 0; length++) {
    const next: (readonly [Position, number])[] = [];
    for (const [position, from] of heads) {
      for (const to of stepsFrom(position, from, false)) {
        const key = `${to} ${spaceOf(position)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push([to, spaceOf(position)]);
        const bridge = bridgeOf(to);
        if (bridge >= 0) steps[bridge] = Math.min(steps[bridge] as number, length);
      }
    }
    heads = next;
  }
  return steps;
};

/** By position and bridge: the number of street steps between them. */
export const STEPS_TO_BRIDGE: readonly (readonly number[])[] = Array.from({ length: POSITIONS + 1 }, (_, position) =>
  stepsToBridges(position),
);
