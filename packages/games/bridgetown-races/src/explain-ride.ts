import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { NOWHERE, bridgeOf, onRails, positionName, spaceOf } from './city/city.ts';
import type { Position } from './city/city.ts';
import { lengthOf } from './moves.ts';
import type { Ride } from './notation.ts';
import { BLUE, BRIDGES, bridgeName, colourName, modeName } from './parts.ts';
import type { Bridge } from './parts.ts';
import { NONE, flagOn, fullSlots, racerOf } from './state.ts';
import type { State } from './state.ts';
import { FOOT, RAIL, bridgesOn, endOf, possibleLength, reachOf, step, trackOf } from './ways.ts';
import type { Reach, Track } from './ways.ts';

/** Why a mode does not lead its seat to that end, or null if it does. */
export const endRefusal = (state: State, seat: Seat, { mode, double, end }: Ride): Refusal | null => {
  const start = racerOf(state, seat);
  const track = trackOf(mode, state.options.streetcarRules);
  const length = possibleLength(track, start, lengthOf(state, seat, mode, double));
  const reach = reachOf(track, start, length);
  if (reaches(reach, end)) return null;
  const data = { mode: modeName(mode), end: positionName(end), length };
  if (track === RAIL && !onRails(spaceOf(end))) return { rule: 'BR-M4', data };
  // [BR-M2] Reachable, but on the other road; or reachable if it could turn as on foot.
  if (reach?.arrivals.some((arrival) => spaceOf(endOf(arrival)) === spaceOf(end)) === true) {
    return { rule: 'BR-M2', data: { ...data, why: 'road' } };
  }
  // A closer end was probably meant as a stop.
  for (let steps = 1; steps < length; steps++) {
    if (reaches(reachOf(track, start, steps), end)) return { rule: 'BR-R7', data };
  }
  if (track !== RAIL && reaches(reachOf(FOOT, start, length), end)) {
    return { rule: 'BR-M2', data: { ...data, why: 'turn' } };
  }
  if (endsTurningBack(track, start, length).has(end)) return { rule: 'BR-M1', data };
  return { rule: 'BR-R7', data };
};

const reaches = (reach: Reach | null, end: Position): boolean =>
  reach?.arrivals.some((arrival) => endOf(arrival) === end) ?? false;

/** Where this many steps would lead if turning back were allowed. */
const endsTurningBack = (track: Track, start: Position, length: number): ReadonlySet<Position> => {
  let ends = new Set([start]);
  for (let count = 0; count < length; count++) {
    ends = new Set([...ends].flatMap((position) => step(track, position, NOWHERE)));
  }
  return ends;
};

/** Why those flags can't be taken on the way to a reachable end, or null if they can. */
export const flagRefusal = (state: State, seat: Seat, ride: Ride): Refusal | null => {
  const { mode, double, end, taken } = ride;
  const named = BRIDGES.map((_, bridge) => bridge).filter((bridge) => (taken & (1 << bridge)) !== 0);
  for (const bridge of named) {
    const refusal = bridgeRefusal(state, seat, ride, bridge);
    if (refusal !== null) return refusal;
  }
  const track = trackOf(mode, state.options.streetcarRules);
  const reach = reachOf(track, racerOf(state, seat), lengthOf(state, seat, mode, double));
  const passed = reach?.arrivals.filter((arrival) => endOf(arrival) === end).map(bridgesOn) ?? [];
  const off = named.find((bridge) => passed.every((bridges) => (bridges & (1 << bridge)) === 0));
  const where = { mode: modeName(mode), end: positionName(end) };
  if (off !== undefined) return { rule: 'BR-F1', data: { why: 'way', bridge: bridgeName(off), ...where } };
  const together = passed.filter((bridges) => (bridges & taken) === taken);
  if (together.length === 0) return { rule: 'BR-F1', data: { why: 'together', ...where } };
  return leftOutRefusal(state, seat, ride, together[0] as number);
};

/** Whether this mode can take the flag of this bridge at all. */
const bridgeRefusal = (state: State, seat: Seat, { mode }: Ride, bridge: Bridge): Refusal | null => {
  const flag = flagOn(state, bridge);
  const data = { bridge: bridgeName(bridge), mode: modeName(mode) };
  if (flag === NONE) return { rule: 'BR-F5', data };
  if (bridgeOf(racerOf(state, seat)) === bridge) return { rule: 'BR-F2', data };
  if (flag === mode) return null;
  if (flag === BLUE && state.options.streetcarRules) return { rule: 'BR-F4', data };
  return { rule: 'BR-F1', data: { ...data, why: 'colour', colour: colourName(flag) } };
};

/** [BR-F3] Every such way crosses an unnamed bridge whose flag goes to an empty slot. */
const leftOutRefusal = (state: State, seat: Seat, { mode, taken }: Ride, passed: number): Refusal | null => {
  const missing = passed & ~taken & ~fullSlots(state, seat);
  const bridge = BRIDGES.findIndex((_, each) => (missing & (1 << each)) !== 0 && flagOn(state, each) === mode);
  return bridge < 0 ? null : { rule: 'BR-F3', data: { bridge: bridgeName(bridge), mode: modeName(mode) } };
};
