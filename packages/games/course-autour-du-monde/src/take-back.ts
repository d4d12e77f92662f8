import type { Seat } from '@ponts-bornes/kernel';
import type { Route } from './network/network.ts';
import { dropMove, flyMove, stayMove } from './notation.ts';
import type { Move } from './notation.ts';
import { NO_ROUTE, cityOf } from './state.ts';
import type { State } from './state.ts';
import { across } from './world.ts';
import type { World } from './world.ts';

/**
 * Undoes, in place, the seat's last step of an unfinished turn; returns it, or null if there is none. No card has been
 * drawn since, so it revealed nothing.
 */
export const takeBack = (world: World, state: State, seat: Seat): Move | null => {
  if (!canTakeBack(state, seat)) return null;
  if (state.phase === 'flying') return takeBackFlight(world, state, seat);
  return state.phase === 'second-drop' ? takeBackDrop(state) : takeBackStay(state);
};

export const canTakeBack = ({ phase, turn }: State, seat: Seat): boolean =>
  seat === turn && (phase === 'flying' || phase === 'first-drop' || phase === 'second-drop');

const takeBackFlight = (world: World, state: State, seat: Seat): Move => {
  const route = state.laid.pop() as Route;
  state.visas[seat] = state.before.pop() as number;
  state.cities[seat] = across(world, route, cityOf(state, seat));
  state.where[route] = seat;
  if (state.before.length === 0) state.phase = 'turn';
  return flyMove(route);
};

const takeBackDrop = (state: State): Move => {
  const move = dropMove(state.dropped);
  state.dropped = NO_ROUTE;
  state.phase = 'first-drop';
  return move;
};

const takeBackStay = (state: State): Move => {
  const move = stayMove(state.sources);
  state.sources = 0;
  state.phase = 'turn';
  return move;
};
