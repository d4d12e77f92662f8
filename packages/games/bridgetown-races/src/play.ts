import type { Rng, Seat } from '@ponts-bornes/kernel';
import { canSwap } from './moves.ts';
import type { Move, Ride } from './notation.ts';
import { BLUE, BRIDGES, COORDINATORS, DOUBLE, FIRST, ROUNDS, SPECIALS, SWAP } from './parts.ts';
import type { Bridge, Colour, Mode } from './parts.ts';
import { flagCount } from './score.ts';
import { hangFlags } from './setup.ts';
import {
  NOBODY,
  NONE,
  cardAt,
  firstFrom,
  flagOn,
  holderOf,
  holds,
  isStillToMove,
  modesLeft,
  pairOf,
  slotOf,
  unplacedBy,
} from './state.ts';
import type { State } from './state.ts';

export const play = (state: State, seat: Seat, move: Move, rng: Rng): void => {
  switch (move.kind) {
    case 'place':
      state.wheel[seat] = modesLeft(state, seat) | (1 << move.mode);
      state.unplaced[seat] = unplacedBy(state, seat) - 1;
      nextPlacement(state, seat, rng);
      return;
    case 'special':
      state.holders[move.special] = seat;
      state.unplaced[seat] = unplacedBy(state, seat) - 1;
      if (unplacedBy(state, seat) > 0) state.phase = 'mode'; // [BR-P3]
      else nextPlacement(state, seat, rng);
      return;
    case 'first':
      state.used |= 1 << FIRST;
      state.phase = 'ride';
      return;
    case 'wait':
      state.phase = 'ride';
      state.turn = naturalFirst(state);
      return;
    case 'swap':
      playSwap(state, move.one, move.other, rng);
      return;
    case 'done':
      endTurn(state, rng);
      return;
    case 'ride':
      if (move.double) state.used |= 1 << DOUBLE;
      state.racers[seat] = move.end;
      takeFlags(state, seat, move);
      if (flagCount(state, seat) === BRIDGES.length) state.phase = 'over'; // [BR-E2]
      else endRide(state, seat, move.mode, rng);
      return;
    case 'walk':
      state.racers[seat] = move.end;
      endRide(state, seat, move.mode, rng);
      return;
    case 'stay':
      endRide(state, seat, move.mode, rng);
      return;
  }
};

/** [BR-P1] */
const nextPlacement = (state: State, seat: Seat, rng: Rng): void => {
  const next = firstFrom(state, (seat + 1) % state.seats, hasUnplaced);
  if (next === NOBODY) {
    beginRaceTurn(state, 1, rng);
    return;
  }
  state.phase = 'place';
  state.turn = next;
};

const hasUnplaced = (state: State, seat: Seat): boolean => unplacedBy(state, seat) > 0;

/** The next to move if nobody uses First. */
export const naturalFirst = (state: State): Seat => firstFrom(state, state.firstPlayer, isStillToMove);

/** [BR-R1, BR-R5] If nobody has a mode left for a race turn, the round is over. */
const beginRaceTurn = (state: State, raceTurn: number, rng: Rng): void => {
  state.moved = 0;
  const first = naturalFirst(state);
  if (first === NOBODY) {
    endRound(state, rng);
    return;
  }
  state.raceTurn = raceTurn;
  const holder = holderOf(state, FIRST);
  const asked = holder !== NOBODY && holder !== first && holds(state, holder, FIRST) && isStillToMove(state, holder);
  state.phase = asked ? 'first' : 'ride';
  state.turn = asked ? holder : first;
};

/** [BR-R4] */
const playSwap = (state: State, one: Bridge, other: Bridge, rng: Rng): void => {
  exchange(state, one, other);
  state.used |= 1 << SWAP;
  if (state.phase === 'ride') state.swapped = pairOf(one, other);
  else endTurn(state, rng);
};

/** Swaps the flags of two bridges. */
export const exchange = ({ flags }: State, one: Bridge, other: Bridge): void => {
  const held = flags[one] as Colour;
  flags[one] = flags[other] as Colour;
  flags[other] = held;
};

/** [BR-F1, BR-F3, BR-F5] */
const takeFlags = (state: State, seat: Seat, { taken }: Ride): void => {
  for (let bridge = 0; taken >> bridge !== 0; bridge++) {
    if ((taken & (1 << bridge)) === 0) continue;
    const old = cardAt(state, seat, bridge);
    if (old !== NONE) putBack(state, old);
    state.cards[slotOf(seat, bridge)] = flagOn(state, bridge);
    state.flags[bridge] = NONE;
  }
};

const putBack = (state: State, colour: Colour): void => {
  if (colour === BLUE && state.options.streetcarRules) state.supply += 1;
  else state.bag[colour] = (state.bag[colour] as number) + 1;
};

/** Returns the coordinator; a seat that still has Swap may use it now. */
const endRide = (state: State, seat: Seat, mode: Mode, rng: Rng): void => {
  state.wheel[seat] = modesLeft(state, seat) & ~(1 << mode);
  state.moved |= 1 << seat;
  if (holds(state, seat, SWAP) && canSwap(state)) state.phase = 'swap';
  else endTurn(state, rng);
};

const endTurn = (state: State, rng: Rng): void => {
  state.swapped = NONE;
  const next = naturalFirst(state);
  if (next === NOBODY) {
    beginRaceTurn(state, state.raceTurn + 1, rng);
    return;
  }
  state.phase = 'ride';
  state.turn = next;
};

/** [BR-E1, BR-E3] */
const endRound = (state: State, rng: Rng): void => {
  if (state.round === ROUNDS) {
    state.phase = 'over';
    return;
  }
  state.round += 1;
  state.raceTurn = 0;
  state.firstPlayer = nextFirstPlayer(state);
  for (let seat = 0; seat < state.seats; seat++) state.unplaced[seat] = COORDINATORS;
  for (let special = 0; special < SPECIALS.length; special++) state.holders[special] = NOBODY;
  state.used = 0;
  hangFlags(state, rng);
  state.phase = 'place';
  state.turn = state.firstPlayer;
};

/** [BR-E1] Fewest flags; ties go to the closest clockwise from the old first player, who comes last. */
const nextFirstPlayer = (state: State): Seat => {
  let chosen = NOBODY;
  let fewest: number = BRIDGES.length;
  for (let step = 1; step <= state.seats; step++) {
    const seat = (state.firstPlayer + step) % state.seats;
    const count = flagCount(state, seat);
    if (count < fewest) {
      fewest = count;
      chosen = seat;
    }
  }
  return chosen;
};
