import type { Seat } from '@ponts-bornes/kernel';
import type { City, Route } from '../network/network.ts';
import { END, dropMove, flyMove, stayMove } from '../notation.ts';
import type { Move } from '../notation.ts';
import { OUR_WORLD } from '../our-world.ts';
import { ALL_VISAS, NO_ROUTE } from '../state.ts';
import type { State } from '../state.ts';
import { visaBit } from '../world.ts';
import { HELD, lookFrom, newSight } from './sight.ts';
import type { Sight } from './sight.ts';
import type { Thought } from './traveller.ts';
import { decisionOf, traveller } from './turn.ts';

/** Follows the plan of the turn; if the turn began differently, makes the best of it. */
export const policy = (state: State, seat: Seat, moves: readonly Move[]): number => {
  if (moves.length === 1) return 0;
  if (state.phase === 'start') return cheapestStart(startCosts(state, seat, moves));
  return Math.max(0, moves.indexOf(nextStep(state, seat)));
};

const nextStep = (state: State, seat: Seat): Move => {
  switch (state.phase) {
    case 'turn':
      return firstStep(state, seat);
    case 'flying':
      return nextFlight(state, seat);
    case 'first-drop':
    case 'second-drop':
      return nextDrop(state, seat);
    case 'start':
    case 'over':
      return END;
  }
};

const firstStep = (state: State, seat: Seat): Move => {
  const decision = decisionOf(state, seat);
  return decision.kind === 'fly' ? flyMove(decision.routes[0] as Route) : stayMove(decision.takes);
};

const nextFlight = (state: State, seat: Seat): Move => {
  const decision = decisionOf(state, seat);
  const flown = state.laid.slice(-state.before.length);
  if (decision.kind !== 'fly' || flown.some((route, leg) => decision.routes[leg] !== route)) return onward(state, seat);
  const next = decision.routes[flown.length];
  return next === undefined ? END : flyMove(next);
};

const elsewhere = newSight();

/** Once flying, plays any leg of the plan that is in hand. */
const onward = (state: State, seat: Seat): Move => {
  lookFrom(elsewhere, state, seat);
  const { way, laid } = traveller.ponder(elsewhere);
  return laid > 0 ? flyMove(way[0] as Route) : END;
};

const nextDrop = (state: State, seat: Seat): Move => {
  const { sources, dropped } = state;
  const decision = decisionOf(state, seat);
  if (decision.kind === 'stay' && decision.takes === sources) {
    const [one, other] = decision.drops;
    if (dropped === NO_ROUTE || dropped === other) return dropMove(one);
    if (dropped === one) return dropMove(other);
  }
  const { through } = staying(elsewhere, state, seat);
  const hand = elsewhere.hand.filter((card) => card !== dropped);
  return dropMove(hand.reduce((worst, card) => (through(card) > through(worst) ? card : worst)));
};

/** A seat's evaluation once it has chosen which écarts to take: as if it held them. */
export const staying = (sight: Sight, state: State, seat: Seat): Thought => {
  lookFrom(sight, state, seat);
  if ((state.sources & 1) !== 0) sight.place[sight.first] = HELD;
  if ((state.sources & 2) !== 0) sight.place[sight.second] = HELD;
  return traveller.ponder(sight);
};

/** The cost of the plan from each of some start cities. */
export const startCosts = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  lookFrom(elsewhere, state, seat);
  return moves.map((move) => (move.kind === 'start' ? costFrom(elsewhere, move.city) : 0));
};

const costFrom = (sight: Sight, city: City): number => {
  sight.city = city;
  sight.home = city;
  sight.missing = ALL_VISAS & ~visaBit(OUR_WORLD, city);
  return traveller.planCost(sight);
};

const cheapestStart = (costs: readonly number[]): number => costs.indexOf(Math.min(...costs));
