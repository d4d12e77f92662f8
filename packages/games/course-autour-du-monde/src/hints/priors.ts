import type { Seat } from '@ponts-bornes/kernel';
import type { Route } from '../network/network.ts';
import type { Move } from '../notation.ts';
import { OUR_WORLD } from '../our-world.ts';
import { NO_ROUTE } from '../state.ts';
import type { Sources, State } from '../state.ts';
import { across } from '../world.ts';
import { KEEPS } from './atlas.ts';
import { startCosts, staying } from './policy.ts';
import { AWAY, HELD, lookFrom, newSight } from './sight.ts';
import type { Sight } from './sight.ts';
import { TASTE } from './traveller.ts';
import { decisionOf, traveller } from './turn.ts';

const sight = newSight();

/** Weights moves by how much more expensive they make the way home. */
export const priors = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  switch (state.phase) {
    case 'start':
      return nearBest(startCosts(state, seat, moves));
    case 'turn':
      return beginnings(state, seat, moves);
    case 'flying':
      return flights(state, seat, moves);
    case 'first-drop':
    case 'second-drop':
      return drops(state, seat, moves);
    case 'over':
      return [];
  }
};

/** The extra cost that lowers a weight by a factor of e. */
const SOFT = 7;
const LEAST = 0.005;

const weightOf = (dearer: number): number => Math.max(LEAST, Math.exp(-Math.max(0, dearer) / SOFT));

const nearBest = (costs: readonly number[]): number[] => {
  const best = Math.min(...costs);
  return costs.map((cost) => weightOf(cost - best));
};

/** The factor for staying although the plan can be flown, or flying although staying is better. */
const OTHERWISE = 0.6;

const beginnings = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const decision = decisionOf(state, seat);
  const flyScale = decision.kind === 'fly' ? 1 : OTHERWISE;
  const stayScale = decision.kind === 'stay' ? 1 : OTHERWISE;
  lookFrom(sight, state, seat);
  const { best, through } = traveller.ponder(sight);
  const dearer = (card: Route): number | null => (card === NO_ROUTE ? null : through(card) - best);
  const offers = [dearer(sight.first), dearer(sight.second)];
  // Before flights, because evaluating those resets the traveller.
  const weights = moves.map((move) => (move.kind === 'stay' ? stayScale * stayWeight(offers, move.sources) : 0));
  return moves.map((move, index) =>
    move.kind === 'fly' ? flyScale * weightOf(costAfter(sight, move.route) - best) : (weights[index] as number),
  );
};

/** The factor for leaving a useful card. */
const MISSED = 0.5;

const stayWeight = (offers: readonly (number | null)[], sources: Sources): number => {
  let weight = 1;
  for (const [slot, dearer] of offers.entries()) {
    if (dearer === null) continue;
    const isTaken = (sources & (1 << slot)) !== 0;
    if (isTaken) weight *= weightOf(dearer);
    else if (dearer <= 0) weight *= MISSED;
  }
  return Math.max(LEAST, weight);
};

/** The factor for stopping although the plan could be flown on. */
const STOPPED = 0.4;

const flights = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  lookFrom(sight, state, seat);
  const { best, laid } = traveller.ponder(sight);
  return moves.map((move) => {
    if (move.kind !== 'fly') return laid > 0 ? STOPPED : 1;
    return Math.max(LEAST, (laid > 0 ? 1 : OTHERWISE) * weightOf(costAfter(sight, move.route) - best));
  });
};

/** The cost of the plan with a flight as its first leg. */
const costAfter = (from: Sight, route: Route): number => {
  const { city, missing } = from;
  from.city = across(OUR_WORLD, route, city);
  from.missing = missing & (KEEPS[from.city] as number);
  from.place[route] = AWAY;
  const cost = traveller.planCost(from);
  from.city = city;
  from.missing = missing;
  from.place[route] = HELD;
  return cost + TASTE.held;
};

/** Cards whose plans exceed the best by this much are all equally useless. */
const USELESS = TASTE.band + 2;

const drops = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const { best, through } = staying(sight, state, seat);
  const uses = moves.map((move) => (move.kind === 'drop' ? Math.min(USELESS, through(move.route) - best) : 0));
  const most = Math.max(...uses);
  return uses.map((use) => weightOf(most - use));
};
