import type { Seat } from '@ponts-bornes/kernel';
import type { Route } from '../network/network.ts';
import { OUR_WORLD } from '../our-world.ts';
import { ALL_VISAS } from '../state.ts';
import type { State } from '../state.ts';
import { across } from '../world.ts';
import { HELD, lookFrom, newSight } from './sight.ts';
import type { Sight } from './sight.ts';
import { TASTE, travellerWith } from './traveller.ts';
import type { Decision } from './traveller.ts';

/** The planner shared by all hints. */
export const traveller = travellerWith(TASTE);

/** A seat's sight at the start of its turn, with this turn's flights undone. A stay changes nothing before its end. */
export const lookBack = (sight: Sight, state: State, seat: Seat): void => {
  lookFrom(sight, state, seat);
  const { before, laid } = state;
  if (seat !== state.turn || before.length === 0) return;
  sight.missing = ALL_VISAS & ~(before[0] as number);
  for (let at = laid.length - 1; at >= laid.length - before.length; at--) {
    const route = laid[at] as Route;
    sight.city = across(OUR_WORLD, route, sight.city);
    sight.place[route] = HELD;
    sight.hand.push(route);
  }
  sight.hand.sort((a, b) => a - b);
};

let latest = newSight();
let spare = newSight();
let decided: Decision | null = null;

/** The careful policy's decision for this turn, cached for the turn's later steps. */
export const decisionOf = (state: State, seat: Seat): Decision => {
  lookBack(spare, state, seat);
  if (decided !== null && isAlike(spare, latest)) return decided;
  [latest, spare] = [spare, latest];
  decided = traveller.decide(latest);
  return decided;
};

/** Equal places imply equal hands. */
const isAlike = (one: Sight, other: Sight): boolean => {
  if (one.city !== other.city || one.home !== other.home || one.missing !== other.missing) return false;
  if (one.first !== other.first || one.second !== other.second) return false;
  for (let route = 0; route < one.place.length; route++) {
    if (one.place[route] !== other.place[route]) return false;
  }
  return true;
};
