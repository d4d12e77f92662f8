import { NONE, SPANS, firstIn, has, spansWithin } from '../board.ts';
import type { BitSet, Place } from '../board.ts';
import { BRIDGE, FLOORS, LOW, ROOF, TALL } from '../pieces.ts';
import type { Colour } from '../pieces.ts';
import { coloursOf, handsAt } from '../state.ts';
import type { State } from '../state.ts';
import { NOWHERE, leftOf, pointsOf, roofGain, roofable, sizeOf } from './sight.ts';
import type { Sight } from './sight.ts';

/** The features of each seat and its colours; points and floors are in tens. */
const FEATURES = [
  'points', // current score
  'roofs',
  'roofs-by-height', // times an open tower's expected final height
  'hand-bridge-two-roofs',
  'hand-bridge-one-roof',
  'hand-bridge-no-roof',
  'open-bridge-two-roofs', // both ends open
  'open-bridge-two-roofs-floors',
  'open-bridge-one-roof',
  'open-bridge-one-roof-floors',
  'half-bridge-floors', // one end owned, the other open, and a roof left
  'half-bridge-fit-floors', // the same, and the roof fits now
  'growing-bridge', // one end owned, the other open, no roof left
  'cut-bridge', // one end lost, the other open, and a roof left
  'cut-bridge-floors',
  'fit-ends', // ends of an open bridge where the roof fits now
  'best-roof', // the gain of the best roof now
  'second-roof', // the best one on another place
  'best-roof-on-turn',
  'second-roof-on-turn',
  'on-turn',
  'talls', // blocks left
  'lows',
  'barred', // open towers with one’s own colour on top
  'best-bridge', // floors of the highest pair that one’s bridge could join now
  'roofs-squared',
] as const;

export const SIZE = FEATURES.length;

const index = (feature: (typeof FEATURES)[number]): number => FEATURES.indexOf(feature);
const POINTS = index('points');
const ROOFS = index('roofs');
const ROOFS_BY_HEIGHT = index('roofs-by-height');
const HAND_BRIDGE_NO_ROOF = index('hand-bridge-no-roof');
const OPEN_BRIDGE_TWO_ROOFS = index('open-bridge-two-roofs');
const OPEN_BRIDGE_TWO_ROOFS_FLOORS = index('open-bridge-two-roofs-floors');
const HALF_BRIDGE_FLOORS = index('half-bridge-floors');
const HALF_BRIDGE_FIT_FLOORS = index('half-bridge-fit-floors');
const GROWING_BRIDGE = index('growing-bridge');
const CUT_BRIDGE = index('cut-bridge');
const CUT_BRIDGE_FLOORS = index('cut-bridge-floors');
const FIT_ENDS = index('fit-ends');
const BEST_ROOF = index('best-roof');
const SECOND_ROOF = index('second-roof');
const BEST_ROOF_ON_TURN = index('best-roof-on-turn');
const SECOND_ROOF_ON_TURN = index('second-roof-on-turn');
const ON_TURN = index('on-turn');
const TALLS = index('talls');
const LOWS = index('lows');
const BARRED = index('barred');
const BEST_BRIDGE = index('best-bridge');
const ROOFS_SQUARED = index('roofs-squared');

/** Sums over two colours; the maximum of both is separate. */
interface Best {
  first: number;
  firstAt: Place;
  second: number;
}
const best: Best = { first: 0, firstAt: NOWHERE, second: 0 };

/** Writes the features of all seats, seat by seat. */
export const takeStock = (state: State, sight: Sight, into: Float64Array): void => {
  into.fill(0, 0, SIZE * state.seats);
  const open = sizeOf(sight.open);
  const final = open === 0 ? 0 : (openFloors(state, sight.open) + floorsLeft(state)) / open;
  for (let seat = 0; seat < state.seats; seat++) countSeat(state, sight, { into, from: seat * SIZE, seat, final });
};

interface Counting {
  readonly into: Float64Array;
  readonly from: number;
  readonly seat: number;
  /** The expected final height of an open tower if no more are closed. */
  readonly final: number;
}

const countSeat = (state: State, sight: Sight, { into, from, seat, final }: Counting): void => {
  best.first = 0;
  best.second = 0;
  best.firstAt = NOWHERE;
  let allRoofs = 0;
  for (const colour of coloursOf(state.seats, seat)) {
    const roofs = leftOf(state, colour, ROOF);
    allRoofs += roofs;
    into[from + POINTS]! += pointsOf(state, sight, colour) / 10;
    into[from + ROOFS]! += roofs;
    into[from + ROOFS_BY_HEIGHT]! += (roofs * final) / 10;
    countBridge(state, sight, { into, from, colour, roofs });
    into[from + TALLS]! += leftOf(state, colour, TALL);
    into[from + LOWS]! += leftOf(state, colour, LOW);
    if (roofs === 0) continue;
    const fit = roofable(state, colour);
    into[from + BARRED]! += sizeOf(sight.open & state.topped[colour]!);
    for (let rest = fit; rest !== NONE; rest &= rest - 1) {
      keepBest(roofGain(state, sight, { colour, place: firstIn(rest) }), firstIn(rest));
    }
  }
  into[from + BEST_ROOF] = best.first / 10;
  into[from + SECOND_ROOF] = best.second / 10;
  if (state.turn === seat) {
    into[from + BEST_ROOF_ON_TURN] = best.first / 10;
    into[from + SECOND_ROOF_ON_TURN] = best.second / 10;
    into[from + ON_TURN] = 1;
  }
  into[from + ROOFS_SQUARED] = allRoofs * allRoofs;
};

interface CountingBridge {
  readonly into: Float64Array;
  readonly from: number;
  readonly colour: Colour;
  readonly roofs: number;
}

const countBridge = (state: State, sight: Sight, { into, from, colour, roofs }: CountingBridge): void => {
  const at = sight.at[colour]!;
  const to = sight.to[colour]!;
  if (at === NOWHERE) {
    if (leftOf(state, colour, BRIDGE) === 0) return;
    into[from + HAND_BRIDGE_NO_ROOF - roofs]! += 1;
    if (roofs > 0) into[from + BEST_BRIDGE]! += bestBridge(state, roofable(state, colour)) / 10;
    return;
  }
  const ends = Number(has(sight.open, at)) + Number(has(sight.open, to));
  if (ends === 0) return;
  const floors = (state.heights[at]! + state.heights[to]!) / 10;
  const fit = roofable(state, colour);
  if (ends === 2) {
    if (roofs === 0) return;
    into[from + OPEN_BRIDGE_TWO_ROOFS + 2 * (2 - roofs)]! += 1;
    into[from + OPEN_BRIDGE_TWO_ROOFS_FLOORS + 2 * (2 - roofs)]! += floors;
    into[from + FIT_ENDS]! += Number(has(fit, at)) + Number(has(fit, to));
    return;
  }
  const last = has(sight.open, at) ? at : to;
  const isOwned = has(sight.owned[colour]!, at + to - last);
  if (isOwned && roofs === 0) into[from + GROWING_BRIDGE]! += 1;
  if (roofs === 0) return;
  if (isOwned) {
    into[from + HALF_BRIDGE_FLOORS]! += floors;
    if (has(fit, last)) into[from + HALF_BRIDGE_FIT_FLOORS]! += floors;
  } else {
    into[from + CUT_BRIDGE]! += 1;
    into[from + CUT_BRIDGE_FLOORS]! += floors;
  }
};

const keepBest = (gain: number, place: Place): void => {
  if (gain > best.first) {
    if (place !== best.firstAt) best.second = best.first;
    best.first = gain;
    best.firstAt = place;
  } else if (gain > best.second && place !== best.firstAt) best.second = gain;
};

/** The floors of the highest pair of towers that a colour's bridge could join now. */
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
