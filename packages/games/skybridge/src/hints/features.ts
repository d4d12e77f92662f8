import { NONE, SPANS, firstIn, has, spansWithin } from '../board.ts';
import type { BitSet, Place } from '../board.ts';
import { BRIDGE, FLOORS, LOW, ROOF, TALL } from '../pieces.ts';
import type { Colour } from '../pieces.ts';
import { coloursOf, handsAt } from '../state.ts';
import type { State } from '../state.ts';
import { NOWHERE, leftOf, places, pointsOf, roofGain, roofable } from './sight.ts';
import type { Sight } from './sight.ts';

/** What is counted of each seat, in this order; points and floors in tens. */
export const FEATURES = [
  'points',
  'roofs',
  'roofs by height',
  'bridge and two roofs in hand',
  'bridge and one roof in hand',
  'bridge in hand, no roof',
  'bridge with open ends, two roofs',
  'the same, floors',
  'bridge with open ends, one roof',
  'the same, floors',
  'bridge with one end owned, the other open, and a roof: floors',
  'the same, roofable now',
  'bridge with one end owned, the other open, no roof',
  'bridge with one end lost, the other open, and a roof',
  'the same, floors',
  'roofable ends of a bridge with open ends',
  'best roof now',
  'second best roof now',
  'best roof now, and on turn',
  'second best roof now, and on turn',
  'on turn',
  'tall blocks',
  'low blocks',
  'towers one’s colour closes to one’s roof',
  'best bridge now',
  'roofs, squared',
] as const;

export const SIZE = FEATURES.length;

/** Two colours add up; what is best of both is kept apart. */
interface Best {
  first: number;
  firstAt: Place;
  second: number;
}
const best: Best = { first: 0, firstAt: NOWHERE, second: 0 };

/** Writes what counts for each seat, seat by seat. */
export const describe = (state: State, sight: Sight, into: Float64Array): void => {
  into.fill(0, 0, SIZE * state.seats);
  const open = places(sight.open);
  const final = open === 0 ? 0 : (openFloors(state, sight.open) + floorsLeft(state)) / open;
  for (let seat = 0; seat < state.seats; seat++) describeSeat(state, sight, { into, from: seat * SIZE, seat, final });
};

interface Describing {
  readonly into: Float64Array;
  readonly from: number;
  readonly seat: number;
  /** How high an open tower gets if no more are closed. */
  readonly final: number;
}

const describeSeat = (state: State, sight: Sight, { into, from, seat, final }: Describing): void => {
  best.first = 0;
  best.second = 0;
  best.firstAt = NOWHERE;
  let allRoofs = 0;
  for (const colour of coloursOf(state.seats, seat)) {
    const roofs = leftOf(state, colour, ROOF);
    allRoofs += roofs;
    into[from]! += pointsOf(state, sight, colour) / 10;
    into[from + 1]! += roofs;
    into[from + 2]! += (roofs * final) / 10;
    describeBridge(state, sight, { into, from, colour, roofs });
    into[from + 21]! += leftOf(state, colour, TALL);
    into[from + 22]! += leftOf(state, colour, LOW);
    if (roofs === 0) continue;
    const fit = roofable(state, colour);
    into[from + 23]! += places(sight.open & state.topped[colour]!);
    for (let rest = fit; rest !== NONE; rest &= rest - 1) {
      keepBest(roofGain(state, sight, { colour, place: firstIn(rest) }), firstIn(rest));
    }
  }
  into[from + 16] = best.first / 10;
  into[from + 17] = best.second / 10;
  if (state.turn === seat) {
    into[from + 18] = best.first / 10;
    into[from + 19] = best.second / 10;
    into[from + 20] = 1;
  }
  into[from + 25] = allRoofs * allRoofs;
};

interface DescribingBridge {
  readonly into: Float64Array;
  readonly from: number;
  readonly colour: Colour;
  readonly roofs: number;
}

const describeBridge = (state: State, sight: Sight, { into, from, colour, roofs }: DescribingBridge): void => {
  const at = sight.at[colour]!;
  const to = sight.to[colour]!;
  if (at === NOWHERE) {
    if (leftOf(state, colour, BRIDGE) === 0) return;
    into[from + 5 - roofs]! += 1;
    if (roofs > 0) into[from + 24]! += bestBridge(state, roofable(state, colour)) / 10;
    return;
  }
  const ends = Number(has(sight.open, at)) + Number(has(sight.open, to));
  if (ends === 0) return;
  const floors = (state.heights[at]! + state.heights[to]!) / 10;
  const fit = roofable(state, colour);
  if (ends === 2) {
    if (roofs === 0) return;
    into[from + 10 - 2 * roofs]! += 1;
    into[from + 11 - 2 * roofs]! += floors;
    into[from + 15]! += Number(has(fit, at)) + Number(has(fit, to));
    return;
  }
  const last = has(sight.open, at) ? at : to;
  const isOwned = has(sight.owned[colour]!, at + to - last);
  if (isOwned && roofs === 0) into[from + 12]! += 1;
  if (roofs === 0) return;
  if (isOwned) {
    into[from + 10]! += floors;
    if (has(fit, last)) into[from + 11]! += floors;
  } else {
    into[from + 13]! += 1;
    into[from + 14]! += floors;
  }
};

const keepBest = (gain: number, place: Place): void => {
  if (gain > best.first) {
    if (place !== best.firstAt) best.second = best.first;
    best.first = gain;
    best.firstAt = place;
  } else if (gain > best.second && place !== best.firstAt) best.second = gain;
};

/** The floors of the two highest towers that a bridge of a colour could join now. */
const bestBridge = (state: State, fit: BitSet): number => {
  let most = 0;
  for (let rest = spansWithin(fit) & ~state.decks; rest !== NONE; rest &= rest - 1) {
    const { at, to } = SPANS[firstIn(rest)]!;
    if (state.heights[at] === state.heights[to]) most = Math.max(most, 2 * state.heights[at]!);
  }
  return most;
};

const openFloors = (state: State, open: BitSet): number => {
  let floors = 0;
  for (let rest = open; rest !== NONE; rest &= rest - 1) floors += state.heights[firstIn(rest)]!;
  return floors;
};

/** All floors still to come; a bridge adds one to each of its towers. */
const floorsLeft = (state: State): number => {
  let floors = 0;
  for (const { seat, start } of handsAt(state.seats)) {
    if (seat === null) continue;
    floors +=
      (FLOORS[TALL] as number) * state.supply[start + TALL]! + (FLOORS[LOW] as number) * state.supply[start + LOW]!;
    floors += 2 * state.supply[start + BRIDGE]!;
  }
  return floors;
};
