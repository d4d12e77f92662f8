import type { Seat } from '@ponts-bornes/kernel';
import type { Route } from '../network/network.ts';
import type { Move } from '../notation.ts';
import { OUR_WORLD } from '../our-world.ts';
import { ALL_VISAS, NO_ROUTE, cityOf, visasOf } from '../state.ts';
import type { Sources, State } from '../state.ts';
import { across, visaBit } from '../world.ts';
import { startCosts, staying } from './policy.ts';
import { lookFrom, newSight } from './sight.ts';
import { TASTE } from './traveller.ts';
import { traveller } from './turn.ts';

/** Why a move of this game may be good. */
export const REASONS = [
  /** The hand fits the trip from there best. */
  'best-start',
  /** Home, with all five visas. */
  'wins',
  'gains-visa',
  /** A leg of the cheapest trip around the world and home. */
  'on-the-way',
  /** The next leg is in hand as well. */
  'chains-on',
  /** The card for the next leg is not in hand. */
  'next-leg-missing',
  /** A face-up card is part of the trip. */
  'takes-needed',
  /** No face-up card is useful. */
  'nothing-shows',
  /** No good plan uses this card. */
  'useless-card',
  /** Not part of the best plan. */
  'spare-card',
] as const;
export type Reason = (typeof REASONS)[number];

const sight = newSight();

export const reasons = (state: State, seat: Seat, move: Move): readonly Reason[] => {
  switch (move.kind) {
    case 'start':
      return startReasons(state, seat, move);
    case 'fly':
      return flyReasons(state, seat, move.route);
    case 'end':
      return endReasons(state, seat);
    case 'stay':
      return stayReasons(state, seat, move.sources);
    case 'drop':
      return dropReasons(state, seat, move.route);
  }
};

const only = (said: Readonly<Partial<Record<Reason, boolean>>>): Reason[] =>
  REASONS.filter((reason) => said[reason] === true);

const startReasons = (state: State, seat: Seat, move: Move): Reason[] => {
  const choices = OUR_WORLD.starts.map((city): Move => ({ kind: 'start', city }));
  const [cost] = startCosts(state, seat, [move]);
  return only({ 'best-start': cost === Math.min(...startCosts(state, seat, choices)) });
};

const flyReasons = (state: State, seat: Seat, route: Route): Reason[] => {
  const city = across(OUR_WORLD, route, cityOf(state, seat));
  const visas = visasOf(state, seat) | visaBit(OUR_WORLD, city);
  lookFrom(sight, state, seat);
  const { way, laid } = traveller.ponder(sight);
  return only({
    wins: visas === ALL_VISAS && city === state.starts[seat],
    'gains-visa': visas !== visasOf(state, seat),
    'on-the-way': way[0] === route,
    'chains-on': way[0] === route && laid > 1,
  });
};

const endReasons = (state: State, seat: Seat): Reason[] => {
  lookFrom(sight, state, seat);
  return only({ 'next-leg-missing': traveller.ponder(sight).laid === 0 });
};

const stayReasons = (state: State, seat: Seat, sources: Sources): Reason[] => {
  lookFrom(sight, state, seat);
  const { best, through, laid } = traveller.ponder(sight);
  const helps = (card: Route): boolean => card !== NO_ROUTE && through(card) <= best;
  const helpful = (helps(sight.first) ? 1 : 0) | (helps(sight.second) ? 2 : 0);
  return only({
    'takes-needed': (sources & helpful) !== 0,
    'nothing-shows': sources === 0 && helpful === 0,
    'next-leg-missing': laid === 0,
  });
};

const dropReasons = (state: State, seat: Seat, route: Route): Reason[] => {
  const { best, way, through } = staying(sight, state, seat);
  const isFar = through(route) > best + TASTE.band;
  return only({ 'useless-card': isFar, 'spare-card': !isFar && !way.includes(route) });
};
