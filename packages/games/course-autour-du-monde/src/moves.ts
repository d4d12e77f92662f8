import type { Seat } from '@ponts-bornes/kernel';
import type { Route } from './network/network.ts';
import { END, dropMove, flyMove, stayMove } from './notation.ts';
import type { Move } from './notation.ts';
import { SOURCES, cityOf, showing } from './state.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

const NO_MOVES: readonly Move[] = Object.freeze([]);
const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, seat) => Object.freeze([seat]));

export const toAct = (state: State): readonly Seat[] =>
  state.phase === 'over' ? NOBODY : (ALONE[state.turn] as readonly Seat[]);

/** Flights and discards in route order, then moves that end the turn or stay. */
export const moves = (world: World, starts: readonly Move[], state: State, seat: Seat): readonly Move[] => {
  if (seat !== state.turn) return NO_MOVES;
  switch (state.phase) {
    case 'start':
      return starts;
    case 'turn':
      return withStays(state, flights(world, state, seat));
    case 'flying':
      return withEnd(flights(world, state, seat));
    case 'first-drop':
    case 'second-drop':
      return discards(state, seat);
    case 'over':
      return NO_MOVES;
  }
};

/** [CM-T3] */
const flights = (world: World, state: State, seat: Seat): Move[] => {
  const { where } = state;
  const routes = world.routesOf[cityOf(state, seat)] as readonly Route[];
  const legal: Move[] = [];
  for (let at = 0; at < routes.length; at++) {
    const route = routes[at] as Route;
    if (where[route] === seat) legal.push(flyMove(route));
  }
  return legal;
};

/** [CM-T2] An empty écart is not offered. */
const withStays = (state: State, legal: Move[]): readonly Move[] => {
  const offered = showing(state);
  for (let sources = 0; sources < SOURCES.length; sources++) {
    if ((sources & ~offered) === 0) legal.push(stayMove(sources));
  }
  return legal;
};

const withEnd = (legal: Move[]): readonly Move[] => {
  legal.push(END);
  return legal;
};

/** [CM-T1] The cards in hand before the stay, each once. */
const discards = ({ where, dropped }: State, seat: Seat): readonly Move[] => {
  const legal: Move[] = [];
  for (let route = 0; route < where.length; route++) {
    if (where[route] === seat && route !== dropped) legal.push(dropMove(route));
  }
  return legal;
};
