import { shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import type { City, Route } from './network/network.ts';
import type { Move } from './notation.ts';
import { ALL_VISAS, FIRST, LAID, NO_CITY, NO_ROUTE, SECOND, STOCK, cityOf, leftOf, visasOf } from './state.ts';
import type { State } from './state.ts';
import { across, visaBit } from './world.ts';
import type { World } from './world.ts';

export const play = (world: World, state: State, seat: Seat, move: Move, rng: Rng): void => {
  switch (move.kind) {
    case 'start':
      chooseStart(world, state, seat, move.city);
      return;
    case 'fly':
      fly(world, state, seat, move.route);
      return;
    case 'end':
      endFlight(state, seat, rng);
      return;
    case 'stay':
      state.sources = move.sources;
      state.phase = 'first-drop';
      return;
    case 'drop':
      drop(state, seat, move.route, rng);
      return;
  }
};

/** [CM-S3] After the last choice the player to the dealer's left begins. */
const chooseStart = (world: World, state: State, seat: Seat, city: City): void => {
  state.starts[seat] = city;
  state.cities[seat] = city;
  state.visas[seat] = visaBit(world, city);
  state.turn = leftOf(state, seat);
  if (state.starts[state.turn] !== NO_CITY) state.phase = 'turn';
};

/** [CM-T3, CM-V1, CM-V3] */
const fly = (world: World, state: State, seat: Seat, route: Route): void => {
  const city = across(world, route, cityOf(state, seat));
  const visas = visasOf(state, seat);
  state.before.push(visas);
  state.laid.push(route);
  state.where[route] = LAID;
  state.cities[seat] = city;
  state.visas[seat] = visas | visaBit(world, city);
  state.phase = 'flying';
  if (state.visas[seat] === ALL_VISAS && city === state.starts[seat]) win(state, seat);
};

const win = (state: State, seat: Seat): void => {
  forgetFlights(state);
  state.turns[seat] = (state.turns[seat] as number) + 1;
  state.phase = 'over';
};

/** The cards laid this turn have left the hand for good. */
const forgetFlights = ({ laid, known, before }: State): void => {
  for (let at = laid.length - before.length; at < laid.length; at++) known[laid[at] as Route] = 0;
  before.length = 0;
};

const endFlight = (state: State, seat: Seat, rng: Rng): void => {
  const cards = state.before.length;
  forgetFlights(state);
  draw(state, seat, cards, rng);
  pass(state, seat);
};

/** [CM-T1] A stay takes effect only with its second discard. */
const drop = (state: State, seat: Seat, route: Route, rng: Rng): void => {
  if (state.phase === 'first-drop') {
    state.dropped = route;
    state.phase = 'second-drop';
    return;
  }
  const { sources, dropped } = state;
  state.sources = 0;
  state.dropped = NO_ROUTE;
  if ((sources & 1) !== 0) take(state, seat, state.first);
  if ((sources & 2) !== 0) take(state, seat, state.second);
  put(state, dropped, state.first, FIRST);
  put(state, route, state.second, SECOND);
  draw(state, seat, CARDS_DRAWN[sources] as number, rng);
  pass(state, seat);
};

/** [CM-T2] By source: how many of the two cards come from the stock. */
const CARDS_DRAWN: readonly number[] = [2, 1, 1, 0];

/** [CM-T8] Everybody sees which card it is. */
const take = (state: State, seat: Seat, slot: Route[]): void => {
  const route = slot.pop() as Route;
  state.where[route] = seat;
  state.known[route] = 1;
};

const put = (state: State, route: Route, slot: Route[], place: number): void => {
  slot.push(route);
  state.where[route] = place;
  state.known[route] = 0;
};

const pass = (state: State, seat: Seat): void => {
  state.turns[seat] = (state.turns[seat] as number) + 1;
  state.turn = leftOf(state, seat);
  state.phase = 'turn';
};

const draw = (state: State, seat: Seat, cards: number, rng: Rng): void => {
  for (let left = cards; left > 0; left--) {
    if (state.stock.length === 0) reshuffle(state, rng);
    state.where[state.stock.pop() as Route] = seat;
  }
};

/** [CM-T7] With fewer laid cards than this, the buried écarts are shuffled in. */
const ENOUGH_LAID = 10;

const reshuffle = (state: State, rng: Rng): void => {
  const { stock, laid } = state;
  const buried = laid.length < ENOUGH_LAID;
  stock.push(...laid);
  laid.length = 0;
  if (buried) {
    stock.push(...state.first.splice(0, state.first.length - 1));
    stock.push(...state.second.splice(0, state.second.length - 1));
  }
  shuffle(rng, stock);
  for (const route of stock) state.where[route] = STOCK;
};
