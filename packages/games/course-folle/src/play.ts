import type { Rng, Seat } from '@ponts-bornes/kernel';
import { DISGUISE, NO_BOOSTER, NO_CARD, POLE, SPEED, SWAP, TURBO, vehicleOf } from './cards.ts';
import type { Booster, Card, Vehicle } from './cards.ts';
import type { Deck } from './deck.ts';
import { awaitedSeats, canSwap } from './moves.ts';
import type { Move } from './notation.ts';
import { giveCharacter } from './setup.ts';
import { OFFER, ROUNDS, chosenBy, courseOf, handOf, lateSeat, playedBy, rankOf } from './state.ts';
import type { Boost, State } from './state.ts';

export const play = (deck: Deck, state: State, seat: Seat, move: Move, rng: Rng): void => {
  switch (move.kind) {
    case 'character':
      giveCharacter(state, seat, move.character, rng);
      return;
    case 'choose':
      state.chosen[seat] = move.card;
      choose(deck, state, seat);
      return;
    case 'take':
      take(deck, state, seat, move.card);
      return;
    case 'pole':
      raise(state.hierarchy, rankOf(state, move.vehicle), 0);
      nextRound(state, null);
      return;
    case 'swap':
      state.places[move.card] = courseOf(seat);
      state.places[move.taken] = handOf(seat);
      nextRound(state, null);
      return;
    case 'keep':
      nextRound(state, null);
      return;
  }
};

/** [CF-T1, CF-B3] The last choice reveals all cards; a late caller then chooses alone. */
const choose = (deck: Deck, state: State, seat: Seat): void => {
  if (state.phase === 'late') {
    state.places[chosenBy(state, seat)] = playedBy(seat);
    beginTaking(deck, state);
    return;
  }
  if (awaitedSeats(state).length > 0) return;
  const late = lateSeat(state);
  for (let other = 0; other < state.seats; other++) {
    if (other !== late) state.places[chosenBy(state, other)] = playedBy(other);
  }
  if (late < 0) beginTaking(deck, state);
  else state.phase = 'late';
};

const beginTaking = (deck: Deck, state: State): void => {
  state.order = orderOf(deck, state, state.boost);
  state.phase = 'take';
};

/** Higher than any printed speed. */
const FASTEST = 999;

/** [CF-T2, CF-B2, CF-B4, CF-B5] The seats in the order of their cards, under this booster. */
export const orderOf = (deck: Deck, state: State, boost: Boost | null): Seat[] => {
  const order: Seat[] = [];
  const keys: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const key = orderKey(deck, state, seat, chosenBy(state, seat), boost);
    let at = order.length;
    for (; at > 0 && (keys[at - 1] as number) > key; at--) {
      order[at] = order[at - 1] as Seat;
      keys[at] = keys[at - 1] as number;
    }
    order[at] = seat;
    keys[at] = key;
  }
  return order;
};

/** A seat's position with a card: smaller comes first. */
export const orderKey = (deck: Deck, state: State, seat: Seat, card: Card, boost: Boost | null): number => {
  let rank = rankOf(state, vehicleOf(card));
  let speed = deck.speeds[card] as number;
  if (boost !== null && boost.seat === seat) {
    if (boost.booster === TURBO) speed = FASTEST;
    if (boost.booster === DISGUISE && rank > 0) {
      rank = 0;
      speed = 0;
    }
  }
  const slowness = FASTEST - speed;
  return boost !== null && boost.booster === SPEED
    ? slowness * state.hierarchy.length + rank
    : rank * (FASTEST + 1) + slowness;
};

/** [CF-T3] */
const take = (deck: Deck, state: State, seat: Seat, card: Card): void => {
  state.places[card] = courseOf(seat);
  state.taken += 1;
  if (state.taken === state.seats) endRound(deck, state);
};

/** [CF-T4 … CF-T7] */
const endRound = (deck: Deck, state: State): void => {
  const { places, hierarchy } = state;
  const rank = rankOf(state, vehicleOf(places.indexOf(OFFER)));
  raise(hierarchy, rank, rank === 0 ? hierarchy.length - 1 : rank - 1);
  const seat = state.order[state.seats - 1] as Seat;
  const card = chosenBy(state, seat);
  for (let other = 0; other < state.seats; other++) {
    places[chosenBy(state, other)] = OFFER;
    state.chosen[other] = NO_CARD;
  }
  state.order = [];
  state.taken = 0;
  if (state.round === ROUNDS) {
    state.boost = null;
    state.phase = 'over';
  } else giveBooster(state, { card, booster: deck.boosters[card] as Booster, seat });
};

/** [CF-B7] Two boosters act at once, four in the next round. */
const giveBooster = (state: State, boost: Boost): void => {
  if (boost.booster === POLE) {
    state.boost = boost;
    state.phase = 'pole';
  } else if (boost.booster === SWAP && canSwap(state, boost.seat)) {
    state.boost = boost;
    state.phase = 'swap';
  } else nextRound(state, boost.booster === SWAP || boost.booster === NO_BOOSTER ? null : boost);
};

const nextRound = (state: State, boost: Boost | null): void => {
  state.boost = boost;
  state.round += 1;
  state.phase = 'choose';
};

/** Moves a vehicle within the hierarchy; those in between close up. */
const raise = (hierarchy: Vehicle[], from: number, to: number): void => {
  const vehicle = hierarchy[from] as Vehicle;
  const step = to < from ? -1 : 1;
  for (let place = from; place !== to; place += step) hierarchy[place] = hierarchy[place + step] as Vehicle;
  hierarchy[to] = vehicle;
};
